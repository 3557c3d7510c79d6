// The browser's prompt for the home screen. Browsers offer it once, early, and alone while a page holds it back.

export type InstallPrompt = Event & { prompt: () => Promise<unknown>; userChoice: Promise<{ outcome: string }> }

let held: InstallPrompt | null = null
const watchers = new Set<() => void>()
const set = (prompt: InstallPrompt | null): void => {
  held = prompt
  for (const tell of watchers) tell()
}

/** Holds the prompt back until it is asked for. */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    set(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => set(null))
}

export const heldInstallPrompt = (): InstallPrompt | null => held

/** Whether the app was opened from the home screen. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true

/** iPadOS calls itself a Mac, but no Mac has several points of touch. */
export const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** Returns the function that stops watching. */
export function watchInstallPrompt(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}
