// The office's decision on a report. It reaches two people at once, so that it is pressed with a network.
import { defineWrite } from '#app/platform/outbox/write.ts'
import { reportCalls } from '#app/shared/keep-out/reporting.ts'
import type { ReportDecision } from '#rules/reports.ts'
import { type Report, writerName } from '../queries.ts'

type Deciding = { report: Report; decision: ReportDecision; answer: string; words: string }

export const decidingReport = defineWrite({
  kind: 'report.decide',
  policy: 'online',
  thing: ['reportId'],
  touches: ['report', 'office', 'tweet', 'note'],
  toasts: 'all',
  press: ({ report, decision, answer, words }: Deciding) => {
    const { reportId } = report
    return {
      entity: `report:${reportId}`,
      request: reportCalls.decide.request({ reportId, decision, answer, words }),
      note: writerName(report),
      facts: { reportId, decision },
    }
  },
})
