// Rights of admins, masters and creators, as far as the session tells.
import type { SignedInUser } from '#app/platform/identity-port.ts'
import { lastClass } from '#rules/last-class.ts'

/** The device's view, for display and navigation only; the server checks every call. */
const isOf = (code: number) => (user: SignedInUser | null) => user?.classList.includes(code) ?? false

export const isAdmin = isOf(lastClass.admin)
export const isMaster = isOf(lastClass.master)

const creatorClasses = [lastClass.illustrator, lastClass.voice, lastClass.writer]
export const isCreator = (user: SignedInUser | null): boolean =>
  user?.classList.some(code => creatorClasses.includes(code as never)) ?? false
