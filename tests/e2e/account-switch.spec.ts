// B12: two people on one browser. Unsent acts of the first are neither shown to the second nor sent as theirs, and are sent
// once, as their writer's, after that one has come back.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright/test'
import { randomOf, report } from '../support/random.ts'
import { limitSeconds, size } from '../support/size.ts'
import {
  claim,
  giveRewards,
  goOffline,
  goOnline,
  learnReceivers,
  outboxOf,
  type Reward,
  type RewardKind,
  standingOf,
  userOf,
} from './claims.ts'
import { enter, expect, type TestServer, test, untilInstalled, watchContext } from './fixtures.ts'
import { FULL } from './full-size.ts'
import { goBy, pressSignOut } from './tabs.ts'
import { signInHere, wake } from './two-people.ts'

const A = 'demo-player'
const B = 'demo-player2'
const NAME_OF_A = 'ゆず'
const NAME_OF_B = 'みかげ'

/** Signs out of an app with unsent acts: it asks, and shows them. */
async function signOutAsking(page: Page, waiting: readonly Reward[], answer: string): Promise<void> {
  await goBy(page, 'マイページ')
  await pressSignOut(page)
  const dialog = page.getByRole('alertdialog', { name: 'まだ送っていないものがあります' })
  await expect(dialog).toBeVisible()
  for (const { title } of waiting) await expect(dialog).toContainText(title)
  await dialog.getByRole('button', { name: answer }).click()
  await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await goBy(page, 'マイページ')
  await pressSignOut(page)
  await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible()
}

/** Checks that no screen of B shows anything that A wrote or read, or A's name, and that A's cache is not on the disk. */
async function showsNothingOfA(page: Page, rewards: readonly Reward[], userId: string): Promise<void> {
  for (const name of ['ホーム', 'ミッション', 'お知らせ', 'マイページ'] as const) {
    await goBy(page, name)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (name === 'ミッション') {
      await page.getByRole('link', { name: /^達成/ }).first().click()
      await expect(page.getByText(/全\d+件|該当するミッションはありません/).first()).toBeVisible()
    }
    const text = await page.locator('body').innerText()
    expect(text).not.toContain(NAME_OF_A)
    for (const { title } of rewards) expect(text).not.toContain(title)
  }
  await expect(page.getByRole('heading', { name: NAME_OF_B })).toBeVisible()
  const tray = page.getByRole('link', { name: '送信待ち・送れなかったもの' })
  await expect(tray).toContainText('なし')
  await tray.click()
  await expect(page.getByText('送れなかったものはありません。')).toBeVisible()
  const caches = await page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const opening = indexedDB.open('tsumugi')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('keyval').objectStore('keyval').getAllKeys()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.map(String))
          }
        }
      }),
  )
  expect(caches).not.toContain(`cache:${userId}`)
}

const unauthorized = {
  status: 401,
  type: 'application/json',
  body: JSON.stringify({ code: 'UNAUTHORIZED', errorMessage: 'ログインしてください' }),
}

const untouched = (reward: Reward) => [reward.id, { status: 1, characterId: null, paid: [] }]
const received = (reward: Reward) => [
  reward.id,
  { status: 2, characterId: reward.kind === 'token' ? 'world0-linette' : null, paid: [reward.amount] },
]
const standing = async (server: TestServer, rewards: readonly Reward[]) =>
  [...(await standingOf(server, rewards))].sort(([a], [b]) => a - b)

/** Checks that every claim at the gate carried the token of its item's user. */
function expectOwnSenders(server: TestServer, writers: ReadonlyMap<string, string>): void {
  for (const { key, userId, path } of server.gate.calls) {
    if (!path.includes('receive')) continue
    expect(userId).toBe(writers.get(key ?? ''))
  }
}

async function newPhone(browser: { newContext: () => Promise<BrowserContext> }, faults: string[]) {
  const context = await browser.newContext()
  await watchContext(context, faults)
  return context
}

