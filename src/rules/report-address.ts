// Address of one's own reports and of what the office told about one's own posts. Apart from the other rules of reports, because
// every open page may be told of one.
export const REPORT_LISTS = ['sent', 'told'] as const
export type ReportList = (typeof REPORT_LISTS)[number]

export const reportAddress = (list: ReportList): string => `/myPage/account/report?list=${list}`

const TARGET = /^(\w+):([\w-]{1,48})$/

/** Kind and id of what a draft of a report is about, from its target; null for what is none. */
export function reportTargetOf(target: unknown): { kind: string; targetId: string } | null {
  const [, kind, targetId] = TARGET.exec(typeof target === 'string' ? target : '') ?? []
  return kind === undefined || targetId === undefined ? null : { kind, targetId }
}
