// What can be done with one's own characters and may wait: through the outbox, kept first, then sent, once.
import type { OwnCharacter } from '#app/areas/character/queries.ts'
import { characterCalls } from '#app/areas/character/queries.ts'
import type { NewOutboxItem, OutboxItem } from '#app/platform/outbox/item.ts'
import { characterEditCalls } from './queries.ts'

const SPEAK = 'character.speakAs'
const ARRANGE = 'character.arrange'
const HIDE = 'character.hide'
const TOUCHES: NewOutboxItem['touches'] = ['character', 'world']

export const speakAs = ({ characterId, characterFullName, worldId }: OwnCharacter): NewOutboxItem => ({
  entity: `speaking:${worldId}`,
  kind: SPEAK,
  request: characterCalls.speakAs.request({ characterId }),
  note: characterFullName,
  facts: { characterId, worldId },
  touches: TOUCHES,
})

/** The whole order: what is sent last holds. */
export const arrange = (characterIdList: string[], moved: OwnCharacter): NewOutboxItem => ({
  entity: 'characterOrder',
  kind: ARRANGE,
  request: characterEditCalls.arrange.request({ characterIdList }),
  note: moved.characterFullName,
  facts: { order: characterIdList.join(' ') },
  touches: TOUCHES,
})

export const hide = ({ characterId, characterFullName }: OwnCharacter, isHidden: boolean): NewOutboxItem => ({
  entity: `characterHidden:${characterId}`,
  kind: HIDE,
  request: characterEditCalls.hide.request({ characterId, isHidden }),
  note: characterFullName,
  facts: { characterId, isHidden: isHidden ? 1 : 0 },
  touches: TOUCHES,
})

/** The list as it is once everything that waits was sent. */
export function withWaiting(list: readonly OwnCharacter[], items: readonly OutboxItem[]): OwnCharacter[] {
  let shown = [...list]
  for (const { kind, facts, state } of items) {
    if (state !== 'waiting') continue
    if (kind === SPEAK) {
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
  state === 'waiting' && (kind === SPEAK || kind === HIDE || kind === ARRANGE)
