// Reload for a part of the app that the server no longer has, or that the network lost: only online, at most once per 10 s,
// and never with a dirty draft.
import { isDirty } from './dirty.ts'
import { keepInTab, keptInTab } from './tab-storage.ts'

const KEY = 'tsumugi-chunk-reload'
const ONCE_PER_MS = 10_000

export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically imported|Unable to preload/i.test(
    error.message,
  )

/**
 * Keeps the router from reloading by itself. It reloads once for every missing part, also offline and with dirty drafts; it
 * recognizes such an error by the beginning of its message. Call before the router is made.
 */
export function ownMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isMissingChunk(payload)) payload.message = `A part of the app is missing: ${payload.message}`
  })
}

export async function reloadForChunk(): Promise<void> {
  if (!navigator.onLine || (await isDirty())) return
  if (Date.now() - Number(keptInTab(KEY)) < ONCE_PER_MS) return
  // Without session storage the page could reload for ever, so the button is left to the user.
  if (keepInTab(KEY, String(Date.now()))) location.reload()
}
