// Shares for readers of slow pages: each gets a part of the places, so that many slow pages do not stop previews for all.
import { afterEach, describe, expect, test } from 'vitest'
import { FetchRefused } from '#server/platform/outside/read-answer.ts'
import type { SafeFetch } from '#server/platform/outside/safe-fetch.ts'
import { openDatabase } from '../../support/database.ts'
import type { Answer } from '../../support/http.ts'
import { openServer } from '../../support/http-server.ts'
import { codeOf } from '../../support/refusals.ts'

const database = await openDatabase('play')
/** Responses of the slow pages being read, which the test can end. */
const open: (() => void)[] = []
const outside: SafeFetch = async address => {
  if (address.includes('slow')) {
    await new Promise<void>(resolve => open.push(resolve))
    throw new FetchRefused('too slow')
  }
  return { url: new URL(address), body: Buffer.from('<title>題</title>'), charset: 'utf-8' } as Awaited<
    ReturnType<SafeFetch>
  >
}
const server = await openServer(database, { outside, trustedProxies: 1 })
const preview = (url: string, address: string, token?: string) =>
  server.send('/api/ogp/postForAlpacaUrlCard', {
    ...{ method: 'POST', body: { url }, headers: { 'x-forwarded-for': address } },
    ...(token ? { token } : {}),
  })

let asked: Promise<Answer>[] = []
let pages = 0
afterEach(async () => {
  let over = false
  const all = Promise.all(asked).then(() => {
    over = true
  })
  while (!over) {
    for (const end of open.splice(0)) end()
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  await all
  asked = []
})
/** Asks for slow pages, and waits until each is being read or was refused. @returns the number being read. */
async function askSlow(readers: { address: string; token?: string }[], each: number): Promise<number> {
  let refused = 0
  const before = open.length
  let made = 0
  for (const { address, token } of readers)
    for (let nth = 0; nth < each; nth++) {
      made += 1
      pages += 1
      const answer = preview(`http://page.test/slow/${pages}`, address, token).then(given => {
        if (given.status === 429) refused += 1
        return given
      })
      asked.push(answer)
    }
  while (open.length - before + refused < made) await new Promise(resolve => setTimeout(resolve, 5))
  return open.length - before
}
const guests = (count: number) => Array.from({ length: count }, (_, nth) => ({ address: `198.51.100.${nth + 1}` }))

describe('11 guests who ask for 64 slow pages and more', () => {
  test('leave places for other guests, and for who is signed in', async () => {
    expect(await askSlow(guests(11), 6)).toBeLessThan(48)
    expect((await preview('http://page.test/a', '192.0.2.1')).status).toBe(200)
    expect((await preview('http://page.test/b', '192.0.2.2')).status).toBe(200)
    expect((await preview('http://page.test/c', '198.51.100.1', await server.tokenOf('player'))).status).toBe(200)
  })
})

test('guests of any number of addresses stop neither who is signed in nor what is kept', async () => {
  expect((await preview('http://page.test/kept', '192.0.2.1')).status).toBe(200)
  expect(await askSlow(guests(60), 1)).toBe(48)
  const refused = await preview('http://page.test/new', '192.0.2.1')
  expect(codeOf(refused)).toBe('TOO_MANY')
  expect(Number(refused.headers['retry-after'])).toBe(5)
  expect((await preview('http://page.test/kept', '192.0.2.1')).status).toBe(200)
  expect((await preview('http://page.test/d', '192.0.2.1', await server.tokenOf('player'))).status).toBe(200)
})

test('one reader of IPv6 is one, whatever the last half of the address', async () => {
  const one = Array.from({ length: 20 }, (_, nth) => ({ address: `2001:db8:1:2::${nth + 1}` }))
  expect(await askSlow(one, 1)).toBeLessThanOrEqual(6)
  expect(await askSlow([{ address: '2001:db8:1:3::1' }], 1)).toBe(1)
})
