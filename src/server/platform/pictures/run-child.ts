// Runs the process that decodes pictures. It can be killed: a picture that unpacks to gigabytes, or a fault in a decoder,
// costs that process and nothing else (reliability rule 20).
import { startOwnProgram } from '../own-program.ts'
import { createTurns, TooBusy } from '../turns.ts'
import { PATIENCE_MS, type Work } from './work.ts'

const MOST_OUTPUT_BYTES = 4 * 1024 * 1024
const { filename } = import.meta
/** Processes at once; each may use a whole core. */
const inTurn = createTurns(2, 32)

/**
 * Output of the process; null when it failed, grew too large or worked too long.
 * @throws TooBusy
 */
export const runChild = (bytes: Uint8Array, work: Work): Promise<Buffer | null> => inTurn(() => run(bytes, work))

function run(bytes: Uint8Array, work: Work): Promise<Buffer | null> {
  const child = startOwnProgram(filename, 'picture-child', 128, JSON.stringify(work))
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    const kill = () => child.kill('SIGKILL')
    // The process ends itself after too much work; if it is only late, other work keeps the machine busy.
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      kill()
    }, PATIENCE_MS)
    child.stdout.on('data', (part: Buffer) => {
      size += part.length
      if (size > MOST_OUTPUT_BYTES) kill()
      else parts.push(part)
    })
    // The process may end before it has read everything.
    child.stdin.on('error', () => {})
    child.on('error', error => {
      clearTimeout(timer)
      reject(new TooBusy(error.message))
    })
    child.on('close', code => {
      clearTimeout(timer)
      if (isLate) reject(new TooBusy('the picture got no time'))
      else resolve(code === 0 && size > 0 ? Buffer.concat(parts) : null)
    })
    child.stdin.end(bytes)
  })
}
