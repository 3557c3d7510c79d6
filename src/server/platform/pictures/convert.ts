// Pictures of others become webP in a process of their own, which can be killed: a picture that unpacks to gigabytes, or a
// fault in a decoder, costs that process and nothing else (reliability.md rule 20).
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const PATIENCE_MS = 5_000
const MOST_OUTPUT_BYTES = 4 * 1024 * 1024
/** Each may use a whole core. */
const AT_ONCE = 2
const MOST_WAITING = 32

let running = 0
const waiting: (() => void)[] = []

/**
 * A jpg, png, gif or webP cut to a size, without anything but its pixels. Null for what is no such picture, is too large,
 * or takes too long.
 */
export async function toWebp(bytes: Buffer, width: number, height: number): Promise<Buffer | null> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) return null
    await new Promise<void>(turn => waiting.push(turn))
  }
  running++
  try {
    return await convert(bytes, width, height)
  } finally {
    running--
    waiting.shift()?.()
  }
}

function convert(bytes: Buffer, width: number, height: number): Promise<Buffer | null> {
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=128', join(import.meta.dirname, 'convert-child.ts'), String(width), String(height)],
    // No settings of this process are known to it.
    { stdio: ['pipe', 'pipe', 'ignore'], env: {} },
  )
  return new Promise(resolve => {
    const parts: Buffer[] = []
    let size = 0
    const kill = () => child.kill('SIGKILL')
    const timer = setTimeout(kill, PATIENCE_MS)
    child.stdout.on('data', (part: Buffer) => {
      size += part.length
      parts.push(part)
      if (size > MOST_OUTPUT_BYTES) kill()
    })
    // It may end before it has read everything.
    child.stdin.on('error', () => {})
    child.on('error', () => resolve(null))
    child.on('close', code => {
      clearTimeout(timer)
      resolve(code === 0 && size > 0 ? Buffer.concat(parts) : null)
    })
    child.stdin.end(bytes)
  })
}
