// Write that approves an extra with its time of publication, or sends it back with a comment. It names the version that the admin has
// read.
import { defineWrite } from '#app/platform/outbox/write.ts'
import { APPROVE, type Decided, REJECTION } from '#app/shared/decision/use-decisions.ts'
import { returnTarget } from './draft-places.ts'
import { scenarioExtraCalls } from './queries.ts'

/** @property version version that the admin has read; missing in lists, which only show results */
export type JudgedExtra = { extraId: number; title: string; version?: number }

const deciding = defineWrite({
  kind: 'extra.check',
  textIn: 'comment',
  policy: 'mayWait',
  thing: ['extraId'],
  touches: ['scenarioExtra'],
  toasts: 'none',
  press: ({ thing, verdict }: Decided<JudgedExtra>) => {
    const { extraId, title, version: baseVersion = 0 } = thing
    const { isApproved, reason, draftId, publishAt = null } = verdict
    return {
      entity: `extra:${extraId}`,
      request: scenarioExtraCalls.check.request(
        isApproved
          ? { extraId, baseVersion, step: 'approve', comment: null, publishDateTime: publishAt }
          : { extraId, baseVersion, step: 'return', comment: reason, publishDateTime: null, draftId },
      ),
      note: title,
      facts: {
        ...{ extraId, isApproved: Number(isApproved), publishAt, draftId },
        ...{ place: REJECTION, target: returnTarget(extraId) },
      },
    }
  },
})

export const decidingExtras = {
  write: deciding,
  fact: 'extraId' as const,
  idOf: ({ extraId }: JudgedExtra): number => extraId,
  words: { approve: APPROVE, reject: { plain: '差し戻す', does: '差し戻します', done: '差し戻しました' } },
}
