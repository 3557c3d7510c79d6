// Runs the process that decodes pictures of others. It can be killed: a picture that unpacks to gigabytes, or a fault in a
// decoder, costs that process and nothing else (reliability.md rule 20).
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PATIENCE_MS, type Work } from './work.ts'

const MOST_OUTPUT_BYTES = 4 * 1024 * 1024
/** Each may use a whole core. */
const AT_ONCE = 2
const MOST_WAITING = 32

/** Nothing was found out about the picture: too many are waiting, or no process could be started. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy'
}

let running = 0
const waiting: (() => void)[] = []

/**
 * What the process wrote; null when it failed, grew too large or took too long.
 * @throws PicturesBusy
 */
export async function runChild(bytes: Uint8Array, work: Work): Promise<Buffer | null> {
  if (running < AT_ONCE) running++
  else {
    if (waiting.length >= MOST_WAITING) throw new PicturesBusy('too many pictures are waiting')
    // Whoever ends hands its place over, so that nobody comes in between.
    await new Promise<void>(turn => waiting.push(turn))
  }
  try {
    return await run(bytes, work)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

function run(bytes: Uint8Array, work: Work): Promise<Buffer | null> {
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=128', join(import.meta.dirname, 'picture-child.ts'), JSON.stringify(work)],
    // No settings of this process are known to it.
    { stdio: ['pipe', 'pipe', 'ignore'], env: {} },
  )
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    const kill = () => child.kill('SIGKILL')
    const timer = setTimeout(kill, PATIENCE_MS)
    child.stdout.on('data', (part: Buffer) => {
      size += part.length
      if (size > MOST_OUTPUT_BYTES) kill()
      else parts.push(part)
    })
    // It may end before it has read everything.
    child.stdin.on('error', () => {})
    child.on('error', error => {
      clearTimeout(timer)
      reject(new PicturesBusy(error.message))
    })
    child.on('close', code => {
      clearTimeout(timer)
      resolve(code === 0 && size > 0 ? Buffer.concat(parts) : null)
    })
    child.stdin.end(bytes)
  })
}
