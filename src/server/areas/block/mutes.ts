// Mutes of a user: words and characters. They change what this user's screens fold, and nothing that others see.
import { sql } from 'drizzle-orm'
import { MUTED_CHARACTERS_MOST, MUTED_WORDS_MOST, mutedWordFault, mutedWordKey } from '#rules/mutes.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from '../character/tables.ts'
import { world } from '../world/tables.ts'
import { meetsCharacter } from './between.ts'
import { muteCharacter, muteWord } from './tables.ts'

const wordColumns = columnsOf(muteWord, 'm', { word: 'word', mutedAt: 'createdAt' })
const mutedColumns = columnsOf(muteCharacter, 'm', { mutedAt: 'createdAt' })
const characterColumns = columnsOf(character, 'c', ['characterId', 'characterFullName', 'icon', 'worldId'])

const ofWorld = columnsOf(world, 'w', ['worldName'])

export async function listMutes(db: Db, { userId }: { userId: string }) {
  const [{ rows: wordList }, { rows: characterList }] = await Promise.all([
    db.execute<RowOf<typeof wordColumns>>(sql`
      select ${wordColumns} from mute_word m where m.user_id = ${userId} order by m.created_at desc, m.word_key`),
    db.execute<RowOf<typeof mutedColumns> & RowOf<typeof characterColumns> & RowOf<typeof ofWorld>>(sql`
      select ${mutedColumns}, ${characterColumns}, ${ofWorld}
      from mute_character m join character c on c.character_id = m.character_id join world w on w.world_id = c.world_id
      where m.user_id = ${userId} and ${meetsCharacter(userId)} order by m.created_at desc, m.character_id`),
  ])
  return { wordList, characterList }
}

/** One after the other for a user, so that the limit holds. */
const lockMutes = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`mutes ${userId}`}))`)

type Word = { userId: string; word: string; isMuted: boolean; now: Date }

/** @throws MUTE_WORD_EMPTY, MUTE_WORD_LONG, MUTE_WORDS_MOST */
export async function setMutedWord(tx: Tx, { userId, word: typed, isMuted, now }: Word) {
  const word = typed.trim()
  const key = mutedWordKey(word)
  if (!isMuted) {
    await tx.execute(sql`delete from mute_word where user_id = ${userId} and word_key = ${key}`)
    return { word, isMuted }
  }
  const fault = mutedWordFault(word)
  if (fault) throw refuse(fault)
  await lockMutes(tx, userId)
  const others = await countOf(tx, sql`mute_word where user_id = ${userId} and word_key <> ${key}`)
  if (others >= MUTED_WORDS_MOST) throw refuse('MUTE_WORDS_MOST')
  await tx.execute(sql`
    insert into mute_word (user_id, word_key, word, created_at) values (${userId}, ${key}, ${word}, ${now.toISOString()})
    on conflict do nothing`)
  return { word, isMuted }
}

type Other = { userId: string; otherId: string; isMuted: boolean; now: Date }

/** @throws MUTE_CHARACTER_UNKNOWN, MUTE_OWN, MUTE_CHARACTERS_MOST */
export async function setMutedCharacter(tx: Tx, { userId, otherId, isMuted, now }: Other) {
  if (!isMuted) {
    await tx.execute(sql`delete from mute_character where user_id = ${userId} and character_id = ${otherId}`)
    return { otherId, isMuted }
  }
  const { rows } = await tx.execute<{ isOwn: boolean }>(sql`
    select c.user_id = ${userId} and not c.is_npc as "isOwn" from character c
    where c.character_id = ${otherId} and ${meetsCharacter(userId)}`)
  const [other] = rows
  if (!other) throw refuse('MUTE_CHARACTER_UNKNOWN')
  if (other.isOwn) throw refuse('MUTE_OWN')
  await lockMutes(tx, userId)
  const others = await countOf(tx, sql`mute_character where user_id = ${userId} and character_id <> ${otherId}`)
  if (others >= MUTED_CHARACTERS_MOST) throw refuse('MUTE_CHARACTERS_MOST')
  await tx.execute(sql`
    insert into mute_character (user_id, character_id, created_at) values (${userId}, ${otherId}, ${now.toISOString()})
    on conflict do nothing`)
  return { otherId, isMuted }
}
