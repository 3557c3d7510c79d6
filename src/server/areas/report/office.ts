// The office's part of reports: lists by state, one with its context, and the decision. Only the first decision counts.
import { sql } from 'drizzle-orm'
import {
  decisionFault,
  REPORT_STATES,
  type ReportDecision,
  type ReportState,
  reportKindLabels,
  tellsWriter,
} from '#rules/reports.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { character } from '../character/tables.ts'
import { appUser } from '../identity/tables.ts'
import { notify } from '../notice/notify.ts'
import { record } from '../office/log.ts'
import { countList } from '../office/publishing-desk.ts'
import { reportables } from './kinds.ts'
import { faces, type ThingRow, tables, thing, toThing } from './shown-reports.ts'
import { report } from './tables.ts'

const reporter = columnsOf(appUser, 'u', ['userName'])
const decider = columnsOf(appUser, 'd', { decidedBy: 'userName' })
const people = sql`${reporter}, ${decider}`
const withPeople = sql`${tables} join app_user u on u.user_id = r.user_id left join app_user d on d.user_id = r.decided_by`
type QueuedRow = ThingRow & RowOf<typeof reporter> & Absent<RowOf<typeof decider>>

const toQueued = (row: QueuedRow) => {
  const { reason, words, userName, decidedBy } = row
  return { ...toThing(row), reason, words, userName, decidedBy }
}

type Wanted = { state: ReportState; pageStart: number; perPage: number; now: Date }

export async function getQueue(db: Db, { state, pageStart, perPage, now }: Wanted) {
  const by = state === 'waiting' ? sql`r.created_at, r.report_id` : sql`r.decided_at desc, r.report_id desc`
  const [{ rows }, counts] = await Promise.all([
    db.execute<QueuedRow>(sql`
      select ${thing}, ${faces}, ${people} from ${withPeople} where r.state = ${state}
      order by ${by} limit ${perPage} offset ${(pageStart - 1) * perPage}`),
    countList(db, REPORT_STATES, sql`report`, state),
  ])
  return { reportList: rows.map(toQueued), ...counts, serverTime: now }
}

const more = columnsOf(report, 'r', ['targetId', 'address'])
const writer = columnsOf(appUser, 'a', { writerName: 'userName' })
type DetailRow = QueuedRow & RowOf<typeof more> & RowOf<typeof writer> & { warned: number; removed: number }

const other = columnsOf(report, 'o', ['reportId', 'reason', 'words', 'state', 'createdAt'])
type OtherRow = RowOf<typeof other> & RowOf<typeof reporter>

/** Number of reported things of the same writer on which the office decided so. */
const decidedOf = (state: 'warned' | 'removed') => sql`
  (select count(*) from report o where o.writer_user_id = r.writer_user_id and o.state = ${state} and o.told is not null)`

/** @throws REPORT_NOT_FOUND */
export async function getReport(db: Db, { reportId, now }: { reportId: number; now: Date }) {
  const { rows } = await db.execute<DetailRow>(sql`
    select ${thing}, ${more}, ${faces}, ${people}, ${writer},
      ${decidedOf('warned')} as warned, ${decidedOf('removed')} as removed
    from ${withPeople} join app_user a on a.user_id = r.writer_user_id where r.report_id = ${reportId}`)
  const [row] = rows
  if (!row) throw refuse('REPORT_NOT_FOUND')
  const { kind, targetId, address, writerName, warned, removed, answer, told } = row
  const { rows: otherList } = await db.execute<OtherRow>(sql`
    select ${other}, ${reporter}
    from report o join app_user u on u.user_id = o.user_id
    where o.kind = ${kind} and o.target_id = ${targetId} and o.report_id <> ${reportId} order by o.report_id desc limit 50`)
  return {
    ...toQueued(row),
    ...{ address, isThere: await reportables[kind].isThere(db, targetId), answer, told, otherList },
    // A writer without a name is shown without numbers, because equal numbers would tell which letters come from one hand.
    writer:
      row.characterId === null ? { userName: null, warned: 0, removed: 0 } : { userName: writerName, warned, removed },
    serverTime: now,
  }
}

type Decision = {
  reportId: number
  decision: ReportDecision
  answer: string
  words: string
  adminId: AdminId
  now: Date
}

const about = columnsOf(report, 'r', ['reportId', 'userId', 'kind', 'targetId', 'writerUserId', 'state'])
const ofWriter = columnsOf(character, 'c', { name: 'characterFullName' })
type About = RowOf<typeof about> & Absent<RowOf<typeof ofWriter>>
const reported = columnsOf(report, null, ['reportId', 'userId'])

const logged = { nothing: 'dismiss', warned: 'warn', removed: 'remove' } as const

/** @throws REPORT_NOT_FOUND, REPORT_DECIDED, REPORT_GONE, REPORT_STAYS, REPORT_ANSWER_NEEDED, REPORT_TOLD_NEEDED, REPORT_WORDS_LONG */
export async function decide(tx: Tx, { reportId, decision, answer, words, adminId, now }: Decision) {
  const fault = decisionFault({ decision, answer, words })
  if (fault) throw refuse(fault)
  const asked = await aboutOf(tx, reportId)
  if (!asked) throw refuse('REPORT_NOT_FOUND')
  const { kind, targetId, writerUserId } = asked
  // Decisions on one thing come one after the other, and the locks of events before those of rows.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`report ${kind} ${targetId}`}))`)
  const open = sql`kind = ${kind} and target_id = ${targetId} and state = 'waiting'`
  const { rows: waiting } = await tx.execute<RowOf<typeof reported>>(sql`
    select ${reported} from report where ${open} order by report_id`)
  if (!waiting.some(row => row.reportId === reportId)) throw refuse('REPORT_DECIDED')
  for (const one of [...new Set([writerUserId, ...waiting.map(({ userId }) => userId)])].sort())
    await lockUserEvents(tx, one)
  if (decision === 'removed') {
    const { remove } = reportables[kind]
    if (!remove) throw refuse('REPORT_STAYS')
    if (!(await remove(tx, { targetId, adminId, now }))) throw refuse('REPORT_GONE')
  }
  const told = tellsWriter(decision) ? words.trim() : null
  await tx.execute(sql`
    update report set state = ${decision}, answer = ${answer.trim()}, decided_by = ${adminId},
      decided_at = ${now.toISOString()}, told = case when report_id = ${reportId} then ${told} end
    where report_id in ${waiting.map(row => row.reportId)}`)
  const name = asked.name === null ? reportKindLabels[kind] : `${reportKindLabels[kind]}（${asked.name}）`
  await record(tx, { thing: 'report', thingId: reportId, title: name, act: logged[decision], adminId, now })
  for (const { reportId: id, userId } of waiting) {
    const facts = { reportId: id, thing: name, answer: answer.trim() }
    await notify(tx, now, { userId, event: 'report.decided', facts })
  }
  if (told !== null) {
    const facts = { reportId, thing: name, words: told, isRemoved: decision === 'removed' }
    await notify(tx, now, { userId: writerUserId, event: 'report.told', facts })
  }
  return { reportId, state: decision }
}

async function aboutOf(tx: Tx, reportId: number): Promise<About | null> {
  const { rows } = await tx.execute<About>(sql`
    select ${about}, ${ofWriter} from report r left join character c on c.character_id = r.character_id
    where r.report_id = ${reportId}`)
  return rows[0] ?? null
}
