// Random interleavings of two devices, one of them with two tabs, on a network that loses requests and answers (B9): at the
// end every typed word is in an open draft, and no line said more than was true on the way.
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { Draft } from '#app/platform/drafts/draft.ts'
import { readDrafts } from '#app/platform/drafts/store.ts'
import { readUnsentDrafts } from '#app/platform/drafts/unsent.ts'
import { keepUpDrafts } from '#app/platform/drafts/upkeep.ts'
import { NoAnswer } from '#app/platform/requests.ts'
import { draftServer } from '#app/shared/draft/draft-server.ts'
import { Desk } from '../../../support/draft-desk.ts'
import { DraftNetwork } from '../../../support/draft-network.ts'
import { fakeServer } from '../../../support/fake-server.ts'
import { installLocks } from '../../../support/locks.ts'
import { createRandom, type Random, randomOf, report } from '../../../support/random.ts'
import { beSignedIn } from '../../../support/signed-in.ts'
import { limitSeconds, size } from '../../../support/size.ts'

const RUNS = size(50, 500)
const AT_ONCE = 10
const STEPS = 30

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const words = (text: string) => text.split(' ').filter(Boolean)
const holds = (text: string, of: string) => {
  const all = new Set(words(text))
  return words(of).every(word => all.has(word))
}

type Tab = { userId: string; desk: Desk; online: boolean }

const server = fakeServer()

class World {
  typed: string[] = []
  untrue: string[] = []
  copies = 0
  #network = new DraftNetwork({ draftServer, NoAnswer })
  /** Place of its drafts on the server that all worlds share. */
  #place: string
  #random: Random
  #tabs: Tab[]
  #checks: Promise<void>[] = []

  constructor(seed: number) {
    this.#random = createRandom(seed)
    this.#place = `world${seed}`
    const network = this.#random.fork()
    this.#network.fate = () => network.pick(['arrives', 'arrives', 'arrives', 'arrives', 'request lost', 'answer lost'])
    this.#network.delayMs = () => network.integer(0, 3)
    this.#tabs = ['a', 'a', 'b'].map(name => {
      const userId = `${seed}-${name}`
      return { userId, desk: this.#sit(userId), online: true }
    })
  }

  async run(): Promise<void> {
    await Promise.all(this.#tabs.map(({ desk }) => desk.draft.open()))
    for (let step = 0; step < STEPS; step++) await this.#step(step)
    this.#network.fate = () => 'arrives'
    for (const { desk } of this.#tabs) {
      desk.online = true
      desk.draft.composing(false)
    }
    await vi.waitFor(
      () => {
        for (const { desk } of this.#tabs) {
          desk.draft.saveNow().catch(() => {})
          if (desk.text !== '')
            expect(desk.view.state).toMatchObject({ device: { state: 'saved' }, server: { state: 'saved' } })
        }
      },
      { timeout: 10_000, interval: 20 },
    )
    await Promise.all(this.#checks)
    // A text that met another one while its editor was opening has no editor now; the next start sends it.
    for (const userId of new Set(this.#tabs.map(tab => tab.userId))) {
      await keepUpDrafts(userId, this.#network.link(), new Set(), () => true)
      expect(await readUnsentDrafts(userId)).toEqual([])
    }
    const texts = server.drafts.texts(this.#place)
    const lost = this.typed.filter(word => !texts.some(text => holds(text, word)))
    for (const { desk } of this.#tabs) {
      if (!texts.some(text => holds(text, desk.text))) this.untrue.push(`the field shows "${desk.text}"`)
      await desk.leave()
    }
    this.copies = texts.length - 1
    expect({ lost, untrue: this.untrue }).toEqual({ lost: [], untrue: [] })
  }

  async #step(step: number): Promise<void> {
    const tab = this.#random.pick(this.#tabs)
    const { desk } = tab
    const dice = this.#random.next()
    if (dice < 0.5) {
      const word = `${tab.userId}${step}`
      this.typed.push(word)
      desk.type(` ${word}`)
    } else if (dice < 0.62) desk.online = !desk.online
    else if (dice < 0.7) desk.draft.composing(this.#random.chance(0.5))
    else if (dice < 0.8) window.dispatchEvent(new Event(this.#random.pick(['focus', 'online', 'pageshow'])))
    else if (dice < 0.9) {
      await desk.leave()
      tab.desk = this.#sit(tab.userId, desk.online)
      const opening = tab.desk.draft.open()
      if (this.#random.chance(0.7)) await opening
    }
    if (this.#random.chance(0.6)) await pause(this.#random.integer(0, 12))
  }

  #sit(userId: string, online = true): Desk {
    const desk = new Desk(Draft, this.#network, { userId, place: this.#place })
    desk.online = online
    desk.draft.watch(() => this.#checkLine(userId, desk))
    return desk
  }

  #checkLine(userId: string, desk: Desk): void {
    const { draftId, text, state } = desk.view
    if (state.server.state === 'saved' && !server.drafts.has(draftId, text)) this.untrue.push(`server: "${text}"`)
    if (state.device.state !== 'saved' || text === '') return
    const check = readDrafts(userId).then(records => {
      if (!records.some(record => holds(record.text, text))) this.untrue.push(`device: "${text}"`)
    })
    this.#checks.push(check)
  }
}

test(
  `${RUNS} interleavings`,
  async () => {
    globalThis.indexedDB = new IDBFactory()
    installLocks()
    beSignedIn()
    const random = randomOf('drafts of two devices')
    let typed = 0
    let copies = 0
    for (let run = 0; run < RUNS; run += AT_ONCE) {
      const worlds = Array.from({ length: AT_ONCE }, () => new World(random.integer(0, 0xffffffff)))
      await Promise.all(worlds.map(world => world.run()))
      for (const world of worlds) {
        typed += world.typed.length
        copies += world.copies
      }
    }
    report(`drafts of two devices: ${RUNS} runs passed, 0 failed; ${typed} words, ${copies} conflict copies, 0 lost`)
    // Otherwise the run tested nothing.
    expect(copies).toBeGreaterThan(RUNS / 2)
  },
  limitSeconds(60),
)
