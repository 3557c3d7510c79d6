// The server as a process of its own, as it runs in production: started, killed, stopped and started again by its number.
import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { nodeBinary, projectRoot, serverMain } from './paths.ts'
import { postmasterOf } from './processes.ts'

export type Exit = { code: number | null; signal: NodeJS.Signals | null; ms: number }

export type ServerProcess = {
  pid: number
  /** Address that it printed when it was ready. */
  url: string
  stdout: () => string
  stderr: () => string
  /** Resolves when the process is gone. */
  exited: Promise<Exit>
  /** Sends a signal and waits for the end. */
  end: (name: NodeJS.Signals) => Promise<Exit>
}

/** Settings of a server; null leaves one out. */
export type Environment = Record<string, string | null>

const READY = /^Tsumugi is ready: (\S+)$/m
const START_LIMIT_MS = 60_000

/** Starts a server and waits until it is ready. @throws its output when it ends before. */
export async function startServer(environment: Environment): Promise<ServerProcess> {
  const { child, pid, output, exited } = launch({ PORT: '0', ...environment })
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server was not ready in time.')), START_LIMIT_MS)
    const check = () => {
      const ready = READY.exec(output.stdout)?.[1]
      if (ready) resolve(ready)
    }
    child.stdout?.on('data', check)
    void exited.then(({ code, signal }) => {
      clearTimeout(timer)
      reject(new Error(`The server ended with ${code ?? signal}: ${output.stderr}${output.stdout.slice(-2_000)}`))
    })
    check()
  })
  return {
    ...{ pid, url, exited },
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    end: async name => {
      const asked = performance.now()
      child.kill(name)
      const exit = await exited
      return { ...exit, ms: performance.now() - asked }
    },
  }
}

/** Runs a server that is expected not to start, to its end. */
export async function failToStart(environment: Environment): Promise<Exit & { stdout: string; stderr: string }> {
  const { child, output, exited } = launch({ PORT: '0', ...environment })
  const timer = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS)
  const exit = await exited
  clearTimeout(timer)
  return { ...exit, ...output }
}

/** Sends SIGTERM to a server as soon as it prints a step of its start. */
export async function interruptStart(environment: Environment, step: string): Promise<Exit> {
  const { child, output, exited } = launch({ PORT: '0', ...environment })
  child.stdout?.on('data', () => {
    if (output.stdout.includes(step)) child.kill('SIGTERM')
  })
  return exited
}

function launch(environment: Environment) {
  const settings = { LOG_LEVEL: 'warn', DEMO: '0', JOBS: '0', ...environment }
  const given = Object.entries(settings).filter((entry): entry is [string, string] => entry[1] !== null)
  const started = performance.now()
  const child: ChildProcess = spawn(nodeBinary, [serverMain], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...Object.fromEntries(given) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const pid = child.pid ?? 0
  const note = join(inject('runFolder'), 'pids', String(pid))
  writeFileSync(note, String(pid))
  const output = { stdout: '', stderr: '' }
  child.stdout?.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString()
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString()
  })
  const exited = new Promise<Exit>(resolve =>
    child.on('close', (code, signal) => {
      rmSync(note, { force: true })
      resolve({ code, signal, ms: performance.now() - started })
    }),
  )
  return { child, pid, output, exited }
}

/** A data folder of this run. */
export const dataFolder = (name: string): string => join(inject('runFolder'), `${name}-${process.pid}`)

/** Address of a server's embedded database. */
export const embeddedUrl = (dataDir: string): string =>
  `postgresql:///tsumugi?host=${encodeURIComponent(join(dataDir, 'postgres', 'run'))}&user=tsumugi`

/** Postmaster of a server's embedded database, or null when it is not running. */
export const embeddedPostmaster = (dataDir: string): number | null => postmasterOf(join(dataDir, 'postgres', 'data'))
