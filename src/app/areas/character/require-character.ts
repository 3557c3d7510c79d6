// The guard of screens that need a character. It knows the key of one's characters by itself: what they are read with is no
// part of a first visit.
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { session } from '#app/platform/session.ts'

/** The key of `characterQueries.mine()`. */
export const MINE_KEY = ['character', 'mine', {}] as const

type Mine = { characterList: readonly { worldId: string }[] }

/**
 * For `beforeLoad` of screens that need a character (doc1 §2.8): whoever has none there, guests as well, is sent to
 * /withoutLogin and comes back. Synchronous: what is not known yet is judged by NeedsCharacter on the screen.
 */
export function requireCharacter(place: {
  context: { queryClient: QueryClient }
  params: { worldId: string }
  location: { href: string }
}): void {
  const mine = place.context.queryClient.getQueryData<Mine>(MINE_KEY)
  if (!session.get().user || (mine && !mine.characterList.some(({ worldId }) => worldId === place.params.worldId))) {
    throw redirect({ href: `/withoutLogin?redirect=${encodeURIComponent(place.location.href)}` })
  }
}
