// The session: the hint, the shared device, a session that ends by itself, a sign-out without a network.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearCookies } from '../../support/cookies.ts'

type SessionModule = typeof import('#app/platform/session.ts')
type StorageModule = typeof import('#app/platform/storage.ts')

const A = { userId: 'user-a', publicUserId: 'A', userName: 'ゆず', classList: [0] }
const B = { userId: 'user-b', publicUserId: 'B', userName: 'みかげ', classList: [0] }

/** The provider: the user of the browser's cookie, whether it can be reached, and the requests it received. */
let provider: {
  cookieOf: typeof A | null
  reachable: boolean
  seconds: number
  asked: string[]
  status: number | null
  holding?: Promise<void>
}
const stops: (() => void)[] = []

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  provider = { cookieOf: null, reachable: true, seconds: 900, asked: [], status: null }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const verb = url.replace('/api/Identity/', '')
    if (verb !== 'provider') provider.asked.push(verb)
    if (!provider.reachable) throw new TypeError('Failed to fetch')
    const answer = (status: number, body: unknown) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
    if (provider.status) return answer(provider.status, { errorMessage: 'x', code: 'BUSY' })
    if (verb === 'provider') return answer(200, { firebase: null })
    if (verb === 'signOut') {
      provider.cookieOf = null
      return answer(200, { signedOut: true })
    }
    if (verb === 'signIn') provider.cookieOf = JSON.parse(String(init.body)).mailaddress === 'b' ? B : A
    const user = provider.cookieOf
    if (verb === 'renewToken') await provider.holding
    if (!user) return answer(401, { errorMessage: '期限', code: 'SESSION_ENDED' })
    const accessTokenExpiresAt = new Date(Date.now() + provider.seconds * 1000).toISOString()
    return answer(200, { user, accessToken: `of-${user.userId}-${provider.asked.length}`, accessTokenExpiresAt })
  })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A new tab, with fresh modules. */
async function openTab(): Promise<SessionModule & StorageModule> {
  vi.resetModules()
  const storage: StorageModule = await import('#app/platform/storage.ts')
  const session: SessionModule = await import('#app/platform/session.ts')
  return { ...storage, ...session }
}
async function startTab() {
  const tab = await openTab()
  await tab.session.restore()
  stops.push(tab.session.keepRenewed())
  return tab
}
const credentials = (mailaddress = 'a', sharedDevice = false) => ({ mailaddress, password: 'p', sharedDevice })
const noWait = Promise.resolve()
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

describe('the hint', () => {
  test('opens the app signed in, before and without the provider', async () => {
    const first = await startTab()
    await first.session.signIn(credentials())
    provider.reachable = false
    const second = await openTab()
    await second.session.restore()
    expect(second.session.get()).toMatchObject({ user: A, ended: false })
    stops.push(second.session.keepRenewed())
    await pause(20)
    expect(second.session.get()).toMatchObject({ user: A, ended: false })
  })

  test('holds no token', async () => {
    const tab = await startTab()
    await tab.session.signIn(credentials())
    expect(JSON.stringify(await get('session', tab.keyval))).not.toContain('of-user-a')
  })

  test('without one nobody is signed in, and the provider is not asked', async () => {
    const tab = await startTab()
    expect(tab.session.get().user).toBeNull()
    expect(await tab.session.accessToken()).toBeNull()
    expect(provider.asked).toEqual([])
  })

  test('a device that does not answer keeps the page waiting for a second, no longer; what it says later counts', async () => {
    const before = await startTab()
    await before.session.signIn(credentials())
    provider.reachable = false
    const tab = await openTab()
    const { open } = indexedDB
    let release = () => {}
    indexedDB.open = (...args) => {
      const request = open.apply(indexedDB, args)
      const late = {} as IDBOpenDBRequest
      release = () => {
        Object.defineProperty(late, 'result', { value: request.result })
        late.onsuccess?.(new Event('success'))
      }
      return late
    }
    const started = performance.now()
    await tab.session.restore()
    expect(performance.now() - started).toBeLessThan(4_000)
    expect(tab.session.get().user).toBeNull()
    release()
    await vi.waitFor(() => expect(tab.session.get().user).toEqual(A))
  })
})

