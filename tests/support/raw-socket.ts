// Connections that send exactly what a test says and read only when it says so.
import { connect, type Socket } from 'node:net'

export type RawSocket = {
  socket: Socket
  /** All text that was read. */
  text: () => string
  /** Resolves with the lifetime of the connection in milliseconds, once it is gone. */
  closed: Promise<number>
}

/** @param reads false: received bytes stay in the buffers of the sender. */
export function openRaw(url: string, { reads = true } = {}): Promise<RawSocket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    const opened = performance.now()
    if (reads) socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    const closed = new Promise<number>(gone => socket.once('close', () => gone(performance.now() - opened)))
    socket.once('error', reject)
    socket.on('error', () => {})
    socket.once('connect', () => resolve({ socket, text: () => Buffer.concat(chunks).toString('latin1'), closed }))
  })
}

/** A request as bytes. */
export const rawGet = (path: string, headers: Record<string, string> = {}): string =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
