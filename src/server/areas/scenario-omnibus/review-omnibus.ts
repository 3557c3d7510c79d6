// Reviews of themes by the office: the queue, one theme with its differences from the approved version, results, corrections (C088 to C091).
import { and, asc, eq, sql } from 'drizzle-orm'
import {
  OMNIBUS_CORRECTABLE,
  OMNIBUS_MOST,
  OMNIBUS_WRITABLE,
  type OmnibusResult,
  omnibusResultSteps,
} from '#rules/order/omnibus.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { appUser } from '../identity/tables.ts'
import { ALL_WORLDS } from '../master-room/masters.ts'
import { logPlan } from '../order/plan-log.ts'
import { orderPlanLog, scenarioOmnibus } from '../order/tables/plan.ts'
import { deskOmnibuses } from './omnibus-cards.ts'
import {
  approvedVersion,
  type OmnibusRow,
  shownVersion,
  type Texts,
  takeStep,
  writeCharacters,
  writtenVersion,
} from './omnibus-row.ts'
import { findOmnibus, lockOmnibus } from './own-omnibus.ts'
import { templateOf } from './templates.ts'
import { judgeTexts } from './write-omnibus.ts'

const MOST_LISTED = 100

export async function getReviewList(db: Db, { worldId, now }: { worldId: string; now: Date }) {
  const of = worldId === ALL_WORLDS ? sql`true` : sql`t.world_id = ${worldId}`
  return {
    reviewList: await deskOmnibuses(
      db,
      sql`${of} and t.state = 'checking'`,
      sql`order by t.state_since, t.omnibus_id limit ${MOST_LISTED}`,
    ),
    shownList: await deskOmnibuses(
      db,
      sql`${of} and t.approved_at is not null and t.state not in ('closed', 'checking')`,
      sql`order by t.approved_at desc, t.omnibus_id desc limit ${MOST_LISTED}`,
    ),
    serverTime: now,
  }
}

type Asked = { adminId: AdminId; omnibusId: number; now: Date }

/** @throws OMNIBUS_NOT_FOUND */
export async function getReviewDetail(db: Db, { adminId, omnibusId, now }: Asked) {
  const row = await findOmnibus(db, omnibusId, { adminId })
  const [omnibus] = await deskOmnibuses(db, sql`t.omnibus_id = ${omnibusId}`, sql``)
  if (!omnibus) throw refuse('OMNIBUS_NOT_FOUND')
  const approved = approvedVersion(row)
  // A text that is being written is for its master alone: the office sees the approved one in its place.
  const isOpen = !OMNIBUS_WRITABLE.includes(row.state) || row.state === 'approved'
  return {
    omnibus: isOpen ? omnibus : { ...omnibus, title: approved?.title ?? '', catchcopy: approved?.catchcopy ?? '' },
    template: await templateOf(db, row.templateId),
    written: isOpen ? await shownVersion(db, await writtenVersion(db, row)) : null,
    approved: approved && (await shownVersion(db, approved)),
    logList: await logOf(db, omnibusId),
    serverTime: now,
  }
}

const LOG_SHOWN = 50

const logOf = (db: Db, omnibusId: number) =>
  db
    .select({
      act: orderPlanLog.act,
      userName: appUser.userName,
      reason: orderPlanLog.reason,
      createdAt: orderPlanLog.createdAt,
    })
    .from(orderPlanLog)
    .innerJoin(appUser, eq(appUser.userId, orderPlanLog.userId))
    .where(and(eq(orderPlanLog.kind, 'omnibus'), eq(orderPlanLog.planId, omnibusId)))
    .orderBy(asc(orderPlanLog.logId))
    .limit(LOG_SHOWN)

const saved = ({ omnibusId, state, version }: OmnibusRow) => ({ omnibusId, state, version })

type Judged = Asked & {
  userId: string
  status: OmnibusResult
  comment: string | null
  baseVersion: number
  draftId?: string | null | undefined
}

/** @throws OMNIBUS_NOT_FOUND, OMNIBUS_CHANGED, OMNIBUS_STATE, OMNIBUS_FAULT, REASON_NEEDED */
export async function reviewResult(tx: Tx, { adminId, userId, status, comment, draftId, now, ...asked }: Judged) {
  const before = await lockOmnibus(tx, asked, { adminId })
  const said = comment?.trim() ?? ''
  if (lengthCount(said) > OMNIBUS_MOST.comment) throw refuse('OMNIBUS_FAULT')
  const step = { name: omnibusResultSteps[status], userId, comment: said, now }
  const set =
    status === 'approved'
      ? { approved: await approving(tx, before), approvedAt: now, comment: said }
      : { comment: said, ...(status === 'closed' ? { isAccepting: false } : {}) }
  const after = await takeStep(tx, before, step, set)
  await submitDraft(tx, userId, draftId ?? null, now)
  return saved(after)
}

/** The version that becomes the one of players. @throws OMNIBUS_FAULT */
async function approving(tx: Tx, row: OmnibusRow): Promise<string> {
  judgeTexts(row, true)
  return JSON.stringify(await writtenVersion(tx, row))
}

type Correcting = {
  scenarioOmnibusInfo: Texts & { omnibusId: number; baseVersion: number }
  characterList: readonly string[]
  draftId?: string | null | undefined
  userId: string
  adminId: AdminId
  now: Date
}

/** @throws OMNIBUS_NOT_FOUND, OMNIBUS_CHANGED, OMNIBUS_STATE, OMNIBUS_FAULT, RELATED_UNKNOWN */
export async function correctOmnibus(tx: Tx, sent: Correcting) {
  const { scenarioOmnibusInfo: info, characterList, draftId, userId, adminId, now } = sent
  const texts = judgeTexts(info, true)
  const before = await lockOmnibus(tx, info, { adminId })
  if (!OMNIBUS_CORRECTABLE.includes(before.state)) throw refuse('OMNIBUS_STATE')
  await writeCharacters(tx, before, characterList)
  const isShown = before.state === 'approved'
  const approved = isShown ? await approving(tx, { ...before, ...texts }) : before.approved
  const [after] = await tx
    .update(scenarioOmnibus)
    .set({ ...texts, approved, version: before.version + 1 })
    .where(eq(scenarioOmnibus.omnibusId, before.omnibusId))
    .returning()
  if (!after) throw new Error('A theme was not written.')
  await logPlan(tx, 'omnibus', before.omnibusId, { act: 'correct', userId, now })
  await submitDraft(tx, userId, draftId ?? null, now)
  return saved(after)
}