describe('a browser that has lost the hint', () => {
  test('asks the provider, as its mark tells, and is signed in when its cookie still holds the session', async () => {
    const before = await startTab()
    await before.session.signIn(credentials())
    globalThis.indexedDB = new IDBFactory()
    provider.asked = []
    const tab = await openTab()
    await tab.session.restore()
    expect(tab.session.get()).toMatchObject({ user: A, ended: false })
    expect(provider.asked).toEqual(['renewToken'])
  })

  test('is a guest’s when the provider knows no session, and asks once', async () => {
    const before = await startTab()
    await before.session.signIn(credentials())
    globalThis.indexedDB = new IDBFactory()
    provider.cookieOf = null
    provider.asked = []
    for (let start = 0; start < 2; start++) {
      const tab = await openTab()
      await tab.session.restore()
      expect(tab.session.get().user).toBeNull()
    }
    expect(provider.asked).toEqual(['renewToken'])
  })

  test('asks again at the next start when the provider could not be reached', async () => {
    const before = await startTab()
    await before.session.signIn(credentials())
    globalThis.indexedDB = new IDBFactory()
    provider.reachable = false
    await (await openTab()).session.restore()
    provider.reachable = true
    const tab = await openTab()
    await tab.session.restore()
    expect(tab.session.get().user).toEqual(A)
  })

  test('is of who signs in while the answer of the cookie before is under way', async () => {
    const before = await startTab()
    await before.session.signIn(credentials())
    globalThis.indexedDB = new IDBFactory()
    const held = Promise.withResolvers<void>()
    provider.holding = held.promise
    const tab = await openTab()
    await tab.session.restore()
    await tab.session.signIn(credentials('b'))
    held.resolve()
    await pause(50)
    expect(tab.session.get().user).toEqual(B)
    expect(await tab.session.accessToken()).toMatch(/^of-user-b/)
  })

  test('stays signed out where the user has signed out', async () => {
    const before = await startTab()
    await before.session.signIn(credentials())
    provider.reachable = false
    await before.session.signOut(noWait)
    globalThis.indexedDB = new IDBFactory()
    provider.reachable = true
    const tab = await startTab()
    expect(tab.session.get().user).toBeNull()
    expect(provider.asked.filter(verb => verb === 'renewToken')).toEqual([])
  })
})

describe('the token', () => {
  test('is kept until shortly before its end, and renewed once for all who ask', async () => {
    const tab = await startTab()
    await tab.session.signIn(credentials())
    expect(await tab.session.accessToken()).toBe(await tab.session.accessToken())
    provider.seconds = 20
    await tab.session.renew()
    provider.asked = []
    const tokens = await Promise.all([1, 2, 3].map(() => tab.session.accessToken()))
    expect(new Set(tokens).size).toBe(1)
    expect(provider.asked).toEqual(['renewToken'])
  })

  test('is renewed every ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const tab = await startTab()
    await tab.session.signIn(credentials())
    provider.asked = []
    vi.advanceTimersByTime(tab.RENEWAL_MS)
    await vi.waitFor(() => expect(provider.asked).toEqual(['renewToken']))
    expect(tab.RENEWAL_MS).toBe(600_000)
  })
})

describe('a shared device', () => {
  test('a browser that was closed opens signed out, with the cached reads gone', async () => {
    const tab = await startTab()
    await tab.session.signIn(credentials('a', true))
    await set(tab.cacheKey(A.userId), 'reads', tab.keyval)
    expect(document.cookie).toContain('tsumugi-shared=1')
    const reload = await openTab()
    await reload.session.restore()
    expect(reload.session.get().user).toEqual(A)
    clearCookies()
    const next = await openTab()
    await next.session.restore()
    expect(next.session.get().user).toBeNull()
    expect(await get('session', next.keyval)).toBeUndefined()
    expect(await get(next.cacheKey(A.userId), next.keyval)).toBeUndefined()
  })

  test('a renewal keeps it a shared one', async () => {
    const tab = await startTab()
    await tab.session.signIn(credentials('a', true))
    await tab.session.renew()
    expect(await get('session', tab.keyval)).toMatchObject({ shared: true })
  })

  test('the next sign-in on a device of one’s own is not shared', async () => {
    const tab = await startTab()
    await tab.session.signIn(credentials('a', true))
    await tab.session.signOut(noWait)
    await tab.session.signIn(credentials('a'))
    clearCookies()
    const next = await openTab()
    await next.session.restore()
    expect(next.session.get().user).toEqual(A)
  })
})

