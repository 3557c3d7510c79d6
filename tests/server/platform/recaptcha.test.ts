// reCAPTCHA against a fake of its verify endpoint: what it lets through, and what is refused. The script that makes tokens in
// a browser comes from Google, and no test loads it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { createRecaptcha } from '#server/platform/bot-check-recaptcha.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { openServer } from '../../support/http-server.ts'
import { codeOf } from '../../support/refusals.ts'

const asked: URLSearchParams[] = []
let answer: { status: number; body: unknown }
const fake = createServer((request, response) => {
  let text = ''
  request.on('data', part => {
    text += part
  })
  request.on('end', () => {
    asked.push(new URLSearchParams(text))
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
})
await new Promise<void>(done => fake.listen(0, '127.0.0.1', done))
afterAll(() => fake.close())

const database = await openDatabase('play')
const verifyAt = `http://127.0.0.1:${(fake.address() as AddressInfo).port}/siteverify`
const settings = { siteKey: 'site-key', secret: 'site-secret', verifyAt }
const bots = createRecaptcha(database.db, fixedClock(new Date()), settings)
const server = await openServer(database, { bots })
const good = { success: true, action: 'application', score: 0.9 }
let tokens = 0
const judged = (body: unknown, status = 200): string => {
  answer = { status, body }
  tokens += 1
  return `token-${tokens}`
}

test('browsers get the site key; a token is judged by its secret, and good once', async () => {
  expect(await bots.challenge('application')).toEqual({ kind: 'recaptcha', siteKey: 'site-key' })
  const token = judged(good)
  await bots.check('application', token)
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ secret: 'site-secret', response: token })
  expect(await refusalOf(bots.check('application', token))).toBe('BOT_CHECK')
})

describe('refused is', () => {
  test.each([
    ['what Google does not take', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['a token of another action', { ...good, action: 'signUp' }],
    ['a low score', { ...good, score: 0.3 }],
    ['an answer without a score', { success: true, action: 'application' }],
    ['an answer that is none', 'hello'],
  ])('%s', async (_, body) => {
    expect(await refusalOf(bots.check('application', judged(body)))).toBe('BOT_CHECK')
  })

  test('no token, and a very long one, without asking anybody', async () => {
    judged(good)
    const before = asked.length
    for (const token of [undefined, '', 'x'.repeat(5_000)]) {
      expect(await refusalOf(bots.check('application', token))).toBe('BOT_CHECK')
    }
    expect(asked.length).toBe(before)
  })
})

test('a judge that is down lets nobody through, and says later', async () => {
  expect(await refusalOf(bots.check('application', judged({}, 500)))).toBe('BUSY')
})

test('applications ask for it, once for each sending of the same act', async () => {
  const token = await server.tokenOf('player')
  const key = '0b6f7f4e-58c1-4cf5-9d4e-7f2f3a1f0d11'
  const body = {
    userId: database.users.player,
    masterName: '灯台',
    masterCareer: '十年ほど書いています。',
    draftId: null,
  }
  const send = (botCheck: string | null) =>
    server.send('/api/master/addMasterRequest', {
      ...{ method: 'POST', token, body },
      headers: { 'idempotency-key': key, ...(botCheck ? { 'x-bot-check': botCheck } : {}) },
    })
  expect(codeOf(await send(null))).toBe('BOT_CHECK')
  const first = judged(good)
  const done = await send(first)
  expect(done.status).toBe(200)
  expect(codeOf(await send(first))).toBe('BOT_CHECK')
  expect((await send(judged(good))).json).toEqual(done.json)
})
