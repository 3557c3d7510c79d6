// Who is signed in. What is kept on the device is a hint (uid, name, classes): it opens the app signed in, offline and
// after a kill. The token lives in memory only; the secret that renews it is the provider's (rules.md G14, G52).
import { del, get, set } from 'idb-keyval'
import { NoAnswer, Refusal } from './exchange.ts'
import { embeddedIdentity } from './identity-embedded.ts'
import type { Credentials, IdentityPort, SignedIn, SignedInUser } from './identity-port.ts'
import { clearSharedMark, hasSharedMark, markShared } from './shared-device.ts'
import { keyval } from './storage.ts'

export type SessionState = {
  user: SignedInUser | null
  /** The provider says that the session is over, though nobody signed out: the app asks to sign in and goes on. */
  ended: boolean
}

type Hint = { user: SignedInUser; shared: boolean }
type Token = { value: string; expiresAt: number }

const HINT = 'session'
const SIGN_OUT_PENDING = 'sign-out-pending'
/** A token this close to its end is renewed before it is used. */
const MARGIN_MS = 30_000
/** authTokenRefresh of doc1 §9. */
export const RENEWAL_MS = 600_000

const identity: IdentityPort = embeddedIdentity
const channel = new BroadcastChannel('tsumugi-session')
const watchers = new Set<() => void>()

let state: SessionState = { user: null, ended: false }
let token: Token | null = null
let renewing: Promise<string> | null = null

function change(next: SessionState): void {
  state = next
  for (const watcher of watchers) watcher()
}

/** Another tab signed in, out, or as somebody else. */
channel.onmessage = ({ data }: MessageEvent<SessionState>) => {
  if (data.user?.userId !== state.user?.userId) token = null
  change(data)
}

async function accept(signedIn: SignedIn, shared: boolean): Promise<void> {
  token = { value: signedIn.accessToken, expiresAt: Date.parse(signedIn.accessTokenExpiresAt) }
  const hint: Hint = { user: signedIn.user, shared }
  await set(HINT, hint, keyval).catch(() => {})
  const next = { user: signedIn.user, ended: false }
  if (JSON.stringify(next) === JSON.stringify(state)) return
  change(next)
  channel.postMessage(next)
}

async function renewNow(): Promise<string> {
  await finishSignOut()
  try {
    const signedIn = await identity.renew()
    await accept(signedIn, hasSharedMark())
    return signedIn.accessToken
  } catch (error) {
    if (error instanceof Refusal && error.status === 401 && state.user) {
      token = null
      change({ ...state, ended: true })
      channel.postMessage(state)
    }
    throw error
  }
}

/** A sign-out pressed without a network reaches the provider as soon as there is one. */
async function finishSignOut(): Promise<void> {
  const pending = await get<boolean>(SIGN_OUT_PENDING, keyval).catch(() => undefined)
  if (!pending) return
  await identity.signOut()
  await del(SIGN_OUT_PENDING, keyval)
}

export const session = {
  get: (): SessionState => state,

  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },

  /** Reads the hint. On a shared device it only counts while the browser that signed in is open. */
  restore: async (): Promise<void> => {
    const hint = await get<Hint>(HINT, keyval).catch(() => undefined)
    if (!hint) return
    if (hint.shared && !hasSharedMark()) {
      await session.forget(hint.user.userId)
      return
    }
    state = { user: hint.user, ended: false }
  },

  /** Starts the renewals; the first confirms what the hint said. Returns how to stop them. */
  keepRenewed: (): (() => void) => {
    const renewQuietly = () => {
      if (state.user && !state.ended) session.renew().catch(() => {})
    }
    renewQuietly()
    const timer = setInterval(renewQuietly, RENEWAL_MS)
    return () => clearInterval(timer)
  },

  /** The token to send; null for guests. @throws when it has run out and cannot be renewed now. */
  accessToken: async (): Promise<string | null> => {
    if (!state.user) return null
    if (token && token.expiresAt - Date.now() > MARGIN_MS) return token.value
    if (state.ended) throw new Refusal(401, 'SESSION_ENDED', '', null)
    return session.renew()
  },

  renew: (): Promise<string> => {
    renewing ??= renewNow().finally(() => {
      renewing = null
    })
    return renewing
  },

  signIn: async (credentials: Credentials): Promise<void> => {
    const signedIn = await identity.signIn(credentials)
    await del(SIGN_OUT_PENDING, keyval).catch(() => {})
    if (credentials.sharedDevice) markShared()
    else clearSharedMark()
    await accept(signedIn, credentials.sharedDevice)
  },

  /**
   * Ends the session the user asked to end, and erases what was read under it. Unsent work stays.
   * @param shown what is waited for before the screens change (doc1 §4: the overlay is seen for a second).
   */
  signOut: async (shown: Promise<unknown>): Promise<void> => {
    const { user } = state
    await identity.signOut().catch(async error => {
      if (error instanceof NoAnswer) await set(SIGN_OUT_PENDING, true, keyval).catch(() => {})
    })
    await shown
    token = null
    const next = { user: null, ended: false }
    // The screens let go of the cache first, so that nothing writes what is erased.
    change(next)
    channel.postMessage(next)
    if (user) await session.forget(user.userId)
  },

  /** Erases the hint and the cached reads of a user. */
  forget: async (userId: string): Promise<void> => {
    clearSharedMark()
    await Promise.all([del(HINT, keyval), del(cacheKey(userId), keyval)]).catch(() => {})
  },
}

/** Where the cached reads of a user are; guests have a place of their own. */
export const cacheKey = (userId: string | null): string => `cache:${userId ?? 'guest'}`