describe('a session that ends by itself', () => {
  test('the user stays, nothing is erased, no more calls are tried; a sign-in goes on', async () => {
    const tab = await startTab()
    await tab.session.signIn(credentials())
    await set(tab.cacheKey(A.userId), 'reads', tab.keyval)
    provider.cookieOf = null
    await expect(tab.session.renew()).rejects.toThrow()
    expect(tab.session.get()).toMatchObject({ user: A, ended: true })
    expect(await get(tab.cacheKey(A.userId), tab.keyval)).toBe('reads')
    expect(await get('session', tab.keyval)).toMatchObject({ user: A })
    provider.asked = []
    await expect(tab.session.accessToken()).rejects.toMatchObject({ status: 401 })
    expect(provider.asked).toEqual([])
    await tab.session.signIn(credentials())
    expect(tab.session.get()).toMatchObject({ user: A, ended: false })
  })

  test('a provider that is down ends nothing', async () => {
    const tab = await startTab()
    await tab.session.signIn(credentials())
    provider.status = 503
    await expect(tab.session.renew()).rejects.toThrow()
    provider.status = null
    provider.reachable = false
    await expect(tab.session.renew()).rejects.toThrow()
    expect(tab.session.get()).toMatchObject({ user: A, ended: false })
  })
})

describe('sign-out', () => {
  test('erases the hint and the cached reads, tells the provider, and waits for what is shown', async () => {
    const tab = await startTab()
    await tab.session.signIn(credentials())
    await set(tab.cacheKey(A.userId), 'reads', tab.keyval)
    let shown = false
    await tab.session.signOut(
      pause(30).then(() => {
        shown = tab.session.get().user !== null
      }),
    )
    expect(shown).toBe(true)
    expect(tab.session.get().user).toBeNull()
    expect(provider.cookieOf).toBeNull()
    expect(await get('session', tab.keyval)).toBeUndefined()
    expect(await get(tab.cacheKey(A.userId), tab.keyval)).toBeUndefined()
  })

  test('without a network: out here at once, at the provider as soon as there is one', async () => {
    const tab = await startTab()
    await tab.session.signIn(credentials())
    provider.reachable = false
    await tab.session.signOut(noWait)
    expect(tab.session.get().user).toBeNull()
    expect(provider.cookieOf).toEqual(A)
    provider.reachable = true
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(provider.cookieOf).toBeNull())
  })

  test('without a network, and the app closed: at the provider with the next start', async () => {
    const tab = await startTab()
    await tab.session.signIn(credentials())
    provider.reachable = false
    await tab.session.signOut(noWait)
    for (const stop of stops.splice(0)) stop()
    provider.reachable = true
    await startTab()
    await vi.waitFor(() => expect(provider.cookieOf).toBeNull())
    provider.asked = []
    await startTab()
    await pause(20)
    expect(provider.asked).toEqual([])
  })

  test('a provider that could not do it is asked again', async () => {
    const tab = await startTab()
    await tab.session.signIn(credentials())
    provider.status = 503
    await tab.session.signOut(noWait)
    expect(provider.cookieOf).toEqual(A)
    provider.status = null
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(provider.cookieOf).toBeNull())
  })

  test('the next person signs in first: the old session is ended before, the new one lives', async () => {
    const tab = await startTab()
    await tab.session.signIn(credentials())
    provider.reachable = false
    await tab.session.signOut(noWait)
    provider.reachable = true
    provider.asked = []
    await tab.session.signIn(credentials('b'))
    expect(provider.asked).toEqual(['signOut', 'signIn'])
    window.dispatchEvent(new Event('online'))
    await pause(20)
    expect(provider.cookieOf).toEqual(B)
    expect(tab.session.get().user).toEqual(B)
  })
})

describe('tabs', () => {
  test('hear of sign-in, end and sign-out', async () => {
    const one = await startTab()
    const two = await startTab()
    await one.session.signIn(credentials())
    await vi.waitFor(() => expect(two.session.get().user).toEqual(A))
    provider.cookieOf = null
    await one.session.renew().catch(() => {})
    await vi.waitFor(() => expect(two.session.get().ended).toBe(true))
    await one.session.signIn(credentials('b'))
    await vi.waitFor(() => expect(two.session.get()).toMatchObject({ user: B, ended: false }))
    expect(await two.session.accessToken()).toContain('of-user-b')
    await two.session.signOut(noWait)
    await vi.waitFor(() => expect(one.session.get().user).toBeNull())
    expect(await one.session.accessToken()).toBeNull()
  })
})
