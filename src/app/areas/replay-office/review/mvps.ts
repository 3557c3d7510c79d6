// MVPs of a replay, and faults of the office's word on them.
import { type CastResult, REPLAY_MOST } from '#rules/scenario/replay.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Mvp } from '../deciding-replays.ts'

/** MVPs as the master has chosen them. */
export const mvpsOf = (castList: readonly CastResult[]): Mvp[] =>
  castList.flatMap(({ entryId, mvpReason }) => (mvpReason === null ? [] : [{ entryId, reason: mvpReason }]))

export const mvpFault = ({ reason }: Mvp): string | undefined => {
  if (reason.trim() === '') return 'MVPの理由を入力してください。'
  return lengthCount(reason) > REPLAY_MOST.mvpReason
    ? `MVPの理由は${REPLAY_MOST.mvpReason}文字以内で入力してください。`
    : undefined
}
