// The current provider of the accounts, loaded when it is asked: what leads to these screens stays without it.
import type { AccountPort, SocialPort } from '#app/platform/identity-port.ts'

export const accountsNow = async (): Promise<AccountPort> => (await import('#app/platform/accounts.ts')).accountsNow()

export const proveByPassword = async (password: string): Promise<void> =>
  (await import('#app/platform/accounts.ts')).proveByPassword(password)

export const socialNow = async (): Promise<SocialPort> => (await import('#app/platform/accounts.ts')).socialNow()
