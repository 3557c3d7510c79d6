// B21 and B22 for orders: a story that was ordered for its participants alone, the orders of others and the secrets of their links
// are told to nobody else. Every read of the contract is made by everybody about them, and searched with their words.
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { lastClass } from '#rules/codes/user.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { userFollowMaster } from '#server/areas/master-room/tables.ts'
import { tellFollowers } from '#server/areas/master-room/tell-followers.ts'
import { scenarioOrder, scenarioOrderMessage } from '#server/areas/order/tables/order.ts'
import { quotation } from '#server/areas/quotation/tables.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { scenario, scenarioLog, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { characterTitle } from '#server/areas/scenario-replay/tables.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { realtimeEvent } from '#server/platform/tables.ts'
import { openDatabase } from '../../support/database.ts'
import { everyCall, inputShape, requestOf, sampleOf } from '../../support/every-call.ts'
import { openServer } from '../../support/http-server.ts'
import { givenGuest, givenOrder } from '../../support/orders.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { errorsIn } from '../../support/refusals.ts'
import { givenReplay } from '../../support/replays.ts'
import { givenPlayer, givenScenario } from '../../support/scenarios.ts'
import { installTestKey } from '../../support/tokens.ts'

const database = await openDatabase('play')
const { db, users } = database
const server = await openServer(database, { clock: fixedClock(PLAY_NOW) })
const tokenOf = await database.asOwner(installTestKey)

const givenMaster = async (): Promise<string> => {
  const { userId } = await givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 })
  await db.insert(userClass).values({ userId, classCode: lastClass.master })
  return userId
}
const [master, otherMaster] = [await givenMaster(), await givenMaster()]
const [owner, guest, follower] = [await givenPlayer(db), await givenPlayer(db), await givenPlayer(db)]

type Viewer = 'anonymous' | 'outsider' | 'owner' | 'guest' | 'master' | 'otherMaster' | 'office'
const userOf: Record<Viewer, string | null> = {
  ...{ anonymous: null, outsider: users.other, owner: owner.userId, guest: guest.userId },
  ...{ master, otherMaster, office: users.admin },
}
const viewers = Object.keys(userOf) as Viewer[]

/** Words of each place with those who may read them; each is found nowhere else. */
const secrets = {
  story: { words: 'ふたりだけの秘密の題名', readers: ['owner', 'guest', 'master', 'office'] },
  opening: { words: '窓ぎわの秘密の書き出し', readers: ['owner', 'guest', 'master', 'office'] },
  title: { words: '誰も知らぬ秘密の称号', readers: ['owner', 'guest', 'master', 'office'] },
  quotation: { words: '引かれた秘密の一行め', readers: ['owner', 'guest', 'master', 'office'] },
  purpose: { words: '仲間うちの秘密の依頼名', readers: ['owner', 'guest', 'office'] },
  content: { words: '頼みごとの秘密の中身だ', readers: ['owner', 'guest', 'office'] },
  message: { words: '話しあった秘密のことば', readers: ['owner', 'guest', 'office'] },
} as const satisfies Record<string, { words: string; readers: readonly Viewer[] }>

const key = await givenScenario(db, master)
await db
  .update(scenario)
  .set({ isPrivate: true, type: 'RequestScenario', title: secrets.story.words })
  .where(sql`scenario_id = ${key.scenarioId}`)
await db
  .update(scenarioPhase)
  .set({ state: 'completed', publishedAt: PLAY_NOW, openingContent: secrets.opening.words })
  .where(sql`scenario_id = ${key.scenarioId}`)
const entryIds: number[] = []
for (const [publicNumber, { userId, characterId }] of [owner, guest].entries()) {
  const seat = { ...key, worldId: 'harbor', characterId, userId, state: 'seated' as const, isAlone: true }
  const [made] = await db
    .insert(scenarioEntry)
    .values({ ...seat, publicNumber, cost: 0, createdAt: PLAY_NOW, seatedAt: PLAY_NOW })
    .returning({ entryId: scenarioEntry.entryId })
  entryIds.push(made?.entryId ?? 0)
}
await givenReplay(db, key, 'published')
await db.insert(characterTitle).values({
  ...{ characterId: owner.characterId, entryId: entryIds[0] ?? null, title: secrets.title.words, createdAt: PLAY_NOW },
})
const QUOTATION = 'order-secret-quotation'
await db.insert(quotation).values({
  ...{ quotationId: QUOTATION, userId: owner.userId, ...key, words: secrets.quotation.words },
  ...{ rowFrom: 1, rowTo: 1, createdAt: PLAY_NOW },
})

const order = await givenOrder(db, {
  ...{ ownerId: owner.userId, characterId: owner.characterId, state: 'Inviting', isPrivate: true },
})
const { orderId, hash } = order
await givenGuest(db, orderId, guest)
await db
  .update(scenarioOrder)
  .set({ purpose: secrets.purpose.words, orderContent: secrets.content.words })
  .where(sql`order_id = ${orderId}`)
await db.insert(scenarioOrderMessage).values({
  ...{ orderId, userId: owner.userId, characterId: owner.characterId, party: 'player', createdAt: PLAY_NOW },
  body: secrets.message.words,
})

