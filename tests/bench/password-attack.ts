// Wrong passwords in parallel, from a thread of their own, so that sending does not slow down the measuring one. Told of an
// attack, it sends 20 from each address until it is told null: after all answers, and after the pause, the next ones come
// from new addresses.
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { mailOf } from './data.ts'
import { openWire, type Wire } from './wire.ts'

export type AttackData = { url: string; users: number }
/** Attack: number of addresses, milliseconds from the start of one round to the next, at least, and whether the accounts exist. */
export type Attack = { addresses: number; everyMs: number; isKnown: boolean }
export type Told = { statuses: Record<string, number>; rounds: number }

const AT_ONCE = 20

const { url, users } = workerData as AttackData
const port = parentPort
if (!port) throw new Error('This is a thread of the section passwords.')

let attacking: Attack | null = null
let running: Promise<void> = Promise.resolve()
let told: Told = { statuses: {}, rounds: 0 }
let sent = 0
/** Number of the round over all attacks, so that no address is used twice. */
let round = 0

port.on('message', (wanted: Attack | null) => {
  attacking = wanted
  if (wanted) running = attack(wanted)
  else void running.then(() => port.postMessage(told))
})
port.postMessage('ready')

async function attack({ addresses, everyMs, isKnown }: Attack): Promise<void> {
  told = { statuses: {}, rounds: 0 }
  // The server ends connections that are silent for a while.
  const wires = await Promise.all(Array.from({ length: addresses * AT_ONCE }, () => openWire(url)))
  while (attacking) {
    const next = performance.now() + everyMs
    told.rounds += 1
    round += 1
    await Promise.all(wires.map((wire, nth) => tryOne(wire, Math.floor(nth / AT_ONCE), isKnown)))
    const early = next - performance.now()
    if (early > 0) await sleep(early)
  }
  for (const wire of wires) wire.close()
}

async function tryOne(wire: Wire, address: number, isKnown: boolean): Promise<void> {
  sent += 1
  const mailaddress = isKnown ? mailOf(sent % users) : `nobody-${sent}@example.com`
  const body = JSON.stringify({ mailaddress, password: `wrong-${sent}`, sharedDevice: false })
  const headers = {
    'content-type': 'application/json',
    origin: url,
    'x-forwarded-for': `10.${round >> 8}.${round & 255}.${address + 1}`,
  }
  const status = await wire.send('POST', '/api/Identity/signIn', headers, body)
  told.statuses[status] = (told.statuses[status] ?? 0) + 1
}
