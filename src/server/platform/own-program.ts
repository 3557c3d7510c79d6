// Child processes of the server that run parts of its own code, so that their memory, time and crashes do not affect the
// server.
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { dirname, extname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

export type OwnProgram = ChildProcessByStdio<Writable, Readable, null>

/**
 * Starts the program `name` beside the module `filename`; in the built server, beside the built files (build-server.js names
 * each of them). It gets at most `heapMb` of heap.
 */
export function startOwnProgram(filename: string, name: string, heapMb: number, ...words: string[]): OwnProgram {
  const program = join(dirname(filename), `${name}${extname(filename)}`)
  return spawn(process.execPath, [`--max-old-space-size=${heapMb}`, program, ...words], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: childEnvironment(),
  })
}

/**
 * Environment of the child: no settings of this process except the cache of compiled code, which saves a third of the work
 * for a small picture.
 */
function childEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}
}
