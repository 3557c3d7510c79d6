// The consultation on the server: who reads it, how long a post may be changed, and who of the participants rests.
import { eq, max } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { POST_EDIT_MS } from '#rules/scenario/board.ts'
import { rest } from '#server/areas/character/rest.ts'
import { draft } from '#server/areas/draft/tables.ts'
import { deletePost, edit, post, setRead, setRole } from '#server/areas/scenario/board/board-acts.ts'
import { getDigest, getPosts } from '#server/areas/scenario/board/board-posts.ts'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import { getScenarioDetail } from '#server/areas/scenario/detail.ts'
import { enter } from '#server/areas/scenario/entry/enter.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { scenarioPost } from '#server/areas/scenario/tables/board.ts'
import { transact } from '#server/db/client.ts'
import { refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenPlayer, givenScenario, publish } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const HOUR = 3_600_000

type Player = Awaited<ReturnType<typeof givenPlayer>>
let key: PhaseKey
let now: Date
let first: Player
let second: Player

beforeEach(async () => {
  key = await givenScenario(db, users.admin, { settings: { seats: 2, minimum: 2 } })
  const opened = await publish(db, key, users.admin)
  first = await givenPlayer(db)
  second = await givenPlayer(db)
  for (const player of [first, second])
    await transact(db, tx => enter(tx, 'reserve', { ...key, ...player, cost: 600, fatePower: 0, now: opened }))
  now = new Date(opened.getTime() + 24 * HOUR)
  await passTime(db, key, now)
})

const by = ({ userId }: Pick<Player, 'userId'>, at = now) => ({ ...key, worldId: 'harbor', userId, now: at })
const said = (player: Player, body: string) =>
  transact(db, tx =>
    post(tx, {
      ...{ ...by(player), characterId: player.characterId, asCharacter: false, body, replyTo: null, draftId: null },
    }),
  )
const changed = (player: Player, postId: number, body: string, at: Date, draftId: string | null = null) =>
  transact(db, tx => edit(tx, { ...by(player, at), postId, body, draftId }))
const bodies = async () => (await getPosts(db, { ...by(first), limit: 30 })).postList.map(({ body }) => body)

test('a post is changed by its writer until five minutes have passed, and the draft of the change has ended', async () => {
  const { postId } = await said(first, '灯台へ行きます。')
  const draftId = crypto.randomUUID()
  await db.insert(draft).values({
    ...{ userId: first.userId, draftId, place: 'scenarioPost', name: '', text: '港へ', fields: '', target: 'x' },
    ...{ version: 1, updatedAt: now },
  })
  const late = new Date(now.getTime() + POST_EDIT_MS)
  const inTime = new Date(late.getTime() - 1)
  expect(await refusalOf(changed(second, postId, '港へ行きます。', inTime))).toBe('POST_NOT_FOUND')
  expect(await refusalOf(changed(first, postId, '  ', inTime))).toBe('POST_EMPTY')
  expect(await changed(first, postId, '港へ行きます。', inTime, draftId)).toMatchObject({
    ...{ body: '港へ行きます。', editedAt: inTime, canEdit: true },
  })
  expect((await db.select().from(draft).where(eq(draft.draftId, draftId)))[0]?.submittedAt).toEqual(inTime)
  expect(await refusalOf(changed(first, postId, '舟へ行きます。', late))).toBe('POST_NOT_NOW')
  expect(await bodies()).toEqual(['港へ行きます。'])
})

test('who rests is told in the digest and among the participants, until one is back', async () => {
  const resting = async () => ({
    digest: (await getDigest(db, by(first))).roleList.map(({ isResting }) => isResting),
    participants: (await getScenarioDetail(db, { ...key, worldId: 'harbor', userId: null, now })).characterList.map(
      ({ isResting }) => isResting,
    ),
  })
  expect(await resting()).toEqual({ digest: [false, false], participants: [false, false] })
  await transact(db, tx => rest(tx, { own: second.own, isResting: true }))
  expect(await resting()).toEqual({ digest: [false, true], participants: [false, true] })
  await transact(db, tx => rest(tx, { own: second.own, isResting: false }))
  expect(await resting()).toEqual({ digest: [false, false], participants: [false, false] })
})

