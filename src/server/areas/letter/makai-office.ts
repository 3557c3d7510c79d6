// The office's part of the makai post: letters about which it was asked, and looking a sender up with a reason, which stands in its
// record. The answer of that one act alone names a sender.
import { sql } from 'drizzle-orm'
import type { MakaiCaseQueue } from '#rules/makai-address.ts'
import { type MakaiCaseAct, makaiReasonFault } from '#rules/makai-post.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { notify } from '../notice/notify.ts'
import { record } from '../office/log.ts'
import { makaiCase, makaiLetter } from './makai-tables.ts'

type Wanted = { queue: MakaiCaseQueue; pageStart: number; perPage: number; now: Date }

const ofCase = columnsOf(makaiCase, 'k', ['letterId', 'words', 'askedAt', 'state', 'decidedAt', 'reason'])
const ofLetter = columnsOf(makaiLetter, 'l', ['body', 'arrivedAt'])
type Row = RowOf<typeof ofCase> &
  RowOf<typeof ofLetter> & { receiverName: string; worldName: string; decidedBy: string | null }

export async function getCases(db: Db, { queue, pageStart, perPage, now }: Wanted) {
  const isIn = queue === 'waiting' ? sql`k.state = 'waiting'` : sql`k.state <> 'waiting'`
  const order = queue === 'waiting' ? sql`k.asked_at, k.letter_id` : sql`k.decided_at desc, k.letter_id`
  const [{ rows }, count, waiting] = await Promise.all([
    db.execute<Row>(sql`
      select ${ofCase}, ${ofLetter}, c.character_full_name as "receiverName", w.world_name as "worldName",
        u.user_name as "decidedBy"
      from makai_case k join makai_letter l on l.letter_id = k.letter_id
      join character c on c.character_id = l.to_id join world w on w.world_id = l.world_id
      left join app_user u on u.user_id = k.decided_by
      where ${isIn} order by ${order} limit ${perPage} offset ${(pageStart - 1) * perPage}`),
    countOf(db, sql`makai_case k where ${isIn}`),
    countOf(db, sql`makai_case k where k.state = 'waiting'`),
  ])
  return { caseList: rows, count, waiting, serverTime: now }
}

type Decision = { letterId: number; act: MakaiCaseAct; reason: string; adminId: AdminId; now: Date }
type Asked = { state: Row['state']; worldId: string; toId: string; receiverId: string; receiverName: string }
type Sender = { characterFullName: string; userName: string; publicUserId: string }

/** @throws MAKAI_NOT_FOUND, MAKAI_DECIDED, MAKAI_REASON */
export async function decide(tx: Tx, { letterId, act, reason, adminId, now }: Decision) {
  const fault = makaiReasonFault(reason)
  if (fault) throw refuse(fault)
  const words = reason.trim()
  const find = sql`
    select k.state, l.world_id as "worldId", l.to_id as "toId", c.user_id as "receiverId",
      c.character_full_name as "receiverName"
    from makai_case k join makai_letter l on l.letter_id = k.letter_id join character c on c.character_id = l.to_id
    where k.letter_id = ${letterId}`
  const { rows: met } = await tx.execute<Asked>(find)
  if (!met[0]) throw refuse('MAKAI_NOT_FOUND')
  // Lock of the receiver's events, which every transaction takes before it locks rows.
  await lockUserEvents(tx, met[0].receiverId)
  const { rows } = await tx.execute<Asked>(sql`${find} for update of k`)
  const { state, worldId, toId, receiverId, receiverName } = rows[0] ?? met[0]
  if (act === 'close' && state !== 'waiting') throw refuse('MAKAI_DECIDED')
  const next = act === 'lift' ? 'lifted' : 'closed'
  await tx.execute(sql`
    update makai_case set state = ${next}, decided_by = ${adminId}, decided_at = ${now.toISOString()}, reason = ${words}
    where letter_id = ${letterId}`)
  const title = `${receiverName}への手紙：${words}`
  await record(tx, {
    thing: 'makaiPost',
    thingId: letterId,
    title,
    act: act === 'lift' ? 'lift' : 'settle',
    adminId,
    now,
  })
  if (state === 'waiting') {
    const facts = { worldId, characterId: toId, letterId }
    await notify(tx, now, { userId: receiverId, event: 'makai.decided', facts })
  }
  return { letterId, state: next, sender: act === 'lift' ? await senderOf(tx, letterId) : null } as const
}

async function senderOf(tx: Tx, letterId: number): Promise<Sender> {
  const { rows } = await tx.execute<Sender>(sql`
    select c.character_full_name as "characterFullName", u.user_name as "userName", u.public_user_id as "publicUserId"
    from makai_sender s join character c on c.character_id = s.character_id join app_user u on u.user_id = s.user_id
    where s.letter_id = ${letterId}`)
  if (!rows[0]) throw refuse('MAKAI_NOT_FOUND')
  return rows[0]
}
