// Opening the port, with a sentence for every way it can fail.
import { createServer, type Server } from 'node:http'
import { StartError } from '../start-error.ts'

type Place = { PORT: number; HOST: string }

/** Checks that the port can be opened, before anything else is made. */
export async function checkPort(place: Place): Promise<void> {
  const probe = createServer()
  await listen(probe, place)
  await new Promise<void>(resolve => probe.close(() => resolve()))
}

export function listen(server: Server, { PORT, HOST }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${PORT} is taken by another program: stop it, or set PORT.`,
        EACCES: `Port ${PORT} may not be opened by this user: set PORT to one above 1024.`,
        EADDRNOTAVAIL: `This machine has no address ${HOST}: set HOST to one it has.`,
        ENOTFOUND: `The name ${HOST} is not known: set HOST to an address of this machine.`,
      }
      reject(new StartError(reasons[error.code ?? ''] ?? `The web server did not start: ${error.message}.`))
    })
    server.listen(PORT, HOST, () => resolve())
  })
}
