// A part of the app that the server no longer has, or that the network lost: while online the page is loaded again, once
// per 10 s at most and never with a dirty draft (architecture.md, updates).
import { isDirty } from './dirty.ts'

const KEY = 'tsumugi-chunk-reload'
const ONCE_PER_MS = 10_000

export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically imported|Unable to preload/i.test(
    error.message,
  )

export async function reloadForChunk(): Promise<void> {
  if (!navigator.onLine || (await isDirty())) return
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - last < ONCE_PER_MS) return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}
