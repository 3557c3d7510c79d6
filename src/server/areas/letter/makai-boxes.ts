// The two boxes of the makai post: the inbox is read from the receiver's table alone, the posted letters from the sender's alone.
import { sql } from 'drizzle-orm'
import { makaiReasonFault } from '#rules/makai-post.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, countOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { meetsCharacter } from '../block/between.ts'
import { type ListedRow, listedColumns, toListed } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { readTopics } from '../notice/notify.ts'
import { makaiCase, makaiLetter, makaiSender } from './makai-tables.ts'

type Page = { userId: string; own: OwnCharacter; pageStart: number; perPage: number; now: Date }

const came = columnsOf(makaiLetter, 'l', ['letterId', 'body', 'arrivedAt', 'readAt', 'removedAt'])
const ofCase = columnsOf(makaiCase, 'k', { caseState: 'state' })
type Came = RowOf<typeof came> & Absent<ListedRow> & Absent<RowOf<typeof ofCase>>

const isListed = (row: Absent<ListedRow>): row is ListedRow => row.characterId !== null

/** Letters `l` of a character's inbox, without those that name a character whom a block hides. */
const inbox = (userId: string, characterId: string) => sql`makai_letter l
  left join character c on c.character_id = l.from_id
  where l.to_id = ${characterId} and (l.from_id is null or ${meetsCharacter(userId)})`

export async function getInbox(db: Db, { userId, own: { characterId }, pageStart, perPage, now }: Page) {
  const of = inbox(userId, characterId)
  const [{ rows }, count, unread] = await Promise.all([
    db.execute<Came>(sql`
      select ${came}, ${listedColumns}, (select k.state from makai_case k where k.letter_id = l.letter_id) as "caseState"
      from ${of} order by l.arrived_at desc, l.letter_id limit ${perPage} offset ${(pageStart - 1) * perPage}`),
    countOf(db, of),
    unreadOf(db, userId, characterId),
  ])
  return {
    letterList: rows.map(({ letterId, body, arrivedAt, readAt, removedAt, caseState, ...row }) => ({
      ...{ letterId, body: removedAt === null ? body : '', isRemoved: removedAt !== null, arrivedAt },
      ...{ isUnread: readAt === null, caseState },
      sender: isListed(row) ? toListed(row) : null,
    })),
    ...{ count, unread, serverTime: now },
  }
}

const unreadOf = (db: Db | Tx, userId: string, characterId: string): Promise<number> =>
  countOf(db, sql`${inbox(userId, characterId)} and l.read_at is null`)

type Opened = { userId: string; own: OwnCharacter; letterIdList: readonly number[]; now: Date }

export async function markMakaiRead(tx: Tx, { userId, own: { characterId }, letterIdList, now }: Opened) {
  if (letterIdList.length > 0) {
    await tx.execute(sql`
      update makai_letter set read_at = ${now.toISOString()}
      where to_id = ${characterId} and read_at is null and letter_id in ${[...letterIdList]}`)
  }
  await readTopics(tx, { userId, topics: [`makai:${characterId}`], now })
  return { unread: await unreadOf(tx, userId, characterId) }
}

const posted = columnsOf(makaiSender, 's', ['body', 'sentAt', 'isAnonymous'])
const receiver = columnsOf(character, 'c', ['characterId', 'characterFullName', 'icon'])
type Posted = RowOf<typeof posted> & RowOf<typeof receiver> & { isOut: boolean }

export async function getSent(db: Db, { own: { characterId }, pageStart, perPage, now }: Page) {
  const [{ rows }, count] = await Promise.all([
    db.execute<Posted>(sql`
      select ${posted}, s.due_at <= ${now.toISOString()} as "isOut", ${receiver}
      from makai_sender s join character c on c.character_id = s.to_id
      where s.character_id = ${characterId}
      order by s.sent_at desc, s.letter_id limit ${perPage} offset ${(pageStart - 1) * perPage}`),
    countOf(db, sql`makai_sender s where s.character_id = ${characterId}`),
  ])
  return {
    letterList: rows.map(({ characterId: to, characterFullName, icon, ...row }) => ({
      ...row,
      receiver: { characterId: to, characterFullName, icon },
    })),
    ...{ count, serverTime: now },
  }
}

type Asked = { own: OwnCharacter; letterId: number; reason: string; now: Date }

/** Asks the office about a letter without a name; asking again is no error. @throws MAKAI_NOT_FOUND also for a letter with a name, MAKAI_REASON */
export async function consult(tx: Tx, { own: { characterId }, letterId, reason, now }: Asked) {
  const fault = makaiReasonFault(reason)
  if (fault) throw refuse(fault)
  const { rowCount } = await tx.execute(sql`
    select 1 from makai_letter where letter_id = ${letterId} and to_id = ${characterId} and from_id is null`)
  if (!rowCount) throw refuse('MAKAI_NOT_FOUND')
  await tx.execute(sql`
    insert into makai_case (letter_id, words, asked_at, state)
    values (${letterId}, ${reason.trim()}, ${now.toISOString()}, 'waiting') on conflict (letter_id) do nothing`)
  const [found] = await tx.select({ caseState: makaiCase.state }).from(makaiCase).where(sql`letter_id = ${letterId}`)
  if (!found) throw new Error('A consultation was not written.')
  return { letterId, ...found }
}
