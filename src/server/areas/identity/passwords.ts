// Hashes and checks passwords in a separate process (password-child.ts), which is kept while there is work and ends after a
// while without. There is one for the whole server, and work is done in the order of arrival.
import { createInterface } from 'node:readline'
import { type OwnProgram, startOwnProgram } from '../../platform/own-program.ts'
import { TooBusy } from '../../platform/turns.ts'

/** A password to be hashed, or to be checked against a hash. */
export type PasswordWork = { password: string; hash: string | null }

const { filename } = import.meta
const HEAP_MB = 64
const IDLE_MS = 30_000
/** Longest wait for a check, which is 60 ms of work. After it the machine counts as busy, and a new process is started. */
const PATIENCE_MS = 10_000

type Asked = { answer: (value: unknown) => void; fail: (error: Error) => void; timer: NodeJS.Timeout }
type Judge = { child: OwnProgram; asked: Asked[] }

let judge: Judge | null = null

/** @throws TooBusy */
export const hashPassword = (password: string): Promise<string> => ask({ password, hash: null }) as Promise<string>

/** Whether a password matches a hash; false for an invalid hash. @throws TooBusy */
export const verifyPassword = ({ hash, password }: { hash: string; password: string }): Promise<boolean> =>
  ask({ password, hash }) as Promise<boolean>

function ask(work: PasswordWork): Promise<unknown> {
  judge ??= startJudge()
  const { child, asked } = judge
  return new Promise((answer, fail) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
    asked.push({ answer, fail, timer })
    if (asked.length === 1) hold(child)
    child.stdin.write(`${JSON.stringify(work)}\n`)
  })
}

function startJudge(): Judge {
  const child = startOwnProgram(filename, 'password-child', HEAP_MB)
  const started: Judge = { child, asked: [] }
  let idle: NodeJS.Timeout | undefined
  const end = (reason: string) => {
    clearTimeout(idle)
    if (judge === started) judge = null
    for (const { fail, timer } of started.asked.splice(0)) {
      clearTimeout(timer)
      fail(new TooBusy(reason))
    }
  }
  createInterface({ input: child.stdout }).on('line', line => {
    const next = started.asked.shift()
    clearTimeout(next?.timer)
    next?.answer(JSON.parse(line))
    clearTimeout(idle)
    if (started.asked.length > 0) return
    letGo(child)
    idle = setTimeout(() => {
      if (started.asked.length > 0) return
      judge = null
      child.stdin.end()
    }, IDLE_MS).unref()
  })
  // The process may end before it has read everything.
  child.stdin.on('error', () => {})
  child.on('error', error => end(error.message))
  child.on('close', () => end('the password was not judged'))
  letGo(child)
  return started
}

/** Lets a working process keep the server alive, but not a waiting one. */
function hold(child: OwnProgram): void {
  child.ref()
  for (const pipe of pipesOf(child)) pipe.ref?.()
}
function letGo(child: OwnProgram): void {
  child.unref()
  for (const pipe of pipesOf(child)) pipe.unref?.()
}
type Pipe = { ref?: () => void; unref?: () => void }
const pipesOf = ({ stdin, stdout }: OwnProgram): Pipe[] => [stdin as Pipe, stdout as Pipe]
