// Reporting something to the office. It is sent with a network alone: who reports is told at once that it has arrived. Its words are a
// draft until then.
import calls from 'virtual:contract/report'
import { connect } from '#app/platform/api.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import type { ReportContract } from '#contract/report.ts'
import { reportTargetOf } from '#rules/report-address.ts'
import { REPORT_KINDS, REPORT_REASONS, type ReportKind, type ReportReason } from '#rules/reports.ts'

export const reportCalls = connect<ReportContract>('report', calls)

export const REPORT_PLACE = 'report'

/** @property targetId id of what is reported @property name name of the character that wrote it; '' where it is not at hand */
export type Reported = { kind: ReportKind; targetId: string; name: string }

/** Target of the drafts about something; `readReported` reads it back. */
export const reportTarget = ({ kind, targetId }: Reported): string => `${kind}:${targetId}`

export function readReported(target: unknown): Reported | null {
  const named = reportTargetOf(target)
  const kind = REPORT_KINDS.find(each => each === named?.kind)
  return named && kind ? { kind, targetId: named.targetId, name: '' } : null
}

/** Serializes the reason for the draft; `readReason` reads it back. */
export const keptReason = (reason: ReportReason): string => JSON.stringify({ reason })

export function readReason(fields: string): ReportReason {
  try {
    const { reason } = JSON.parse(fields) as { reason?: unknown }
    return REPORT_REASONS.find(each => each === reason) ?? REPORT_REASONS[0]
  } catch {
    return REPORT_REASONS[0]
  }
}

type Sending = Reported & WrittenDraft & { reason: ReportReason }

export const reporting = defineWrite({
  kind: 'report.send',
  textIn: 'words',
  policy: 'online',
  holdsText: true,
  thing: ['target'],
  touches: ['report'],
  toasts: 'none',
  press: ({ reason, text, draftId, ...reported }: Sending) => {
    const { kind, targetId, name } = reported
    const target = reportTarget(reported)
    return {
      entity: `report:${target}`,
      request: reportCalls.send.request({ kind, targetId, reason, words: text.trim(), draftId }),
      note: name,
      facts: { draftId, place: REPORT_PLACE, target, fields: keptReason(reason) },
    }
  },
})
