// Sending where nothing can be kept: one act on a thing at a time, each under its key until its answer was read.
import { beforeEach, expect, test, vi } from 'vitest'
import { sendUnkept } from '#app/platform/outbox/send-unkept.ts'
import { NoAnswer, Refusal } from '#app/platform/requests.ts'
import { act } from '../../support/outbox-items.ts'

type Sent = { note: string; key: string | undefined; userId: string | undefined }
const { answers, sent } = vi.hoisted(() => ({ answers: [] as (() => unknown)[], sent: [] as Sent[] }))
vi.mock('#app/platform/api.ts', () => ({
  send: async ({ url }: { url: string }, { key, userId }: { key?: string; userId?: string }) => {
    sent.push({ note: url.split('/').pop() ?? '', key, userId })
    return answers.shift()?.()
  },
}))

const lost = () => {
  throw new NoAnswer('lost')
}
const refusal = (status: number) => () => {
  throw new Refusal(status, 'CODE', '理由。', null)
}
const notes = () => sent.map(({ note }) => note)
const keys = () => new Set(sent.map(({ key }) => key)).size
const UNKNOWN = { state: 'unknown' }

let things = 0
let thing = ''
/** A thing of its own for every test: what is open outlives it. */
beforeEach(() => {
  thing = `register world${things++}`
  sent.length = 0
  answers.length = 0
})
const press = (note: string, of = thing, userId = 'rin') => sendUnkept(act(note), userId, of)

test.each([
  ['lost', lost, 'unknown'],
  ['busy', refusal(503), 'refused'],
  ['signed out', refusal(401), 'refused'],
  ['too many', refusal(429), 'refused'],
  ['too slow', refusal(408), 'refused'],
])('%s: it is sent again under its key; answered, the next has a key of its own', async (_, first, state) => {
  answers.push(
    first,
    () => 'done',
    () => 'next',
  )
  expect(await press('one')).toMatchObject({ state })
  expect(await press('one')).toEqual({ state: 'done', answer: 'done' })
  expect(keys()).toBe(1)
  expect(await press('one')).toEqual({ state: 'done', answer: 'next' })
  expect(keys()).toBe(2)
})

test.each([
  ['has arrived: the other one is not sent', () => 'done', { state: 'earlier' }, ['one', 'one'], 1],
  ['was refused: the other one is sent', refusal(422), { state: 'done', answer: 'two' }, ['one', 'one', 'two'], 2],
  ['is lost again: the other one is held up', lost, UNKNOWN, ['one', 'one'], 1],
])(
  'an act whose answer was lost, and another on the same thing; the first %s',
  async (_, second, result, all, count) => {
    answers.push(lost, second, () => 'two')
    expect(await press('one')).toEqual(UNKNOWN)
    expect(await press('two')).toEqual(result)
    expect(notes()).toEqual(all)
    expect(keys()).toBe(count)
  },
)

test('a refused act is forgotten', async () => {
  answers.push(refusal(422), () => 'done')
  expect(await press('one')).toEqual({ state: 'refused', code: 'CODE', message: '理由。' })
  expect(await press('one')).toEqual({ state: 'done', answer: 'done' })
  expect(keys()).toBe(2)
})

test('one that is under way takes no other on its thing', async () => {
  let arrive: (answer: string) => void = () => {}
  answers.push(() => new Promise(resolve => (arrive = resolve)))
  const first = press('one')
  expect(await press('two')).toBeNull()
  arrive('done')
  expect(await first).toEqual({ state: 'done', answer: 'done' })
  expect(notes()).toEqual(['one'])
})

test('it is nothing to another thing, nor to another user', async () => {
  answers.push(
    lost,
    () => 'other thing',
    () => 'other user',
  )
  await press('one')
  expect(await press('two', `${thing} other`)).toEqual({ state: 'done', answer: 'other thing' })
  expect(await press('three', thing, 'sora')).toEqual({ state: 'done', answer: 'other user' })
  expect(sent.map(({ userId }) => userId)).toEqual(['rin', 'rin', 'sora'])
  expect(keys()).toBe(3)
})
