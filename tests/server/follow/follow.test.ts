// Following: the last pressed state counts, for the user who pressed, and the limit is never passed.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { MOST_FOLLOWED } from '#rules/friends.ts'
import { userFollowCharacter } from '#server/areas/follow/tables.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenCrowd } from '../../support/friends.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, clock } = createCallers(database)
const ids = async (caller = as.player) => (await caller.follow.getFollowCharacterIdList({})).characterIdList
const follow = (characterId: string, caller = as.player) => caller.follow.follow({ characterId })

beforeEach(() => database.asOwner(client => client.query('truncate user_follow_character')))

test('who is followed is listed, the newest first, and gone when unfollowed', async () => {
  expect(await follow('harbor-garo')).toEqual({ characterId: 'harbor-garo', isFollowed: true })
  clock.set(new Date(PLAY_NOW.getTime() + 60_000))
  await follow('station-rei')
  clock.set(PLAY_NOW)
  expect(await ids()).toEqual(['station-rei', 'harbor-garo'])
  const { followList, count } = await as.player.follow.getList({ offset: 0, limit: 20 })
  expect(count).toBe(2)
  expect(followList[1]).toEqual({
    character: {
      ...{ characterId: 'harbor-garo', characterFullName: 'ガロ・ミストル', icon: null, className: '霧読み' },
      ...{ level: 4, shogo: null, isNpc: false, isResting: false },
    },
    worldId: 'harbor',
    worldName: '霧の港',
    followedAt: PLAY_NOW.toISOString(),
  })
  expect((await as.player.follow.getList({ offset: 1, limit: 1 })).followList).toEqual(followList.slice(1))
  expect(await ids(as.idle)).toEqual([])
  expect(await as.player.follow.unfollow({ characterId: 'station-rei' })).toEqual({
    characterId: 'station-rei',
    isFollowed: false,
  })
  expect(await ids()).toEqual(['harbor-garo'])
})

test('twice is once, and nothing twice is nothing', async () => {
  await Promise.all([follow('harbor-garo'), follow('harbor-garo'), follow('harbor-garo')])
  expect(await ids()).toEqual(['harbor-garo'])
  for (const _ of [1, 2]) await as.player.follow.unfollow({ characterId: 'harbor-garo' })
  expect(await ids()).toEqual([])
})

test('an answer asked for again with its key is the first one, whatever happened since', async () => {
  const key = randomUUID()
  const call = () => as.player.follow.follow({ characterId: 'harbor-garo' }, { context: { key } })
  const first = await call()
  await as.player.follow.unfollow({ characterId: 'harbor-garo' })
  expect(await call()).toEqual(first)
  expect(await ids()).toEqual([])
})

test.each([
  ['one of their own', 'harbor-rinne', 'FOLLOW_OWN'],
  ['nobody', 'nobody', 'CHARACTER_NOT_FOUND'],
])('%s is refused', async (_, characterId, code) => {
  expect(await refusalOf(follow(characterId))).toBe(code)
  expect(await ids()).toEqual([])
})

test('the limit holds, also for two at once', async () => {
  const crowd = await givenCrowd(db, users.other, 'harbor', MOST_FOLLOWED)
  await db
    .insert(userFollowCharacter)
    .values(crowd.slice(1).map(characterId => ({ userId: users.player, characterId, createdAt: PLAY_NOW })))
  const [last = ''] = crowd
  const results = await Promise.allSettled([follow(last), follow('harbor-garo')])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await ids()).length).toBe(MOST_FOLLOWED)
  expect(await refusalOf(follow('station-rei'))).toBe('FOLLOW_TOO_MANY')
  // A character that is followed already does not count again.
  expect(await follow(crowd[1] ?? '')).toMatchObject({ isFollowed: true })
})
