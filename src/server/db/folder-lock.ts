// Lock of a database folder, so that only one process at a time makes, starts or stops its database.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../platform/start-error.ts'

const PATIENCE_MS = 90_000

/**
 * Locks that this process holds. A lock with the number of this process that is not among them is from an earlier process.
 */
const held = new Set<string>()
let drafts = 0

/** Runs `work` while holding the folder's lock. A lock whose holder has died is removed. */
export async function withFolderLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const lock = join(folder, 'lock')
  const until = Date.now() + PATIENCE_MS
  while (!take(lock)) {
    if (Date.now() > until) throw new StartError(`Another process has held ${lock} for too long.`)
    await sleep(50 + Math.random() * 50)
  }
  held.add(lock)
  try {
    return await work()
  } finally {
    held.delete(lock)
    rmSync(lock, { recursive: true, force: true })
  }
}

/**
 * Takes the lock if it is free. It is made elsewhere, with the name of its holder, and moved into place, which only one
 * process can do.
 */
function take(lock: string): boolean {
  drafts += 1
  const draft = `${lock}.${process.pid}.${drafts}`
  mkdirSync(draft, { recursive: true })
  writeFileSync(join(draft, 'owner'), nameOf(process.pid))
  try {
    renameSync(draft, lock)
    return true
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    if (isAbandoned(lock, lock)) takeAway(lock)
    return false
  }
}

/** Removes a dead lock by moving it first, so that of several processes that find it only one removes it. */
function takeAway(lock: string): void {
  const dead = `${lock}.${process.pid}.dead`
  try {
    renameSync(lock, dead)
    // Another process was faster and holds the lock again.
    if (!isAbandoned(dead, lock)) renameSync(dead, lock)
  } catch {
    // The lock is gone or taken; the next round shows which.
  }
  rmSync(dead, { recursive: true, force: true })
}

function isAbandoned(folder: string, lock: string): boolean {
  let owner: string
  try {
    owner = readFileSync(join(folder, 'owner'), 'utf8')
  } catch {
    return true
  }
  const pid = Number(owner.split(' ')[0])
  if (nameOf(pid) !== owner) return true
  if (pid === process.pid) return !held.has(lock)
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** Name of a process from its number and its start, because numbers are given again, in containers at every start. */
function nameOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    return `${pid} ${fields?.[19]}`
  } catch {
    return String(pid)
  }
}
