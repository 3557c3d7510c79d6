// How much of this device the app uses, by what it is.
import { get } from 'idb-keyval'
import { readOutbox } from './outbox/store.ts'
import { cacheKey } from './session.ts'
import { keyval } from './storage.ts'

/** Bytes. */
export type StorageUse = {
  pictures: number
  reads: number
  /** Texts saved for the way, with their pictures. */
  saved: number
  texts: number
  /** The browser promised not to throw it away by itself. */
  lasting: boolean
}

/** Name of the worker's picture cache; the worker uses the same. */
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

/** Asks that the browser keep what users write. Browsers decide by themselves; the answer is only shown. */
export async function askForLastingStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}
