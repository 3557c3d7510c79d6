// One act, one key: lost answers are asked for again under the same key, before anything else of the same name.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { EarlierArrived, sendAct } from '#app/areas/application/sent-act.ts'
import { NoAnswer, Refusal } from '#app/platform/exchange.ts'

type Sent = { body: string | null; key: string | undefined }
const { answers, sent } = vi.hoisted(() => ({ answers: [] as (() => unknown)[], sent: [] as Sent[] }))
vi.mock('#app/platform/api.ts', () => ({
  send: async ({ body }: { body: string | null }, { key }: { key?: string }) => {
    sent.push({ body, key })
    return answers.shift()?.()
  },
}))

const request = (body: string) => ({ method: 'POST', url: '/api/Application/applySetting', body })
const lost = () => {
  throw new NoAnswer('lost')
}
const refused = () => {
  throw new Refusal(422, 'COIN_SHORT', 'LPもACも足りません。', null)
}
const busy = () => {
  throw new Refusal(503, 'BUSY', '混み合っています。', 1)
}
let names = 0
let name = ''

beforeEach(() => {
  name = `act-${names++}`
  sent.length = 0
  answers.length = 0
})

describe('an act', () => {
  test.each([
    ['lost', lost, NoAnswer],
    ['that could not be made for now', busy, Refusal],
  ])('whose answer is %s is sent again under its key; done, the next has a key of its own', async (_, first, kind) => {
    answers.push(
      first,
      () => 'done',
      () => 'next',
    )
    await expect(sendAct(name, request('one'))).rejects.toBeInstanceOf(kind)
    expect(await sendAct(name, request('one'))).toBe('done')
    expect(await sendAct(name, request('one'))).toBe('next')
    expect(new Set(sent.slice(0, 2).map(({ key }) => key)).size).toBe(1)
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
  })

  test('that differs from the one before waits for its answer; that one has arrived, so it is not sent', async () => {
    answers.push(lost, () => 'done')
    await expect(sendAct(name, request('one'))).rejects.toBeInstanceOf(NoAnswer)
    await expect(sendAct(name, request('two'))).rejects.toBeInstanceOf(EarlierArrived)
    expect(sent.map(({ body }) => body)).toEqual(['one', 'one'])
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  test('that means the same as the one before is that one, whatever it would be sent as by now', async () => {
    answers.push(lost, () => 'done')
    await expect(sendAct(name, request('with LP'), 'one')).rejects.toBeInstanceOf(NoAnswer)
    expect(await sendAct(name, request('with AC'), 'one')).toBe('done')
    expect(sent.map(({ body }) => body)).toEqual(['with LP', 'with LP'])
  })

  test('that differs from one that was refused is sent', async () => {
    answers.push(lost, refused, () => 'done')
    await expect(sendAct(name, request('one'))).rejects.toBeInstanceOf(NoAnswer)
    expect(await sendAct(name, request('two'))).toBe('done')
    expect(sent.map(({ body }) => body)).toEqual(['one', 'one', 'two'])
  })

  test('that was refused is forgotten; one of another name knows nothing of it', async () => {
    answers.push(refused, lost, () => 'done')
    await expect(sendAct(name, request('one'))).rejects.toBeInstanceOf(Refusal)
    await expect(sendAct(name, request('one'))).rejects.toBeInstanceOf(NoAnswer)
    expect(await sendAct(`${name}-other`, request('two'))).toBe('done')
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
  })
})
