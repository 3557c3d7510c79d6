// Child processes of the server that run programs of ours: their memory, time and crashes do not touch the server.
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { dirname, extname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

export type OwnProgram = ChildProcessByStdio<Writable, Readable, null>

/**
 * Starts the program `name` that lies beside the module `filename`; in the built server, beside what is built (build-server.js
 * names each of them). It gets no more than `heapMb` of heap.
 */
export function startOwnProgram(filename: string, name: string, heapMb: number, ...words: string[]): OwnProgram {
  const program = join(dirname(filename), `${name}${extname(filename)}`)
  return spawn(process.execPath, [`--max-old-space-size=${heapMb}`, program, ...words], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: knownToIt(),
  })
}

/** No settings of this process but where compiled code is kept: with it a third of the work of a small picture is saved. */
function knownToIt(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}
}
