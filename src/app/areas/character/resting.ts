// Write that says to everybody that the player of a character is away for a while, or is back.
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { type Character, characterCalls } from '#app/shared/character/queries.ts'

const resting = defineWrite({
  kind: 'character.rest',
  policy: 'mayWait',
  touches: ['character', 'world', 'friend', 'follow', 'scenario', 'scenarioBoard', 'scenarioPlaying'],
  toasts: 'all',
  press: ({ characterId, characterFullName, isResting }: Resting) => ({
    entity: `resting:${characterId}`,
    request: characterCalls.rest.request({ characterId, isResting }),
    note: characterFullName,
    facts: { characterId, isResting: isResting ? 1 : 0 },
  }),
})
type Named = Pick<Character, 'characterId' | 'characterFullName'>
export type Resting = Named & Pick<Character, 'isResting'>

export function useResting(character: Resting) {
  const { write, lastOf, openOf } = useWrite(resting)
  const { characterId, characterFullName } = character
  const pressed = lastOf({ characterId })?.facts.isResting
  return {
    /** Break as it was pressed last, else as the server says. */
    isResting: pressed === undefined ? character.isResting : pressed === 1,
    /** Press that the server did not answer yet. */
    open: openOf({ characterId }),
    rest: (isResting: boolean): void => void write({ characterId, characterFullName, isResting }),
  }
}
