// B6: a model of the outbox. Random sessions of presses, networks, tabs, workers, tokens and deployments; once the network
// is good, the books equal the presses that were not taken back: each once, in the order of its entity.
import type { Browser, BrowserContext, Page } from 'playwright/test'
import { type Random, randomOf, report } from '../support/random.ts'
import { limitSeconds, size } from '../support/size.ts'
import { type Build, builds } from './builds.ts'
import {
  cardOf,
  claim,
  giveRewards,
  learnReceivers,
  outboxOf,
  RECEIVER,
  type Reward,
  type RewardKind,
  standingOf,
  userOf,
} from './claims.ts'
import { comeBack } from './deployment.ts'
import { enter, expect, type TestServer, test, untilInstalled, watchContext } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { closeToasts, tellOnline } from './tabs.ts'

const SCREEN = '/mission?tabNo=1'
const CLAIMS = /receive/
const SETTLED_MS = 60_000
const ALREADY = 'MISSION_ALREADY_RECEIVED'

type Press = { reward: Reward | 'all'; takenBack: boolean }

/** A browser of one user, and the acts of that user. */
type Session = {
  server: TestServer
  random: Random
  context: BrowserContext
  tabs: Page[]
  rewards: Reward[]
  /** Accepted presses, in their order. */
  presses: Press[]
  deployed: { all: Build[]; at: number }
  /** Steps of the session, for the message of a failure. */
  log: string[]
}

/** Closes overlays of the screen. */
async function clearTheWay(tab: Page): Promise<void> {
  await closeToasts(tab)
  for (let tries = 0; tries < 5 && (await tab.getByRole('dialog').count()) > 0; tries++) {
    await tab.keyboard.press('Escape')
    await tab.waitForTimeout(150)
  }
}

const buttonOf = (tab: Page, { title }: Reward) => tab.getByRole('button', { name: `${title}の報酬を受け取る` })

/** Opens the screen with its list, with any network. */
async function openScreen(tab: Page): Promise<void> {
  await tab.goto(SCREEN)
  await expect(tab.getByRole('heading', { level: 1, name: 'ミッション' })).toBeVisible()
  await expect(tab.getByText(/全\d+件のうち|該当するミッションはありません/)).toBeVisible()
}

async function pressOne({ server, random, tabs, rewards, presses, log }: Session): Promise<void> {
  const tab = random.pick(tabs)
  await clearTheWay(tab)
  const open: Reward[] = []
  for (const reward of rewards) if ((await buttonOf(tab, reward).count()) > 0) open.push(reward)
  if (open.length === 0) return
  const reward = random.pick(open)
  log.push(`claim ${reward.title} (${reward.kind})`)
  try {
    tab.setDefaultTimeout(2_000)
    await claim(tab, reward)
  } catch {
    // An answer to an earlier claim has opened a sheet over the screen. On a busy machine the press itself may have
    // succeeded all the same.
    await tab.waitForTimeout(500)
    const isKept = (await outboxOf(tab)).some(({ facts }) => facts.id === reward.id)
    const isDone = (await standingOf(server, [reward])).get(reward.id)?.status === 2
    if (!(isKept || isDone)) {
      log.push('not pressed')
      return
    }
  } finally {
    tab.setDefaultTimeout(30_000)
  }
  // A press is accepted when the screen no longer offers the claim.
  await expect(buttonOf(tab, reward)).toHaveCount(0)
  presses.push({ reward, takenBack: false })
}

async function pressAll({ random, tabs, presses, log }: Session): Promise<void> {
  const tab = random.pick(tabs)
  await clearTheWay(tab)
  const button = tab.getByRole('button', { name: /^LP受け取り [1-9]\d*件/ })
  const isWaiting = async () => (await outboxOf(tab)).some(({ kind }) => kind === 'mission.allLp')
  if (await isWaiting()) return
  try {
    await button.click({ timeout: 1_000 })
  } catch {
    return
  }
  log.push('claim all LP')
  await expect.poll(async () => (await isWaiting()) || (await tab.getByRole('dialog').count()) > 0).toBe(true)
  presses.push({ reward: 'all', takenBack: false })
}

/** Takes back a waiting act, if that is still possible; the app's message tells. */
async function takeBack({ random, tabs, rewards, presses, log }: Session): Promise<void> {
  const tab = random.pick(tabs)
  await clearTheWay(tab)
  const waiting: Reward[] = []
  for (const reward of rewards) {
    const own = presses.some(press => press.reward === reward && !press.takenBack)
    if (own && (await cardOf(tab, reward).getByRole('button', { name: '取り消す' }).count()) > 0) waiting.push(reward)
  }
  if (waiting.length === 0) return
  const reward = random.pick(waiting)
  try {
    await cardOf(tab, reward).getByRole('button', { name: '取り消す' }).click({ timeout: 1_000 })
  } catch {
    return
  }
  await tab.waitForTimeout(400)
  const tooLate = (await tab.getByText('もう送られているため、取り消せませんでした').count()) > 0
  log.push(`take back ${reward.title}${tooLate ? ': too late' : ''}`)
  if (tooLate) return
  const press = presses.findLast(press => press.reward === reward && !press.takenBack)
  if (press) press.takenBack = true
}

