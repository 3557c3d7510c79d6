// Keeps a server running at one address while a test kills it, and counts the kills.
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { auditAt } from './ledger-audit.ts'
import { killPostgres } from './own-cluster.ts'
import { report } from './random.ts'
import { type Environment, embeddedUrl, type ServerProcess, startServer } from './server-process.ts'

export type Supervisor = {
  url: string
  pid: () => number
  /** Kills the server with SIGKILL and starts it again. */
  killServer: () => Promise<void>
  killPostgres: () => Promise<void>
  /** Audits the ledger, then stops. */
  stop: () => Promise<void>
  /** Lines of the log at error level, of all servers there were. */
  errors: () => string[]
  kills: { server: number; postgres: number; failedStarts: number }
}

/** Whether a log line is an error that counts; the job queue reports an absent database as one, which here is expected. */
const isError = (line: string): boolean =>
  /"level":"(error|fatal)"/.test(line) && !/notify listener|UNLISTEN|Failed to reset locked/.test(line)

export async function supervise(environment: Environment & { DATA_DIR: string }): Promise<Supervisor> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const start = () => startServer({ ...environment, PORT: String(port) })
  const kills = { server: 0, postgres: 0, failedStarts: 0 }
  const logs: string[] = []
  const keepLog = (ended: ServerProcess) => logs.push(...ended.stdout().split('\n'), ended.stderr())
  /** Starts the server as an operator's supervisor does: again when it failed because its database was killed meanwhile. */
  const startAgain = async (): Promise<ServerProcess> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await start()
      } catch (error) {
        kills.failedStarts += 1
        if (
          attempt === 20 ||
          !/went away while|does not answer|cannot be reached|not ready in time/.test(String(error))
        )
          throw error
      }
    }
  }
  let server = await start()
  return {
    url,
    kills,
    pid: () => server.pid,
    killServer: async () => {
      kills.server += 1
      await server.end('SIGKILL')
      keepLog(server)
      server = await startAgain()
    },
    killPostgres: async () => {
      kills.postgres += 1
      await killPostgres(environment.DATA_DIR)
    },
    stop: async () => {
      try {
        // Every run must leave a sound ledger (B3).
        await auditAt(embeddedUrl(environment.DATA_DIR))
      } finally {
        await server.end('SIGTERM')
        keepLog(server)
      }
    },
    errors: () => [...logs, ...server.stdout().split('\n')].filter(isError),
  }
}

/** Minimum pause between two runs of `work`, which on a slow machine may take nearly as long as the interval. */
const PAUSE_MS = 2_500

/** Runs `work` at an interval. @returns the function that stops it, once the running work is done. */
export function every(milliseconds: number, first: number, work: () => Promise<void>): () => Promise<void> {
  const stopped = new AbortController()
  let failure: unknown
  const loop = async (): Promise<void> => {
    let next = performance.now() + first
    while (!stopped.signal.aborted) {
      await sleep(Math.max(0, next - performance.now()), undefined, { signal: stopped.signal }).catch(() => {})
      if (stopped.signal.aborted) return
      await work()
      next = Math.max(next + milliseconds, performance.now() + PAUSE_MS)
    }
  }
  const looping = loop().catch(error => {
    failure = error
    // The failure is printed, because clients that never give up would otherwise wait for ever without a visible reason.
    report(`what was to be done every ${milliseconds} ms has ended: ${error}`)
  })
  return async () => {
    stopped.abort()
    await looping
    if (failure) throw failure
  }
}
