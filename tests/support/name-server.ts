// A name server for tests: it answers as told, also with another address at every question.
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export type NameServer = { address: string; asked: string[]; close: () => Promise<void> }

const A = 1
const AAAA = 28

/** @param answer the IPv4 addresses of a name; none means that there is no such name. */
export async function openNameServer(answer: (name: string, time: number) => string[]): Promise<NameServer> {
  const socket = createSocket('udp4')
  const asked: string[] = []
  const times = new Map<string, number>()
  socket.on('message', (message, from) => {
    const { name, type, end } = question(message)
    if (type === A) {
      times.set(name, (times.get(name) ?? 0) + 1)
      asked.push(name)
    }
    const addresses = type === A ? answer(name, times.get(name) ?? 1) : []
    const header = Buffer.from(message.subarray(0, 12))
    header.writeUInt16BE(addresses.length > 0 || type === AAAA ? 0x8180 : 0x8183, 2)
    header.writeUInt16BE(addresses.length, 6)
    header.writeUInt32BE(0, 8)
    const records = addresses.map(address =>
      // A pointer to the name, type A, class IN, no time to live, four bytes.
      Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
    )
    socket.send(Buffer.concat([header, message.subarray(12, end), ...records]), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    asked,
    close: () => new Promise(resolve => socket.close(() => resolve())),
  }
}

function question(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 }
}
