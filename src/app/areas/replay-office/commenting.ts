// Write of a comment on a line of a replay.
import { type PhaseKey, scenarioReplayCalls } from '#app/areas/scenario-replay/queries.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { REPLAY_MOST } from '#rules/scenario/replay.ts'
import { lengthCount } from '#rules/text/count.ts'
import { commentTarget, REPLAY_COMMENT_PLACE } from './draft-places.ts'
import type { BodyLine } from './review/body-lines.ts'

type Written = { of: PhaseKey; title: string; line: Pick<BodyLine, 'rowNo' | 'quoted'> }

export const commentFault = (body: string): string | undefined => {
  if (body.trim() === '') return '指摘を入力してください。'
  return lengthCount(body) > REPLAY_MOST.comment
    ? `指摘は${REPLAY_MOST.comment.toLocaleString('ja-JP')}文字以内で入力してください。`
    : undefined
}

export const commentingReplay = defineWrite({
  kind: 'replay.comment',
  textIn: 'body',
  policy: 'online',
  thing: ['target'],
  holdsText: true,
  touches: ['scenarioReplay'],
  toasts: 'problems',
  press: ({ of: { worldId, scenarioId, phase }, title, line, text, draftId }: WrittenDraft & Written) => ({
    entity: `replay:${scenarioId}:${phase}`,
    request: scenarioReplayCalls.comment.request({ worldId, scenarioId, phase, ...line, body: text }),
    note: title,
    facts: { draftId, place: REPLAY_COMMENT_PLACE, target: commentTarget({ worldId, scenarioId, phase }, line.rowNo) },
  }),
})
