// A hostile storage (B8): "saved" is never shown for a text that is not, and text typed after the fault can be recovered.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Desk, quick } from '../../../support/draft-desk.ts'
import { DraftNetwork } from '../../../support/draft-network.ts'
import { fakeServer } from '../../../support/fake-server.ts'
import { installLocks } from '../../../support/locks.ts'

type Modules = typeof import('#app/platform/drafts/draft.ts') &
  typeof import('#app/platform/drafts/store.ts') &
  typeof import('#app/platform/drafts/open-drafts.ts') &
  typeof import('#app/platform/drafts/draft-line.ts') &
  typeof import('#app/platform/dirty.ts') &
  typeof import('#app/platform/requests.ts') &
  typeof import('#app/shared/draft/draft-server.ts')
let modules: Modules
const server = fakeServer()
let network: DraftNetwork
let desks: Desk[]
/** Untrue lines seen during the test. */
let untrue: string[]
let heal: () => void
let factory: IDBFactory

const { transaction } = IDBDatabase.prototype
const { put } = IDBObjectStore.prototype

beforeEach(async () => {
  vi.resetModules()
  factory = new IDBFactory()
  globalThis.indexedDB = factory
  installLocks()
  desks = []
  untrue = []
  heal = () => {}
  modules = {
    ...(await import('#app/platform/drafts/draft.ts')),
    ...(await import('#app/platform/drafts/store.ts')),
    ...(await import('#app/platform/drafts/open-drafts.ts')),
    ...(await import('#app/platform/drafts/draft-line.ts')),
    ...(await import('#app/platform/dirty.ts')),
    ...(await import('#app/platform/requests.ts')),
    ...(await import('#app/shared/draft/draft-server.ts')),
  }
  const { beSignedIn } = await import('../../../support/signed-in.ts')
  beSignedIn()
  network = new DraftNetwork(modules)
})
afterEach(async () => {
  heal()
  vi.useRealTimers()
  for (const desk of desks) await desk.leave()
})

/** Texts on the disk, read past every fault. */
function onDisk(): Promise<string[]> {
  return new Promise(resolve => {
    const opening = IDBFactory.prototype.open.call(factory, 'tsumugi')
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve([])
    opening.onsuccess = () => {
      const reading = transaction.call(opening.result, 'drafts').objectStore('drafts').getAll()
      reading.onsuccess = () => {
        opening.result.close()
        resolve(reading.result.map(record => String((record as { text: unknown }).text)))
      }
    }
  })
}

async function sit(online: boolean): Promise<Desk> {
  const desk = new Desk(modules.Draft, network)
  desk.online = online
  desks.push(desk)
  desk.draft.watch(() => {
    const { text, state, draftId } = desk.view
    const { kind } = modules.draftLine(state, Date.now())
    if (kind === 'server' && !server.drafts.has(draftId, text)) untrue.push(`server: ${text}`)
    if (kind !== 'device' || text === '') return
    onDisk()
      .then(texts => {
        // Another key may have been pressed meanwhile.
        if (!texts.some(kept => kept.startsWith(text))) untrue.push(`device: ${text}, but ${texts.join()}`)
      })
      .catch(() => {})
  })
  await desk.draft.open()
  return desk
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const refuse = (name: string, message = 'refused') => {
  throw new DOMException(message, name)
}
const failingTransactions = (name: string, message: string) => () => {
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args) {
    // The database can be made; using it fails.
    return args[1] === ('versionchange' as string) ? transaction.apply(this, args) : refuse(name, message)
  }
  return () => {
    IDBDatabase.prototype.transaction = transaction
  }
}

/** Faults by name; each begins one, and returns the function that ends it. */
const faults: Record<string, () => () => void> = {
  'open throws': () => {
    const restore = failingTransactions('UnknownError', 'lost')()
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => refuse('SecurityError'))
    return () => {
      restore()
      opening.mockRestore()
    }
  },
  'connection lost': failingTransactions(
    'UnknownError',
    'Connection to Indexed Database server lost. Refresh the page to try again',
  ),
  closing: failingTransactions(
    'InvalidStateError',
    "Failed to execute 'transaction' on 'IDBDatabase': The database connection is closing.",
  ),
  'quota at the end of the transaction': () => {
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
      const request = put.apply(this, args)
      request.addEventListener('success', () => this.transaction.abort())
      return request
    }
    return () => {
      IDBObjectStore.prototype.put = put
    }
  },
  'quota at the put': () => {
    IDBObjectStore.prototype.put = () => refuse('QuotaExceededError')
    return () => {
      IDBObjectStore.prototype.put = put
    }
  },
  'no IndexedDB': () => {
    const restore = failingTransactions('UnknownError', 'gone')()
    // @ts-expect-error Some browsers have none.
    globalThis.indexedDB = undefined
    return () => {
      globalThis.indexedDB = factory
      restore()
    }
  },
}

