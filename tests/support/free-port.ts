// A free port for a program whose port has to be known before it starts, or starts again. It lies below the ports that the
// system gives out by itself (Linux from 32768 on), which may go to another program as soon as they are free.
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

const FIRST = 20_000
const LAST = 32_000

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
