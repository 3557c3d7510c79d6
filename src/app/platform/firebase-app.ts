// The Firebase app of this page and the account signed in with it, opened once for each project. Only identity-firebase.ts
// and realtime-firestore.ts load this.
import { initializeApp } from 'firebase/app'
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
import { shareWithTabs, signOutTabs, takeOverFromTabs } from './firebase-tabs.ts'
import { storageState } from './storage.ts'

const opened = new Map<string, Promise<Auth>>()

/** The accounts of a project, when it is known who is signed in. */
export function openAuth(firebase: FirebaseWeb): Promise<Auth> {
  const auth = opened.get(firebase.projectId) ?? open(firebase)
  opened.set(firebase.projectId, auth)
  return auth
}

async function open({ projectId, apiKey, authDomain, appId, authEmulator }: FirebaseWeb): Promise<Auth> {
  const app = initializeApp({ projectId, apiKey, authDomain, appId }, projectId)
  await takeOverFromTabs(placeOf(apiKey, projectId))
  // Without a resolver for pop-ups the SDK loads no scripts of others and opens no frames.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserSessionPersistence] })
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true })
  await auth.authStateReady()
  shareWithTabs(placeOf(apiKey, projectId), () => auth.signOut())
  return auth
}

/** Where the SDK keeps the account in session storage. */
const placeOf = (apiKey: string, name: string): string => `firebase:authUser:${apiKey}:${name}`

export async function signOutEverywhere(auth: Auth): Promise<void> {
  signOutTabs(placeOf(auth.config.apiKey, auth.name))
  await auth.signOut()
}

/** 共有の端末: until the browser is closed; otherwise for good, or in memory where the browser stores nothing (G14). */
export function persistenceFor(sharedDevice: boolean): Persistence {
  if (sharedDevice) return browserSessionPersistence
  return storageState() === 'working' ? indexedDBLocalPersistence : inMemoryPersistence
}
