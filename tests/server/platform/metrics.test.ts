// GET /metrics: who may read it, and what it tells.
import { describe, expect, test } from 'vitest'
import { createMetrics } from '#server/platform/metrics.ts'
import { openDatabase } from '../../support/database.ts'
import { openServer } from '../../support/http-server.ts'

const database = await openDatabase('play')
const TOKEN = 'a-token-of-enough-letters'
const told = (token?: string) => ({ of: createMetrics(), token })
const open = await openServer(database, { metrics: told() })
const guarded = await openServer(database, { metrics: told(TOKEN) })
const proxied = await openServer(database, { metrics: told(), trustedProxies: 1 })
const named = await openServer(database, { metrics: told(), publicOrigin: 'https://tsumugi.example' })
const without = await openServer(database)

describe('without a token', () => {
  test('this machine reads it', async () => {
    const answer = await open.send('/metrics')
    expect([answer.status, answer.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^text\/plain; version=/),
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each(['x-forwarded-for', 'forwarded', 'via', 'x-forwarded-host'])(
    'nobody who is passed on with %s does',
    async name => {
      expect((await open.send('/metrics', { headers: { [name]: '127.0.0.1' } })).status).toBe(404)
    },
  )

  test('nobody does behind a proxy, or where the service has a public address', async () => {
    expect((await proxied.send('/metrics')).status).toBe(404)
    expect((await named.send('/metrics')).status).toBe(404)
  })

  test('a server that counts nothing has none', async () => {
    expect((await without.send('/metrics')).status).toBe(404)
  })
})

describe('with a token', () => {
  test.each([
    ['none', undefined, 404],
    ['another', `Bearer ${TOKEN}x`, 404],
    ['another scheme', `Basic ${TOKEN}`, 404],
    ['the one', `Bearer ${TOKEN}`, 200],
  ])('%s', async (_, authorization, status) => {
    expect((await guarded.send('/metrics', authorization ? { headers: { authorization } } : {})).status).toBe(status)
  })

  test('it is read only', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` }
    expect((await guarded.send('/metrics', { method: 'POST', headers, body: {} })).status).toBe(405)
  })
})

test('it tells of answers by kind, call and status, and of what is watched', async () => {
  const metrics = createMetrics()
  const server = await openServer(database, { metrics: { of: metrics, token: undefined } })
  metrics.watch({ name: 'tsumugi_trial', help: 'A trial.', label: 'what', read: async () => ({ one: 1, two: 2 }) })
  metrics.watch({ name: 'tsumugi_single', help: 'One number.', read: () => 7 })
  metrics.watch({
    name: 'tsumugi_broken',
    help: 'What cannot be read.',
    label: 'x',
    read: () => Promise.reject(new Error('away')),
  })
  const token = await server.tokenOf('player')
  expect((await server.send('/api/coin/getCoins', { token })).status).toBe(200)
  expect((await server.send('/api/coin/getCoins')).status).toBe(401)
  expect((await server.send('/files/assets/none.96.webp')).status).toBe(404)
  const { text } = await server.send('/metrics')
  for (const line of [
    'tsumugi_calls_total{call="coin.getCoins",status="200"} 1',
    'tsumugi_calls_total{call="coin.getCoins",status="401"} 1',
    'tsumugi_answers_total{kind="file",status="404"} 1',
    'tsumugi_answer_seconds_count{kind="call"} 2',
    'tsumugi_trial{what="two"} 2',
    'tsumugi_single 7',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  expect(text).toMatch(/^tsumugi_process_resident_memory_bytes \d+$/m)
  expect(text).not.toMatch(/^tsumugi_broken\{/m)
  // Nothing of a user: names of calls and numbers alone.
  expect(text).not.toContain(database.users.player)
})
