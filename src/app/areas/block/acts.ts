// Blocking a character's player and ending a block. A press waits for a network: whom one does not want to meet is kept out
// as soon as there is one.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { ApiRequest } from '#app/platform/requests.ts'
import { HIDDEN_WRITER } from '#rules/hidden-writer.ts'
import { blockCalls } from './queries.ts'

/** @property name name of the other one, for the lists of waiting acts */
type BlockPress = { request: ApiRequest; entity: string; name: string; isBlocked: boolean }

export const blocking = defineWrite({
  kind: 'block.user',
  policy: 'mayWait',
  touches: [
    'block',
    'character',
    'friend',
    'follow',
    'world',
    'search',
    'replayResponse',
    'masterRoom',
    'scenarioOrder',
    'letter',
    'makaiPost',
  ],
  toasts: 'all',
  press: ({ request, entity, name, isBlocked }: BlockPress) => ({
    entity,
    request,
    note: name,
    facts: { entity, isBlocked: isBlocked ? 1 : 0 },
  }),
})

export const blockCharacter = (characterId: string, other: { characterId: string; name: string }): BlockPress => ({
  request: blockCalls.blockPublicUser.request({ characterId, otherId: other.characterId }),
  entity: `block:${characterId}:${other.characterId}`,
  name: other.name,
  isBlocked: true,
})

/** The sender of a letter without a name, of whom nothing is known here. */
export const blockLetter = (characterId: string, letterId: number): BlockPress => ({
  request: blockCalls.blockPublicUser.request({ characterId, letterId }),
  entity: `block:${characterId}:letter:${letterId}`,
  name: HIDDEN_WRITER,
  isBlocked: true,
})

export const endBlock = (characterId: string, blockId: number, name: string): BlockPress => ({
  request: blockCalls.unBlockPublicUser.request({ characterId, blockId }),
  entity: `block:${characterId}:${blockId}`,
  name,
  isBlocked: false,
})
