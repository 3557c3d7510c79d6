// B5: the browser is killed during typing, half of the times inside a composition. After each kill it is started again with
// the same profile, and the text in the field is compared with the log of keys that the page kept.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright/test'
import { type Random, randomOf, report } from '../support/random.ts'
import { isFull, limitSeconds, size } from '../support/size.ts'
import { type Key, LOSS_MS, lossOf } from '../support/typed-log.ts'
import { userOf } from './claims.ts'
import {
  draftsOnDevice,
  draftsOnServer,
  inquiry,
  note,
  ON_SERVER,
  openEditor,
  playing,
  profile,
  REPLAY_SCENARIO,
  replay,
  untilSaid,
  type WritingScreen,
} from './drafts.ts'
import { enter, expect, type TestServer, test, watchContext } from './fixtures.ts'

/** Age of the oldest lost key; null when the whole text is lost. */
type Loss = { ms: number | null; keys: number; composed: boolean; note: string }

const isBad = ({ ms }: Loss): boolean => ms === null || ms > LOSS_MS

const KEY_MS = 200
/** Screens by account. In a short run each writes on its first one, because opening screens is the expensive part of a kill. */
const screens: Record<string, readonly [WritingScreen, ...WritingScreen[]]> = {
  'demo-player': [profile, inquiry],
  'demo-writer': [playing, note],
  // A long text, in full runs alone: a third browser beside the two would measure the machine.
  ...(isFull ? { 'demo-master': [replay] } : {}),
}
/** A replay of this many characters is written on, in sections of some thousand. */
const REPLAY_LENGTH = 50_000
const SECTIONS = 17
const lines = '霧笛が三度鳴った。灯台守は灯りを見上げた。\n'.repeat(Math.ceil(REPLAY_LENGTH / 22 / SECTIONS))
const body = Array.from({ length: SECTIONS }, (_, no) => `■ ${no + 1}番めの夜\n${lines}`).join('')
/** Text behind its first section, which is written on. */
const behind = body.slice(body.indexOf('\n■ 2'))
const wholeOf = ({ isInSections }: WritingScreen, field: string): string => (isInSections ? field + behind : field)
const accounts = Object.keys(screens)
const screensOf = (account: string): readonly WritingScreen[] => (screens[account] ?? []).slice(0, size(1, 2))
const pathOf = ({ path }: WritingScreen): string => new URL(path, 'http://tsumugi.example').pathname
const words = [
  ['k', 'き', 'きr', 'きり', '霧'],
  ['n', 'な', 'なm', 'なみ', '波'],
  ['t', 'と', 'とu', 'とう', 'とうd', 'とうだ', 'とうだい', '灯台'],
]

/** Main process of the browser that uses the folder: the only one without a type. */
function processOf(folder: string): number {
  const words = (pid: string): string[] => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    } catch {
      return []
    }
  }
  const isIt = (pid: string): boolean => {
    const all = words(pid)
    return all.includes(`--user-data-dir=${folder}`) && !all.some(word => word.startsWith('--type='))
  }
  return Number(
    readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .find(isIt) ?? Number.NaN,
  )
}

/** Types five characters a second until the browser is killed. */
async function typeUntilKilled(page: Page, random: Random, composed: boolean): Promise<void> {
  const pause = () => new Promise(resolve => setTimeout(resolve, random.integer(KEY_MS * 0.8, KEY_MS * 1.2)))
  if (!composed) {
    for (;;) {
      const key = random.pick(['a', 'k', 'Space', 'Enter', '霧', '。'])
      await (/\w/.test(key) ? page.keyboard.press(key) : page.keyboard.insertText(key))
      await pause()
    }
  }
  const debug = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    debug.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  for (let taken = random.integer(0, 1); taken > 0; taken--) {
    const steps = random.pick(words)
    for (const text of steps) {
      await compose(text)
      await pause()
    }
    await debug.send('Input.insertText', { text: steps.at(-1) ?? '' })
  }
  // The rest is one long composition.
  for (let written = ''; ; ) {
    const steps = random.pick(words)
    for (const text of steps) {
      await compose(written + text)
      await pause()
    }
    written += steps.at(-1)
  }
}

type Writer = {
  account: string
  kills: number
  random: Random
  launch: (folder: string) => Promise<BrowserContext>
  /** Cuts the drafts of this writer off from the server, or not. */
  cut: (isCut: boolean) => void
  server: TestServer
}

/** A text being written, in a window of its own. */
type Writing = { screen: WritingScreen; page: Page; field: Locator; restored: string }

async function openWriting(context: BrowserContext, screen: WritingScreen): Promise<Writing> {
  const page = await context.newPage()
  const field = await openEditor(page, screen)
  const restored = await field.inputValue()
  // Of a text in sections the field shows a part; the others are as they were.
  if (screen.isInSections) {
    const kept = (await draftsOnDevice(page)).filter(({ place, state }) => place === screen.place && state === 'open')
    expect(kept.map(({ text }) => text)).toEqual(kept.length === 0 ? [] : [wholeOf(screen, restored)])
    if (kept.length === 0) expect(wholeOf(screen, restored)).toBe(body)
  }
  return { screen, page, field, restored }
}

