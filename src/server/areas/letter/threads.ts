// Reads of letters: the pairs of a character, the letters of one pair, and opening them.
import { sql } from 'drizzle-orm'
import { LETTER_WORDS_LENGTH, REMOVED_LETTER } from '#rules/letters.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { meetsCharacter } from '../block/between.ts'
import { type ListedRow, listedColumns, toListed } from '../character/listed.ts'
import { readTopics } from '../notice/notify.ts'
import { metOther, type Named } from './other.ts'
import { lettersOf, ofPair } from './shown-letters.ts'
import { letter, letterMemo } from './tables.ts'

type Page = { userId: string; own: OwnCharacter; pageStart: number; perPage: number; now: Date }

const ofLast = columnsOf(letter, 'l', ['fromId', 'body', 'sentAt', 'removedAt'])
type ThreadRow = RowOf<typeof ofLast> & ListedRow & { unread: number; hasGift: boolean }

export async function getThreadList(db: Db, { userId, own, pageStart, perPage, now }: Page) {
  const { characterId } = own
  const met = sql`letter_thread t join character c on c.character_id = t.other_id
    where t.character_id = ${characterId} and ${meetsCharacter(userId)}`
  const [{ rows }, count, unread] = await Promise.all([
    db.execute<ThreadRow>(sql`
      select ${listedColumns}, ${ofLast},
        (select count(*) from letter u where u.to_id = ${characterId} and u.from_id = c.character_id
          and u.read_at is null) as unread,
        exists (select 1 from letter w join letter_gift g on g.letter_id = w.letter_id and g.state = 'waiting'
          where w.to_id = ${characterId} and w.from_id = c.character_id) as "hasGift"
      from (select t.other_id, t.last_at, t.last_letter_id from ${met}
        order by t.last_at desc, t.other_id limit ${perPage} offset ${(pageStart - 1) * perPage}) t
      join character c on c.character_id = t.other_id join letter l on l.letter_id = t.last_letter_id
      order by t.last_at desc, t.other_id`),
    countOf(db, met),
    unreadOf(db, userId, characterId),
  ])
  return {
    threadList: rows.map(({ fromId, body, sentAt, removedAt, unread: many, hasGift, ...row }) => ({
      other: toListed(row),
      ...{
        isMine: fromId === characterId,
        words: removedAt === null ? oneLine(body, LETTER_WORDS_LENGTH) : REMOVED_LETTER,
        sentAt,
        unread: many,
        hasGift,
      },
    })),
    ...{ count, unread, serverTime: now },
  }
}

/** Letters to a character that were never opened. */
const unreadOf = (db: Db | Tx, userId: string, characterId: string): Promise<number> =>
  countOf(
    db,
    sql`letter u join character c on c.character_id = u.from_id
      where u.to_id = ${characterId} and u.read_at is null and ${meetsCharacter(userId)}`,
  )

/** @throws CHARACTER_NOT_FOUND, MESSAGE_OWN */
export async function getThread(db: Db, { pageStart, perPage, now, ...named }: Page & Named) {
  const { own, otherId } = named
  const { listed } = await metOther(db, named)
  const pair = ofPair(own.characterId, otherId)
  const [letterList, count, ownMemo] = await Promise.all([
    lettersOf(
      db,
      own.characterId,
      sql`${pair} order by l.letter_id desc limit ${perPage} offset ${(pageStart - 1) * perPage}`,
    ),
    countOf(db, sql`letter l where ${pair}`),
    memoOf(db, own.characterId, otherId),
  ])
  return { other: listed, letterList, count, memo: ownMemo, serverTime: now }
}

const memo = columnsOf(letterMemo, null, ['body'])

async function memoOf(db: Db | Tx, characterId: string, otherId: string): Promise<string> {
  const { rows } = await db.execute<RowOf<typeof memo>>(sql`
    select ${memo} from letter_memo where character_id = ${characterId} and other_id = ${otherId}`)
  return rows[0]?.body ?? ''
}

type Opened = { userId: string; own: OwnCharacter; otherId: string; letterId: number; now: Date }

export async function markRead(tx: Tx, { userId, own: { characterId }, otherId, letterId, now }: Opened) {
  await tx.execute(sql`
    update letter set read_at = ${now.toISOString()}
    where to_id = ${characterId} and from_id = ${otherId} and letter_id <= ${letterId} and read_at is null`)
  await readTopics(tx, { userId, topics: [`post:${characterId}:${otherId}`], now })
  return { unread: await unreadOf(tx, userId, characterId) }
}
