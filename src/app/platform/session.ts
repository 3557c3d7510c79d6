// Session of the signed-in user. A hint is kept on the device (uid, name, classes): it opens the app signed in, offline and
// after a kill. The token lives in memory only; the secret that renews it is the provider's (G14, G52).
import { del, get, set } from 'idb-keyval'
import type { FirebaseWeb } from '#contract/identity.ts'
import { tokenRefreshMs } from '#rules/constants/account.ts'
import { firstScreen } from './first-screen.ts'
import { embeddedIdentity } from './identity-embedded.ts'
import type { Credentials, IdentityPort, SignedIn, SignedInUser } from './identity-port.ts'
import { isMarkedMember, markMember } from './member-mark.ts'
import { exchange, Refusal } from './requests.ts'
import { clearSharedMark, hasSharedMark, markShared } from './shared-device.ts'
import { dropEarly, readFirst } from './start-reads.ts'
import { keyval } from './storage.ts'

export type SessionState = {
  user: SignedInUser | null
  /** Whether the provider ended the session without a sign-out; the app then asks to sign in and continues. */
  ended: boolean
  /** Firebase project that holds the session; none when the service itself does. */
  firebase?: FirebaseWeb | null | undefined
}

type Hint = { user: SignedInUser; shared: boolean; firebase?: FirebaseWeb | null | undefined }
type Token = { value: string; expiresAt: number }

const HINT = 'session'
const SIGN_OUT_PENDING = 'sign-out-pending'
/** Remaining time at which a token is renewed before it is used. */
const MARGIN_MS = 30_000
/** Longest wait for the hint; a slow device must not keep the page blank. */
const RESTORE_MS = 1_000
/** Interval of renewals: authTokenRefresh of doc1 §9. */
export const RENEWAL_MS = tokenRefreshMs

/** Provider of a session. The code for Firebase is loaded only when a server names a project. */
const identityOf = async (firebase: SessionState['firebase']): Promise<IdentityPort> =>
  firebase ? (await import('./identity-firebase.ts')).firebaseIdentity(firebase) : embeddedIdentity

/**
 * Current provider. Asked at each sign-in, which needs the network anyway, so that a password never goes to a former
 * provider. The answer is kept with the session, so renewals need not ask.
 */
export const providerNow = async () =>
  ((await exchange({ method: 'GET', url: '/api/Identity/provider', body: null })) as Pick<SessionState, 'firebase'>)
    .firebase

const channel = new BroadcastChannel('tsumugi-session')
const watchers = new Set<() => void>()

let state: SessionState = { user: null, ended: false }
let token: Token | null = null
let renewing: Promise<string> | null = null
let finishing: Promise<void> | null = null

/** Whether the mark of members is still to be compared with the session that was read from the device. */
let isMarkOpen = false

function change(next: SessionState): void {
  isMarkOpen = false
  markMember(next.user !== null)
  tell(next)
}

/** Compares the mark after the first screen, because reading a cookie waits for another process. */
function markLater(): void {
  isMarkOpen = true
  firstScreen
    .then(() => {
      if (isMarkOpen) markMember(state.user !== null)
    })
    .catch(() => {})
}

function tell(next: SessionState): void {
  state = next
  for (const watcher of watchers) watcher()
}

/** Another tab signed in, out, or as another user. */
channel.onmessage = ({ data }: MessageEvent<SessionState>) => {
  if (data.user?.userId !== state.user?.userId) {
    token = null
    dropEarly()
  }
  // The mark is that of the whole browser, and the sender has set it; set again here, it could come after a later one.
  isMarkOpen = false
  tell(data)
}

async function accept(signedIn: SignedIn, shared: boolean, firebase: SessionState['firebase']): Promise<void> {
  token = { value: signedIn.accessToken, expiresAt: Date.parse(signedIn.accessTokenExpiresAt) }
  const hint: Hint = { user: signedIn.user, shared, firebase }
  await set(HINT, hint, keyval).catch(() => {})
  const next = { user: signedIn.user, ended: false, firebase }
  if (JSON.stringify(next) === JSON.stringify(state)) return
  change(next)
  channel.postMessage(next)
}

async function renewNow(firebase: SessionState['firebase']): Promise<string> {
  await finishSignOut()
  const asked = state.user?.userId
  try {
    const signedIn = await (await identityOf(firebase)).renew()
    const now = state.user?.userId
    // Somebody signed in or out meanwhile: the answer is of the session before.
    if (now !== asked && now !== signedIn.user.userId) throw new Error('The session has changed while it was renewed.')
    await accept(signedIn, hasSharedMark(), firebase)
    return signedIn.accessToken
  } catch (error) {
    // 404 means that another provider keeps the sessions now, 403 that the account is being left.
    if (error instanceof Refusal && [401, 403, 404].includes(error.status) && state.user) {
      token = null
      change({ ...state, ended: true })
      channel.postMessage(state)
    }
    throw error
  }
}

