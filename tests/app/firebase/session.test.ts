// The provider of a session: the server names it at each sign-in, and the hint remembers it afterwards.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { get } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FirebaseWeb } from '#contract/identity.ts'
import { webOf } from '../../support/firebase.ts'

type SessionModule = typeof import('#app/platform/session.ts')
type StorageModule = typeof import('#app/platform/storage.ts')
type ExchangeModule = typeof import('#app/platform/requests.ts')

const user = { userId: 'uid-1', publicUserId: 'P-1', userName: 'ゆず', classList: [0] }
const signedIn = (accessToken: string) => ({
  user,
  accessToken,
  accessTokenExpiresAt: new Date(Date.now() + 3_600_000).toISOString(),
})
const firebase = vi.hoisted(() => ({ of: [] as unknown[], signIn: vi.fn(), renew: vi.fn(), signOut: vi.fn() }))
vi.mock('#app/platform/identity-firebase.ts', () => ({
  firebaseIdentity: (web: unknown) => {
    firebase.of.push(web)
    return firebase
  },
}))

/** The server: the provider that it names, and the calls that it received. */
let named: FirebaseWeb | null
let calls: string[]
const credentials = { mailaddress: 'a@example.com', password: 'secret', sharedDevice: false }

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  named = webOf()
  calls = []
  firebase.of.length = 0
  firebase.signIn.mockReset().mockImplementation(async () => signedIn('first'))
  firebase.renew.mockReset().mockImplementation(async () => signedIn('second'))
  firebase.signOut.mockReset().mockImplementation(async () => {})
  vi.stubGlobal('fetch', async (url: string) => {
    const verb = url.replace('/api/Identity/', '')
    calls.push(verb)
    const json = (status: number, body: unknown) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
    if (verb === 'provider') return json(200, { firebase: named })
    // With Firebase the session calls do not exist.
    if (named) return json(404, { code: 'NOT_FOUND', errorMessage: '見つかりませんでした。' })
    return json(200, signedIn('embedded'))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function openTab(): Promise<SessionModule & StorageModule & ExchangeModule> {
  vi.resetModules()
  const exchange: ExchangeModule = await import('#app/platform/requests.ts')
  const storage: StorageModule = await import('#app/platform/storage.ts')
  const tab: SessionModule = await import('#app/platform/session.ts')
  await tab.session.restore()
  return { ...exchange, ...storage, ...tab }
}

describe('with Firebase', () => {
  test('a password goes to Firebase and nowhere else', async () => {
    const { session } = await openTab()
    await session.signIn(credentials)
    expect(firebase.of).toEqual([webOf()])
    expect(firebase.signIn).toHaveBeenCalledWith(credentials)
    expect(calls).toEqual(['provider'])
    expect(session.get()).toEqual({ user, ended: false, firebase: webOf() })
    expect(await session.accessToken()).toBe('first')
  })

  test('the next start renews there, without asking who holds the accounts', async () => {
    await (await openTab()).session.signIn(credentials)
    calls.length = 0
    const { session } = await openTab()
    expect(session.get().user).toEqual(user)
    expect(await session.accessToken()).toBe('second')
    expect(firebase.of).toEqual([webOf(), webOf()])
    expect(calls).toEqual([])
  })

  test('what is kept on the device holds neither token nor password', async () => {
    const tab = await openTab()
    await tab.session.signIn(credentials)
    const hint = JSON.stringify(await get('session', tab.keyval))
    expect(hint).not.toMatch(/first|secret/)
    expect(JSON.parse(hint)).toEqual({ user, shared: false, firebase: webOf() })
  })

  test('another tab takes the session over, project and all', async () => {
    const first = await openTab()
    const second = await openTab()
    await first.session.signIn(credentials)
    await vi.waitFor(() => expect(second.session.get()).toMatchObject({ user, firebase: webOf() }))
    expect(await second.session.accessToken()).toBe('second')
  })

  test('a session that ended there asks to sign in again', async () => {
    const { session, Refusal } = await openTab()
    await session.signIn(credentials)
    firebase.renew.mockRejectedValue(new Refusal(401, 'SESSION_ENDED', '', null))
    await expect(session.renew()).rejects.toThrow()
    expect(session.get()).toMatchObject({ user, ended: true })
  })

  test('signing out without a network is made good later, there', async () => {
    const { session, NoAnswer } = await openTab()
    await session.signIn(credentials)
    firebase.signOut.mockRejectedValueOnce(new NoAnswer('offline'))
    await session.signOut(Promise.resolve())
    expect(session.get().user).toBeNull()
    const next = await openTab()
    const stop = next.session.keepRenewed()
    await vi.waitFor(() => expect(firebase.signOut).toHaveBeenCalledTimes(2))
    stop()
    expect(calls).toEqual(['provider'])
  })
})

describe('when the installation changes its provider', () => {
  test('a session of our own ends, and the next sign-in goes to Firebase', async () => {
    named = null
    const { session } = await openTab()
    await session.signIn(credentials)
    expect(firebase.of).toEqual([])
    named = webOf()
    await expect(session.renew()).rejects.toMatchObject({ status: 404 })
    expect(session.get()).toMatchObject({ user, ended: true })
    await session.signIn(credentials)
    expect(firebase.signIn).toHaveBeenCalledOnce()
    expect(session.get()).toEqual({ user, ended: false, firebase: webOf() })
  })

  test('back to our own, too', async () => {
    const { session } = await openTab()
    await session.signIn(credentials)
    named = null
    await session.signIn(credentials)
    expect(session.get()).toEqual({ user, ended: false, firebase: null })
    expect(await session.accessToken()).toBe('embedded')
  })
})

test('a server that cannot be asked is no network', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  const { session, NoAnswer } = await openTab()
  await expect(session.signIn(credentials)).rejects.toBeInstanceOf(NoAnswer)
  expect(session.get().user).toBeNull()
})