/** A user with a profile, who writes and is killed again and again. */
async function write({ account, kills, random, launch, cut, server }: Writer): Promise<Loss[]> {
  const screens = screensOf(account)
  const folder = mkdtempSync(join(process.env.E2E_FOLDER ?? tmpdir(), 'tsumugi-kill-'))
  const losses: Loss[] = []
  /** Logs by the path of the screen. */
  const logs = new Map<string, Key[]>()
  try {
    // Closed normally once, so that the cookie of the session is on the disk.
    const first = await launch(folder)
    await enter(await first.newPage(), '/favicon.svg', account)
    await first.close()
    let killed: { at: number; composed: WritingScreen | null } = { at: 0, composed: null }
    for (let round = 0; round <= kills; round++) {
      const context = await launch(folder)
      await context.exposeBinding('keyPressed', ({ page }, key: Key) =>
        logs.get(new URL(page.url()).pathname)?.push(key),
      )
      const writings = await Promise.all(screens.map(screen => openWriting(context, screen)))
      for (const { screen, restored } of round > 0 ? writings : []) {
        const log = logs.get(pathOf(screen)) ?? []
        const ms = lossOf(log, killed.at, restored)
        const composed = killed.composed === screen
        losses.push({
          ms,
          keys: log.length - 1,
          composed,
          note: JSON.stringify({ log: log.slice(-12), killed, restored }),
        })
      }
      if (round === kills) {
        cut(false)
        if (!losses.some(isBad)) for (const writing of writings) await expectOnServer(writing, account, server)
        await context.close()
        break
      }
      cut(random.chance(0.5))
      const composed = screens.length > 1 || random.chance(0.5) ? random.pick(screens) : null
      // Settled, so that a browser that ends otherwise is told by what ended it.
      const typing = Promise.allSettled(
        writings.map(async ({ page, screen, field, restored }) => {
          logs.set(pathOf(screen), [{ at: Date.now(), text: restored }])
          await field.press('Control+End')
          await typeUntilKilled(page, random.fork(), screen === composed)
        }),
      )
      // The time counts from the first letters.
      const isWritten = () => screens.every(screen => (logs.get(pathOf(screen))?.length ?? 0) > 1)
      await expect.poll(isWritten, { intervals: [20] }).toBe(true)
      await new Promise(resolve => setTimeout(resolve, random.integer(200, size(1_600, 6_000))))
      const gone = new Promise(resolve => context.once('close', resolve))
      const pid = processOf(folder)
      killed = { at: Date.now(), composed }
      process.kill(pid, 'SIGKILL')
      await Promise.all([gone, typing])
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  return losses
}

async function expectOnServer({ page, field, screen }: Writing, account: string, server: TestServer): Promise<void> {
  await expect(page.getByRole('region', { name: '2つの版' })).toHaveCount(0)
  await untilSaid(field, ON_SERVER)
  const userId = await userOf(server, account)
  const mine = (await draftsOnServer(server)).filter(draft => draft.userId === userId && draft.place === screen.place)
  expect(mine.map(({ text }) => text)).toEqual([wholeOf(screen, await field.inputValue())])
}

test('B5: killed while typing, at most a second of it is lost', async ({ server, faults }, { project }) => {
  test.setTimeout(limitSeconds(240))
  const random = randomOf('B5 typing kills')
  const launch = async (folder: string): Promise<BrowserContext> => {
    const context = await chromium.launchPersistentContext(folder, {
      ...project.use.launchOptions,
      viewport: project.use.viewport ?? null,
      locale: 'ja-JP',
      timezoneId: 'Asia/Tokyo',
      baseURL: server.url,
    })
    await watchContext(context, faults)
    await context.addInitScript(() => {
      const tell = ({ target }: Event) => {
        const { keyPressed } = window as unknown as { keyPressed?: (key: { at: number; text: string }) => void }
        if (target instanceof HTMLTextAreaElement) keyPressed?.({ at: Date.now(), text: target.value })
      }
      document.addEventListener('input', tell, { capture: true })
    })
    return context
  }
  await server.query(
    `insert into scenario_replay (scenario_id, phase, world_id, state, state_since, replay, length, version)
     values ($1, 1, 'world0', 'writing', now(), $2, $3, 1)
     on conflict (scenario_id, phase) do update set replay = excluded.replay, length = excluded.length`,
    [REPLAY_SCENARIO, JSON.stringify({ body, result: null, castList: [], partList: [] }), body.length],
  )
  const cutOff = new Set<string>()
  server.gate.judge(({ path, userId }) => (cutOff.has(userId ?? '') && path.includes('/Draft/') ? 'reset' : null))
  const losses = await Promise.all(
    accounts.map(async account => {
      const userId = await userOf(server, account)
      const cut = (isCut: boolean) => (isCut ? cutOff.add(userId) : cutOff.delete(userId))
      return write({ account, kills: size(8, 50), random: random.fork(), launch, cut, server })
    }),
  )
  const all = losses.flat()
  const times = all.map(({ ms }) => ms ?? Number.POSITIVE_INFINITY).sort((one, other) => one - other)
  const bad = all.filter(isBad)
  const composed = all.filter(loss => loss.composed).length
  const keys = all.reduce((sum, loss) => sum + loss.keys, 0)
  const whole = all.filter(({ ms }) => ms === null).length
  report(
    `B5 typing kills: ${accounts.length * size(8, 50)} kills, ${all.length} texts: ${all.length - bad.length} passed, ${bad.length} failed; ${keys} keys, ${composed} texts inside a composition;`,
    `whole losses ${whole}; lost typing median ${times[times.length >> 1]} ms, most ${times.at(-1)} ms`,
  )
  expect(bad.map(({ note }) => note)).toEqual([])
})
