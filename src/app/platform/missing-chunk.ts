// A part of the app that the server no longer has, or that the network lost: while online the page is loaded again, once
// per 10 s at most and never with a dirty draft.
import { isDirty } from './dirty.ts'

const KEY = 'tsumugi-chunk-reload'
const ONCE_PER_MS = 10_000

export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically imported|Unable to preload/i.test(
    error.message,
  )

/**
 * Keeps reloads to ourselves. The router reloads once for every part that it finds missing, offline and with dirty drafts
 * too; it knows such an error by how its words begin. Call before the router is made.
 */
export function ownMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isMissingChunk(payload)) payload.message = `A part of the app is missing: ${payload.message}`
  })
}

export async function reloadForChunk(): Promise<void> {
  if (!navigator.onLine || (await isDirty())) return
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < ONCE_PER_MS) return
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Without that memory the page could reload for ever: the button is left to the user.
    return
  }
  location.reload()
}