const isGone = (session: Session): boolean => session.log.lastIndexOf('shut') > session.log.lastIndexOf('open')

/** Acts of networks and users besides claiming. */
const acts: readonly [weight: number, act: (session: Session) => Promise<void>][] = [
  [14, pressOne],
  [2, pressAll],
  [5, takeBack],
  [
    3,
    async session => {
      const { server, random, tabs, log } = session
      if (isGone(session)) {
        log.push('open')
        server.gate.open()
        await tellOnline(tabs, true)
        return
      }
      log.push('shut')
      server.gate.shut()
      // Often the browser does not notice.
      if (random.chance(0.7)) await tellOnline(tabs, false)
    },
  ],
  [
    4,
    async ({ server, random, log }) => {
      const weather = random.pick(['answers lost', 'requests lost', 'slow', 'fair'])
      log.push(weather)
      server.gate.loseAnswers(weather === 'answers lost' ? CLAIMS : null)
      server.gate.loseRequests(weather === 'requests lost' ? CLAIMS : null)
      server.gate.delay(weather === 'slow' ? CLAIMS : null, random.integer(200, 2_000))
    },
  ],
  [
    1,
    async ({ random, tabs, context, log }) => {
      log.push('close a tab, open another')
      const tab = random.pick(tabs)
      await tab.close()
      const next = await context.newPage()
      tabs.splice(tabs.indexOf(tab), 1, next)
      await openScreen(next)
    },
  ],
  [
    1,
    async ({ random, tabs, log }) => {
      log.push('reload')
      await openScreen(random.pick(tabs))
    },
  ],
  [
    1,
    async ({ tabs, context, log }) => {
      log.push(tabs.length > 1 ? 'one tab less' : 'a second tab')
      if (tabs.length > 1) await tabs.shift()?.close()
      else {
        const tab = await context.newPage()
        tabs.push(tab)
        await openScreen(tab)
      }
    },
  ],
  [
    1,
    async ({ tabs, context, log }) => {
      const [tab] = tabs
      if (!tab) return
      log.push('stop the workers')
      const debug = await context.newCDPSession(tab)
      await debug.send('ServiceWorker.enable')
      await debug.send('ServiceWorker.stopAllWorkers')
      await debug.detach()
    },
  ],
  [
    1,
    async ({ server, log }) => {
      log.push('kill the server')
      await server.restart()
    },
  ],
  [
    1,
    async ({ server, log }) => {
      log.push('the token runs out')
      let told = false
      server.gate.judge(({ path }) => {
        if (told || !CLAIMS.test(path)) return null
        told = true
        return {
          status: 401,
          type: 'application/json',
          body: JSON.stringify({ code: 'UNAUTHORIZED', errorMessage: 'ログインしてください' }),
        }
      })
    },
  ],
  [
    1,
    async ({ server, random, tabs, deployed, log }) => {
      log.push('deploy')
      const old = deployed.all[deployed.at % deployed.all.length] as Build
      deployed.at += 1
      const next = deployed.all[deployed.at % deployed.all.length] as Build
      await server.gate.serveBuild(next.folder, [old.folder])
      await comeBack(random.pick(tabs))
    },
  ],
]

function pickAct(random: Random): (session: Session) => Promise<void> {
  let left = random.next() * acts.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, act] of acts) {
    left -= weight
    if (left < 0) return act
  }
  return pressOne
}

/** Place of each reward that must have been received in the order of the presses. */
function expectedPlaces({ rewards, presses }: Session): Map<Reward, number> {
  const kept = presses.map((press, at) => ({ ...press, at })).filter(({ takenBack }) => !takenBack)
  const all = kept.find(({ reward }) => reward === 'all')?.at
  const places = new Map<Reward, number>()
  for (const reward of rewards) {
    const own = kept.find(press => press.reward === reward)?.at
    const at = Math.min(
      own ?? Number.POSITIVE_INFINITY,
      (reward.kind === 'LP' ? all : undefined) ?? Number.POSITIVE_INFINITY,
    )
    if (at !== Number.POSITIVE_INFINITY) places.set(reward, at)
  }
  return places
}

type Balances = { LP: number; AC: number; token: number }

async function balancesOf(server: TestServer, userId: string): Promise<Balances> {
  const rows = await server.query<{ currency: string; balance: string }>(
    `select currency, balance from ledger_account
     where (holder_id = $1 and currency in ('LP', 'AC')) or (holder_id = $2 and currency = 'token:world0:1')`,
    [userId, RECEIVER.id],
  )
  const of = (name: string) => Number(rows.find(({ currency }) => currency === name)?.balance ?? 0)
  return { LP: of('LP'), AC: of('AC'), token: of('token:world0:1') }
}