test('B12: what A left unsent is never B’s, and is sent once when A is back', async ({ browser, server, faults }) => {
  test.setTimeout(limitSeconds(240))
  const random = randomOf('B12 switches')
  const userIds = { a: await userOf(server, A), b: await userOf(server, B) }
  const trials = size(1, 79)
  for (let trial = 1; trial <= trials; trial++) {
    const rewards = await giveRewards(server, random.shuffle<RewardKind>(['LP', 'AC', 'token']), A)
    const [ofB] = await giveRewards(server, ['LP'], B)
    if (!ofB) throw new Error('no reward')
    const waiting = random.shuffle(rewards).slice(0, random.integer(1, rewards.length))
    const offline = random.chance(0.5)
    const kept = random.chance(0.75)
    server.gate.calls.length = 0
    const context = await newPhone({ newContext: () => browser.newContext({ baseURL: server.url }) }, faults)
    const page = await context.newPage()
    await enter(page, '/mission?tabNo=1', A)
    if (offline) await untilInstalled(page)
    const ofToken = waiting.find(({ kind }) => kind === 'token')
    if (ofToken) await learnReceivers(page, ofToken)
    if (offline) await goOffline(page, server)
    else server.gate.loseRequests(/receive/)
    for (const reward of waiting) await claim(page, reward)
    await expect.poll(async () => (await outboxOf(page)).length).toBe(waiting.length)
    const items = await outboxOf(page)
    const writers = new Map(items.map(({ id }) => [id, userIds.a]))
    await signOutAsking(page, waiting, kept ? '残してログアウト' : '捨ててログアウト')
    if (offline) await goOnline(page, server)
    else if (random.chance(0.5)) server.gate.loseRequests(null)
    if (random.chance(0.3)) await page.reload()
    await signInHere(page, B)
    server.gate.loseRequests(null)
    // An event that makes a sender send.
    await wake(page)
    await showsNothingOfA(page, rewards, userIds.a)
    if (random.chance(0.5)) {
      await page.goto('/mission?tabNo=1')
      await claim(page, ofB)
      await expect(page.getByRole('dialog', { name: '報酬を受け取りました' })).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: 'とじる' }).click()
      expect(await standing(server, [ofB])).toEqual([received(ofB)])
    }
    for (const { key, path } of server.gate.calls) {
      if (path.includes('receive') && key && !writers.has(key)) writers.set(key, userIds.b)
    }
    expect(await standing(server, rewards)).toEqual(rewards.map(untouched))
    expect((await outboxOf(page)).map(({ id, userId }) => [id, userId])).toEqual(
      kept ? items.map(({ id }) => [id, userIds.a]) : [],
    )

    await signOut(page)
    await signInHere(page, A)
    const expected = rewards.map(reward => (kept && waiting.includes(reward) ? received(reward) : untouched(reward)))
    await expect.poll(() => standing(server, rewards)).toEqual(expected)
    await expect.poll(() => outboxOf(page)).toEqual([])
    expectOwnSenders(server, writers)
    await context.close()
  }
  report(`B12 switches: ${trials} passed, 0 failed`)
})

