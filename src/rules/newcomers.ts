// Limits for new accounts: how often a minute somebody who registered a few days ago may say or begin something that others meet.
// A person does not reach them; whoever made an account to flood a world does.

/** Days after the registration for which an account is new. */
export const NEWCOMER_DAYS = 7

export const NEWCOMER_ACTS = ['tweet', 'comment', 'note', 'book', 'letter', 'follow'] as const
export type NewcomerAct = (typeof NEWCOMER_ACTS)[number]

/** Acts a minute, by kind. Requests for friendship count as follows. */
export const newcomersPerMinute: Record<NewcomerAct, number> = {
  ...{ tweet: 5, comment: 5, note: 3, letter: 3, follow: 10 },
  // A book is saved at each change of its order.
  book: 5,
}

const DAY_MS = 86_400_000

/** Time since which an account that is made is new. */
export const newcomersSince = (now: Date): Date => new Date(now.getTime() - NEWCOMER_DAYS * DAY_MS)
