// Write that approves an opening with a time of publication, or sends it back with a reason. It names the version that the
// admin has read.
import { defineWrite } from '#app/platform/outbox/write.ts'
import { APPROVE, type Decided, REJECTION } from '#app/shared/decision/use-decisions.ts'
import { scenarioRequestStatus } from '#rules/codes/scenario.ts'
import { rejectionTarget } from './draft-places.ts'
import { OFFICE_TOUCHES, scenarioOfficeCalls } from './queries.ts'

/** @property version version that the admin has read; missing in lists, which only show results */
export type JudgedOpening = { worldId: string; scenarioId: number; scenarioTitle: string; version?: number }

const deciding = defineWrite({
  kind: 'scenario.check',
  textIn: 'reason',
  policy: 'mayWait',
  thing: ['scenarioId'],
  touches: OFFICE_TOUCHES,
  toasts: 'none',
  press: ({ thing, verdict }: Decided<JudgedOpening>) => {
    const { worldId, scenarioId, scenarioTitle, version } = thing
    const { isApproved, reason, draftId, publishAt = null } = verdict
    const seen = version === undefined ? {} : { version }
    const { awaitingPublication, rejected } = scenarioRequestStatus
    return {
      entity: `opening:${scenarioId}`,
      request: scenarioOfficeCalls.check.request({
        ...{ worldId, scenarioId, ...seen },
        ...(isApproved
          ? { status: awaitingPublication, openDateTime: publishAt, reason: null }
          : { status: rejected, openDateTime: null, reason }),
      }),
      note: scenarioTitle,
      facts: {
        ...{ scenarioId, isApproved: Number(isApproved), publishAt, draftId },
        ...{ place: REJECTION, target: rejectionTarget(thing) },
      },
    }
  },
})

export const decidingOpenings = {
  write: deciding,
  fact: 'scenarioId' as const,
  idOf: ({ scenarioId }: JudgedOpening): number => scenarioId,
  words: { approve: APPROVE, reject: { plain: '差し戻す', does: '差し戻します', done: '差し戻しました' } },
}
