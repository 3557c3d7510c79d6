// Choosing the character one speaks as in its world. It goes through the outbox: it may wait for a network.
import { useQueryClient } from '@tanstack/react-query'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import { useAct } from '#app/platform/outbox/use-act.ts'
import { characterCalls, characterQueries, type OwnCharacter } from './queries.ts'
import { SPEAK_AS } from './speaking.ts'

const chooseSpeaking = ({ characterId, characterFullName, worldId }: OwnCharacter): NewOutboxItem => ({
  entity: `speaking:${worldId}`,
  kind: SPEAK_AS,
  request: characterCalls.speakAs.request({ characterId }),
  note: characterFullName,
  facts: { worldId, characterId },
  touches: ['character'],
})

/** Seen at once, told to the server as soon as there is one. */
export function useSpeakAs(): (character: OwnCharacter) => Promise<void> {
  const act = useAct()
  const client = useQueryClient()
  return async character => {
    client.setQueryData(characterQueries.mine().queryKey, mine => {
      if (!mine) return mine
      const characterList = mine.characterList.map(each =>
        each.worldId === character.worldId ? { ...each, isSpeaking: each.characterId === character.characterId } : each,
      )
      return { ...mine, characterList }
    })
    await act(chooseSpeaking(character))
  }
}
