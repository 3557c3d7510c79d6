// Acts on the user's characters that may wait: stored first, then sent once.

import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { SPEAK_AS } from '#app/shared/character/speaking.ts'
import { characterEditCalls } from '../queries.ts'

const ARRANGE = 'character.arrange'
const HIDE = 'character.hide'

/** Sends the whole order: the last one sent holds. */
export const arranging = defineWrite({
  kind: ARRANGE,
  policy: 'mayWait',
  touches: ['character', 'world'],
  toasts: 'problems',
  press: ({ characterIdList, moved }: { characterIdList: string[]; moved: OwnCharacter }) => ({
    entity: 'characterOrder',
    request: characterEditCalls.arrange.request({ characterIdList }),
    note: moved.characterFullName,
    facts: { order: characterIdList.join(' ') },
  }),
})

export const hiding = defineWrite({
  kind: HIDE,
  policy: 'mayWait',
  touches: ['character', 'world'],
  toasts: 'problems',
  press: ({ character, isHidden }: { character: OwnCharacter; isHidden: boolean }) => ({
    entity: `characterHidden:${character.characterId}`,
    request: characterEditCalls.hide.request({ characterId: character.characterId, isHidden }),
    note: character.characterFullName,
    facts: { characterId: character.characterId, isHidden: isHidden ? 1 : 0 },
  }),
})

/** The list as it will be once every waiting act was sent. */
export function withWaiting(list: readonly OwnCharacter[], items: readonly OutboxItem[]): OwnCharacter[] {
  let shown = [...list]
  for (const { kind, facts, state } of items) {
    if (state !== 'waiting') continue
    if (kind === SPEAK_AS) {
      shown = shown.map(each =>
        each.worldId === facts.worldId ? { ...each, isSpeaking: each.characterId === facts.characterId } : each,
      )
    } else if (kind === HIDE) {
      shown = shown.map(each =>
        each.characterId === facts.characterId ? { ...each, isHidden: facts.isHidden === 1 } : each,
      )
    } else if (kind === ARRANGE) {
      const order = String(facts.order).split(' ')
      const placeOf = ({ characterId }: OwnCharacter) => {
        const place = order.indexOf(characterId)
        return place < 0 ? order.length : place
      }
      shown = shown.toSorted((a, b) => placeOf(a) - placeOf(b))
    }
  }
  return shown
}

export const isOwnAct = ({ kind, state }: OutboxItem): boolean =>
  state === 'waiting' && (kind === SPEAK_AS || kind === HIDE || kind === ARRANGE)
