// Surroundings of the suites of lost answers: a server that is killed and started again, a network before it that loses answers and
// requests, and a client that goes on asking.
import type { Db } from '#server/db/client.ts'
import { createDb, createPool } from '#server/db/client.ts'
import { type ChaosProxy, openChaosProxy } from './chaos-proxy.ts'
import { createPersistentClient, type PersistentClient } from './persistent-client.ts'
import type { Random } from './random.ts'
import { embeddedUrl } from './server-process.ts'
import { type Supervisor, supervise } from './supervisor.ts'
import { installTestKey } from './tokens.ts'

export interface BadNetwork {
  server: Supervisor
  proxy: ChaosProxy
  client: PersistentClient
  db: Db
  tokenOf: (userId: string) => string
  close: () => Promise<void>
}

/** Share of answers that are lost, and the longest times by which an answer is late and for which the client waits. */
type Badness = { dropAnswer?: number; delayMs: number; patienceMs?: number }

/** @param dataDir folder of the server's database */
export async function openBadNetwork(
  dataDir: string,
  random: Random,
  { dropAnswer = 0.3, delayMs, patienceMs = 1_000 }: Badness,
): Promise<BadNetwork> {
  const opened: (() => unknown)[] = []
  const close = async (): Promise<void> => {
    for (const end of opened.splice(0).reverse()) await end()
  }
  try {
    const server = await supervise({ DATA_DIR: dataDir, RATE_LIMITS: '0', JOBS: '1' })
    opened.push(server.stop)
    const pool = createPool({ url: embeddedUrl(dataDir), max: 8, role: null, name: 'tsumugi-test' })
    opened.push(() => pool.end())
    const tokenOf = await installTestKey(pool)
    const toxics = { dropAnswer, dropRequest: 0.05, delay: 0.05 }
    const proxy = await openChaosProxy({ target: () => server.url, random: random.fork(), toxics, delayMs })
    opened.push(() => proxy.close())
    const client = createPersistentClient(proxy.url, random.fork(), patienceMs)
    opened.push(() => client.close())
    return { server, proxy, client, db: createDb(pool), tokenOf, close }
  } catch (error) {
    await close()
    throw error
  }
}
