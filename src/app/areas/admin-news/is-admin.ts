// Who gets to the news desk.
import type { SignedInUser } from '#app/platform/identity-port.ts'
import { lastClass } from '#rules/codes/user.ts'

/** What the device believes, for what is shown and where a screen leads; the server judges every call anew. */
export const isAdmin = (user: SignedInUser | null): boolean => user?.classList.includes(lastClass.admin) ?? false
