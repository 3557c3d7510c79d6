// End of an application: withdrawn by its user, or judged by an admin. Only the first of them ends it; the fee and the held
// piece go back unless it was approved.
import { sql } from 'drizzle-orm'
import { type ApplicationStage, applicationCauses, feeText, rejectionReasonFault } from '#rules/applications.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import { post, systemAccounts } from '../../platform/ledger/post.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { refund } from '../coin/charge.ts'
import { notify } from '../notice/notify.ts'
import { grant } from './grant.ts'
import type { OwnApplicationId } from './own-application.ts'
import { application } from './tables.ts'

const columns = columnsOf(application, null, [
  'applicationId',
  'kind',
  'characterId',
  'worldId',
  'name',
  'description',
  'slotNo',
  'code',
  'level',
  'coin',
])
export type EndedApplication = RowOf<typeof columns>

type End = {
  applicationId: number
  status: ApplicationStage
  reason: string | null
  decidedBy: string | null
  now: Date
}

/** @throws APPLICATION_NOT_FOUND, APPLICATION_DECIDED */
export async function cancelApplication(
  tx: Tx,
  { own: applicationId, userId, now }: { own: OwnApplicationId; userId: string; now: Date },
) {
  const end = { applicationId, status: shinseiStatus.cancelled, reason: null, decidedBy: null, now }
  const ended = await endOnce(tx, end, userId)
  const refunded = await giveBack(tx, ended, shinseiStatus.notApplied, now)
  return { applicationId, refunded }
}

type Decision = { applicationId: number; isApproved: boolean; reason: string; adminId: AdminId; now: Date }

/** @throws APPLICATION_NOT_FOUND, APPLICATION_DECIDED, APPLICATION_STALE, CLASS_NAME_TAKEN, REJECTION_REASON */
export async function decideApplication(tx: Tx, { applicationId, isApproved, reason, adminId, now }: Decision) {
  const fault = isApproved ? null : rejectionReasonFault(reason)
  if (fault) throw refuse(fault)
  const status = isApproved ? shinseiStatus.approved : shinseiStatus.rejected
  const words = isApproved ? null : reason.trim()
  const userId = await lockEventsOfApplicant(tx, applicationId)
  const ended = await endOnce(tx, { applicationId, status, reason: words, decidedBy: adminId, now })
  if (isApproved) await grant(tx, ended, now)
  const refunded = isApproved ? 0 : await giveBack(tx, ended, shinseiStatus.rejected, now)
  const facts = told(ended, isApproved, refunded)
  await notify(tx, now, { userId, event: 'application.decided', facts, kind: 'application' })
  return { applicationId, status, refunded }
}

/** Facts of a decision for the applicant's open screens. */
const told = ({ applicationId, kind, name, coin }: EndedApplication, isApproved: boolean, refunded: number) => ({
  applicationId,
  applicationKind: kind,
  name,
  result: isApproved ? ('approved' as const) : ('rejected' as const),
  refundText: coin && refunded > 0 ? feeText(coin, refunded) : '',
})

const userColumn = columnsOf(application, null, ['userId'])

/** Locks the applicant's events, so that they arrive in the order of commits. @throws APPLICATION_NOT_FOUND */
async function lockEventsOfApplicant(tx: Tx, applicationId: number): Promise<string> {
  const { rows } = await tx.execute<RowOf<typeof userColumn>>(sql`
    select ${userColumn} from application where application_id = ${applicationId}`)
  if (!rows[0]) throw refuse('APPLICATION_NOT_FOUND')
  await lockUserEvents(tx, rows[0].userId)
  return rows[0].userId
}

const characterColumn = columnsOf(application, null, ['characterId'])

/** @param userId if given, the application must be this user's */
async function endOnce(tx: Tx, end: End, userId?: string): Promise<EndedApplication> {
  const { applicationId, status, reason, decidedBy, now } = end
  const isTheirs = userId === undefined ? sql`true` : sql`user_id = ${userId}`
  const { rows: found } = await tx.execute<RowOf<typeof characterColumn>>(sql`
    select ${characterColumn} from application where application_id = ${applicationId} and ${isTheirs}`)
  if (!found[0]) throw refuse('APPLICATION_NOT_FOUND')
  // All changes for a character are made one after the other, by locking its row first.
  await tx.execute(sql`select 1 from character where character_id = ${found[0].characterId} for no key update`)
  const { rows } = await tx.execute<EndedApplication>(sql`
    update application set status = ${status}, reason = ${reason}, decided_by = ${decidedBy},
      decided_at = ${now.toISOString()}
    where application_id = ${applicationId} and ${isTheirs} and status = ${shinseiStatus.applying}
    returning ${columns}`)
  if (!rows[0]) throw refuse('APPLICATION_DECIDED')
  return rows[0]
}

/** @returns the returned coins */
async function giveBack(tx: Tx, ended: EndedApplication, slotStatus: number, now: Date): Promise<number> {
  const { applicationId, kind, characterId, worldId, name, description, slotNo, code, level } = ended
  const id = String(applicationId)
  if (kind === 'setting') {
    // A text changed since then is another one, which nobody has judged.
    await tx.execute(sql`
      update character_setting set status = ${slotStatus}
      where character_id = ${characterId} and slot_no = ${slotNo} and status = ${shinseiStatus.applying}
        and heading = ${name} and body = ${description}`)
  }
  if (kind === 'item' && code !== null && level !== null) {
    const to = { kind: 'character', id: characterId } as const
    const currency = currencies.item(worldId, code, { level })
    const cause = { kind: applicationCauses.piece, id }
    await post(tx, now, [{ cause, currency, amount: 1, from: systemAccounts.sink, to }])
  }
  const of = { kind: applicationCauses.fee, id }
  return refund(tx, now, { of, cause: { kind: applicationCauses.refund, id } })
}
