// One act, one key: lost answers are asked for again under the same key, before anything else of the same name.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Sent = { body: string | null; key: string | undefined; userId: string | undefined }
const answers: (() => unknown)[] = []
const sent: Sent[] = []
const signedIn = { userId: 'rin' }
const API = '#app/platform/api.ts'
const SESSION = '#app/platform/session.ts'

type Acts = typeof import('#app/platform/sent-act.ts')
let acts: Acts
let failures: typeof import('#app/platform/exchange.ts')

const transaction = IDBDatabase.prototype.transaction
/** What the page held is gone; what lies on the disk is not. */
async function reload(): Promise<void> {
  vi.resetModules()
  vi.doMock(API, () => ({
    send: async ({ body }: { body: string | null }, { key, userId }: { key?: string; userId?: string }) => {
      sent.push({ body, key, userId })
      return answers.shift()?.()
    },
  }))
  vi.doMock(SESSION, () => ({ session: { get: () => ({ user: signedIn }) } }))
  failures = await import('#app/platform/exchange.ts')
  acts = await import('#app/platform/sent-act.ts')
}

const request = (body: string) => ({ method: 'POST', url: '/api/Application/applySetting', body })
const answer = (what: string) => () => what
const lost = () => {
  throw new failures.NoAnswer('lost')
}
const refusal = (status: number) => () => {
  throw new failures.Refusal(status, 'CODE', '理由。', null)
}
const keys = (): number => new Set(sent.map(({ key }) => key)).size
const bodies = () => sent.map(({ body }) => body)

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  signedIn.userId = 'rin'
  sent.length = 0
  answers.length = 0
  await reload()
})
afterEach(() => {
  IDBDatabase.prototype.transaction = transaction
})
// Files share a worker: the next one meets the real modules.
afterAll(() => {
  vi.doUnmock(API)
  vi.doUnmock(SESSION)
  vi.resetModules()
})

describe('an act whose answer was not read', () => {
  test.each([
    ['lost', () => lost],
    ['busy', () => refusal(503)],
    ['signed out', () => refusal(401)],
    ['too many', () => refusal(429)],
    ['too slow', () => refusal(408)],
  ])(
    '%s: is sent again under its key, also by the next visit; done, the next has a key of its own',
    async (_, first) => {
      answers.push(first(), answer('done'), answer('next'))
      await expect(acts.sendAct('name', request('one'))).rejects.toThrow()
      await reload()
      expect(await acts.sendAct('name', request('one'))).toBe('done')
      expect(keys()).toBe(1)
      expect(await acts.sendAct('name', request('one'))).toBe('next')
      expect(keys()).toBe(2)
    },
  )

  test('goes before another one of its name; that one follows under a key of its own', async () => {
    answers.push(() => lost(), answer('one'), answer('two'))
    await expect(acts.sendAct('name', request('one'))).rejects.toThrow()
    expect(await acts.sendAct('name', request('two'))).toBe('two')
    expect(bodies()).toEqual(['one', 'one', 'two'])
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(keys()).toBe(2)
  })

  test('holds up another one of its name for as long as it is not known', async () => {
    answers.push(
      () => lost(),
      () => lost(),
      answer('done'),
    )
    await expect(acts.sendAct('name', request('one'))).rejects.toThrow()
    await expect(acts.sendAct('name', request('two'))).rejects.toBeInstanceOf(failures.NoAnswer)
    expect(bodies()).toEqual(['one', 'one'])
  })

  test.each([
    ['has arrived: another one that is alone is not sent', answer('done'), ['one', 'one'], true],
    ['was refused: another one that is alone is sent', refusal(422), ['one', 'one', 'two'], false],
  ])('%s', async (_, second, expected, isEarlier) => {
    answers.push(() => lost(), second, answer('two'))
    await expect(acts.sendAct('name', request('one'), { isAlone: true })).rejects.toThrow()
    const next = await acts.sendAct('name', request('two'), { isAlone: true }).catch((error: unknown) => error)
    expect(next instanceof acts.EarlierArrived).toBe(isEarlier)
    expect(bodies()).toEqual(expected)
  })

  test('is the one that means the same, whatever it would be sent as by now', async () => {
    answers.push(() => lost(), answer('done'))
    await expect(acts.sendAct('name', request('with LP'), { meaning: 'one' })).rejects.toThrow()
    expect(await acts.sendAct('name', request('with AC'), { meaning: 'one' })).toBe('done')
    expect(bodies()).toEqual(['with LP', 'with LP'])
  })

  test('is nothing to another name, nor to another user', async () => {
    answers.push(() => lost(), answer('other name'), answer('other user'))
    await expect(acts.sendAct('name', request('one'))).rejects.toThrow()
    expect(await acts.sendAct('other', request('two'))).toBe('other name')
    signedIn.userId = 'sora'
    expect(await acts.isActOpen('name')).toBe(false)
    expect(await acts.sendAct('name', request('one'))).toBe('other user')
    expect(sent.map(({ userId }) => userId)).toEqual(['rin', 'rin', 'sora'])
    expect(keys()).toBe(3)
  })
})

describe('settling', () => {
  test('what was lost gives its answer, once', async () => {
    answers.push(() => lost(), answer('done'))
    await expect(acts.sendAct('name', request('one'))).rejects.toThrow()
    await reload()
    expect(await acts.isActOpen('name')).toBe(true)
    expect(await acts.settleAct('name')).toEqual({ answer: 'done' })
    expect(await acts.isActOpen('name')).toBe(false)
    expect(await acts.settleAct('name')).toBeNull()
    expect(bodies()).toEqual(['one', 'one'])
    expect(keys()).toBe(1)
  })

  test.each([
    ['lets go of what is refused', () => refusal(409), false],
    ['keeps what is lost once more', () => lost, true],
  ])('%s', async (_, second, isOpen) => {
    answers.push(() => lost(), second())
    await expect(acts.sendAct('name', request('one'))).rejects.toThrow()
    await expect(acts.settleAct('name')).rejects.toThrow()
    expect(await acts.isActOpen('name')).toBe(isOpen)
  })

  test('late, it does not let go of the one that came after', async () => {
    let arrive: (what: string) => void = () => {}
    answers.push(
      () => lost(),
      () => new Promise(resolve => (arrive = resolve)),
      answer('one'),
      () => lost(),
    )
    await expect(acts.sendAct('name', request('one'))).rejects.toThrow()
    const settling = acts.settleAct('name')
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    await expect(acts.sendAct('name', request('two'))).rejects.toThrow()
    arrive('one')
    await settling
    expect(await acts.isActOpen('name')).toBe(true)
  })
})

test('a refused act is forgotten', async () => {
  answers.push(refusal(422), answer('done'))
  await expect(acts.sendAct('name', request('one'))).rejects.toBeInstanceOf(failures.Refusal)
  expect(await acts.isActOpen('name')).toBe(false)
  expect(await acts.sendAct('name', request('one'))).toBe('done')
  expect(keys()).toBe(2)
})

test('without storage it is sent all the same, and this page keeps its key', async () => {
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...given) {
    if (given[1] === ('versionchange' as string)) return transaction.apply(this, given)
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  answers.push(() => lost(), answer('done'), answer('next'))
  await expect(acts.sendAct('name', request('one'))).rejects.toBeInstanceOf(failures.NoAnswer)
  expect(await acts.isActOpen('name')).toBe(true)
  expect(await acts.sendAct('name', request('one'))).toBe('done')
  expect(keys()).toBe(1)
  expect(await acts.isActOpen('name')).toBe(false)
  expect(await acts.sendAct('name', request('one'))).toBe('next')
})
