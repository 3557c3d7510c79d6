// Story time that is ahead by years moves nothing of accounts and of upkeep: tokens, sessions, limits, answered keys, one-time links,
// what is deleted by age and what is kept for a while go by the system's clock.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { draft } from '#server/areas/draft/tables.ts'
import { makeOneTimeLink, readOneTimeLink } from '#server/areas/identity/one-time-links.ts'
import { authSession } from '#server/areas/identity/tables.ts'
import { jobs } from '#server/areas/index.ts'
import { notice } from '#server/areas/notice/tables.ts'
import { urlPreview } from '#server/areas/ogp/tables.ts'
import { transact } from '#server/db/client.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { limits } from '#server/platform/rate-limits.ts'
import { movableStory, moveStory } from '#server/platform/story-time.ts'
import { idempotencyKey, rateCounter, realtimeEvent, usedBotCheck } from '#server/platform/tables.ts'
import { openDatabase } from '../../support/database.ts'
import { credentialsOf, openServer } from '../../support/http-server.ts'
import { expectRefusal } from '../../support/refusals.ts'

const DAY = 86_400_000
const YEARS = 5 * 365 * DAY
const ACCESS_SECONDS = 900

const database = await openDatabase('play')
const { db, users } = database
const start = new Date()
const clock = fixedClock(start)
const story = movableStory(clock)
const server = await openServer(database, { clock, story, limits: true, accessTokenSeconds: ACCESS_SECONDS })

const identity = (path: string, body: object, cookie = '') =>
  server.send(`/api/Identity/${path}`, { method: 'POST', body, headers: { origin: server.url, cookie } })
async function signIn() {
  const { status, json, headers } = await identity('signIn', credentialsOf('player'))
  expect(status).toBe(200)
  const cookie = (headers['set-cookie'] ?? []).map(line => line.split(';')[0]).join('; ')
  return { token: (json as { accessToken: string }).accessToken, cookie }
}
const read = async (token: string) => (await server.send('/api/coin/getCoins', { token })).status
const claimAll = (token: string, key: string = randomUUID()) =>
  server.send('/api/Achievement/receiveAllLpReward', { method: 'POST', body: {}, token, key })
/** Moves story time by five years. */
async function moveYears(): Promise<void> {
  const before = await story.now(db)
  await transact(db, tx => moveStory(tx, { milliseconds: YEARS, jobNames: [], now: clock.now() }))
  expect((await story.now(db)).getTime() - before.getTime()).toBe(YEARS)
}
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number; sid: string }

test('tokens and sessions that began before stay, are renewed, and new ones last no longer', async () => {
  const before = await signIn()
  await moveYears()
  expect(await read(before.token)).toBe(200)
  const renewed = await identity('renewToken', {}, before.cookie)
  expect(renewed.status).toBe(200)
  const later = await signIn()
  for (const token of [(renewed.json as { accessToken: string }).accessToken, later.token]) {
    expect(await read(token)).toBe(200)
    const { exp, sid } = claimsOf(token)
    const seconds = exp - Date.now() / 1_000
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(ACCESS_SECONDS)
    const [session] = await db.select().from(authSession).where(eq(authSession.id, sid))
    const days = ((session?.expiresAt.getTime() ?? 0) - Date.now()) / DAY
    expect(days).toBeGreaterThan(179)
    expect(days).toBeLessThanOrEqual(180)
  }
})

test('a limit that was reached stays so until its own minute ends', async () => {
  const token = await server.tokenOf('player')
  const { perWindow, windowMs } = limits.money
  const windowStart = start.getTime() - (start.getTime() % windowMs)
  const counted = { bucket: `money:${users.player}`, windowStart: new Date(windowStart), hits: perWindow }
  await db.insert(rateCounter).values(counted).onConflictDoUpdate({ target: rateCounter.bucket, set: counted })
  await moveYears()
  const refused = await claimAll(token)
  expect(expectRefusal(refused, 'a limit')).toBe('TOO_MANY')
  expect(Number(refused.headers['retry-after'])).toBe(Math.ceil((windowStart + windowMs - start.getTime()) / 1_000))
  clock.set(new Date(windowStart + windowMs))
  expect((await claimAll(token)).status).toBe(200)
})

test('a write whose answer was lost has it again, and a link that was mailed still opens', async () => {
  const token = await server.tokenOf('other')
  const key = randomUUID()
  const first = await claimAll(token, key)
  expect(first.status).toBe(200)
  const mail = { kind: 'passwordReset', mailaddress: 'a@play.example', now: clock.now() } as const
  const secret = await makeOneTimeLink(db, mail)
  await moveYears()
  expect((await claimAll(token, key)).text).toBe(first.text)
  const kept = await db.select().from(idempotencyKey).where(eq(idempotencyKey.key, key))
  expect(kept.map(({ createdAt }) => createdAt)).toEqual([clock.now()])
  expect(await readOneTimeLink(db, 'passwordReset', secret, clock.now())).not.toBeNull()
})

test('the jobs that delete by age delete nothing that is young by the system’s clock', async () => {
  const [now, userId] = [clock.now(), users.player]
  const soon = new Date(now.getTime() + DAY)
  await db.insert(idempotencyKey).values({
    ...{ userId, key: randomUUID(), call: 'coin.test', bodyHash: '', refusal: 'BUSY', createdAt: now },
  })
  await db.insert(realtimeEvent).values({ userId, kind: 'test', payload: {}, createdAt: now })
  await db.insert(usedBotCheck).values({ token: randomUUID(), expiresAt: soon })
  const ended = { ...{ place: 'board', target: '', name: '', text: '灯', version: 1, updatedAt: now }, removedAt: now }
  await db.insert(draft).values({ userId, draftId: randomUUID(), ...ended })
  await db.insert(notice).values({ userId, event: 'test', facts: {}, topic: 'test', isShown: false, createdAt: now })
  const preview = { url: 'https://a.example/', found: false, title: '', description: '', expiresAt: soon }
  await db.insert(urlPreview).values({ urlHash: 'test', ...preview })
  const count = async () =>
    (
      await db.execute(sql`
        select (select count(*) from idempotency_key) as keys, (select count(*) from realtime_event) as events,
          (select count(*) from rate_counter) as counts, (select count(*) from used_bot_check) as checks,
          (select count(*) from one_time_link) as links, (select count(*) from auth_session) as sessions,
          (select count(*) from draft) as drafts, (select count(*) from notice) as notices,
          (select count(*) from url_preview) as previews`)
    ).rows[0]
  const before = await count()
  for (const many of Object.values(before ?? {})) expect(Number(many)).toBeGreaterThan(0)
  await moveYears()
  const upkeep = jobs.filter(
    ({ name, cron }) => cron && /^(?:delete|forget)-(?:old|unused|notices|previews)/.test(name),
  )
  expect(upkeep.length).toBeGreaterThan(8)
  for (const job of upkeep) await job.run(server.services, {})
  expect(await count()).toEqual(before)
})
