// Hashing and checking of passwords in a separate process (password-child.ts), which is kept while there is work and
// ends after a while without. There is one for the whole server, and work is done in the order of arrival. Where the
// system can, it runs only while no other process wants a processor; on a machine that never rests it is replaced by
// one that has a small share, and where many others want one too, by one that takes turns as they do.
import { availableParallelism, loadavg } from 'node:os'
import { createInterface } from 'node:readline'
import { type OwnProgram, startOwnProgram } from '../../platform/own-program.ts'
import { TooBusy } from '../../platform/turns.ts'

/** A password to be hashed, or to be checked against a hash. */
export type PasswordWork = { password: string; hash: string | null }

const { filename } = import.meta
const HEAP_MB = 64
const IDLE_MS = 30_000
/** Longest wait for a check, which is 60 ms of work. After it the machine counts as busy, and a new process is started. */
const PATIENCE_MS = 20_000
/** Manner of taking turns with others: the word its program knows, and the one that follows when a check waits longer. */
type Manner = { word: string; starved?: { afterMs: number; next: Manner } }
/** A small share is 2 % of a processor that ten others want: a check and the start of its process would take ten seconds. */
const asAll: Manner = { word: 'as-all' }
const hasAShare: Manner = { word: 'has-a-share', starved: { afterMs: 2000, next: asAll } }
const standsBack: Manner = { word: 'stands-back', starved: { afterMs: 500, next: hasAShare } }
/** Time for which a machine counts as one on which the milder manners get no processor. */
const PRESSED_MS = 60_000
/** Processes for each processor that want it, over the last minute, above which the milder manners are not tried. */
const PRESSED_LOAD = 3

type Asked = {
  line: string
  answer: (value: unknown) => void
  fail: (error: Error) => void
  timer: NodeJS.Timeout
}
type Judge = { child: OwnProgram; asked: Asked[]; manner: Manner; starved: NodeJS.Timeout | undefined }

let judge: Judge | null = null
let pressed = { manner: standsBack, until: 0 }

/** @throws TooBusy */
export const hashPassword = (password: string): Promise<string> => ask({ password, hash: null }) as Promise<string>

/** Whether a password matches a hash; false for an invalid hash. @throws TooBusy */
export const verifyPassword = ({ hash, password }: { hash: string; password: string }): Promise<boolean> =>
  ask({ password, hash }) as Promise<boolean>

function ask(work: PasswordWork): Promise<unknown> {
  judge ??= startJudge(mannerNow())
  const asked = judge
  return new Promise((answer, fail) => {
    const timer = setTimeout(() => judge?.child.kill('SIGKILL'), PATIENCE_MS)
    give(asked, { line: `${JSON.stringify(work)}\n`, answer, fail, timer })
  })
}

function mannerNow(): Manner {
  // Always 0 where the system does not know it.
  const [load = 0] = loadavg()
  if (load > PRESSED_LOAD * availableParallelism()) return asAll
  return performance.now() < pressed.until ? pressed.manner : standsBack
}

function give(to: Judge, asked: Asked): void {
  to.asked.push(asked)
  if (to.asked.length === 1) {
    hold(to.child)
    watch(to)
  }
  to.child.stdin.write(asked.line)
}

/** Replaces a process that gets no processor by one of the next manner; the last has the patience of each asker. */
function watch(started: Judge): void {
  clearTimeout(started.starved)
  const { starved } = started.manner
  if (!starved || started.asked.length === 0) return
  started.starved = setTimeout(() => {
    pressed = { manner: starved.next, until: performance.now() + PRESSED_MS }
    judge = startJudge(starved.next)
    for (const asked of started.asked.splice(0)) give(judge, asked)
    started.child.kill('SIGKILL')
  }, starved.afterMs)
}

function startJudge(manner: Manner): Judge {
  const child = startOwnProgram(filename, 'password-child', HEAP_MB, manner.word)
  const started: Judge = { child, asked: [], manner, starved: undefined }
  let idle: NodeJS.Timeout | undefined
  const end = (reason: string) => {
    clearTimeout(idle)
    clearTimeout(started.starved)
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
    watch(started)
    if (started.asked.length > 0) return
    letGo(child)
    idle = setTimeout(() => {
      if (started.asked.length > 0) return
      if (judge === started) judge = null
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
