// The folder of one test run, in the system's temporary folder. Everything a run leaves on disk or running is in it or
// noted in it, and the janitor removes it all when the run ends, however it ends.
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeBinary } from './paths.ts'

export type RunFolder = { path: string; close: () => Promise<void> }

export function openRunFolder(): RunFolder {
  const path = mkdtempSync(join(tmpdir(), 'tsumugi-tests-'))
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
