// The office's part of the makai post: letters about which it was asked, and looking a sender up with a reason, which stands in its
// record. The answer of that one act alone names a sender.
import { sql } from 'drizzle-orm'
import type { MakaiCaseQueue } from '#rules/makai-address.ts'
import { type MakaiCaseAct, makaiReasonFault } from '#rules/makai-post.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { character } from '../character/tables.ts'
import { appUser } from '../identity/tables.ts'
import { notify } from '../notice/notify.ts'
import { record } from '../office/log.ts'
import { world } from '../world/tables.ts'
import { makaiCase, makaiLetter } from './makai-tables.ts'

type Wanted = { queue: MakaiCaseQueue; pageStart: number; perPage: number; now: Date }

const ofCase = columnsOf(makaiCase, 'k', ['letterId', 'words', 'askedAt', 'state', 'decidedAt', 'reason'])
const ofLetter = columnsOf(makaiLetter, 'l', ['body', 'arrivedAt'])
const ofReceiver = columnsOf(character, 'c', { receiverName: 'characterFullName' })
const ofWorld = columnsOf(world, 'w', ['worldName'])
const decider = columnsOf(appUser, 'u', { decidedBy: 'userName' })
type Row = RowOf<typeof ofCase> &
  RowOf<typeof ofLetter> &
  RowOf<typeof ofReceiver> &
  RowOf<typeof ofWorld> &
  Absent<RowOf<typeof decider>>

export async function getCases(db: Db, { queue, pageStart, perPage, now }: Wanted) {
  const isIn = queue === 'waiting' ? sql`k.state = 'waiting'` : sql`k.state <> 'waiting'`
  const order = queue === 'waiting' ? sql`k.asked_at, k.letter_id` : sql`k.decided_at desc, k.letter_id`
  const [{ rows }, count, waiting] = await Promise.all([
    db.execute<Row>(sql`
      select ${ofCase}, ${ofLetter}, ${ofReceiver}, ${ofWorld}, ${decider}
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

const state = columnsOf(makaiCase, 'k', ['state'])
const ofAsked = columnsOf(makaiLetter, 'l', ['worldId', 'toId'])
const receiver = columnsOf(character, 'c', { receiverId: 'userId', receiverName: 'characterFullName' })
type Asked = RowOf<typeof state> & RowOf<typeof ofAsked> & RowOf<typeof receiver>

const writer = columnsOf(character, 'c', ['characterFullName'])
const user = columnsOf(appUser, 'u', ['userName', 'publicUserId'])
type Sender = RowOf<typeof writer> & RowOf<typeof user>

/** @throws MAKAI_NOT_FOUND, MAKAI_DECIDED, MAKAI_REASON */
export async function decide(tx: Tx, { letterId, act, reason, adminId, now }: Decision) {
  const fault = makaiReasonFault(reason)
  if (fault) throw refuse(fault)
  const words = reason.trim()
  const find = sql`
    select ${state}, ${ofAsked}, ${receiver}
    from makai_case k join makai_letter l on l.letter_id = k.letter_id join character c on c.character_id = l.to_id
    where k.letter_id = ${letterId}`
  const { rows: met } = await tx.execute<Asked>(find)
  if (!met[0]) throw refuse('MAKAI_NOT_FOUND')
  // Lock of the receiver's events, which every transaction takes before it locks rows.
  await lockUserEvents(tx, met[0].receiverId)
  const { rows } = await tx.execute<Asked>(sql`${find} for update of k`)
  const { state: before, worldId, toId, receiverId, receiverName } = rows[0] ?? met[0]
  if (act === 'close' && before !== 'waiting') throw refuse('MAKAI_DECIDED')
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
  if (before === 'waiting') {
    const facts = { worldId, characterId: toId, letterId }
    await notify(tx, now, { userId: receiverId, event: 'makai.decided', facts })
  }
  return { letterId, state: next, sender: act === 'lift' ? await senderOf(tx, letterId) : null } as const
}

async function senderOf(tx: Tx, letterId: number): Promise<Sender> {
  const { rows } = await tx.execute<Sender>(sql`
    select ${writer}, ${user}
    from makai_sender s join character c on c.character_id = s.character_id join app_user u on u.user_id = s.user_id
    where s.letter_id = ${letterId}`)
  if (!rows[0]) throw refuse('MAKAI_NOT_FOUND')
  return rows[0]
}