/** Waits until no act is shown as waiting; refused ones are in the tray. */
async function settles({ tabs }: Session): Promise<void> {
  const [tab] = tabs
  if (!tab) throw new Error('no tab')
  await expect
    .poll(async () => (await outboxOf(tab)).filter(({ state }) => state === 'waiting').map(({ note }) => note), {
      timeout: SETTLED_MS,
      intervals: [100],
    })
    .toEqual([])
}

async function booksEqualModel(session: Session, userId: string, before: Balances): Promise<void> {
  const { server, tabs, rewards, presses } = session
  const places = expectedPlaces(session)
  const standing = await standingOf(server, rewards)
  const sums = { ...before }
  for (const reward of rewards) {
    const due = places.has(reward)
    expect(standing.get(reward.id), reward.title).toEqual({
      status: due ? 2 : 1,
      characterId: due && reward.kind === 'token' ? RECEIVER.id : null,
      paid: due ? [reward.amount] : [],
    })
    if (due) sums[reward.kind] += reward.amount
  }
  expect(await balancesOf(server, userId)).toEqual(sums)

  // Rewards without a character are one entity: they arrived in the order of the presses.
  const line = [...places].filter(([{ kind }]) => kind !== 'token').sort(([, a], [, b]) => a - b)
  const times = await server.query<{ id: number; at: Date }>(
    'select id, received_at as at from user_mission where id = any($1)',
    [line.map(([{ id }]) => id)],
  )
  const received = line.map(([{ id }]) => times.find(row => row.id === id)?.at.getTime() ?? 0)
  expect(received).toEqual([...received].sort((a, b) => a - b))

  // Refused are only claims of received rewards, pressed on a screen that could not know.
  const [tab] = tabs
  const left = tab ? await outboxOf(tab) : []
  for (const item of left) {
    expect(item).toMatchObject({ state: 'refused', refusal: { code: ALREADY } })
    const covering = presses.filter(
      ({ reward, takenBack }) => !takenBack && (reward === 'all' || reward.id === item.facts.id),
    )
    expect(covering.length).toBeGreaterThan(1)
  }
}

type Figures = { sessions: number; presses: number; takenBack: number; applied: number; slowest: number }

async function runSession(
  browser: Browser,
  server: TestServer,
  all: Build[],
  random: Random,
  faults: string[],
  figures: Figures,
): Promise<void> {
  const actions = size(12, 20)
  const kinds: RewardKind[] = ['LP', 'LP', 'LP', 'LP', 'AC', 'AC', 'token', 'token', 'token']
  const rewards = await giveRewards(server, random.shuffle(kinds))
  const userId = await userOf(server)
  const before = await balancesOf(server, userId)
  const [build] = all
  if (!build) throw new Error('no builds')
  await server.gate.serveBuild(build.folder)
  const context = await browser.newContext({ baseURL: server.url })
  await watchContext(context, faults)
  const page = await context.newPage()
  const session: Session = {
    ...{ server, random, context, tabs: [page], rewards, presses: [], deployed: { all, at: 0 } },
    log: [],
  }
  try {
    await enter(page, SCREEN)
    await untilInstalled(page)
    const ofToken = rewards.find(({ kind }) => kind === 'token')
    if (ofToken) await learnReceivers(page, ofToken)
    for (let action = 1; action <= actions; action++) {
      await pickAct(random)(session)
      if (random.chance(0.3)) await page.waitForTimeout(random.integer(50, 800)).catch(() => {})
    }
    session.log.push('good network')
    const since = Date.now()
    makeFair(server)
    await tellOnline(session.tabs, true)
    if (random.chance(0.7)) await random.pick(session.tabs).evaluate(() => window.dispatchEvent(new Event('focus')))
    await settles(session)
    figures.slowest = Math.max(figures.slowest, Date.now() - since)
    await booksEqualModel(session, userId, before)
    expect(faults).toEqual([])
    if (process.env.B6_LOG) report(session.log.join('; '))
  } catch (error) {
    report(`B6 session ${figures.sessions + 1}: ${session.log.join('; ')}`)
    throw error
  } finally {
    makeFair(server)
    await context.close()
  }
  figures.sessions++
  figures.presses += session.presses.length
  figures.takenBack += session.presses.filter(({ takenBack }) => takenBack).length
  figures.applied += expectedPlaces(session).size
}

function makeFair({ gate }: TestServer): void {
  gate.open()
  gate.loseAnswers(null)
  gate.loseRequests(null)
  gate.delay(null)
  gate.judge(null)
}

for (const part of [1, 2]) {
  test(`B6: whatever happens in between, the books equal what was pressed (part ${part})`, {
    tag: part === 1 ? [] : FULL,
  }, async ({ browser, server, faults }) => {
    test.setTimeout(limitSeconds(240))
    const random = randomOf(`B6 part ${part}`)
    const sessions = Number(process.env.B6_SESSIONS ?? size(2, 200)) / 2
    const all = await builds(2)
    const figures: Figures = { sessions: 0, presses: 0, takenBack: 0, applied: 0, slowest: 0 }
    while (figures.sessions < sessions) await runSession(browser, server, all, random.fork(), faults, figures)
    report(`B6 part ${part}: ${JSON.stringify(figures)}, 0 failed`)
  })
}
