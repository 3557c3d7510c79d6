// Writes by which the office approves a theme, sends it back with a comment, or ends one that players see. They name the version that
// the admin has read.
import { usePress } from '#app/platform/outbox/use-press.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { APPROVE, type Decided, REJECTION } from '#app/shared/decision/use-decisions.ts'
import { returnTarget } from '../draft-places.ts'
import { omnibusCalls } from '../queries.ts'

/** @property version version that the admin has read; missing in lists, which only show results */
export type JudgedTheme = { omnibusId: number; title: string; version?: number }

const deciding = defineWrite({
  kind: 'omnibus.review',
  textIn: 'comment',
  policy: 'mayWait',
  thing: ['omnibusId'],
  touches: ['scenarioOmnibus'],
  toasts: 'none',
  press: ({ thing, verdict }: Decided<JudgedTheme>) => {
    const { omnibusId, title, version: baseVersion = 0 } = thing
    const { isApproved, reason, draftId } = verdict
    return {
      entity: `omnibus:${omnibusId}`,
      request: omnibusCalls.reviewResult.request(
        isApproved
          ? { omnibusId, baseVersion, status: 'approved', comment: null }
          : { omnibusId, baseVersion, status: 'returned', comment: reason, draftId },
      ),
      note: title,
      facts: {
        ...{ omnibusId, isApproved: Number(isApproved), draftId },
        ...{ place: REJECTION, target: returnTarget(omnibusId) },
      },
    }
  },
})

export const decidingThemes = {
  write: deciding,
  fact: 'omnibusId' as const,
  idOf: ({ omnibusId }: JudgedTheme): number => omnibusId,
  words: { approve: APPROVE, reject: { plain: '差し戻す', does: '差し戻します', done: '差し戻しました' } },
  isTimed: false,
}

const ending = defineWrite({
  kind: 'omnibus.end',
  policy: 'online',
  thing: ['omnibusId'],
  touches: ['scenarioOmnibus'],
  toasts: 'all',
  press: ({ omnibusId, title, version, comment }: Required<JudgedTheme> & { comment: string }) => ({
    entity: `omnibus:${omnibusId}`,
    request: omnibusCalls.reviewResult.request({ omnibusId, baseVersion: version, status: 'closed', comment }),
    note: title,
    facts: { omnibusId },
  }),
})
export const useEnding = (omnibusId: number) => usePress(ending, { omnibusId })
