// Guard of screens that need a character. It contains the query key of the user's characters, because the code that reads
// them is not part of a first visit.
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { session } from '#app/platform/session.ts'

/** Same key as `characterQueries.mine()`. */
export const MINE_KEY = ['character', 'mine', {}] as const

type Mine = { characterList: readonly { worldId: string }[] }

/**
 * Guard for `beforeLoad` of screens that need a character (doc1 §2.8, doc2 §6): users without one, and guests, are sent to
 * /withoutLogin and come back. Synchronous: when the characters are not known yet, NeedsCharacter decides on the screen.
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
