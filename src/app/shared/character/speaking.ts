// The character that the user speaks as in a world.
import { useQuery } from '@tanstack/react-query'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { useSession } from '#app/platform/use-session.ts'
import { characterQueries, type OwnCharacter } from './queries.ts'

/** Kind of an act in the outbox that chooses the speaking character. */
export const SPEAK_AS = 'character.speakAs'

type Mine = { characterList: readonly OwnCharacter[] }

const ofWorld = (mine: Mine, worldId: string): OwnCharacter[] =>
  mine.characterList.filter(character => character.worldId === worldId)

/** @param chosenId character chosen on this device, which the server may not know yet */
function speakingIn(mine: Mine, worldId: string, chosenId?: unknown): OwnCharacter | null {
  const own = ofWorld(mine, worldId)
  return own.find(({ characterId }) => characterId === chosenId) ?? own.find(({ isSpeaking }) => isSpeaking) ?? null
}

/** The speaking character; null when the user has none in this world, undefined when not known yet. */
export function useSpeaking(worldId: string): OwnCharacter | null | undefined {
  const { user } = useSession()
  const { data } = useQuery({ ...characterQueries.mine(), enabled: user !== null })
  const { items } = useOutboxView()
  if (!user) return null
  const chosen = items.findLast(
    ({ kind, state, facts }) => kind === SPEAK_AS && state === 'waiting' && facts.worldId === worldId,
  )
  return data && speakingIn(data, worldId, chosen?.facts.characterId)
}

/** The user's characters in a world, in the user's own order. */
export function useOwnIn(worldId: string): readonly OwnCharacter[] {
  const { user } = useSession()
  const { data } = useQuery({ ...characterQueries.mine(), enabled: user !== null })
  return data ? ofWorld(data, worldId) : []
}
