// Every call that says that it folds leaves nobody out after a block: who blocked sees the other folded, and the blocked one and
// everybody else see all as ever.
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { scenarioOrderMessage } from '#server/areas/order/tables/order.ts'
import { shownPeople } from '#server/areas/scenario/shown-people.ts'
import { scenarioPost } from '#server/areas/scenario/tables/board.ts'
import { scenarioEntry, scenarioTeamMember, scenarioTeamTag } from '#server/areas/scenario/tables/entry.ts'
import { scenarioPhase, scenarioRelatedCharacter } from '#server/areas/scenario/tables/scenario.ts'
import { createCallers } from '../../support/callers.ts'
import { givenCommunity, givenJoinRequest, givenThread, givenThreadPost } from '../../support/communities.ts'
import { openDatabase } from '../../support/database.ts'
import { everyCall } from '../../support/every-call.ts'
import { givenGuest, givenOrder } from '../../support/orders.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenReplay } from '../../support/replays.ts'
import { givenPlayer, givenScenario } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, asUser } = createCallers(database)
const LATER = new Date('2037-01-01T00:00:00+09:00')
const BLOCKED = 'harbor-garo'

type Person = { userId: string; characterId: string }
const blocker: Person = { userId: users.player, characterId: 'harbor-rinne' }
const blocked: Person = { userId: users.other, characterId: BLOCKED }
let people: readonly Person[] = []

/** A phase in which all three have a seat. */
async function givenSeats(state: ScenarioState) {
  const key = { ...(await givenScenario(db, users.admin)), worldId: 'harbor' }
  const dates = { playingUntil: LATER, replayDueAt: LATER }
  await db
    .update(scenarioPhase)
    .set({ state, publishedAt: PLAY_NOW, ...dates })
    .where(eq(scenarioPhase.scenarioId, key.scenarioId))
  const entries = await db
    .insert(scenarioEntry)
    .values(
      people.map((person, index) => ({
        ...{ ...key, ...person, state: 'seated' as const, isAlone: true, publicNumber: index, cost: 0 },
        ...{ createdAt: PLAY_NOW, seatedAt: new Date(PLAY_NOW.getTime() + index) },
      })),
    )
    .returning({ entryId: scenarioEntry.entryId })
  return { key, entryIds: entries.map(({ entryId }) => entryId) }
}

let board: Awaited<ReturnType<typeof givenSeats>>['key']
let replay: typeof board
let tagId = 0
let orderId = 0
let blockedPost = 0
let threadId = 0

/** A consultation with a decision of each and an answer to each, under one team tag; a replay; an order with words of each. */
async function givenStory() {
  const { key, entryIds } = await givenSeats('consultation')
  board = key
  const { scenarioId, phase } = key
  await db.insert(scenarioRelatedCharacter).values({ scenarioId, characterId: BLOCKED, place: 1 })
  for (const person of people) {
    const said = { ...{ scenarioId, phase, ...person, voice: 'PL' as const, body: '灯台へ。' }, createdAt: PLAY_NOW }
    const [made] = await db
      .insert(scenarioPost)
      .values({ ...said, pinnedAt: PLAY_NOW })
      .returning({ postId: scenarioPost.postId })
    await db.insert(scenarioPost).values({ ...said, ...blocker, replyTo: made?.postId ?? 0 })
    if (person === blocked) blockedPost = made?.postId ?? 0
  }
  const [tag] = await db
    .insert(scenarioTeamTag)
    .values({ scenarioId, phase, tagName: '灯台組', entryId: entryIds[0] ?? 0, createdAt: PLAY_NOW })
    .returning({ tagId: scenarioTeamTag.tagId })
  tagId = tag?.tagId ?? 0
  for (const [index, entryId] of entryIds.entries())
    await db.insert(scenarioTeamMember).values({ entryId, tagId, joinedAt: new Date(PLAY_NOW.getTime() + index) })

  replay = (await givenSeats('completed')).key
  await givenReplay(db, replay, 'published')

  const [owner, ...guests] = people as [Person, ...Person[]]
  const order = await givenOrder(db, { ownerId: owner.userId, characterId: owner.characterId, state: 'Inviting' })
  orderId = order.orderId
  for (const guest of guests) await givenGuest(db, orderId, guest)
  for (const person of people)
    await db
      .insert(scenarioOrderMessage)
      .values({ orderId, ...person, party: 'player', body: '窓をあけておきます。', createdAt: PLAY_NOW })
}

type Shown = { who: string | null; isFolded: boolean }
const shown = ({ characterId, isFolded }: { characterId: string | null; isFolded: boolean }): Shown => ({
  who: characterId,
  isFolded,
})
type Posts = Awaited<ReturnType<typeof as.player.scenarioBoard.getPosts>>['postList']
/** Posts, and the ones that they answer, by their writers. */
const posts = (all: Posts): Shown[] =>
  all.flatMap(({ replyTo, ...post }) => {
    const to = replyTo && all.find(({ postId }) => postId === replyTo.postId)
    return [shown(post), ...(replyTo && to ? [{ who: to.characterId, isFolded: replyTo.isFolded }] : [])]
  })