describe.each(Object.entries(faults))('%s', (_, begin) => {
  test('in the middle, online: on the server, with the truth about the device; then on the device again', async () => {
    const desk = await sit(true)
    desk.type('before')
    await vi.waitFor(() => expect(desk.view.state.device.state).toBe('saved'))
    heal = begin()
    desk.type(' after')
    await vi.waitFor(() => expect(server.drafts.texts()).toEqual(['before after']), 5_000)
    await vi.waitFor(() => expect(desk.view.state.server.state).toBe('saved'), 5_000)
    expect(desk.view.state.device.state).not.toBe('saved')
    await vi.waitFor(() => expect(desk.view.state.device.state).toBe('failed'))
    expect(modules.draftLine(desk.view.state, Date.now())).toMatchObject({
      kind: 'server',
      detail: 'この端末には保存できていません',
    })
    heal()
    desk.type('!')
    await vi.waitFor(() => expect(desk.view.state.device.state).toBe('saved'), 5_000)
    expect(await onDisk()).toContain('before after!')
    await vi.waitFor(() => expect(server.drafts.texts()).toEqual(['before after!']), 5_000)
    expect(untrue).toEqual([])
  })

  test('in the middle, offline: says that it is not saved, asks before the page goes, and has the text still', async () => {
    const desk = await sit(false)
    desk.type('before')
    await vi.waitFor(() => expect(desk.view.state.device.state).toBe('saved'))
    heal = begin()
    desk.type(' after')
    await vi.waitFor(() => expect(desk.view.state.device.state).toBe('failed'))
    await pause(30)
    expect(modules.draftLine(desk.view.state, Date.now()).kind).toBe('unsaved')
    expect(await modules.isDirty()).toBe(true)
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)

    modules.leaveDraft(desk.draft)
    await pause(20)
    let shown = ''
    const again = modules.enterDraft({ ...desk.draft.options, show: text => (shown = text) })
    expect(shown).toBe('before after')
    expect(again).toBe(desk.draft)

    heal()
    desk.type('!')
    await vi.waitFor(() => expect(desk.view.state.device.state).toBe('saved'), 5_000)
    expect(await onDisk()).toContain('before after!')
    expect(await modules.isDirty()).toBe(false)
    expect(untrue).toEqual([])
  })

  test('from the start: the field opens, and what is typed is on the server', async () => {
    heal = begin()
    const desk = await sit(true)
    expect(desk.view.loaded).toBe(true)
    desk.type('typed')
    await vi.waitFor(() => expect(server.drafts.texts()).toEqual(['typed']), 5_000)
    await vi.waitFor(() => expect(desk.view.state.server.state).toBe('saved'), 5_000)
    heal()
    desk.type('!')
    await vi.waitFor(() => expect(desk.view.state.device.state).toBe('saved'), 5_000)
    expect(untrue).toEqual([])
  })
})

describe('a database that does not open', () => {
  test('the field opens all the same, the text goes to the server, and nothing says that the device has it', async () => {
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => ({}) as IDBOpenDBRequest)
    heal = () => opening.mockRestore()
    const desk = await sit(true)
    desk.type('typed')
    await vi.waitFor(() => expect(server.drafts.texts()).toEqual(['typed']), 5_000)
    await vi.waitFor(() => expect(desk.view.state.server.state).toBe('saved'), 5_000)
    expect(desk.view.state.device.state).not.toBe('saved')
    expect(untrue).toEqual([])
  }, 15_000)
})

describe('a disk that takes more than a second', () => {
  test('the save is on it before the server has the text: after a kill it is known as the own one', async () => {
    const desk = await sit(true)
    let announced = false
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
      const request = put.apply(this, args)
      const [{ sync }] = args as [{ sync?: { pending: object | null } }]
      if (sync?.pending) this.transaction.addEventListener('complete', () => (announced = true))
      const until = Date.now() + 1_200
      const go = () => {
        if (Date.now() < until) this.count().onsuccess = go
      }
      go()
      return request
    }
    heal = () => {
      IDBObjectStore.prototype.put = put
    }
    desk.type('typed')
    await vi.waitFor(() => expect(server.drafts.texts()).toEqual(['typed']), { timeout: 10_000, interval: 10 })
    expect(announced).toBe(true)
  }, 20_000)
})

const erase = () =>
  new Promise<void>((resolve, reject) => {
    const erasing = indexedDB.deleteDatabase('tsumugi')
    erasing.onsuccess = () => resolve()
    erasing.onerror = () => reject(erasing.error)
  })

