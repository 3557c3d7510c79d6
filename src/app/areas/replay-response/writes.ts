// Writes of responses. Reactions and comments may wait for a network; a comment is deleted at once or not at all.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import type { ReactionKind } from '#rules/replay-responses.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { COMMENT_PLACE, commentTarget } from './draft-place.ts'
import { type PhaseKey, type ReplayComment, replayResponseCalls } from './queries.ts'

const NOTE_LENGTH = 30

type Reacting = { of: PhaseKey; characterId: string; kind: ReactionKind; isOn: boolean; name: string }

/** The last press on a kind counts, also without a network. */
export const reacting = defineWrite({
  kind: 'response.react',
  policy: 'mayWait',
  touches: ['replayResponse'],
  toasts: 'problems',
  press: ({ of, characterId, kind, isOn, name }: Reacting) => ({
    entity: `reaction:${of.scenarioId}:${of.phase}:${characterId}:${kind}`,
    request: replayResponseCalls.react.request({ ...of, characterId, kind, isOn }),
    note: name,
    facts: { scenarioId: of.scenarioId, phase: of.phase, characterId, kind, isOn: isOn ? 1 : 0 },
  }),
})

export const commenting = defineWrite({
  kind: 'response.comment',
  textIn: 'body',
  policy: 'mayWait',
  holdsText: true,
  touches: ['replayResponse'],
  toasts: 'none',
  press: ({ of, characterId, text, draftId }: WrittenDraft & { of: PhaseKey; characterId: string }) => ({
    entity: `comments:${of.scenarioId}:${of.phase}`,
    request: replayResponseCalls.comment.request({ ...of, characterId, body: text, draftId }),
    note: oneLine(text, NOTE_LENGTH),
    facts: {
      ...{ scenarioId: of.scenarioId, phase: of.phase, characterId, draftId },
      ...{ place: COMMENT_PLACE, target: commentTarget(of), fields: '' },
    },
  }),
})

type Deleting = { of: PhaseKey; comment: ReplayComment; reason: string | null }

export const deletingComment = defineWrite({
  kind: 'response.deleteComment',
  policy: 'online',
  thing: ['commentId'],
  touches: ['replayResponse'],
  toasts: 'all',
  press: ({ of, comment, reason }: Deleting) => ({
    entity: `comment:${comment.commentId}`,
    request: replayResponseCalls.deleteComment.request({ ...of, commentId: comment.commentId, reason }),
    note: comment.character.characterFullName,
    facts: { commentId: comment.commentId },
  }),
})
