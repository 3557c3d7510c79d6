// B5 in WebKitGTK: its own browser is killed with all its processes while somebody types on a keyboard, half of the times
// inside a composition. After each kill it is started again on the same folder, and what is in the field is compared with
// the keys that the page told of.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailOf, type PlayAccount } from '../support/play.ts'
import { type Random, randomOf, report } from '../support/random.ts'
import { size } from '../support/size.ts'
import { LOSS_MS, lossOf } from '../support/typed-log.ts'
import { openDisplay } from './display.ts'
import { type Keyboard, openKeyboard } from './keyboard.ts'
import { startMiniBrowser } from './mini-browser.ts'
import { buildWithScript, openPlayServer, type PlayServer } from './server.ts'
import { signInPage, type Told, tellingScript, toldBy } from './told-page.ts'

type Writer = { account: PlayAccount; path: string; place: string }
type Loss = { ms: number | null; keys: number; composing: boolean; lateMs: number; note: string }

/** Writers, each with a browser on a display of its own. */
const writers: readonly Writer[] = [
  { account: 'player', path: '/myPage/profile', place: 'introduction' },
  { account: 'other', path: '/inquiry', place: 'inquiry' },
]
const KILLS = size(1, 15)
const KEY_MS = 200
const START_MS = 60_000
/** Time within which an open field gets the text of a slow disk. */
const LATE_MS = 10_000

const random = randomOf('B5 typing kills in WebKitGTK')
const cutOff = new Set<string>()
let server: PlayServer

beforeAll(async () => {
  server = await openPlayServer()
  await server.gate.serveBuild(buildWithScript(server.folder, tellingScript))
  const users = await server.query<{ userId: string; mailaddress: string }>(
    'select user_id as "userId", mailaddress from app_user',
  )
  const accountOf = new Map(users.map(({ userId, mailaddress }) => [userId, mailaddress]))
  server.gate.judge(({ path, userId }) => {
    const writer = writers.find(({ account }) => path === `/enter-${account}`)
    if (writer) return { body: signInPage(mailOf(writer.account), writer.path) }
    return path.includes('/Draft/') && cutOff.has(accountOf.get(userId ?? '') ?? '') ? 'reset' : null
  })
})

afterAll(() => server?.close())

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Presses about five keys a second until it is over. */
async function type(keyboard: Keyboard, random: Random, isComposed: boolean, isOver: () => boolean): Promise<void> {
  const press = async (...keys: Parameters<Keyboard['press']>) => {
    if (isOver()) return
    keyboard.press(...keys)
    await pause(random.integer(KEY_MS * 0.8, KEY_MS * 1.2))
  }
  while (!isOver()) {
    if (isComposed) {
      await press('u', 'Control', 'Shift')
      for (const digit of random.pick(['3042', '9727', '6ce2', '706f'])) await press(digit)
    }
    await press(isComposed ? 'Space' : random.pick(['a', 'k', '7', 'Space', 'Enter']))
  }
}

