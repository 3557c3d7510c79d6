// Hashes and judges passwords in a process of their own (password-child.ts), which is kept while there is work and ends when
// there was none for a while. One for the whole server: what waits, waits in the order it came.
import { createInterface } from 'node:readline'
import { type OwnProgram, startOwnProgram } from '../../platform/own-program.ts'
import { TooBusy } from '../../platform/turns.ts'

/** A password to be hashed, or to be judged by a hash. */
export type PasswordWork = { password: string; hash: string | null }

const { filename } = import.meta
const HEAP_MB = 64
const IDLE_MS = 30_000
/** A check is 60 ms of work. Later than this, others keep the machine busy: it is told so, and a new process begins. */
const PATIENCE_MS = 10_000

type Asked = { answer: (value: unknown) => void; fail: (error: Error) => void; timer: NodeJS.Timeout }
type Judge = { child: OwnProgram; asked: Asked[] }

let judge: Judge | null = null

/** @throws TooBusy */
export const hashPassword = (password: string): Promise<string> => ask({ password, hash: null }) as Promise<string>

/** Whether a password is the one of a hash; false for what is no hash. @throws TooBusy */
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
  // It may end before it has read everything.
  child.stdin.on('error', () => {})
  child.on('error', error => end(error.message))
  child.on('close', () => end('the password was not judged'))
  letGo(child)
  return started
}

/** While it works the server waits for it; a process that only waits keeps nobody from ending. */
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
