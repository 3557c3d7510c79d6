// The page that a newcomer wanted, kept on the device until the account is made: the mail in between may be opened in another tab,
// a day later at most.
const KEY = 'tsumugi-after-joining'
const DAY_MS = 86_400_000

export const afterJoining = {
  expect: (goTo: string): void => {
    try {
      if (goTo === '/') localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, JSON.stringify({ goTo, until: Date.now() + DAY_MS }))
    } catch {
      // Without storage the new user begins at the start page.
    }
  },
  take: (): string => {
    try {
      const { goTo, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { goTo?: unknown; until?: unknown }
      localStorage.removeItem(KEY)
      return typeof goTo === 'string' && goTo.startsWith('/myPage/') && Number(until) > Date.now() ? goTo : '/'
    } catch {
      return '/'
    }
  },
}
