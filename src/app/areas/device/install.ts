// Putting the app on the home screen: the browser's own prompt where there is one, the steps by hand on Apple's phones, and
// the moment at which the start page proposes it.
import { isApple, isInstalled } from '#app/platform/home-screen.ts'
import { held } from '#app/platform/install-prompt.ts'

/** Ways to put the app on the home screen; `none` where it is there already or the browser offers no way. */
export type InstallWay = 'prompt' | 'apple' | 'none'

export function installWay(): InstallWay {
  if (isInstalled() || !window.isSecureContext) return 'none'
  if (held.prompt) return 'prompt'
  return isApple() ? 'apple' : 'none'
}

/** Calls `tell` when the browser offers its prompt, and when the app was installed. Returns the function that stops it. */
export function watchInstallWay(tell: () => void): () => void {
  const done = () => {
    delete held.prompt
    tell()
  }
  addEventListener('beforeinstallprompt', tell)
  addEventListener('appinstalled', done)
  return () => {
    removeEventListener('beforeinstallprompt', tell)
    removeEventListener('appinstalled', done)
  }
}

/** Opens the browser's prompt. Returns whether the user agreed. */
export async function askToInstall(): Promise<boolean> {
  const { prompt } = held
  if (!prompt) return false
  await prompt.prompt()
  return (await prompt.userChoice).outcome === 'accepted'
}

const KEY = 'tsumugi.install'
/** Days of use after which the app is worth a place on the home screen. */
const DAYS_OF_USE = 2
/** Days of silence after あとで. */
const DAYS_OF_SILENCE = 60
const DAY_MS = 86_400_000

type Kept = { days: number; last: string; silentUntil: number }

function read(): Kept {
  try {
    return { days: 0, last: '', silentUntil: 0, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return { days: 0, last: '', silentUntil: 0 }
  }
}

function keep(change: Partial<Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...change }))
  } catch {
    // A device that stores nothing is asked again.
  }
}

/** Counts today as a day of use. Returns whether the start page may propose the home screen now. */
export function mayPropose(now: number): boolean {
  const today = new Date(now).toDateString()
  const { days, last, silentUntil } = read()
  const counted = last === today ? days : days + 1
  if (last !== today) keep({ days: counted, last: today })
  return counted >= DAYS_OF_USE && now >= silentUntil
}

export const beSilent = (now: number): void => keep({ silentUntil: now + DAYS_OF_SILENCE * DAY_MS })
