// B7: answers of the server to an act of the outbox. A refusal does not block others and keeps the act with its reason;
// answers that only mean "not now" are repeated, later each time, and the act happens once.
import type { Page } from 'playwright/test'
import { report } from '../support/random.ts'
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
} from './claims.ts'
import { enter, expect, type TestServer, test, untilInstalled } from './fixtures.ts'
import type { Answer } from './gate.ts'

const refusal = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  body: JSON.stringify({ errorMessage: reasonOf(status), code: `TEST_${status}` }),
  type: 'application/json; charset=utf-8',
  headers,
})

/** Time after a wake-up in which its tries may still arrive. */
const HURRY_MS = 1_500

type Try = { key: string; nth: number; at: number }
/** A renewed token wakes the sender, like returning to the tab. */
type Made = { tries: Try[]; renewed: number[] }

/**
 * Counts the app's own tries in the page, from its next load on: on the way to the server they are delayed, and doubled by
 * the browser, which itself repeats a cut connection and a 408.
 */
async function countTries(page: Page): Promise<() => Promise<Made>> {
  await page.addInitScript(() => {
    const tries: Try[] = []
    const renewed: number[] = []
    Object.assign(window, { made: { tries, renewed } })
    const { fetch } = window
    window.fetch = (input, options) => {
      const headers = new Headers(options?.headers)
      if (String(input).includes('renewToken')) {
        return fetch(input, options).finally(() => renewed.push(Date.now()))
      }
      const key = headers.get('idempotency-key')
      if (!key) return fetch(input, options)
      const nth = tries.filter(made => made.key === key).length + 1
      tries.push({ key, nth, at: Date.now() })
      headers.set('x-try', String(nth))
      return fetch(input, { ...options, headers })
    }
  })
  return () => page.evaluate(() => (window as unknown as { made: Made }).made)
}

const reasonOf = (status: number): string => `${status}のため、受け取れませんでした。`

/** Claims everything without a network, next to the tray. */
async function claimAllOffline(page: Page, server: TestServer, kinds: readonly RewardKind[]): Promise<Reward[]> {
  const rewards = await giveRewards(server, kinds)
  await enter(page, '/mission?tabNo=1')
  await untilInstalled(page)
  const ofToken = rewards.find(({ kind }) => kind === 'token')
  if (ofToken) await learnReceivers(page, ofToken)
  await goOffline(page, server)
  for (const reward of rewards) await claim(page, reward)
  await expect(page.getByRole('status').filter({ hasText: '送信待ち' })).toHaveCount(rewards.length)
  return rewards
}

/** Reward of each key, which was made at the press. */
async function rewardsByKey(page: Page, rewards: readonly Reward[]): Promise<Map<string, Reward>> {
  const items = await outboxOf(page)
  return new Map(
    rewards.map(reward => {
      const own = items.filter(({ facts }) => facts.id === reward.id)
      expect(own).toHaveLength(1)
      return [own[0]?.id ?? '', reward]
    }),
  )
}

test('B7: what the server refuses is in the tray within 5 s with its words and its reason, and the rest flows', async ({
  page,
  server,
}) => {
  const statuses = [400, 403, 404, 409, 410, 422]
  // Six in one entity, one behind them, one in another.
  const kinds: RewardKind[] = [...statuses.map(() => 'LP' as const), 'AC', 'token']
  const rewards = await claimAllOffline(page, server, kinds)
  const byKey = await rewardsByKey(page, rewards)
  const statusOf = new Map(statuses.map((status, at) => [rewards[at], status]))
  server.gate.judge(({ key }) => {
    const status = statusOf.get(byKey.get(key ?? ''))
    return status ? refusal(status) : null
  })
  await page.goto('/myPage/tray')
  await expect(page.getByText('つながると、上から順に自動で送ります。')).toBeVisible()
  const since = Date.now()
  await goOnline(page, server)
  for (const [at, status] of statuses.entries()) {
    const left = () => Math.max(1, since + 5_000 - Date.now())
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: rewards[at]?.title ?? '' }) })
    await expect(card).toContainText(reasonOf(status), { timeout: left() })
    await expect(card).toContainText('を受け取れませんでした', { timeout: left() })
    await expect(card).toContainText('送れませんでした', { timeout: left() })
  }
  const took = Date.now() - since
  await expect(page.getByText('送信待ち', { exact: true })).toHaveCount(0)
  const standing = await standingOf(server, rewards)
  for (const reward of rewards) {
    expect(standing.get(reward.id)).toEqual(
      statusOf.has(reward)
        ? { status: 1, characterId: null, paid: [] }
        : { status: 2, characterId: reward.kind === 'token' ? 'world0-linette' : null, paid: [reward.amount] },
    )
  }
  // Each was sent once: refused acts are not repeated automatically.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.waitForTimeout(1_500)
  const keyed = server.gate.calls.filter(({ path }) => path.includes('receiveReward'))
  expect(keyed.map(({ key }) => key).sort()).toEqual([...byKey.keys()].sort())

  // The user may send it again: with the same key, and now it is accepted.
  server.gate.judge(null)
  await page.reload()
  const [first] = rewards
  if (!first) throw new Error('no reward')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: first.title }) })
  await expect(card).toContainText(reasonOf(400))
  await card.getByRole('button', { name: 'もう一度送る' }).click()
  await expect(card).toHaveCount(0)
  await expect.poll(async () => (await standingOf(server, [first])).get(first.id)?.paid).toEqual([first.amount])
  await expect.poll(async () => (await outboxOf(page)).length).toBe(statuses.length - 1)
  report(`B7 refused: ${statuses.length} in the tray after ${took} ms, 0 failed`)
})

