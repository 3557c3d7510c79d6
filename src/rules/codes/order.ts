// States of orders (codes.tsv; doc3 §3).
import type { CodeOf } from './code-of.ts'

export const orderStatus = {
  preOrder: 'PreOrder',
  ordering: 'Ordering',
  inviting: 'Inviting',
  checkingByDirector: 'CheckingByDirector',
  checkingByMaster: 'CheckingByMaster',
  openRequesting: 'OpenRequesting',
  ordered: 'Ordered',
  released: 'Released',
  cancel: 'Cancel',
} as const
export type OrderStatus = CodeOf<typeof orderStatus>

/** Statuses that are only shown, never stored. */
export const orderStatusDisplayExtra = {
  returned: 'Returned',
  submitting: 'Submitting',
  returnedByDirector: 'ReturnedByDirector',
  returnedByMaster: 'ReturnedByMaster',
} as const
export type OrderStatusDisplayExtra = CodeOf<typeof orderStatusDisplayExtra>

export const orderStatusLabels: Record<OrderStatus | OrderStatusDisplayExtra, string> = {
  PreOrder: '仮発注',
  Ordering: '発注手続き中',
  Inviting: '招待中',
  CheckingByDirector: '運営確認中',
  CheckingByMaster: 'マスター確認中',
  OpenRequesting: '公開依頼中',
  Ordered: '発注済み',
  Released: '公開済み',
  Cancel: 'キャンセル',
  Returned: '差し戻し',
  Submitting: '提出中',
  ReturnedByDirector: '運営からの差し戻し',
  ReturnedByMaster: 'マスターからの差し戻し',
}
