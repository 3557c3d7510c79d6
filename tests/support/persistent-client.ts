// A client that acts like the app's outbox: sends with its key, and sends again with the same key until it has read the
// server's own answer (reliability rules 1, 4, 5 and 6).
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, type Sent, send } from './http.ts'
import type { Random } from './random.ts'

export type PersistentClient = {
  post: (path: string, token: string, key: string, body: object) => Promise<Answer>
  put: (path: string, token: string, key: string, body: object) => Promise<Answer>
  remove: (path: string, token: string, key: string) => Promise<Answer>
  /** Number of requests sent, and of each answer received. */
  met: Record<string, number>
  close: () => void
}

/** Whether an answer comes from the server itself: it is JSON and repeats the key; all others come from the network. */
const isOwn = ({ headers }: Answer, key: string): boolean =>
  /^application\/json/.test(headers['content-type'] ?? '') && headers['idempotency-key'] === key

export function createPersistentClient(url: string, random: Random, timeoutMs: number): PersistentClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 })
  const met: Record<string, number> = {}
  let isClosed = false
  const meet = (what: string): void => {
    met[what] = (met[what] ?? 0) + 1
  }
  const ask = async (path: string, key: string, sent: Sent): Promise<Answer> => {
    for (let attempt = 0; ; attempt++) {
      // A closed client gives up, so that a failed run ends although nobody answers any more.
      if (isClosed) throw new Error('The client was closed.')
      try {
        meet('sent')
        const answer = await send(`${url}${path}`, { ...sent, key, agent, timeoutMs })
        meet(isOwn(answer, key) ? String(answer.status) : 'not the server')
        if (isOwn(answer, key) && answer.status !== 503) return answer
      } catch {
        meet('broken')
      }
      await sleep(random.integer(5, Math.min(400, 20 * 2 ** Math.min(attempt, 5))))
    }
  }
  return {
    met,
    close: () => {
      isClosed = true
      agent.destroy()
    },
    post: (path, token, key, body) => ask(path, key, { method: 'POST', token, body }),
    put: (path, token, key, body) => ask(path, key, { method: 'PUT', token, body }),
    remove: (path, token, key) => ask(path, key, { method: 'DELETE', token }),
  }
}
