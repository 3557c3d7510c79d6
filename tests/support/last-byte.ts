// Requests that arrive at the same moment: each is sent but for its last byte over a connection of its own, then all last
// bytes are written together.
import { connect, type Socket } from 'node:net'

export type RawRequest = { method?: 'POST' | 'PUT'; path: string; headers: Record<string, string>; body: string }
export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/** Connections that are kept from round to round; one for each request of a round. */
export class Salvo {
  #sockets: Socket[] = []
  #targets: { host: string; port: number }[]

  constructor(urls: readonly string[]) {
    this.#targets = urls.map(url => ({ host: new URL(url).hostname, port: Number(new URL(url).port) }))
  }

  async fire(requests: readonly RawRequest[]): Promise<RawAnswer[]> {
    for (const index of requests.keys()) {
      const kept = this.#sockets[index]
      // The server ends connections that were silent for a while.
      if (!kept || kept.destroyed || kept.readableEnded) this.#sockets[index] = await this.#open(index)
    }
    const loaded = requests.map((request, index) => {
      const socket = this.#sockets[index] as Socket
      const bytes = Buffer.from(format(request))
      return { socket, last: bytes.subarray(-1), sent: write(socket, bytes.subarray(0, -1)) }
    })
    await Promise.all(loaded.map(({ sent }) => sent))
    const answers = loaded.map(({ socket }) => readAnswer(socket))
    for (const { socket, last } of loaded) socket.write(last)
    return Promise.all(answers)
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  #open(index: number): Promise<Socket> {
    const target = this.#targets[index % this.#targets.length]
    if (!target) throw new Error('Where to?')
    return new Promise((resolve, reject) => {
      const socket = connect({ ...target, noDelay: true }, () => resolve(socket))
      socket.on('error', reject)
    })
  }
}

function format({ method = 'POST', path, headers, body }: RawRequest): string {
  const all = { host: 'localhost', 'content-type': 'application/json', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

const write = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => socket.write(bytes, error => (error ? reject(error) : resolve())))

function readAnswer(socket: Socket): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0)
    const onData = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const answer = parse(received)
      if (!answer) return
      finish()
      resolve(answer)
    }
    const onClose = () => {
      finish()
      reject(new Error('The connection ended before the answer.'))
    }
    const finish = () => {
      socket.off('data', onData)
      socket.off('close', onClose)
    }
    socket.on('data', onData)
    socket.on('close', onClose)
  })
}

/** A whole answer, or null while some of it is missing. Answers of the server carry their length or come in chunks. */
function parse(bytes: Buffer): RawAnswer | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const headers = Object.fromEntries(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const rest = bytes.subarray(end + 4)
  const body =
    headers['transfer-encoding'] === 'chunked' ? dechunk(rest) : whole(rest, Number(headers['content-length']))
  return body === null ? null : { status: Number(first.split(' ')[1]), headers, body }
}

const whole = (rest: Buffer, length: number): string | null =>
  rest.length >= length ? rest.subarray(0, length).toString('utf8') : null

function dechunk(rest: Buffer): string | null {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const line = rest.indexOf('\r\n', at)
    if (line < 0) return null
    const size = Number.parseInt(rest.subarray(at, line).toString('latin1'), 16)
    if (size === 0) return Buffer.concat(parts).toString('utf8')
    if (rest.length < line + 2 + size + 2) return null
    parts.push(rest.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
}
