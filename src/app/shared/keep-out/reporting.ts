// Reporting something to the office. It is sent with a network alone: who reports is told at once that it has arrived.
import calls from 'virtual:contract/report'
import { connect } from '#app/platform/api.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { ReportContract } from '#contract/report.ts'
import type { ReportKind, ReportReason } from '#rules/reports.ts'

export const reportCalls = connect<ReportContract>('report', calls)

/** @property targetId id of the tweet, note, comment or character @property name name of the character that wrote it */
export type Reported = { kind: ReportKind; targetId: string; name: string }

export const reporting = defineWrite({
  kind: 'report.send',
  policy: 'online',
  thing: ['kind', 'targetId'],
  touches: ['report'],
  toasts: 'all',
  press: ({ kind, targetId, name, reason, words }: Reported & { reason: ReportReason; words: string }) => ({
    entity: `report:${kind}:${targetId}`,
    request: reportCalls.send.request({ kind, targetId, reason, words }),
    note: name,
    facts: { kind, targetId },
  }),
})