async function write({ account, path, place }: Writer, random: Random): Promise<Loss[]> {
  const display = await openDisplay()
  const keyboard = await openKeyboard(display.name)
  const losses: Loss[] = []
  // Half of all kills, in any order.
  const own = writers.findIndex(writer => writer.account === account)
  const composed = random.shuffle(Array.from({ length: KILLS }, (_, at) => (own + at) % 2 === 0))
  let killedAt = 0
  let before: Told[] = []
  try {
    for (let round = 0; round <= KILLS; round++) {
      const log: Told[] = []
      const url = `${server.gate.url}${round === 0 ? `/enter-${account}` : path}`
      const hear = (line: string) => log.push(...toldBy(line))
      const browser = startMiniBrowser({ display, run: server.folder, name: account, url, hear })
      let isOver = false
      try {
        await vi.waitUntil(() => log.length > 0, { timeout: START_MS, interval: 20 })
        const restored = await foundIn(log, round === 0 ? null : { before, killedAt })
        if (round > 0) {
          const typed = before.filter(({ kind }) => kind === 'typed')
          const last = before.slice(-12).map(({ at, text }) => ({ at, text }))
          losses.push({
            ms: lossOf(before, killedAt, restored),
            keys: typed.length,
            composing: before.at(-1)?.composing ?? false,
            lateMs: (log.at(-1)?.at ?? 0) - (log[0]?.at ?? 0),
            note: JSON.stringify({ account, last, killedAt, found: log }),
          })
        }
        if (round === KILLS) {
          cutOff.delete(mailOf(account))
          await expectOnServer(place, restored)
          break
        }
        if (random.chance(0.5)) cutOff.add(mailOf(account))
        else cutOff.delete(mailOf(account))
        const isComposed = composed[round] ?? false
        const isTyped = () => log.some(({ kind }) => kind === 'typed')
        const typing = type(keyboard, random.fork(), isComposed, () => isOver)
        // The time counts from the first letters.
        await vi.waitUntil(isTyped, { timeout: 10_000, interval: 20 })
        await pause(random.integer(200, size(1_600, 6_000)))
        if (isComposed) await vi.waitUntil(() => log.at(-1)?.composing, { timeout: 5_000, interval: 5 })
        isOver = true
        const killed = await browser.kill()
        expect(killed.names).toEqual(expect.arrayContaining(['MiniBrowser', 'WebKitNetworkPr', 'WebKitWebProces']))
        killedAt = killed.at
        await typing
        // From the last found content to the last key.
        before = log.slice(log.findLastIndex(({ kind }) => kind === 'found'))
      } finally {
        isOver = true
        await browser.kill()
      }
    }
  } finally {
    keyboard.close()
    display.process.kill()
  }
  return losses
}

const isBad = (ms: number | null): boolean => ms === null || ms > LOSS_MS

/** Text that is in the field again; when too much of it is missing, the field gets some time for the rest. */
async function foundIn(log: Told[], after: { before: Told[]; killedAt: number } | null): Promise<string> {
  const found = () => log.at(-1)?.text ?? ''
  const isThere = () => after === null || !isBad(lossOf(after.before, after.killedAt, found()))
  await vi.waitUntil(isThere, { timeout: LATE_MS, interval: 20 }).catch(() => {})
  return found()
}

async function expectOnServer(place: string, text: string): Promise<void> {
  const drafts = () =>
    server.query<{ text: string }>(
      'select text from draft where place = $1 and removed_at is null and submitted_at is null',
      [place],
    )
  // An empty draft is not stored.
  await expect.poll(drafts, { timeout: 20_000 }).toEqual(text ? [{ text }] : [])
}

test('B5: killed while typing, at most a second of it is lost', async () => {
  // The other writer ends its browser too when one fails.
  const ended = await Promise.allSettled(writers.map(writer => write(writer, random.fork())))
  const all = ended.flatMap(each => {
    if (each.status === 'rejected') throw each.reason
    return each.value
  })
  const bad = all.filter(({ ms }) => isBad(ms))
  const times = all.map(({ ms }) => ms ?? Number.POSITIVE_INFINITY).sort((one, other) => one - other)
  const keys = all.reduce((sum, loss) => sum + loss.keys, 0)
  const late = all.map(({ lateMs }) => lateMs).filter(ms => ms > 0)
  report(
    `B5 typing kills in WebKitGTK: ${all.length} kills: ${all.length - bad.length} passed, ${bad.length} failed; ${keys} keys,`,
    `${all.filter(({ composing }) => composing).length} kills inside a composition;`,
    `whole losses ${all.filter(({ ms }) => ms === null).length}; lost typing median ${times[times.length >> 1]} ms, most ${times.at(-1)} ms;`,
    `${late.length} texts came into a field that was open already, at most ${Math.max(0, ...late)} ms later`,
  )
  expect(bad.map(({ note }) => note)).toEqual([])
})
