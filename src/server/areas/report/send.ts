// Reporting something: its words are kept as they stand, so that the office sees them whatever becomes of it.
import { sql } from 'drizzle-orm'
import { REPORTS_WAITING_MOST, type ReportKind, type ReportReason, reportFault } from '#rules/reports.ts'
import type { Tx } from '../../db/client.ts'
import { countOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { reportables } from './kinds.ts'
import { report } from './tables.ts'

type Sent = {
  userId: string
  kind: ReportKind
  targetId: string
  reason: ReportReason
  words: string
  draftId?: string | null | undefined
  now: Date
}

/** @throws REPORT_TARGET_NOT_FOUND, REPORT_OWN, REPORT_ALREADY, REPORT_TOO_MANY, REPORT_WORDS_NEEDED, REPORT_WORDS_LONG */
export async function sendReport(tx: Tx, { userId, kind, targetId, reason, words, draftId = null, now }: Sent) {
  const fault = reportFault(reason, words)
  if (fault) throw refuse(fault)
  const thing = await reportables[kind].find(tx, { userId, targetId })
  if (!thing) throw refuse('REPORT_TARGET_NOT_FOUND')
  if (thing.writerUserId === userId) throw refuse('REPORT_OWN')
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`reports ${userId}`}))`)
  const mine = sql`report where user_id = ${userId} and state = 'waiting'`
  if ((await countOf(tx, sql`${mine} and kind = ${kind} and target_id = ${targetId}`)) > 0)
    throw refuse('REPORT_ALREADY')
  if ((await countOf(tx, mine)) >= REPORTS_WAITING_MOST) throw refuse('REPORT_TOO_MANY')
  const [made] = await tx
    .insert(report)
    .values({ userId, kind, targetId, reason, words: words.trim(), ...thing, createdAt: now })
    .returning({ reportId: report.reportId, state: report.state })
  if (!made) throw new Error('A report was not kept.')
  await submitDraft(tx, userId, draftId, now)
  return made
}
