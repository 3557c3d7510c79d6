// Write that approves a replay with its time of publication, or sends it back with a comment. It names the version that the
// admin has read.
import { type PhaseKey, scenarioReplayCalls } from '#app/areas/scenario-replay/queries.ts'
import type { Area } from '#app/platform/belongings.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { APPROVE, type Decided, REJECTION } from '#app/shared/decision/use-decisions.ts'
import { scenarioRequestStatus } from '#rules/codes/scenario.ts'
import { returnTarget } from './draft-places.ts'

/** An MVP with its reason. */
export type Mvp = { entryId: number; reason: string }

/**
 * @property version version that the admin has read; missing in lists, which only show results
 * @property mvps the office's word on the MVPs; undefined: as the master has them
 */
export type JudgedReplay = PhaseKey & { title: string; version?: number; mvps?: readonly Mvp[] | undefined }

/** Areas whose reads are outdated after an act on a replay. */
const REPLAY_TOUCHES: readonly Area[] = ['scenarioReplay', 'scenarioOffice', 'scenarioInfo', 'scenario']

/** Number that names a phase of a scenario; a scenario has fewer than a hundred phases. */
export const replayId = ({ scenarioId, phase }: Pick<PhaseKey, 'scenarioId' | 'phase'>): number =>
  100 * scenarioId + phase

const { resolving, completed } = scenarioRequestStatus

const deciding = defineWrite({
  kind: 'replay.check',
  textIn: 'comment',
  policy: 'mayWait',
  thing: ['replayId'],
  touches: REPLAY_TOUCHES,
  toasts: 'none',
  press: ({ thing, verdict }: Decided<JudgedReplay>) => {
    const { worldId, scenarioId, phase, title, version: baseVersion = 0, mvps } = thing
    const { isApproved, reason, draftId, publishAt = null } = verdict
    return {
      entity: `replay:${scenarioId}:${phase}`,
      request: scenarioReplayCalls.updateScenarioByAdmin.request({
        ...{ worldId, scenarioId, phase, baseVersion },
        ...(isApproved
          ? {
              status: completed,
              comment: null,
              publishDateTime: publishAt,
              ...(mvps && {
                mvpShogoCharacters: mvps.map(({ entryId, reason: why }) => ({ entryId, reason: why.trim() })),
              }),
            }
          : { status: resolving, comment: reason, publishDateTime: null }),
      }),
      note: title,
      facts: {
        ...{ replayId: replayId(thing), isApproved: Number(isApproved), publishAt, draftId },
        ...{ place: REJECTION, target: returnTarget(thing) },
      },
    }
  },
})

export const decidingReplays = {
  write: deciding,
  fact: 'replayId' as const,
  idOf: replayId,
  words: { approve: APPROVE, reject: { plain: '差し戻す', does: '差し戻します', done: '差し戻しました' } },
}
