// B21 and B22 for orders: a story that was ordered for its participants alone, the orders of others and the secrets of their links
// are told to nobody else.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { userFollowMaster } from '#server/areas/master-room/tables.ts'
import { tellFollowers } from '#server/areas/master-room/tell-followers.ts'
import { scenarioOrder, scenarioOrderMessage } from '#server/areas/order/tables/order.ts'
import { quotation } from '#server/areas/quotation/tables.ts'
import { scenarioLog } from '#server/areas/scenario/tables/scenario.ts'
import { characterTitle } from '#server/areas/scenario-replay/tables.ts'
import { realtimeEvent } from '#server/platform/tables.ts'
import { openDatabase } from '../../support/database.ts'
import { givenGuest, givenOrder } from '../../support/orders.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenReplay } from '../../support/replays.ts'
import { givenPlayer } from '../../support/scenarios.ts'
import { openSecrets, saysNothing, tellNobodyElse } from '../../support/secrets.ts'

const database = await openDatabase('play')
const { db } = database
const opened = await openSecrets(database)
const { server, master, seated, usual } = opened
const [owner, guest, follower] = [await givenPlayer(db), await givenPlayer(db), await givenPlayer(db)]

const userOf = { ...usual, owner: owner.userId, guest: guest.userId }
type Viewer = keyof typeof userOf

/** Words of each place with those who may read them; each is found nowhere else. */
const secrets = {
  story: { words: 'ふたりだけの秘密の題名', readers: ['owner', 'guest', 'master', 'office'] },
  opening: { words: '窓ぎわの秘密の書き出し', readers: ['owner', 'guest', 'master', 'office'] },
  title: { words: '誰も知らぬ秘密の称号', readers: ['owner', 'guest', 'master', 'office'] },
  quotation: { words: '引かれた秘密の一行め', readers: ['owner', 'guest', 'master', 'office'] },
  purpose: { words: '仲間うちの秘密の依頼名', readers: ['owner', 'guest', 'office'] },
  content: { words: '頼みごとの秘密の中身だ', readers: ['owner', 'guest', 'office'] },
  message: { words: '話しあった秘密のことば', readers: ['owner', 'guest', 'office'] },
  // Of an order that is no secret its name stands in lists; what is asked for and said is its parties' own.
  openContent: { words: '隠さない依頼のうちの頼み', readers: ['owner', 'guest', 'office'] },
  openMessage: { words: '隠さない依頼のうちの話', readers: ['owner', 'guest', 'office'] },
} as const satisfies Record<string, { words: string; readers: readonly Viewer[] }>

const { key, entries } = await seated(
  [owner, guest],
  { isPrivate: true, type: 'RequestScenario', title: secrets.story.words },
  { state: 'completed', openingContent: secrets.opening.words },
)
await givenReplay(db, key, 'published')
await db.insert(characterTitle).values({
  ...{ characterId: owner.characterId, entryId: entries[0] ?? null, title: secrets.title.words, createdAt: PLAY_NOW },
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
const open = await givenOrder(db, {
  ownerId: owner.userId,
  characterId: owner.characterId,
  state: 'CheckingByDirector',
})
await givenGuest(db, open.orderId, guest)
await db.update(scenarioOrder).set({ orderContent: secrets.openContent.words }).where(sql`order_id = ${open.orderId}`)
await db.insert(scenarioOrderMessage).values({
  ...{ orderId: open.orderId, userId: owner.userId, characterId: owner.characterId, party: 'player' as const },
  ...{ createdAt: PLAY_NOW, body: secrets.openMessage.words },
})
const [publicMaster] = (
  await db.execute<{ id: string }>(sql`select public_user_id as id from app_user where user_id = ${master}`)
).rows
const masterId = publicMaster?.id
const story = { worldId: 'harbor', ...key }

/** Places that more than the owner meet: cards and titles are read by their owners' own calls too. */
const metBy: Partial<Record<Viewer, readonly string[]>> = {
  ...{ owner: [...Object.keys(secrets), 'link'], guest: ['purpose', 'story', 'openContent', 'openMessage'] },
  ...{ office: ['purpose', 'story', 'openContent', 'openMessage'], master: ['story'] },
}
tellNobodyElse<Viewer>(opened, {
  userOf,
  secrets: { ...secrets, link: { words: hash, readers: ['owner'] } },
  leads: [
    ...[
      story,
      { orderId },
      { orderId: open.orderId },
      { characterId: owner.characterId },
      { quotationId: QUOTATION },
      { masterId },
    ],
    ...[
      { masterId, group: 'past' },
      { ...story, characterId: owner.characterId },
    ],
  ],
  meets: (viewer, place) => metBy[viewer]?.includes(place) ?? false,
})

test('a wrong secret opens nothing, and the right one the invitation alone', async () => {
  const detail = (secret: string) => server.send(`/api/ScenarioOrder/getOrderDetail/${orderId}?hash=${secret}`)
  expect((await detail('A'.repeat(22))).status).toBe(404)
  const found = await detail(hash)
  expect(found.status).toBe(200)
  expect(found.text).toContain(secrets.purpose.words)
  expect(found.text).not.toContain(secrets.message.words)
  expect(found.text).not.toContain(hash)
})

test('pages and link cards say nothing of them', async () => {
  const id = String(key.scenarioId).padStart(10, '0')
  const pages = ['', '/read', '/replay', '?tab=replay'].map(path => `/world/harbor/scenario/${id}/1${path}`)
  const invitation = [`/world/harbor/scenarioInvite/${orderId}/${hash}`, `/world/harbor/scenarioInvite/${orderId}/link`]
  const others = [`/world/harbor/scenarioOrder/${orderId}`, `/quotation/${QUOTATION}`]
  await saysNothing(opened, secrets, [...pages, ...invitation, ...others])
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
