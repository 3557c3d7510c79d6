// Parts of the account's page that its address can unfold, so that a user who had to sign in again comes back to the
// same form.
export const unfoldable = ['mail', 'password', 'leave'] as const
export type Unfoldable = (typeof unfoldable)[number]
