// A kept-alive connection with as little work as possible, because on two cores a load generator slows down the measured
// server. Only the status of an answer is read.
import { connect, type Socket } from 'node:net'

export type Wire = {
  /** Sends a request. @returns the status of its answer, once it is complete */
  send: (method: string, path: string, headers: Record<string, string>, body?: string) => Promise<number>
  close: () => void
}

const END_OF_CHUNKS = Buffer.from('0\r\n\r\n')

export async function openWire(url: string): Promise<Wire> {
  const { hostname, port, host } = new URL(url)
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  let answer: { resolve: (status: number) => void; reject: (error: Error) => void } | null = null
  let received: Buffer = Buffer.alloc(0)
  socket.on('data', chunk => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    if (!answer || !isWhole(received)) return
    const status = Number(received.toString('latin1', 9, 12))
    received = Buffer.alloc(0)
    answer.resolve(status)
    answer = null
  })
  const fail = () => answer?.reject(new Error('The connection was closed.'))
  socket.on('error', fail)
  socket.on('close', fail)
  return {
    send: (method, path, headers, body = '') =>
      new Promise((resolve, reject) => {
        answer = { resolve, reject }
        const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
        const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`
        socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n${body}`)
      }),
    close: () => socket.destroy(),
  }
}

function isWhole(received: Buffer): boolean {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return false
  const head = received.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) return received.length >= end + 4 + Number(length)
  return received.subarray(-END_OF_CHUNKS.length).equals(END_OF_CHUNKS)
}