test('B12: somebody else signs in in another tab; neither tab sends what A left as theirs', { tag: FULL }, async ({
  browser,
  server,
  faults,
}) => {
  test.setTimeout(limitSeconds(240))
  const random = randomOf('B12 tabs')
  const userIds = { a: await userOf(server, A), b: await userOf(server, B) }
  const trials = size(1, 20)
  // A tab that sleeps long is told by the renewal of its token before it has sent anything.
  let refusedInAll = 0
  for (let trial = 1; trial <= trials; trial++) {
    const rewards = await giveRewards(server, ['LP', 'AC'], A)
    await giveRewards(server, ['LP'], B)
    server.gate.calls.length = 0
    const context = await newPhone({ newContext: () => browser.newContext({ baseURL: server.url }) }, faults)
    // A sleeping tab does not get the message of the other sign-in; it notices at the renewal of its token.
    const deaf = trial % 2 === 0
    const first = await context.newPage()
    if (deaf) {
      await first.addInitScript(() => {
        const Channel = window.BroadcastChannel
        window.BroadcastChannel = class extends Channel {
          constructor(name: string) {
            super(name === 'tsumugi-session' ? 'nobody' : name)
          }
        }
      })
    }
    await enter(first, '/mission?tabNo=1', A)
    server.gate.loseRequests(/receive/)
    for (const reward of rewards) await claim(first, reward)
    await expect.poll(async () => (await outboxOf(first)).length).toBe(rewards.length)
    const items = await outboxOf(first)
    const other = await context.newPage()
    if (deaf) {
      await other.goto('/')
      await signOutAsking(other, rewards, '残してログアウト')
    } else {
      // A's session ended by itself, so the app asks for a sign-in.
      server.gate.answer(/renewToken/, 401, unauthorized.body, unauthorized.type)
      await other.goto('/')
      await other.getByRole('status').getByRole('link', { name: 'ログイン' }).click()
      await expect(other.getByRole('heading', { name: 'ログイン' })).toBeVisible()
      server.gate.answer(null)
    }
    await signInHere(other, B)
    // A's old token is invalid when the network is back.
    const old = new Set(items.map(({ id }) => id))
    const refused: (string | null)[] = []
    server.gate.judge(({ key, userId }) => {
      if (!old.has(key ?? '') || userId !== userIds.a) return null
      refused.push(userId)
      return unauthorized
    })
    server.gate.loseRequests(null)
    for (const tab of random.shuffle([first, other])) {
      await wake(tab)
    }
    for (const tab of [first, other]) {
      await goBy(tab, 'マイページ')
      await expect(tab.getByRole('heading', { name: NAME_OF_B })).toBeVisible()
      await expect(tab.getByRole('link', { name: '送信待ち・送れなかったもの' })).toContainText('なし')
    }
    if (deaf) refusedInAll += refused.length
    await first.waitForTimeout(1_500)
    server.gate.judge(null)
    expect(await standing(server, rewards)).toEqual(rewards.map(untouched))
    expectOwnSenders(server, new Map(items.map(({ id }) => [id, userIds.a])))
    expect((await outboxOf(other)).map(({ id, state }) => [id, state])).toEqual(items.map(({ id }) => [id, 'waiting']))

    const tab = random.pick([first, other])
    await signOut(tab)
    await signInHere(tab, A)
    await expect.poll(() => standing(server, rewards)).toEqual(rewards.map(received))
    await expect.poll(() => outboxOf(tab)).toEqual([])
    expectOwnSenders(server, new Map(items.map(({ id }) => [id, userIds.a])))
    await context.close()
  }
  if (trials > 1) expect(refusedInAll).toBeGreaterThan(0)
  report(`B12 tabs: ${trials} passed, 0 failed`)
})

test('B12: on a shared device the closed browser has signed out; what waited is there for its writer alone', async ({
  server,
  faults,
}, { project }) => {
  test.setTimeout(limitSeconds(60))
  const { launchOptions, ...options } = project.use
  const profile = mkdtempSync(join(tmpdir(), 'tsumugi-shared-'))
  const openBrowser = async (): Promise<Page> => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      viewport: options.viewport ?? null,
      locale: 'ja-JP',
      timezoneId: 'Asia/Tokyo',
      baseURL: server.url,
    })
    await watchContext(context, faults)
    return context.pages()[0] ?? context.newPage()
  }
  try {
    const userIds = { a: await userOf(server, A), b: await userOf(server, B) }
    const rewards = await giveRewards(server, ['LP', 'AC'], A)
    await giveRewards(server, ['LP'], B)
    const page = await openBrowser()
    await page.goto('/login?redirect=%2Fmission%3FtabNo%3D1')
    await signInHere(page, A, { shared: true })
    await untilInstalled(page)
    await expect(page.getByRole('button', { name: /報酬を受け取る/ })).toHaveCount(rewards.length)
    await goOffline(page, server)
    for (const reward of rewards) await claim(page, reward)
    await expect.poll(async () => (await outboxOf(page)).length).toBe(rewards.length)
    await page.context().close()

    server.gate.open()
    const again = await openBrowser()
    await again.goto('/myPage')
    await expect(again.getByRole('heading', { name: 'ログイン' })).toBeVisible()
    expect(await again.locator('body').innerText()).not.toContain(NAME_OF_A)
    const items = await outboxOf(again)
    expect(items).toHaveLength(rewards.length)
    await signInHere(again, B)
    await goBy(again, 'ホーム')
    await showsNothingOfA(again, rewards, userIds.a)
    expect(await standing(server, rewards)).toEqual(rewards.map(untouched))
    await signOut(again)
    await signInHere(again, A)
    await expect.poll(() => standing(server, rewards)).toEqual(rewards.map(received))
    await expect.poll(() => outboxOf(again)).toEqual([])
    expectOwnSenders(server, new Map(items.map(({ id }) => [id, userIds.a])))
    await again.context().close()
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
})
