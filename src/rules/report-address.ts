// Address of one's own reports and of what the office told about one's own posts. Apart from the other rules of reports, because
// every open page may be told of one.
export const REPORT_LISTS = ['sent', 'told'] as const
export type ReportList = (typeof REPORT_LISTS)[number]

export const reportAddress = (list: ReportList): string => `/myPage/account/report?list=${list}`
