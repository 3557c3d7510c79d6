// The guard of screens that need a character. It knows the key of one's characters by itself: what they are read with is no
// part of a first visit.
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { session } from '#app/platform/session.ts'

/** The key of `characterQueries.mine()`. */
export const MINE_KEY = ['character', 'mine', {}] as const

type Mine = { characterList: readonly { worldId: string }[] }

/**
 * For `beforeLoad` of screens that need a character (doc1 §2.8, doc2 §6): whoever has none, guests too, is sent to
 * /withoutLogin and comes back. Synchronous: what is not known yet is judged by NeedsCharacter on the screen.
 */
export function requireCharacter(place: {
  context: { queryClient: QueryClient }
  params: { worldId: string }
  location: { href: string }
}): void {
  const { context, params, location } = place
  const mine = context.queryClient.getQueryData<Mine>(MINE_KEY)
  const hasNone = mine && !mine.characterList.some(({ worldId }) => worldId === params.worldId)
  if (!session.get().user || hasNone) {
    throw redirect({ href: `/withoutLogin?redirect=${encodeURIComponent(location.href)}` })
  }
}
