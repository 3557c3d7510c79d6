// Choosing the character that the user speaks as in its world. It goes through the outbox and may wait for a network.
import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { characterCalls, characterQueries, type OwnCharacter } from './queries.ts'
import { SPEAK_AS } from './speaking.ts'

const choosing = defineWrite({
  kind: SPEAK_AS,
  policy: 'mayWait',
  touches: ['character', 'world'],
  toasts: 'problems',
  press: ({ characterId, characterFullName, worldId }: OwnCharacter) => ({
    entity: `speaking:${worldId}`,
    request: characterCalls.speakAs.request({ characterId }),
    note: characterFullName,
    facts: { worldId, characterId },
  }),
})

/** Hook for the choice, which is visible at once and sent when possible. Resolves to whether it was accepted. */
export function useSpeakAs(): (character: OwnCharacter) => Promise<boolean> {
  const { write } = useWrite(choosing)
  const client = useQueryClient()
  return async character => {
    client.setQueryData(characterQueries.mine().queryKey, mine => {
      if (!mine) return mine
      const characterList = mine.characterList.map(each =>
        each.worldId === character.worldId ? { ...each, isSpeaking: each.characterId === character.characterId } : each,
      )
      return { ...mine, characterList }
    })
    const result = await write(character)
    return result?.state === 'done' || result?.state === 'waiting'
  }
}