test('B7: what only means later stays, is tried again later each time, and is done once', async ({ page, server }) => {
  const RETRY_AFTER_SECONDS = 3
  /** Answers to each claim, try by try; then the server answers. */
  const troubles = new Map<string, (Answer | 'reset')[]>([
    ['408', [refusal(408), refusal(408)]],
    ['425', [refusal(425), refusal(425)]],
    ['429', [refusal(429, { 'retry-after': String(RETRY_AFTER_SECONDS) })]],
    ['500', [refusal(500), { status: 500, body: 'Internal Server Error', type: 'text/plain' }]],
    ['502', [{ status: 502, body: '<html>Bad Gateway</html>' }, refusal(502)]],
    ['503', [refusal(503, { 'retry-after': '2' })]],
    ['HTML', [{ body: '<html>Wi-Fi へようこそ</html>' }, { body: '<html>Wi-Fi へようこそ</html>' }]],
    ['reset', ['reset', 'reset']],
    // Renewed at once, and sent again in the same try.
    ['401', [refusal(401)]],
  ])
  const names = [...troubles.keys()]
  // Rewards of characters are separate entities, so that none waits for another.
  const rewards = await claimAllOffline(
    page,
    server,
    names.map(name => (name === '401' ? 'LP' : 'token')),
  )
  const byKey = await rewardsByKey(page, rewards)
  const nameOf = (key: string | null) => names[rewards.findIndex(reward => reward === byKey.get(key ?? ''))]
  server.gate.judge(call => troubles.get(nameOf(call.key) ?? '')?.[call.nth - 1] ?? null)
  const renewals = () => server.gate.seen.filter(call => call.includes('renewToken')).length
  const renewed = renewals()
  const tries = await countTries(page)
  await page.goto('/myPage/tray')
  await expect(page.getByText('つながると、上から順に自動で送ります。')).toBeVisible()
  await goOnline(page, server)

  // Returning to the tab wakes waiting acts, but not those that the server told to wait.
  await expect.poll(() => server.gate.calls.some(({ key }) => nameOf(key) === '429'), { intervals: [20] }).toBe(true)
  const hurried = await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
    return Date.now()
  })

  await expect(page.getByText('送れなかったものはありません。')).toBeVisible()
  expect(await outboxOf(page)).toEqual([])
  const standing = await standingOf(server, rewards)
  for (const reward of rewards) {
    expect(standing.get(reward.id)).toMatchObject({ status: 2, paid: [reward.amount] })
  }
  const { tries: made, renewed: hurries } = await tries()
  hurries.push(hurried)
  const triesOf = (name: string) => made.filter(({ key }) => nameOf(key) === name).map(({ at }) => at)
  const gaps = (name: string) =>
    triesOf(name)
      .slice(1)
      .map((at, index) => at - (triesOf(name)[index] ?? 0))
  for (const name of names) {
    expect(triesOf(name), name).toHaveLength((troubles.get(name)?.length ?? 0) + 1)
    // At least half a second, then a second, counted from just before sending; only a wake-up may shorten it.
    for (const [at, gap] of name === '401' ? [] : gaps(name).entries()) {
      const [from = 0, to = 0] = triesOf(name).slice(at, at + 2)
      const own = hurries.every(hurry => hurry > to || hurry + HURRY_MS < from)
      if (own) expect(gap, `${name}, wait ${at + 1}`).toBeGreaterThanOrEqual(500 * 2 ** at - 150)
    }
  }
  // Retry-After, exact to the second.
  expect(gaps('429')[0]).toBeGreaterThanOrEqual(RETRY_AFTER_SECONDS * 1_000 - 50)
  expect(gaps('503')[0]).toBeGreaterThanOrEqual(1_950)
  expect(renewals()).toBeGreaterThan(renewed)
  report(`B7 later: ${names.length} kinds of trouble, each done once, 0 failed; waits ${names.map(gaps).join(' | ')}`)
})
