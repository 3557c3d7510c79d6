// The folder of one test run. Everything a run leaves on disk or running is in it or noted in it, and the janitor removes it
// all when the run ends, however it ends.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeBinary } from './paths.ts'

export type RunFolder = { path: string; close: () => Promise<void> }

const MEMORY_FOLDER = '/dev/shm'
/** Several times what the databases of all steps have taken at once. */
const MEMORY_NEEDED = 6 * 1024 ** 3

/**
 * A copy of a database is 700 small files: 500 ms of processor time on a disk, 50 ms in memory, for each file of tests and
 * each test of the browser.
 */
const isRoomInMemory = (): boolean => {
  if (!existsSync(MEMORY_FOLDER)) return false
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  return Math.min(bavail * bsize, freemem()) > MEMORY_NEEDED
}

/** @param inMemory for tests; what is measured belongs on a disk */
export function openRunFolder({ inMemory }: { inMemory: boolean }): RunFolder {
  const path = mkdtempSync(join(inMemory && isRoomInMemory() ? MEMORY_FOLDER : tmpdir(), 'tsumugi-tests-'))
  // PostgreSQL does not run as root; where it runs as nobody it must reach its folder.
  chmodSync(path, 0o711)
  mkdirSync(join(path, 'pids'))
  const janitor = spawn(nodeBinary, [join(import.meta.dirname, 'janitor.ts'), path], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  })
  const ended = new Promise<void>(done => janitor.on('exit', () => done()))
  // The janitor may not keep a finished run waiting, and an interrupted run does not wait for it.
  janitor.unref()
  return {
    path,
    close: async () => {
      janitor.ref()
      janitor.stdin.end()
      await ended
    },
  }
}
