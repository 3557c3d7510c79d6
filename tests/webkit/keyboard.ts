// Keys pressed on an X display, as by a keyboard: the few requests of the X protocol and of its XTEST extension that this
// takes.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type Keyboard = {
  /** Presses and releases a key while the others are held. */
  press: (key: string, ...held: string[]) => void
  close: () => void
}

/** Key codes of the rows of an American keyboard. */
const rows: readonly [number, string][] = [
  [10, '1234567890'],
  [24, 'qwertyuiop'],
  [38, 'asdfghjkl'],
  [52, 'zxcvbnm'],
]
const codes = new Map<string, number>([
  ['Backspace', 22],
  ['Enter', 36],
  ['Control', 37],
  ['Shift', 50],
  ['Space', 65],
  ...rows.flatMap(([first, keys]) => [...keys].map((key, at): [string, number] => [key, first + at])),
])

const QUERY_EXTENSION = 98
const FAKE_INPUT = 2
const PRESSED = 2
const RELEASED = 3

export async function openKeyboard(display: string): Promise<Keyboard> {
  const socket = connect(`/tmp/.X11-unix/X${display.replace(':', '')}`)
  await once(socket, 'connect')
  // Little-endian, version 11.0, without authorization.
  socket.write(Uint8Array.of(0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  const greeting = await answerOf(socket, start => 8 + 4 * start.readUInt16LE(6))
  if (greeting[0] !== 1) throw new Error('The display lets nobody in.')
  const name = Buffer.from('XTEST\0\0\0')
  socket.write(Buffer.concat([Uint8Array.of(QUERY_EXTENSION, 0, 4, 0, 5, 0, 0, 0), name]))
  const extension = await answerOf(socket, () => 32)
  if (extension[8] !== 1) throw new Error('The display has no XTEST.')
  const fake = (kind: number, key: string): Buffer => {
    const code = codes.get(key)
    if (code === undefined) throw new Error(`No such key: ${key}`)
    const request = Buffer.alloc(36)
    request.set([extension[9] ?? 0, FAKE_INPUT, 9, 0, kind, code])
    return request
  }
  socket.on('error', () => {})
  return {
    press: (key, ...held) => {
      const down = [...held, key]
      socket.write(
        Buffer.concat([...down.map(each => fake(PRESSED, each)), ...down.reverse().map(each => fake(RELEASED, each))]),
      )
    },
    close: () => socket.destroy(),
  }
}

/** Answer of the display, of the length that its start gives. */
async function answerOf(socket: Socket, lengthOf: (start: Buffer) => number): Promise<Buffer> {
  let answer = Buffer.alloc(0)
  while (answer.length < 8 || answer.length < lengthOf(answer)) {
    const [part] = (await once(socket, 'data')) as [Buffer]
    answer = Buffer.concat([answer, part])
  }
  return answer
}
