// The world that this tab was in last, for screens outside of worlds that need one, and for the way back. It counts for nobody
// but the user who was there; what a guest looked at goes on after the sign-in.
import { useSyncExternalStore } from 'react'
import { session } from '#app/platform/session.ts'
import { keptInTab } from '#app/platform/tab-storage.ts'
import { TAB_WORLD } from './note-world.ts'

const never = () => () => {}

/** The world, or null. */
export function tabWorld(): string | null {
  const [userId, worldId] = (keptInTab(TAB_WORLD) ?? '').split(' ')
  return worldId && (!userId || userId === session.get().user?.userId) ? worldId : null
}

/** Hook: the tab's world; null in a page that the server renders, and while the app takes one over. */
export const useTabWorld = (): string | null => useSyncExternalStore(never, tabWorld, () => null)

/** Worlds to choose from, with the tab's before the others. */
export const tabWorldFirst = <World extends { worldId: string }>(worlds: readonly World[]): World[] => {
  const here = tabWorld()
  return worlds.toSorted((a, b) => Number(b.worldId === here) - Number(a.worldId === here))
}

/** The world that an address names, else the tab's, else the first one. */
export const worldToShow = <World extends { worldId: string }>(
  worlds: readonly World[],
  named: string | undefined,
): World | undefined => worlds.find(({ worldId }) => worldId === named) ?? tabWorldFirst(worlds)[0]
