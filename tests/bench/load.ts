// A small generator of load: some connections, each with one request at a time.
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { send } from '../support/http.ts'
import { mailOf } from './data.ts'

export type Request = { path: string; token: string; method?: 'GET' | 'POST'; body?: unknown }

export type Load = {
  seconds: number
  /** Milliseconds of every request that was answered with 200. */
  times: number[]
  failed: number
}

/** What browsers say they can read. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'application/json' }

/** @param next the next request to make, or null when there are no more. */
export async function runLoad(
  url: string,
  options: { connections: number; seconds: number; next: () => Request | null },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections })
  const times: number[] = []
  let failed = 0
  const started = performance.now()
  const until = started + options.seconds * 1000
  const connection = async (): Promise<void> => {
    while (performance.now() < until) {
      const request = options.next()
      if (request === null) return
      const asked = performance.now()
      const ok = await ask(url, request, agent).catch(() => false)
      if (ok) times.push(performance.now() - asked)
      else failed += 1
    }
  }
  await Promise.all(Array.from({ length: options.connections }, connection))
  agent.destroy()
  return { seconds: (performance.now() - started) / 1000, times, failed }
}

/** @returns whether it was answered with 200. */
export async function ask(url: string, { path, token, method = 'GET', body }: Request, agent: Agent): Promise<boolean> {
  const key = method === 'POST' ? { key: randomUUID() } : {}
  const answer = await send(`${url}${path}`, { method, token, agent, headers: HEADERS, body, ...key })
  return answer.status === 200
}

/** The password of the demo's accounts, which the bench's users share. */
const PASSWORD = 'tsumugi-demo'

/** Signs users in. @returns their access tokens in the same order. */
export async function signIn(url: string, users: readonly number[]): Promise<string[]> {
  return Promise.all(
    users.map(async user => {
      const answer = await send(`${url}/api/Identity/signIn`, {
        method: 'POST',
        headers: { origin: url },
        body: { mailaddress: mailOf(user), password: PASSWORD, sharedDevice: false },
      })
      if (answer.status !== 200) throw new Error(`${mailOf(user)} was not signed in: ${answer.text}`)
      return (answer.json as { accessToken: string }).accessToken
    }),
  )
}
