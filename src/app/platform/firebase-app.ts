// The Firebase app of this page and the account signed in with it. Only identity-firebase.ts and realtime-firestore.ts load
// this. The SDK keeps the account in memory; when another tab signs in or out, it is dropped and read again.
import { deleteApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type Persistence,
} from 'firebase/auth'
import type { FirebaseWeb } from '#contract/identity.ts'
import { shareWithTabs, type Tabs, takeOverFromTabs } from './firebase-tabs.ts'
import { storageState } from './storage.ts'

export type OpenAuth = {
  auth: Auth
  tabs: Tabs
  /** Signal that fires when this connection was dropped. */
  outdated: AbortController
}

const opened = new Map<string, Promise<OpenAuth>>()

const keep = (projectId: string, opening: Promise<OpenAuth>): Promise<OpenAuth> => {
  opened.set(projectId, opening)
  // A failed opening is tried again by the next caller.
  opening.catch(() => opened.delete(projectId))
  return opening
}

/** Accounts of a project, once it is known who is signed in. */
export const openAuth = (firebase: FirebaseWeb): Promise<OpenAuth> =>
  opened.get(firebase.projectId) ?? keep(firebase.projectId, open(firebase))

/** Reads again who is signed in in this browser. */
export function reopenAuth(firebase: FirebaseWeb): Promise<OpenAuth> {
  const before = opened.get(firebase.projectId)
  const closed = before?.then(async ({ auth, tabs, outdated }) => {
    outdated.abort()
    tabs.close()
    await deleteApp(auth.app)
  })
  return keep(
    firebase.projectId,
    Promise.resolve(closed).then(() => open(firebase)),
  )
}

async function open(firebase: FirebaseWeb): Promise<OpenAuth> {
  const { projectId, apiKey, appId, authEmulator } = firebase
  // Windows of services belong to our own host (the server passes /__/auth on); else home-screen apps of iOS lose them.
  const authDomain = !authEmulator && location.protocol === 'https:' ? location.host : firebase.authDomain
  // Key under which the SDK keeps an account in session storage.
  const place = `firebase:authUser:${apiKey}:${projectId}`
  await takeOverFromTabs(place)
  const app = initializeApp({ projectId, apiKey, authDomain, appId }, projectId)
  // Without a resolver for pop-ups the SDK loads no foreign scripts and opens no frames.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserSessionPersistence] })
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true })
  await auth.authStateReady()
  const tabs = shareWithTabs(place, () => {
    reopenAuth(firebase).catch(() => {})
  })
  return { auth, tabs, outdated: new AbortController() }
}

/** Accounts of a project beside those of this page: whoever signs in there is forgotten with it. */
export async function openAside(firebase: FirebaseWeb): Promise<Auth> {
  const { auth } = await openAuth(firebase)
  const aside = initializeAuth(initializeApp(auth.app.options, `${firebase.projectId}-aside`), {
    persistence: inMemoryPersistence,
  })
  if (firebase.authEmulator) connectAuthEmulator(aside, firebase.authEmulator, { disableWarnings: true })
  return aside
}

/** 共有の端末: until the browser is closed; otherwise permanent, or in memory when the browser stores nothing (G14). */
export function persistenceFor(sharedDevice: boolean): Persistence {
  if (sharedDevice) return browserSessionPersistence
  return storageState() === 'working' ? indexedDBLocalPersistence : inMemoryPersistence
}
