// One process at a time makes, starts or stops the database of a folder.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 90_000

/** Runs `work` while holding the folder's lock. A lock whose holder has died is taken over. */
export async function withFolderLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const lock = join(folder, 'lock')
  const owner = join(lock, 'pid')
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      mkdirSync(lock)
      writeFileSync(owner, String(process.pid))
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (Date.now() > until) throw new Error(`Another process has held ${lock} for too long.`)
      if (isAbandoned(owner)) rmSync(lock, { recursive: true, force: true })
      else await sleep(50 + Math.random() * 50)
    }
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function isAbandoned(owner: string): boolean {
  try {
    process.kill(Number(readFileSync(owner, 'utf8')), 0)
    return false
  } catch (error) {
    // ENOENT: the holder is between making the folder and writing its number.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
