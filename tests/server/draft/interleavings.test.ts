// B9: two devices write one draft in random turns, with answers lost and saves at once. Every text that reached the server
// can be had again (the current one, a version, a copy), and nothing is overwritten unseen.
import { expect, test } from 'vitest'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { type Random, randomOf, report } from '../../support/random.ts'
import { limitSeconds, size } from '../../support/size.ts'

const database = await openDatabase('play')
const { as } = createCallers(database)
const { save, read, versions, version, list } = as.player.draft

const RUNS = size(50, 500)
const TURNS = 16

type Sent = Parameters<typeof save>[0]
type Answer = Awaited<ReturnType<typeof save>>
/** State of a device: the text in its editor, the version it is based on, and the save that waits for an answer. */
type Device = { name: string; text: string; base: number; pending: Sent | null }

/** Expected content of the server, computed without the server. */
type Model = {
  current: { version: number; text: string } | null
  history: Map<number, string>
  copies: Map<string, string>
}

function expected(model: Model, sent: Sent): { kind: 'saved' | 'conflict'; version: number } {
  if (model.current === null || (model.current.text !== sent.text && model.current.version === sent.baseVersion)) {
    const saved = sent.baseVersion + 1
    model.current = { version: saved, text: sent.text }
    model.history.set(saved, sent.text)
    return { kind: 'saved', version: saved }
  }
  if (model.current.text === sent.text) return { kind: 'saved', version: model.current.version }
  model.copies.set(sent.copyId, sent.text)
  return { kind: 'conflict', version: model.current.version }
}

const outcome = (answer: Answer) => ({
  kind: answer.kind,
  version: answer.kind === 'saved' ? answer.version : answer.current.version,
})

/** Gives the device its answer: it continues from the saved text, or from the text of another device. */
function settle(device: Device, sent: Sent, answer: Answer): void {
  device.pending = null
  if (answer.kind === 'saved') {
    device.base = answer.version
  } else {
    device.base = answer.current.version
    // Text typed after the save continues; the sent text is a draft of its own.
    if (device.text === sent.text) device.text = answer.current.text
  }
}

async function interleave(random: Random): Promise<number> {
  const draftId = random.uuid()
  const devices: Device[] = ['desk', 'phone'].map(name => ({ name, text: '', base: 0, pending: null }))
  const model: Model = { current: null, history: new Map(), copies: new Map() }
  const everSent = new Set<string>()
  let typed = 0

  const next = (device: Device): Sent => {
    device.pending ??= {
      ...{ draftId, place: 'novelComment', target: '', name: '', text: device.text },
      ...{ baseVersion: device.base, copyId: random.uuid() },
    }
    everSent.add(device.pending.text)
    return device.pending
  }
  const one = async (device: Device, isLost: boolean) => {
    const sent = next(device)
    const wanted = expected(model, sent)
    const answer = await save(sent)
    expect(outcome(answer), `seed ${random.seed}, ${device.name}`).toEqual(wanted)
    if (!isLost) settle(device, sent, answer)
  }
  const both = async ([desk, phone]: [Device, Device]) => {
    const sent = [next(desk), next(phone)] as const
    const answers = await Promise.all([save(sent[0]), save(sent[1])])
    // The server decides the order of two saves: one of the two orders must explain both answers.
    const orders = [
      [0, 1],
      [1, 0],
    ] as const
    const explained = orders.map(order => {
      const tried = structuredClone(model)
      const wanted = order.map(nth => ({ nth, ...expected(tried, sent[nth]) }))
      const fits = wanted.every(({ nth, kind }) => answers[nth].kind === kind)
      return { tried, fits: fits && isSeen(wanted, answers) }
    })
    const found = explained.find(({ fits }) => fits)
    expect(found, `seed ${random.seed}: ${JSON.stringify(answers)}`).toBeDefined()
    Object.assign(model, found?.tried)
    settle(desk, sent[0], answers[0])
    settle(phone, sent[1], answers[1])
  }

  for (let turn = 0; turn < TURNS; turn++) {
    const device = random.pick(devices)
    const what = random.next()
    if (what < 0.35) {
      typed += 1
      device.text = `${device.text}${device.name}${typed}。\r\n`
    } else if (what < 0.65) await one(device, random.chance(0.3))
    else if (what < 0.85) await both(devices as [Device, Device])
    else if (device.pending === null && model.current) {
      const current = await read({ draftId })
      expect(current.text).toBe(model.current.text)
      if (device.text === model.history.get(device.base))
        Object.assign(device, { text: current.text, base: current.version })
    }
  }
  for (const device of devices) await one(device, false)
  await expectNothingLost(draftId, model, everSent)
  return model.copies.size
}

const isSeen = (wanted: { nth: 0 | 1; version: number }[], answers: readonly Answer[]): boolean =>
  wanted.every(({ nth, version: seen }) => {
    const answer = answers[nth]
    return answer !== undefined && outcome(answer).version === seen
  })

async function expectNothingLost(draftId: string, model: Model, everSent: ReadonlySet<string>): Promise<void> {
  const { text, version: newest } = await read({ draftId })
  expect({ text, version: newest }).toEqual(model.current)
  const { versionList } = await versions({ draftId })
  const texts = new Map<number, string>([[newest, text]])
  for (const each of versionList) texts.set(each.version, (await version({ draftId, version: each.version })).text)
  expect(new Map([...texts].sort())).toEqual(new Map([...model.history].sort()))
  const { draftList } = await list({ offset: 0, limit: 50 })
  const copies = new Map<string, string>()
  for (const each of draftList.filter(({ copyOf }) => copyOf === draftId)) {
    copies.set(each.draftId, (await read({ draftId: each.draftId })).text)
  }
  expect(copies).toEqual(model.copies)
  const recoverable = new Set([...texts.values(), ...copies.values()])
  expect([...everSent].filter(each => !recoverable.has(each))).toEqual([])
}

test(
  `${RUNS} interleavings of two devices lose nothing (B9)`,
  async () => {
    const random = randomOf('B9')
    let copies = 0
    for (let run = 0; run < RUNS; run++) {
      await database.asOwner(client => client.query('truncate draft cascade'))
      copies += await interleave(random.fork())
    }
    report(`B9: ${RUNS} passed, 0 failed; ${copies} copies were made`)
    expect(copies).toBeGreaterThan(RUNS / 10)
  },
  limitSeconds(60),
)
