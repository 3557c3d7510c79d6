// Page at which a sign-in by a service goes on, kept in this tab alone while the page is away.
import { dropFromTab, keepInTab, keptInTab } from '#app/platform/tab-storage.ts'

const PLACE = 'tsumugi-social-goal'

export function keepSocialGoal(goTo: string): void {
  keepInTab(PLACE, goTo)
}

/** The kept goal, once; the start page where none is kept. */
export function takeSocialGoal(): string {
  const goTo = keptInTab(PLACE) ?? '/'
  dropFromTab(PLACE)
  return goTo
}

/** Whether 共有の端末 is chosen in the form above the buttons. */
export const hasSharedChoice = (): boolean =>
  document.querySelector<HTMLInputElement>('input[name=sharedDevice]')?.checked === true
