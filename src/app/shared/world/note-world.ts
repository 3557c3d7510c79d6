// The world that this tab was in last (doc1 §3), kept with the user who was there. It is read by use-tab-world.ts, apart, because
// every first visit notes and few screens read.
import { session } from '#app/platform/session.ts'
import { keepInTab } from '#app/platform/tab-storage.ts'

export const TAB_WORLD = 'world'

export function noteWorld(worldId: string): void {
  keepInTab(TAB_WORLD, `${session.get().user?.userId ?? ''} ${worldId}`)
}
