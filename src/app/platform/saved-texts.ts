// Texts that the user saved for reading offline, complete with pictures and voice clips. Stored reads keep only what was
// opened last; these stay until they are deleted or the user signs out.
import { get, update } from 'idb-keyval'
import { NoAnswer } from './requests.ts'
import { savedKey, session } from './session.ts'
import { keyval } from './storage.ts'

/** Cache of their files, from which the worker answers. */
export const SAVED_CACHE = 'tsumugi-saved'
/** Most saved texts, more than a long reading needs; the oldest is deleted. */
const MOST = 100

export type SavedText<Data = unknown> = {
  textKey: string
  title: string
  /** Path of the page that shows it. */
  path: string
  /** Answer of the server that the screen needs. */
  data: Data
  /** Addresses of its pictures and clips, as they are shown and played. */
  files: readonly string[]
  /** Size of the text and its files in bytes. */
  bytes: number
  savedAt: number
}

type Kept = Record<string, SavedText>

const ownKey = (): string => savedKey(session.get().user?.userId ?? null)

/** Texts that the signed-in user, or a guest, has saved here, the newest first. @throws when nothing can be read */
export async function readSavedTexts(): Promise<SavedText[]> {
  const kept = (await get<Kept>(ownKey(), keyval)) ?? {}
  return Object.values(kept).sort((one, other) => other.savedAt - one.savedAt)
}

export async function readSavedText<Data>(textKey: string): Promise<SavedText<Data> | null> {
  const kept = (await get<Kept>(ownKey(), keyval).catch(() => undefined)) ?? {}
  return (kept[textKey] as SavedText<Data> | undefined) ?? null
}

/** Saves a text with its files. @throws NoAnswer when one of them met no network; another error when one is missing, or when the device stores nothing */
export async function saveText(text: Omit<SavedText, 'bytes' | 'savedAt'>): Promise<void> {
  const sizes = await Promise.all(text.files.map(keepFile))
  const bytes = new TextEncoder().encode(JSON.stringify(text.data)).length + sizes.reduce((sum, size) => sum + size, 0)
  const saved: SavedText = { ...text, bytes, savedAt: Date.now() }
  await change(kept => {
    const newest = Object.values({ ...kept, [text.textKey]: saved })
      .sort((one, other) => other.savedAt - one.savedAt)
      .slice(0, MOST)
    return Object.fromEntries(newest.map(each => [each.textKey, each]))
  })
}

export const removeSavedText = (textKey: string): Promise<void> =>
  change(kept => Object.fromEntries(Object.entries(kept).filter(([key]) => key !== textKey)))

async function change(next: (kept: Kept) => Kept): Promise<void> {
  let left: Kept = {}
  await update<Kept>(
    ownKey(),
    kept => {
      left = next(kept ?? {})
      return left
    },
    keyval,
  )
  await dropFiles(left).catch(() => {})
}

async function keepFile(address: string): Promise<number> {
  const cache = await caches.open(SAVED_CACHE)
  const kept = await cache.match(address)
  if (kept) return (await kept.blob()).size
  const response = await fetch(address).catch((cause: unknown) => {
    throw new NoAnswer('no file', { cause })
  })
  if (!response.ok) throw new Error('The file could not be had.')
  await cache.put(address, response.clone())
  return (await response.blob()).size
}

async function dropFiles(left: Kept): Promise<void> {
  const wanted = new Set(
    Object.values(left).flatMap(({ files }) => files.map(address => new URL(address, location.origin).href)),
  )
  const cache = await caches.open(SAVED_CACHE)
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
}
