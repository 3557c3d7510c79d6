// Coins that were held and came back: the reasons, as the screen of held coins tells them.
import { shinseiStatus } from './codes/application.ts'
import type { EntryState } from './scenario/entries.ts'
import type { ScenarioState } from './scenario/states.ts'

export const RETURN_REASONS = [
  'lost',
  'lapsed',
  'cancelled',
  'notEstablished',
  'withdrawn',
  'removed',
  'rejected',
  'takenBack',
  'orderLeft',
  'orderEnded',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

export const returnReasonLabels: Record<ReturnReason, string> = {
  lost: '抽選に外れました',
  lapsed: '期限までに確定しませんでした',
  cancelled: '参加を取り消しました',
  notEstablished: '人数がそろわず、不成立',
  withdrawn: 'シナリオが取り下げられました',
  removed: '運営が参加を取り消しました',
  rejected: '申請が却下されました',
  takenBack: '申請を取り下げました',
  orderLeft: 'オーダーから抜けました',
  orderEnded: 'オーダーが取り消しになりました',
}

/** Reason for which an entry's coins came back. @param phase the state of its phase then, if it is known */
export function entryReturnReason(entry: EntryState, phase: ScenarioState | null): ReturnReason {
  if (entry === 'lost' || entry === 'lapsed' || entry === 'cancelled') return entry
  return phase === 'notEstablished' || phase === 'withdrawn' ? phase : 'removed'
}

/** @param status shinseiStatus of the application */
export const applicationReturnReason = (status: number): ReturnReason =>
  status === shinseiStatus.rejected ? 'rejected' : 'takenBack'

/** Number of returns that the screen shows; the ledger has all of them. */
export const RETURNS_SHOWN = 10
