// Parts of the account's page that its address can unfold, for whoever comes back from proving who asks.
export const unfoldable = ['mail', 'password', 'leave'] as const
export type Unfoldable = (typeof unfoldable)[number]
