// Page at which a sign-in by a service goes on, kept in this tab alone while the page is away.

const PLACE = 'tsumugi-social-goal'

export function keepSocialGoal(goTo: string): void {
  try {
    sessionStorage.setItem(PLACE, goTo)
  } catch {
    // The start page is the goal then.
  }
}

export function takeSocialGoal(): string {
  try {
    const goTo = sessionStorage.getItem(PLACE) ?? '/'
    sessionStorage.removeItem(PLACE)
    return goTo
  } catch {
    return '/'
  }
}

/** Whether 共有の端末 is chosen in the form above the buttons. */
export const hasSharedChoice = (): boolean =>
  document.querySelector<HTMLInputElement>('input[name=sharedDevice]')?.checked === true