/** A thread with a post of each and an answer to each, and requests of all for a community of each. */
async function givenTalk() {
  threadId = await givenThread(database, await givenCommunity(database))
  for (const person of people) {
    const replyTo = await givenThreadPost(database, threadId, person)
    await givenThreadPost(database, threadId, { ...blocker, replyTo })
  }
}

/** A community of the viewer's for which all have asked. */
async function givenAsked({ userId, characterId }: Person): Promise<number> {
  const communityId = await givenCommunity(database, { userId, leaderId: characterId, joining: 'request' })
  for (const person of people) await givenJoinRequest(database, communityId, person)
  return communityId
}

/** People of each call in the order in which it shows them. */
const folding: Readonly<Record<string, (viewer: Person) => Promise<Shown[]>>> = {
  'scenario.getScenarioDetail': async ({ userId }) => {
    const { characterList, relatedCharacterList } = await asUser(userId).scenario.getScenarioDetail(board)
    return [...characterList, ...relatedCharacterList].map(shown)
  },
  'scenarioBoard.getPosts': async ({ userId }) =>
    posts((await asUser(userId).scenarioBoard.getPosts({ ...board, limit: 30 })).postList),
  'scenarioBoard.getDigest': async ({ userId }) => {
    const { pinnedList, roleList, silentList } = await asUser(userId).scenarioBoard.getDigest(board)
    expect(silentList).toEqual([])
    return [...pinnedList, ...roleList].map(shown)
  },
  'community.getThread': async ({ userId }) => {
    const { postList } = await asUser(userId).community.getThread({ threadId, limit: 30 })
    return postList.flatMap(({ replyTo, ...post }) => {
      const to = replyTo && postList.find(({ postId }) => postId === replyTo.postId)
      return [shown(post), ...(replyTo && to ? [{ who: to.characterId, isFolded: replyTo.isFolded }] : [])]
    })
  },
  'community.getRequests': async viewer => {
    const asked = { communityId: await givenAsked(viewer), pageStart: 1, perPage: 20 }
    const { requestList } = await asUser(viewer.userId).community.getRequests(asked)
    return requestList.map(({ character }) => shown(character))
  },
  'scenarioPlaying.getTagCharacters': async ({ userId, characterId }) => {
    const { worldId, scenarioId } = board
    const asked = { worldId, scenarioId, characterId, tagId }
    return (await asUser(userId).scenarioPlaying.getTagCharacters(asked)).characterList.map(shown)
  },
  'scenarioReplay.getReplay': async ({ userId }) => {
    const { castList, body } = await asUser(userId).scenarioReplay.getReplay(replay)
    expect(body).toContain('霧笛が、三度鳴った。')
    return castList.map(({ character, isFolded }) => ({ who: character.characterId, isFolded }))
  },
  'scenarioOrder.getOrderDetail': async ({ userId }) => {
    const { memberList } = await asUser(userId).scenarioOrder.getOrderDetail({ orderId })
    return memberList.map(({ character, isFolded }) => ({ who: character.characterId, isFolded }))
  },
  'scenarioOrder.getMessages': async ({ userId }) => {
    const { messageList } = await asUser(userId).scenarioOrder.getMessages({ orderId, page: 1, perPage: 20 })
    return messageList.map(shown)
  },
}

beforeAll(async () => {
  people = [blocker, blocked, await givenPlayer(db)]
  await givenStory()
  await givenTalk()
})
beforeEach(() => database.asOwner(client => client.query('truncate user_block')))

const givenBlock = () => as.player.block.blockPublicUser({ characterId: blocker.characterId, otherId: BLOCKED })

test.each(Object.keys(folding))('%s: who blocked sees the other folded, nobody is missing for anybody', async name => {
  const read = folding[name] as (viewer: Person) => Promise<Shown[]>
  const before = await Promise.all(people.map(read))
  for (const list of before) {
    expect(new Set(list.map(({ who }) => who))).toEqual(new Set(people.map(({ characterId }) => characterId)))
    expect(list.filter(({ isFolded }) => isFolded)).toEqual([])
  }
  await givenBlock()
  const [own, ...others] = await Promise.all(people.map(read))
  expect(own).toEqual(before[0]?.map(({ who }) => ({ who, isFolded: who === BLOCKED })))
  expect(others).toEqual(before.slice(1))
})

test('every call that folds has a row', () => {
  const said = everyCall.filter(({ meta }) => meta.block === 'folds').map(({ name }) => name)
  expect(said.toSorted()).toEqual(Object.keys(folding).toSorted())
})

test('the answer to an act on a post of somebody blocked is folded too', async () => {
  await givenBlock()
  const pinned = await as.player.scenarioBoard.pin({ ...board, postId: blockedPost, isPinned: true })
  expect(pinned).toMatchObject({ postId: blockedPost, isFolded: true })
})

test('characters of the service are never folded', () => {
  const rows = [{ userId: 'a', isNpc: true }, { userId: 'a', isNpc: false }, { userId: 'a' }, { userId: 'b' }]
  expect(shownPeople(rows, new Set(['a'])).map(({ isFolded }) => isFolded)).toEqual([false, true, true, false])
})
