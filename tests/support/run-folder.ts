// Folder of one test run. All files and processes that a run leaves are in it or noted in it, and the janitor removes them
// all when the run ends, however it ends.
import { spawn } from 'node:child_process'
import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeBinary } from './paths.ts'

export type RunFolder = { path: string; close: () => Promise<void> }

/** @param place `memory` for runs with many copies of databases, which need not outlive the run. */
export function openRunFolder(place: 'disk' | 'memory' = 'disk'): RunFolder {
  const path = mkdtempSync(join(place === 'memory' && hasRoomInMemory() ? MEMORY : tmpdir(), 'tsumugi-tests-'))
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

const MEMORY = '/dev/shm'
/** Four times the most that a run fills. */
const ROOM_IN_MEMORY = 6 * 1024 ** 3

/** Whether the machine keeps files in memory and has enough of it for this process too. */
function hasRoomInMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) > ROOM_IN_MEMORY
  } catch {
    return false
  }
}
