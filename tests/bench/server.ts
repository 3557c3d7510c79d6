// The server as a separate process, as in production.
import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeBinary, projectRoot, serverMain } from '../support/paths.ts'
import { descendantsOf } from './process-use.ts'

export type Server = {
  pid: number
  url: string
  /** Milliseconds from its start until it was ready. */
  readyMs: number
  end: () => Promise<void>
}

const READY = /^Tsumugi is ready: (\S+)$/m
const START_LIMIT_MS = 90_000
const END_LIMIT_MS = 15_000

/** @param run folder of this run, in which the server is noted for the janitor */
export const startServer = (run: string, environment: Record<string, string>): Promise<Server> =>
  untilReady(run, nodeBinary, [serverMain], { LOG_LEVEL: 'warn', ...environment }, false)

/**
 * Runs `npm start` like a person does.
 * @param folder of the checkout whose server is started
 */
export const npmStart = (run: string, environment: Record<string, string>, folder = projectRoot): Promise<Server> =>
  untilReady(run, 'npm', ['start'], environment, true, folder)

async function untilReady(
  run: string,
  command: string,
  args: string[],
  environment: Record<string, string>,
  // Whether it has a process group of its own, because npm does not always pass a signal on. The server itself stays in the session of
  // this process: Linux shares the processors out among sessions first, so that a client in another one would wait for a slice of the
  // server's idle work, which clients of another machine never do.
  hasOwnGroup: boolean,
  folder = projectRoot,
): Promise<Server> {
  const started = performance.now()
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, HOST: '', NODE_ENV: '', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: hasOwnGroup,
  })
  const first = child.pid ?? 0
  const url = await readyLine(child)
  const readyMs = performance.now() - started
  const pid = descendantsOf(first).at(-1) ?? first
  const note = join(run, 'pids', String(pid))
  writeFileSync(note, String(pid))
  return {
    ...{ pid, url, readyMs },
    end: async () => {
      await end(child, hasOwnGroup)
      rmSync(note, { force: true })
    },
  }
}

function readyLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const fail = (reason: string) => reject(new Error(`The server ${reason}: ${printed.slice(-1_000)}`))
    const timer = setTimeout(() => fail('was not ready in time'), START_LIMIT_MS)
    const read = (chunk: Buffer) => {
      printed = `${printed}${chunk.toString()}`.slice(-10_000)
      const url = READY.exec(printed)?.[1]
      if (!url) return
      clearTimeout(timer)
      resolve(url)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('error', error => fail(error.message))
    child.on('exit', code => fail(`ended with ${code}`))
  })
}

/** @param isGroup whether all processes of its group end with it */
function end(child: ChildProcess, isGroup: boolean): Promise<void> {
  return new Promise(resolve => {
    const signal = (name: NodeJS.Signals) => {
      try {
        process.kill(isGroup ? -(child.pid ?? 0) : (child.pid ?? 0), name)
      } catch {
        resolve()
      }
    }
    const timer = setTimeout(() => signal('SIGKILL'), END_LIMIT_MS)
    child.on('close', () => {
      clearTimeout(timer)
      resolve()
    })
    signal('SIGTERM')
  })
}
