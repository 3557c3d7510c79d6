// Writes of a consultation. Posts go through the outbox, so that no text is lost on the way.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import type { PhaseKey } from '../queries.ts'
import { boardCalls } from './board-queries.ts'

const NOTE_LENGTH = 30
export const BOARD_PLACE = 'scenarioPost'

/** Target of the drafts of a board. */
export const boardTarget = ({ worldId, scenarioId, phase }: PhaseKey): string => `${worldId}:${scenarioId}:${phase}`

/** The target of the draft in which a post is changed. */
export const editTarget = (of: PhaseKey, postId: number): string => `${boardTarget(of)}:${postId}`

type Said = WrittenDraft & { of: PhaseKey; characterId: string | null; asCharacter: boolean; replyTo: number | null }

export const posting = defineWrite({
  kind: 'scenario.post',
  textIn: 'body',
  policy: 'mayWait',
  holdsText: true,
  touches: ['scenarioBoard', 'scenario'],
  toasts: 'none',
  press: ({ of, characterId, asCharacter, replyTo, text, draftId }: Said) => ({
    entity: `board:${of.scenarioId}:${of.phase}`,
    request: boardCalls.post.request({ ...of, characterId, asCharacter, replyTo, body: text, draftId }),
    note: oneLine(text, NOTE_LENGTH),
    facts: {
      scenarioId: of.scenarioId,
      phase: of.phase,
      draftId,
      place: BOARD_PLACE,
      target: boardTarget(of),
      fields: '',
    },
  }),
})

/** Write of a changed post. It does not wait for a network: after the time in which posts may be changed it would be refused. */
export const editingPost = defineWrite({
  kind: 'scenario.editPost',
  textIn: 'body',
  policy: 'online',
  holdsText: true,
  thing: ['postId'],
  touches: ['scenarioBoard'],
  toasts: 'none',
  press: ({ of, postId, text, draftId }: WrittenDraft & { of: PhaseKey; postId: number }) => ({
    entity: `board:${of.scenarioId}:${of.phase}`,
    request: boardCalls.edit.request({ ...of, postId, body: text, draftId }),
    note: oneLine(text, NOTE_LENGTH),
    facts: {
      ...{ scenarioId: of.scenarioId, phase: of.phase, postId, draftId },
      ...{ place: BOARD_PLACE, target: editTarget(of, postId), fields: '' },
    },
  }),
})

type OnPost = { of: PhaseKey; postId: number; note: string }

/** Acts on an existing post: deleting, pinning as a decision, unpinning. */
export const touchingPost = defineWrite({
  kind: 'scenario.touchPost',
  policy: 'mayWait',
  touches: ['scenarioBoard'],
  toasts: 'problems',
  press: ({ of, postId, note, act }: OnPost & { act: 'delete' | 'pin' | 'unpin' }) => ({
    entity: `board:${of.scenarioId}:${of.phase}`,
    request:
      act === 'delete'
        ? boardCalls.delete.request({ ...of, postId })
        : boardCalls.pin.request({ ...of, postId, isPinned: act === 'pin' }),
    note,
    facts: { scenarioId: of.scenarioId, phase: of.phase, postId, act },
  }),
})

export const settingRole = defineWrite({
  kind: 'scenario.role',
  policy: 'mayWait',
  touches: ['scenarioBoard'],
  toasts: 'problems',
  press: ({ of, characterId, role }: { of: PhaseKey; characterId: string; role: string }) => ({
    entity: `role:${of.scenarioId}:${of.phase}:${characterId}`,
    request: boardCalls.setRole.request({ ...of, characterId, role }),
    note: role,
    facts: { scenarioId: of.scenarioId, phase: of.phase, characterId },
  }),
})