test('the digest tells whose role another player changed since the last visit', async () => {
  const changed = async (player: typeof first, at: Date) =>
    (await getDigest(db, { ...by(player), now: at })).roleList.filter(one => one.isChanged).map(one => one.characterId)
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  const { postId } = await said(first, '灯台へ行きます。')
  const write = (role: string, at: Date) =>
    transact(db, tx => setRole(tx, { ...by(second), own: second.own, role, now: at }))
  await write('鍵を持つ', later(1))
  expect(await changed(first, later(2))).toEqual([])
  await transact(db, tx => setRead(tx, { ...by(first), postId, now: later(2) }))
  expect(await changed(first, later(3))).toEqual([])
  await write('灯りを持つ', later(4))
  expect(await changed(first, later(5))).toEqual([second.characterId])
  await transact(db, tx => setRead(tx, { ...by(second), postId, now: later(2) }))
  expect(await changed(second, later(5))).toEqual([])
})

test('one’s last speaker is told however much others have said since, and a deleted post counts no more', async () => {
  const speaker = async (player: Player, part = {}) =>
    (await getPosts(db, { ...by(player), ...part, limit: 30 })).lastSpeaker?.characterId
  expect(await speaker(first)).toBeUndefined()
  const { postId } = await said(first, '灯台へ行きます。')
  await db.insert(scenarioPost).values(
    Array.from({ length: 40 }, (_, index) => ({
      ...{ ...key, userId: second.userId, characterId: second.characterId, voice: 'PL' as const },
      ...{ body: `${index}`, createdAt: now },
    })),
  )
  const [last] = await db.select({ postId: max(scenarioPost.postId) }).from(scenarioPost)
  await transact(db, tx => setRead(tx, { ...by(first), postId: last?.postId ?? 0 }))
  const { postList } = await getPosts(db, { ...by(first), limit: 30 })
  expect(postList.some(({ isMine }) => isMine)).toBe(false)
  expect(await speaker(first)).toBe(first.characterId)
  expect(await speaker(first, { before: 1 })).toBe(first.characterId)
  expect(await speaker(second)).toBe(second.characterId)
  await transact(db, tx => deletePost(tx, { ...by(first), postId }))
  expect(await speaker(first)).toBeUndefined()
})

test('hundreds of posts are read by pages, the first one at what is unread with some words before it', async () => {
  const words = Array.from({ length: 120 }, (_, nth) => `発言${nth + 1}`)
  const made = await db
    .insert(scenarioPost)
    .values(
      words.map((body, nth) => ({
        ...{ ...key, userId: second.userId, voice: 'PL' as const, characterId: second.characterId, body },
        createdAt: new Date(now.getTime() + nth * 1_000),
      })),
    )
    .returning({ postId: scenarioPost.postId })
  const ids = made.map(({ postId }) => postId).sort((one, other) => one - other)
  const read = async (page: { before?: number; after?: number; from?: number } = {}, limit = 30) => {
    const { postList, hasOlder, hasNewer, unreadFrom } = await getPosts(db, { ...by(first), ...page, limit })
    const places = postList.map(({ postId }) => ids.indexOf(postId) + 1)
    return { from: places.at(0), to: places.at(-1), hasOlder, hasNewer, unread: ids.indexOf(unreadFrom ?? 0) + 1 }
  }
  expect(await read()).toEqual({ from: 1, to: 30, hasOlder: false, hasNewer: true, unread: 1 })
  await transact(db, tx => setRead(tx, { ...by(first), postId: ids[79] ?? 0 }))
  // Five that are known stand before the first unread one.
  expect(await read()).toEqual({ from: 76, to: 105, hasOlder: true, hasNewer: true, unread: 81 })
  expect(await read({ before: ids[75] ?? 0 })).toEqual({ from: 46, to: 75, hasOlder: true, hasNewer: true, unread: 81 })
  expect(await read({ after: ids[104] ?? 0 })).toMatchObject({ from: 106, to: 120, hasOlder: true, hasNewer: false })
  expect(await read({ from: ids[9] ?? 0 }, 3)).toMatchObject({ from: 10, to: 12, hasOlder: true, hasNewer: true })
  expect(await read({ before: ids[2] ?? 0 })).toMatchObject({ from: 1, to: 2, hasOlder: false })
  await transact(db, tx => setRead(tx, { ...by(first), postId: ids[119] ?? 0 }))
  // Nothing is unread: the newest ones.
  expect(await read()).toMatchObject({ from: 91, to: 120, hasNewer: false, unread: 0 })
  expect((await getPosts(db, { ...by(first), limit: 30 })).count).toBe(120)
})

test('nobody without a seat reads or writes', async () => {
  const outsider = await givenPlayer(db)
  expect(await refusalOf(getPosts(db, { ...by(outsider), limit: 30 }))).toBe('BOARD_CLOSED')
  expect(await refusalOf(getDigest(db, by(outsider)))).toBe('BOARD_CLOSED')
  expect(await refusalOf(said(outsider, '入れてください。'))).toBe('BOARD_CLOSED')
})