const SEARCHED = ['keyword', 'words', 's', 'name', 'title', 'query']
const knows = (name: string, input: object): boolean => inputShape(name)?.safeParse(input).success ?? false

/** Inputs of a read that lead it to the order and its story, as far as it knows such fields. */
async function inputsOf(call: (typeof everyCall)[number]): Promise<Record<string, unknown>[]> {
  const sample = await sampleOf(call, database)
  const story = { worldId: 'harbor', ...key }
  const [publicMaster] = (
    await db.execute<{ id: string }>(sql`
    select public_user_id as id from app_user where user_id = ${master}`)
  ).rows
  const masterId = publicMaster?.id
  const found: Record<string, unknown>[] = [sample]
  const leads = [
    ...[story, { orderId }, { characterId: owner.characterId }, { quotationId: QUOTATION }, { masterId }],
    ...[
      { masterId, group: 'past' },
      { ...story, characterId: owner.characterId },
    ],
  ]
  for (const more of leads) {
    const own = Object.fromEntries(Object.entries(more).filter(([field]) => field in sample))
    const { hash: _, ...rest } = sample
    const input = { ...rest, ...own }
    if (Object.keys(own).length > 0 && knows(call.name, input)) found.push(input)
  }
  for (const field of SEARCHED)
    for (const { words } of Object.values(secrets)) {
      const input = { ...sample, [field]: words.slice(0, 5) }
      if (knows(call.name, input)) found.push(input)
    }
  return [...new Map(found.map(input => [JSON.stringify(input), input])).values()]
}

const reads = everyCall.filter(({ method }) => method === 'GET')
const told = new Map<Viewer, Set<string>>(viewers.map(viewer => [viewer, new Set()]))

async function listen(viewer: Viewer, path: string): Promise<void> {
  const userId = userOf[viewer]
  const answer = await server.send(path, userId === null ? {} : { token: tokenOf(userId) })
  for (const [place, { words }] of Object.entries(secrets))
    if (answer.text.includes(words.slice(-6))) told.get(viewer)?.add(place)
  if (viewer !== 'owner') expect(answer.text, `the link's secret for ${viewer}`).not.toContain(hash)
}

describe('no read tells anybody of an order or story that is not theirs', () => {
  test.each(reads)('$name', async call => {
    server.logs.length = 0
    for (const input of await inputsOf(call)) {
      const { path } = requestOf(call, input)
      for (const viewer of viewers) await listen(viewer, path)
    }
    for (const viewer of viewers) {
      const wrong = [...(told.get(viewer) ?? [])].filter(
        place => !(secrets[place as keyof typeof secrets].readers as readonly Viewer[]).includes(viewer),
      )
      expect(wrong, `${viewer} by ${call.name}`).toEqual([])
    }
    expect(errorsIn(server.logs)).toEqual([])
  })

  test('those who may read something do, so that the words are really there', () => {
    // Cards and titles are read by their owners' own calls too; guests and office need not meet each of them.
    const missing = Object.entries(secrets).flatMap(([place, { readers }]) =>
      readers.filter(viewer => viewer === 'owner' && !told.get(viewer)?.has(place)),
    )
    expect(missing).toEqual([])
    for (const viewer of ['guest', 'office'] as const) expect([...(told.get(viewer) ?? [])]).toContain('purpose')
    for (const viewer of ['guest', 'master', 'office'] as const)
      expect([...(told.get(viewer) ?? [])]).toContain('story')
  })
})

test('a wrong secret opens nothing, and the right one the invitation alone', async () => {
  const detail = (secret: string) => server.send(`/api/ScenarioOrder/getOrderDetail/${orderId}?hash=${secret}`)
  expect((await detail('A'.repeat(22))).status).toBe(404)
  const opened = await detail(hash)
  expect(opened.status).toBe(200)
  expect(opened.text).toContain(secrets.purpose.words)
  expect(opened.text).not.toContain(secrets.message.words)
  expect(opened.text).not.toContain(hash)
})

test('pages and link cards say nothing of them', async () => {
  const id = String(key.scenarioId).padStart(10, '0')
  const story = ['', '/read', '/replay', '?tab=replay'].map(path => `/world/harbor/scenario/${id}/1${path}`)
  const invitation = [`/world/harbor/scenarioInvite/${orderId}/${hash}`, `/world/harbor/scenarioInvite/${orderId}/link`]
  for (const path of [...story, ...invitation, `/world/harbor/scenarioOrder/${orderId}`, `/quotation/${QUOTATION}`]) {
    const { text } = await server.send(path)
    for (const { words } of Object.values(secrets)) expect(text, path).not.toContain(words)
  }
})

test('followers of its master hear nothing of it', async () => {
  await db.insert(userFollowMaster).values({ userId: follower.userId, masterId: master, createdAt: PLAY_NOW })
  for (const act of ['begin', 'publish', 'complete']) {
    const [line] = await db
      .insert(scenarioLog)
      .values({ ...key, act, userId: null, createdAt: PLAY_NOW } as never)
      .returning({ logId: scenarioLog.logId })
    await tellFollowers(db, { logId: line?.logId ?? 0, after: '' }, PLAY_NOW)
  }
  const heard = await db.select().from(realtimeEvent).where(sql`user_id = ${follower.userId}`)
  expect(heard).toEqual([])
})
