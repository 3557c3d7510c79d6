// Choosing the character one speaks as in a world.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { characterCalls, characterQueries, type OwnCharacter } from '#app/areas/character/queries.ts'
import { Refusal } from '#app/platform/exchange.ts'
import { makeOld } from '#app/platform/query.ts'
import { randomUuid } from '#app/platform/uuid.ts'

const NOT_CHANGED = '切りかえられませんでした。通信を確かめて、もう一度お試しください。'

export function useSpeakAs() {
  const client = useQueryClient()
  const [choosing, setChoosing] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  /** Whether it is the one by now. Choosing it twice is choosing it once: a lost answer needs no memory. */
  const speakAs = async ({ characterId, worldId }: OwnCharacter): Promise<boolean> => {
    setChoosing(characterId)
    setProblem(null)
    try {
      await characterCalls.speakAs.send({ characterId }, { key: randomUuid() })
    } catch (error) {
      setProblem(error instanceof Refusal ? error.message : NOT_CHANGED)
      return false
    } finally {
      setChoosing(null)
    }
    const { queryKey } = characterQueries.mine()
    client.setQueryData<{ characterList: OwnCharacter[] }>(
      queryKey,
      mine =>
        mine && {
          characterList: mine.characterList.map(row =>
            row.worldId === worldId ? { ...row, isSpeaking: row.characterId === characterId } : row,
          ),
        },
    )
    makeOld(client, ['character'])
    return true
  }
  return { choosing, problem, speakAs }
}
