// The browser's prompt for the home screen. Browsers offer it once, early, and alone while a page holds it back.

export type InstallPrompt = Event & { prompt: () => Promise<unknown>; userChoice: Promise<{ outcome: string }> }

/** The prompt that is held back, if there is one. */
export const held: { prompt?: InstallPrompt } = {}

/** Holds the prompt back until it is asked for. */
export function holdInstallPrompt(event: Event): void {
  event.preventDefault()
  held.prompt = event as InstallPrompt
}
