// The place in a long text at which its writer last wrote, kept on the device for that user, so that the same section
// opens again.
import { get, set } from 'idb-keyval'
import { useEffect, useState } from 'react'
import { session } from '#app/platform/session.ts'
import { keyval } from '#app/platform/storage.ts'

const keyOf = (name: string): string => `section:${session.get().user?.userId ?? ''}:${name}`

/** Keeps a place; errors are ignored, because writing works without it. */
export const keepLastPlace = (name: string, at: number): Promise<void> => set(keyOf(name), at, keyval).catch(() => {})

/** Wait for the disk; without an answer the text opens at its beginning. */
const DISK_MS = 500

/** Hook for the place kept last; null until it is read. */
export function useLastPlace(name: string): number | null {
  const [place, setPlace] = useState<number | null>(null)
  useEffect(() => {
    let isWanted = true
    const take = (at: unknown): void => {
      if (isWanted) setPlace(known => known ?? (Number.isSafeInteger(at) ? Number(at) : 0))
    }
    const late = setTimeout(take, DISK_MS, 0)
    get<number>(keyOf(name), keyval).then(take, () => take(0))
    return () => {
      isWanted = false
      clearTimeout(late)
    }
  }, [name])
  return place
}