describe('the disk changes under the draft', () => {
  test.each([true, false])(
    'site data cleared (online: %s): the whole text is on it again after the next key',
    async online => {
      const desk = await sit(online)
      desk.type('before')
      await vi.waitFor(() => expect(desk.view.state.device.state).toBe('saved'))
      await erase()
      desk.type(' after')
      await vi.waitFor(async () => expect(await onDisk()).toEqual(['before after']))
      await vi.waitFor(() => expect(desk.view.state.device.state).toBe('saved'))
      expect(desk.view.conflict).toBeNull()
    },
  )

  test('site data cleared: what is in the field is on it again, whether or not a key is pressed', async () => {
    const desk = await sit(false)
    desk.type('before')
    await vi.waitFor(() => expect(desk.view.state.device.state).toBe('saved'))
    await erase()
    await vi.waitFor(async () => expect(await onDisk()).toEqual(['before']))
    await vi.waitFor(() => expect(desk.view.state.device.state).toBe('saved'))
    expect(await modules.isDirty()).toBe(false)
  })

  test('a newer build takes the database over: what is on the disk is said to be there', async () => {
    const desk = await sit(false)
    desk.type('before')
    await vi.waitFor(() => expect(desk.view.state.device.state).toBe('saved'))
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('tsumugi', 99)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        opening.result.close()
        resolve()
      }
    })
    await pause(30)
    expect(desk.view.state.device.state).toBe('saved')
  })

  test('site data cleared while the app is closed: the server has it', async () => {
    const desk = await sit(true)
    desk.type('before')
    await vi.waitFor(() => expect(desk.view.state.server.state).toBe('saved'))
    await desk.leave()
    await erase()
    const again = await sit(true)
    await vi.waitFor(() => expect(again.text).toBe('before'))
  })

  async function spoil(desk: Desk, change: (record: Record<string, unknown>) => unknown): Promise<void> {
    const { withStore, committed, answered } = await import('#app/platform/storage.ts')
    await withStore('drafts', 'readwrite', async store => {
      const done = committed(store.transaction)
      const key = `user-a/${desk.view.draftId}`
      store.put(change((await answered(store.get(key))) as Record<string, unknown>), key)
      await done
    })
  }

  test.each<[string, (record: Record<string, unknown>) => unknown]>([
    ['nonsense', () => 'nonsense'],
    ['of a later build', record => ({ ...record, schema: 2 })],
    ['without its text', record => ({ ...record, text: 5 })],
  ])('a record %s: left alone; the text goes on beside it', async (_, change) => {
    const desk = await sit(false)
    desk.type('before')
    await vi.waitFor(() => expect(desk.view.state.device.state).toBe('saved'))
    await spoil(desk, change)
    desk.type(' after')
    await vi.waitFor(() => expect(desk.view.state.device.state).toBe('saved'))
    expect(await onDisk()).toHaveLength(2)
    expect((await modules.readDrafts('user-a')).map(({ text }) => text)).toEqual(['before after'])
    expect(desk.text).toBe('before after')
  })

  test.each<[string, Record<string, unknown>]>([
    ['state', { state: 7 }],
    ['selection', { selection: 'x' }],
    ['unanswered save', { sync: { baseVersion: 3, pending: 'x' } }],
    ['server side', { sync: null }],
  ])('a record without its %s: the text opens, and is sent', async (_, damage) => {
    const desk = await sit(false)
    desk.type('before')
    await desk.leave()
    await spoil(desk, record => ({ ...record, ...damage }))
    const again = await sit(true)
    expect(again.text).toBe('before')
    await vi.waitFor(() => expect(server.drafts.texts()).toEqual(['before']), 5_000)
  })

  test('a damaged record with its text: the text opens, and is sent', async () => {
    const desk = await sit(false)
    desk.type('before')
    await vi.waitFor(() => expect(desk.view.state.device.state).toBe('saved'))
    await spoil(desk, record => ({ ...record, sync: null, opened: 'x', deviceVersion: Number.NaN }))
    await desk.leave()
    const again = await sit(true)
    expect(again.text).toBe('before')
    await vi.waitFor(() => expect(server.drafts.texts()).toEqual(['before']))
  })
})

describe('a clock that is years wrong', () => {
  test.each([2, -2])('%i years: the newest text stays the newest, here and on the other device', async years => {
    const desk = await sit(true)
    desk.type('one')
    await vi.waitFor(() => expect(desk.view.state.server.state).toBe('saved'))
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + years * 365 * 86_400_000)
    desk.type(' two')
    await vi.waitFor(() =>
      expect(desk.view.state).toMatchObject({ device: { state: 'saved' }, server: { state: 'saved' } }),
    )
    await desk.leave()
    vi.useRealTimers()
    const again = await sit(true)
    expect(again.text).toBe('one two')
    again.type(' three')
    await vi.waitFor(() => expect(again.view.state.server.state).toBe('saved'))
    const other = new Desk(modules.Draft, network, { userId: 'other-device', timing: quick })
    desks.push(other)
    await other.draft.open()
    await vi.waitFor(() => expect(other.text).toBe('one two three'))
    expect(server.drafts.texts()).toEqual(['one two three'])
  })
})
