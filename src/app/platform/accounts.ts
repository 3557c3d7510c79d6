// Accounts of the current provider: making and deleting them, forgotten passwords. Loaded by the screens of joining.
import { withToken } from './api.ts'
import { botToken } from './bot-check.ts'
import type { AccountPort, NewAccount, SocialPort } from './identity-port.ts'
import { exchange } from './requests.ts'
import { providerNow, session } from './session.ts'
import { clearSharedMark, markShared } from './shared-device.ts'
import { embeddedSocial } from './social-embedded.ts'

/** Asked for at each use, so that a password never goes to a former provider. */
export async function accountsNow(): Promise<AccountPort> {
  const firebase = await providerNow()
  return firebase ? (await import('./accounts-firebase.ts')).firebaseAccounts(firebase) : embeddedAccounts
}

/** Begins the session of an account that is signed in at the provider: it has just become a user, or a service proved it. */
export const beginSession = async (sharedDevice = false): Promise<unknown> => {
  if (sharedDevice) markShared()
  else clearSharedMark()
  return session.renew(await providerNow())
}

/** Signing in by Google and Twitter at the current provider. */
export async function socialNow(): Promise<SocialPort> {
  const firebase = await providerNow()
  return firebase ? (await import('./social-firebase.ts')).firebaseSocial(firebase) : embeddedSocial
}

/** See `prove` of the ports; the next calls know of it. */
export async function proveByPassword(password: string): Promise<void> {
  const firebase = await providerNow()
  if (!firebase) return
  await (await import('./accounts-firebase.ts')).firebaseAccounts(firebase).prove(password)
  await session.renew(firebase)
}

type Sent = { token?: string; botCheck?: string | null }

const call = (verb: string, body: unknown, sent: Sent = {}): Promise<unknown> =>
  exchange({ method: 'POST', url: `/api/Identity/${verb}`, body: JSON.stringify(body) }, { cookie: true, ...sent })

const callAsUser = async (verb: string, body: unknown): Promise<void> => {
  await withToken(undefined, async token => call(verb, body, token === null ? {} : { token }))
}

const embeddedAccounts: AccountPort = {
  createAccount: ({ password }) => call('createAccount', { password }) as Promise<NewAccount>,
  deleteAccount: async ({ accessToken }) => {
    await call('deleteAccount', {}, { token: accessToken })
  },
  sendReset: async mailaddress => {
    await call('requestReset', { mailaddress }, { botCheck: await botToken('passwordReset') })
  },
  readReset: async id => {
    const url = `/api/Identity/readReset?id=${encodeURIComponent(id)}`
    const { mailaddress } = (await exchange({ method: 'GET', url, body: null })) as { mailaddress: string }
    return mailaddress || null
  },
  finishReset: async reset => {
    await call('resetPassword', reset)
  },
  prove: async () => {},
  changeMail: wanted => callAsUser('changeMail', wanted),
  changePassword: wanted => callAsUser('changePassword', wanted),
  // Our own server has it already.
  takeOverMail: async () => {},
}
