// Kinds of notices, apart from their labels: addresses need them.

/** Kinds by which the list is filtered and a notice has its icon and word. */
export const NOTICE_KINDS = [
  'deadline',
  'seat',
  'scenario',
  'board',
  'replay',
  'order',
  'letter',
  'mission',
  'application',
  'people',
  'news',
  'search',
  'desk',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]
