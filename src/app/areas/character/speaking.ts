// The character one speaks as in a world, and the guard of screens that need one.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { requireUser, useSession } from '#app/platform/use-session.ts'
import { characterQueries, type OwnCharacter } from './queries.ts'

type Mine = { characterList: readonly OwnCharacter[] }

const speakingIn = (mine: Mine, worldId: string): OwnCharacter | null =>
  mine.characterList.find(character => character.worldId === worldId && character.isSpeaking) ?? null

/** Null: there is none in this world. Undefined: not known yet. */
export function useSpeaking(worldId: string): OwnCharacter | null | undefined {
  const { user } = useSession()
  const { data } = useQuery({ ...characterQueries.mine(), enabled: user !== null })
  if (!user) return null
  return data && speakingIn(data, worldId)
}

/**
 * For `beforeLoad` of screens that need a character (doc1 §2.8): without one the user is sent to /withoutLogin and comes
 * back. Synchronous: what is not known yet is judged by NeedsCharacter on the screen.
 */
export function requireCharacter(place: {
  context: { queryClient: QueryClient }
  params: { worldId: string }
  location: { href: string }
}): void {
  requireUser(place)
  const mine = place.context.queryClient.getQueryData<Mine>(characterQueries.mine().queryKey)
  if (mine && !speakingIn(mine, place.params.worldId)) {
    throw redirect({ href: `/withoutLogin?redirect=${encodeURIComponent(place.location.href)}` })
  }
}
