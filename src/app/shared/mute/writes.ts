// Muting words and characters, and ending that. It changes what one's own screens fold, so that it may wait for a network.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { ApiRequest } from '#app/platform/requests.ts'
import { muteCalls } from './queries.ts'

/** @property name the word, or the name of the character, for the lists of waiting acts */
type MutePress = { request: ApiRequest; entity: string; name: string; isMuted: boolean }

export const muting = defineWrite({
  kind: 'mute.set',
  policy: 'mayWait',
  touches: ['mute'],
  toasts: 'all',
  press: ({ request, entity, name, isMuted }: MutePress) => ({
    ...{ entity, request, note: name },
    facts: { entity, isMuted: isMuted ? 1 : 0 },
  }),
})

export const muteWord = (word: string, isMuted: boolean): MutePress => ({
  request: muteCalls.setWord.request({ word, isMuted }),
  entity: `mute:word:${word}`,
  name: word,
  isMuted,
})

export const muteCharacter = ({ characterId, name }: { characterId: string; name: string }, isMuted: boolean) => ({
  request: muteCalls.setCharacter.request({ otherId: characterId, isMuted }),
  entity: `mute:character:${characterId}`,
  name,
  isMuted,
})
