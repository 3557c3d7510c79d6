// Stopping the web server without a broken request (reliability rule 23, B15).
import type { Server } from 'node:http'
import { setImmediate as nextLook, setTimeout as sleep } from 'node:timers/promises'

/**
 * Time in which a stopping server still answers, with `connection: close`, so that clients on kept connections and balancers
 * that watch its health leave by themselves. It ends earlier when no more requests come.
 */
const FAREWELL_MS = 1_000
const QUIET_MS = 250
const IDLE_CHECK_MS = 100
const MOST_LOOKS = 1_000

/** Stops accepting, ends idle connections, waits for running requests for at most `ms`. */
export async function drain(server: Server, ms: number): Promise<void> {
  await farewell(server)
  await untilNobodyIsAtTheDoor(server)
  await new Promise<void>(resolve => {
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    const enough = setTimeout(() => server.closeAllConnections(), ms)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(enough)
      resolve()
    })
  })
}

/** Waits for a moment without new connections, because closing the port cuts off those that were not accepted yet. */
async function untilNobodyIsAtTheDoor(server: Server): Promise<void> {
  let came = true
  const note = () => {
    came = true
  }
  server.on('connection', note)
  for (let look = 0; came && look < MOST_LOOKS; look++) {
    came = false
    // An immediate runs right after the check of the sockets.
    await nextLook()
  }
  server.off('connection', note)
}

async function farewell(server: Server): Promise<void> {
  const until = performance.now() + FAREWELL_MS
  let asked = performance.now()
  const note = () => {
    asked = performance.now()
  }
  server.on('request', note)
  while (performance.now() < Math.min(until, asked + QUIET_MS)) await sleep(20)
  server.off('request', note)
}
