// States of applications (codes.tsv; doc1 §4, doc3 §4). Two tables: 0 to 3 mean the same stage, shinsei is the wider one
// (G21).
import type { CodeOf } from './code-of.ts'

export const shinseiStatus = {
  notApplied: 0,
  applying: 1,
  approved: 2,
  rejected: 3,
  reapplied: 4,
  cancelled: 5,
  notEstablished: 9,
} as const
export type ShinseiStatus = CodeOf<typeof shinseiStatus>
export const shinseiStatusLabels: Record<ShinseiStatus, string> = {
  0: '未申請',
  1: '申請中',
  2: '承認済',
  3: '却下',
  4: '再申請',
  5: 'キャンセル',
  9: '未成立',
}

export const applicationStatus = { notApplied: 0, inReview: 1, approved: 2, rejected: 3 } as const
export type ApplicationStatus = CodeOf<typeof applicationStatus>
export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  0: '未申請',
  1: '審査中',
  2: '承認済',
  3: '却下',
}
