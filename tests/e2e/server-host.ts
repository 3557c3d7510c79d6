// A process that runs one server after the other: every browser test has a server of its own, but the code is loaded once.
// `{ start: environment }` starts one, `{ stop: true }` stops it like a SIGTERM.
import type { Running } from '../../src/server/parts.ts'
import { serverParts } from '../support/paths.ts'

export type HostRequest = { start: Record<string, string> } | { stop: true }
export type HostAnswer = { port: number } | { stopped: true } | { failure: string }

// The built server, as in production, which loads in a fourth of the time.
const { readConfig, start }: typeof import('../../src/server/parts.ts') = await import(serverParts)

let running: Running | null = null

process.on('message', (request: HostRequest) => {
  answer(request).then(
    message => process.send?.(message),
    (error: Error) => process.send?.({ failure: error.stack ?? error.message }),
  )
})
process.on('disconnect', () => process.exit(0))

async function answer(request: HostRequest): Promise<HostAnswer> {
  if ('start' in request) {
    running = await start(readConfig(request.start))
    return { port: Number(new URL(running.url).port) }
  }
  await running?.stop()
  running = null
  return { stopped: true }
}
