// A small load generator: some connections, each with one request at a time.
import { randomUUID } from 'node:crypto'
import { send } from '../support/http.ts'
import { mailOf } from './data.ts'
import { openWire, type Wire } from './wire.ts'

export type Request = { path: string; token: string; method?: 'GET' | 'POST'; body?: unknown }

export type Load = {
  seconds: number
  /** Milliseconds of every request answered with 200. */
  times: number[]
  failed: number
}

/** @param next gives the next request, or null when there are no more */
export async function runLoad(
  url: string,
  options: { connections: number; seconds: number; next: () => Request | null },
): Promise<Load> {
  const wires = await Promise.all(Array.from({ length: options.connections }, () => openWire(url)))
  const times: number[] = []
  let failed = 0
  const started = performance.now()
  const until = started + options.seconds * 1000
  const run = async (wire: Wire): Promise<void> => {
    while (performance.now() < until) {
      const request = options.next()
      if (request === null) return
      const asked = performance.now()
      if (await ask(wire, request)) times.push(performance.now() - asked)
      else failed += 1
    }
  }
  await Promise.all(wires.map(run))
  for (const wire of wires) wire.close()
  return { seconds: (performance.now() - started) / 1000, times, failed }
}

/** @returns whether the answer was 200 */
export async function ask(wire: Wire, { path, token, method = 'GET', body }: Request): Promise<boolean> {
  const headers = {
    accept: 'application/json',
    // The encodings that browsers accept.
    'accept-encoding': 'gzip, deflate, br, zstd',
    authorization: `Bearer ${token}`,
    ...(method === 'POST' ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
  }
  return (await wire.send(method, path, headers, body === undefined ? '' : JSON.stringify(body))) === 200
}

/** Password of the demo's accounts, which the bench's users have too. */
const PASSWORD = 'tsumugi-demo'

/** Signs users in, one after the other, like passwords are checked. @returns their access tokens in the same order */
export async function signIn(url: string, users: readonly number[]): Promise<string[]> {
  const tokens: string[] = []
  for (const user of users) {
    const answer = await send(`${url}/api/Identity/signIn`, {
      method: 'POST',
      headers: { origin: url },
      body: { mailaddress: mailOf(user), password: PASSWORD, sharedDevice: false },
    })
    if (answer.status !== 200) throw new Error(`${mailOf(user)} was not signed in: ${answer.text}`)
    tokens.push((answer.json as { accessToken: string }).accessToken)
  }
  return tokens
}
