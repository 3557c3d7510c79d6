// Settings of the reader, a preference of the device. Stored in localStorage, because the first layout needs them.
import { useSyncExternalStore } from 'react'

export const writings = ['vertical', 'horizontal'] as const
export const sizes = [14, 16, 18, 20, 24] as const
export const gaps = ['narrow', 'normal', 'wide'] as const
/** speeds of reading aloud */
export const rates = [0.75, 1, 1.25, 1.5, 2] as const
export const themes = ['app', 'paper', 'sepia', 'dark'] as const

export type ReaderSettings = {
  writing: (typeof writings)[number]
  /** px at the usual size of letters */
  size: (typeof sizes)[number]
  gap: (typeof gaps)[number]
  /** colours of the page; `app`: those of the app */
  theme: (typeof themes)[number]
  rate: (typeof rates)[number]
  /** Whether the controls were seen before; until then they are open. */
  known: boolean
}

/** Line heights; ruby needs the narrowest. */
export const leading: Record<ReaderSettings['gap'], number> = { narrow: 1.75, normal: 1.95, wide: 2.25 }

export const usual: ReaderSettings = {
  writing: 'vertical',
  size: 18,
  gap: 'normal',
  theme: 'app',
  rate: 1,
  known: false,
}

const KEY = 'tsumugi-reader'
const watchers = new Set<() => void>()
let current: ReaderSettings | undefined

const among = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find(each => each === value) ?? otherwise

function read(): ReaderSettings {
  try {
    const kept: Partial<Record<keyof ReaderSettings, unknown>> = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return {
      writing: among(writings, kept.writing, usual.writing),
      size: among(sizes, kept.size, usual.size),
      gap: among(gaps, kept.gap, usual.gap),
      theme: among(themes, kept.theme, usual.theme),
      rate: among(rates, kept.rate, usual.rate),
      known: kept.known === true,
    }
  } catch {
    return usual
  }
}

const get = (): ReaderSettings => {
  current ??= read()
  return current
}

export const useReaderSettings = (): ReaderSettings =>
  useSyncExternalStore(
    watcher => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    get,
    get,
  )

export function setReaderSettings(change: Partial<ReaderSettings>): void {
  current = { ...get(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  for (const watcher of watchers) watcher()
}
