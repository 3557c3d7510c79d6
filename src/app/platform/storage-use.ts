// Storage that the app uses on this device, by kind of content.
import type { QueryClient } from '@tanstack/react-query'
import { del, get } from 'idb-keyval'
import { readOutbox } from './outbox/store.ts'
import { cacheKey } from './session.ts'
import { keyval } from './storage.ts'

/** Sizes in bytes. */
export type StorageUse = {
  pictures: number
  reads: number
  /** Saved texts with their pictures. */
  saved: number
  texts: number
  /** Whether the browser promised not to delete the data by itself. */
  lasting: boolean
}

/** Cache of pictures; the worker uses the same name. */
export const PICTURE_CACHE = 'tsumugi-pictures'

export async function measureStorage(userId: string): Promise<StorageUse> {
  const encoder = new TextEncoder()
  const cached = await get<string>(cacheKey(userId), keyval).catch(() => undefined)
  const items = await readOutbox(userId).catch(() => [])
  const { readDrafts } = await import('./drafts/store.ts')
  const drafts = await readDrafts(userId).catch(() => [])
  const { readSavedTexts } = await import('./saved-texts.ts')
  const saved = await readSavedTexts().catch(() => [])
  return {
    pictures: await measurePictures(),
    reads: encoder.encode(cached ?? '').length,
    saved: saved.reduce((sum, { bytes }) => sum + bytes, 0),
    texts: encoder.encode(JSON.stringify([...items, ...drafts])).length,
    lasting: (await navigator.storage?.persisted?.().catch(() => false)) ?? false,
  }
}

async function measurePictures(): Promise<number> {
  if (!('caches' in globalThis)) return 0
  const cache = await caches.open(PICTURE_CACHE)
  const sizes = await Promise.all(
    (await cache.matchAll()).map(async response =>
      Number(response.headers.get('content-length') ?? (await response.clone().blob()).size),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

export async function erasePictures(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PICTURE_CACHE)
}

/** Erases the stored reads of a user; what an open screen shows is stored again when it changes. */
export async function eraseReads(userId: string, client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' })
  await del(cacheKey(userId), keyval)
}
