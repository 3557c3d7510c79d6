// Reads of reports: one's own, what the office told, and the office's desk.
import { readQuery } from '#app/platform/query.ts'
import { reportCalls } from '#app/shared/keep-out/reporting.ts'
import { HIDDEN_WRITER } from '#rules/hidden-writer.ts'
import { REPORT_PAGE_SIZE, type ReportState } from '#rules/reports.ts'

type Answer<Name extends keyof typeof reportCalls> = Awaited<ReturnType<(typeof reportCalls)[Name]['send']>>
export type SentReport = Answer<'getSent'>['reportList'][number]
export type ToldReport = Answer<'getTold'>['reportList'][number]
export type QueuedReport = Answer<'getQueue'>['reportList'][number]
export type Report = Answer<'getReport'>

const pageOf = (page: number) => ({ pageStart: page, perPage: REPORT_PAGE_SIZE })
/** Always read again: another admin may have decided since. */
const ALWAYS = { staleTime: 0 }

export const reportQueries = {
  sent: (page: number) => readQuery(reportCalls.getSent, pageOf(page), { kept: true }),
  told: (page: number) => readQuery(reportCalls.getTold, pageOf(page), { kept: true }),
  queue: (state: ReportState, page: number) => ({
    ...readQuery(reportCalls.getQueue, { state, ...pageOf(page) }),
    ...ALWAYS,
  }),
  report: (reportId: number) => ({ ...readQuery(reportCalls.getReport, { reportId }), ...ALWAYS }),
}

/** Name of the character that wrote what was reported. */
export const writerName = ({ character }: Pick<SentReport, 'character'>): string =>
  character?.characterFullName ?? HIDDEN_WRITER