/** Completes a sign-out that did not reach the provider, as soon as there is a network, whoever is signed in by then. */
function finishSignOut(): Promise<void> {
  const finish = async () => {
    const pending = await get<Pick<SessionState, 'firebase'>>(SIGN_OUT_PENDING, keyval).catch(() => undefined)
    if (!pending) return
    await (await identityOf(pending.firebase)).signOut()
    await del(SIGN_OUT_PENDING, keyval)
  }
  finishing ??= finish().finally(() => {
    finishing = null
  })
  return finishing
}

/** Renews a session of which this browser has kept the mark and the cookie alone. */
async function renewMarked(): Promise<void> {
  try {
    await session.renew(await providerNow())
  } catch (error) {
    if (error instanceof Refusal && error.status < 500 && error.status !== 429) markMember(state.user !== null)
  }
}

/** Waits for work, which goes on after that time. */
const within = (ms: number, work: Promise<void>) =>
  Promise.race([work, new Promise(resolve => setTimeout(resolve, ms))])

export const session = {
  get: (): SessionState => state,

  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },

  /**
   * Reads the hint. On a shared device it counts only while the browser that signed in is open. The stored reads of its user
   * are requested with it. A browser that is marked as a member's and gives no hint, because it lost what it had stored or does not
   * answer, asks the provider: its cookie may still hold the session.
   */
  restore: async (): Promise<void> => {
    const counts = (hint: Hint) => !hint.shared || hasSharedMark()
    let known = false
    const reading = readFirst<Hint>(HINT, hint => (counts(hint) ? cacheKey(hint.user.userId) : null))
      .then(async hint => {
        if (!hint || state.user) return
        known = true
        if (counts(hint)) {
          tell({ user: hint.user, ended: false, firebase: hint.firebase })
          markLater()
        } else {
          await session.forget(hint.user.userId)
          markMember(false)
        }
      })
      .catch(() => {})
    await within(RESTORE_MS, reading)
    if (!known && isMarkedMember()) await within(RESTORE_MS, renewMarked())
  },

  /** Starts the renewals; the first one confirms the hint. Returns the function that stops them. */
  keepRenewed: (): (() => void) => {
    const renewQuietly = () => {
      if (state.user && !state.ended) session.renew().catch(() => {})
    }
    const finishQuietly = () => {
      if (!state.user) finishSignOut().catch(() => {})
    }
    renewQuietly()
    finishQuietly()
    const timer = setInterval(renewQuietly, RENEWAL_MS)
    window.addEventListener('online', finishQuietly)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', finishQuietly)
    }
  },

  /** Token for a call; null for guests. @throws when it has expired and cannot be renewed now */
  accessToken: async (): Promise<string | null> => {
    if (!state.user) return null
    if (token && token.expiresAt - Date.now() > MARGIN_MS) return token.value
    if (state.ended) throw new Refusal(401, 'SESSION_ENDED', '', null)
    return session.renew()
  },

  /** @param firebase provider of a session that only begins: its account has just become a user */
  renew: (firebase = state.firebase): Promise<string> => {
    renewing ??= renewNow(firebase).finally(() => {
      renewing = null
    })
    return renewing
  },

  signIn: async (credentials: Credentials): Promise<void> => {
    // Awaited, because the end of the old session must not delete the cookie of the new one.
    await finishSignOut().catch(() => {})
    const firebase = await providerNow()
    const signedIn = await (await identityOf(firebase)).signIn(credentials)
    await del(SIGN_OUT_PENDING, keyval).catch(() => {})
    if (credentials.sharedDevice) markShared()
    else clearSharedMark()
    await accept(signedIn, credentials.sharedDevice, firebase)
  },

  /**
   * Ends the session at the user's request, and erases the reads stored under it. Unsent acts stay.
   * @param shown waited for before the screens change (doc1 §4: the overlay is seen for a second)
   */
  signOut: async (shown: Promise<unknown>): Promise<void> => {
    const { user, firebase } = state
    await identityOf(firebase)
      .then(identity => identity.signOut())
      .catch(async error => {
        const final = error instanceof Refusal && error.status < 500 && error.status !== 429
        if (!final) await set(SIGN_OUT_PENDING, { firebase }, keyval).catch(() => {})
      })
    await shown
    token = null
    const next = { user: null, ended: false }
    // The screens release the cache first, so that nothing writes it again after the erasing.
    change(next)
    channel.postMessage(next)
    if (user) await session.forget(user.userId)
  },

  /** Erases the hint, the stored reads, the saved texts, the notices and the push of a user. */
  forget: async (userId: string): Promise<void> => {
    clearSharedMark()
    dropEarly()
    const places = [HINT, cacheKey(userId), savedKey(userId), noticesKey(userId), pushDeviceKey]
    await Promise.all(places.map(place => del(place, keyval))).catch(() => {})
  },
}

/** Key of the stored reads of a user; guests have a key of their own. */
export const cacheKey = (userId: string | null): string => `cache:${userId ?? 'guest'}`

/** Key of the texts that a user saved for reading offline. */
export const savedKey = (userId: string | null): string => `saved:${userId ?? 'guest'}`

/** Key of the notices that were shown to a user on this device. */
export const noticesKey = (userId: string): string => `notices:${userId}`

/** Key of the push of this device: whose it is, and how the server knows it. */
export const pushDeviceKey = 'push-device'
