// Followers: the users who follow the caller's characters, each under the character of that world, newest first, and read
// from an index.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { MOST_COUNTED } from '#rules/friends.ts'
import { newestFollowers } from '#server/areas/follow/followers.ts'
import { userFollowCharacter } from '#server/areas/follow/tables.ts'
import { createCallers } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenCrowd, givenHidden } from '../../support/friends.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)

const minutes = (count: number) => new Date(PLAY_NOW.getTime() + count * 60_000)
const page = (caller = as.player, offset = 0, limit = 20) => caller.follow.getFollowerList({ offset, limit })
const given = (rows: readonly [userId: string, characterId: string, at: Date][]) =>
  db
    .insert(userFollowCharacter)
    .values(rows.map(([userId, characterId, createdAt]) => ({ userId, characterId, createdAt })))
/** Pairs of follower and followed character, as ids. */
const pairs = async (...how: Parameters<typeof page>) =>
  (await page(...how)).followerList.map(({ follower, followed }) => [
    follower?.characterId ?? null,
    followed.characterId,
  ])

beforeEach(() =>
  database.asOwner(client => client.query('truncate user_follow_character; delete from speaking_character')),
)

test('who follows is seen as the character they speak as in that world, the newest first', async () => {
  await given([
    [users.other, 'harbor-rinne', minutes(1)],
    [users.other, 'station-aki', minutes(2)],
    [users.other, 'harbor-mina', minutes(3)],
    [users.player, 'harbor-garo', minutes(4)],
  ])
  const { followerList, count } = await page()
  expect(count).toBe(3)
  expect(followerList.map(({ followed }) => followed)).toEqual([
    { characterId: 'harbor-mina', characterFullName: 'ミナ' },
    { characterId: 'station-aki', characterFullName: '柊木 灯里' },
    { characterId: 'harbor-rinne', characterFullName: 'リンネ・ハル' },
  ])
  expect(followerList[1]).toMatchObject({
    follower: { characterId: 'station-rei', isNpc: false },
    worldId: 'station',
    worldName: '夜の駅',
    followedAt: minutes(2).toISOString(),
  })
  expect(followerList[0]?.follower).toEqual({
    ...{ characterId: 'harbor-garo', characterFullName: 'ガロ・ミストル', icon: null, className: '霧読み' },
    ...{ level: 4, shogo: null, isNpc: false, isResting: false },
  })
  // The account stays secret, and users see their own followers only.
  expect(JSON.stringify(followerList)).not.toContain(users.other)
  expect(JSON.stringify(followerList)).not.toContain('P-other')
  expect(await pairs(as.other)).toEqual([['harbor-rinne', 'harbor-garo']])
  expect(await page(as.idle)).toEqual({ followerList: [], count: 0 })
})

test('who speaks as another is seen as that one; who hides it, or has none there, as nobody', async () => {
  await given([
    [users.player, 'station-rei', minutes(1)],
    [users.player, 'harbor-garo', minutes(2)],
    [users.idle, 'harbor-garo', minutes(3)],
  ])
  const seen = () => pairs(as.other)
  const [aki, nobody] = [
    ['station-aki', 'station-rei'],
    [null, 'harbor-garo'],
  ]
  expect(await seen()).toEqual([nobody, ['harbor-rinne', 'harbor-garo'], aki])
  await as.player.character.speakAs({ characterId: 'harbor-mina' })
  expect(await seen()).toEqual([nobody, ['harbor-mina', 'harbor-garo'], aki])
  await givenHidden(db, 'harbor-mina', { isHidden: true })
  expect(await seen()).toEqual([nobody, nobody, aki])
  await givenHidden(db, 'harbor-mina', { isHidden: false })
})

test('whoever stops following is gone', async () => {
  await as.player.follow.follow({ characterId: 'harbor-garo' })
  expect(await pairs(as.other)).toEqual([['harbor-rinne', 'harbor-garo']])
  await as.player.follow.unfollow({ characterId: 'harbor-garo' })
  expect(await page(as.other)).toEqual({ followerList: [], count: 0 })
})

describe('many', () => {
  /** Makes `count` accounts that all follow one character, some at the same moment. */
  const givenFollowers = (count: number) =>
    database.asOwner(async client => {
      await client.query(
        `insert into app_user (user_id, public_user_id, user_name, mailaddress, created_at)
         select 'fan-' || n, 'P-fan-' || n, 'fan', 'fan' || n || '@play.example', $1
         from generate_series(1, $2::int) n on conflict do nothing`,
        [PLAY_NOW, count],
      )
      await client.query(
        `insert into user_follow_character (user_id, character_id, created_at)
         select 'fan-' || n, 'harbor-garo', $1::timestamptz + (n / 3) * interval '1 minute' from generate_series(1, $2::int) n`,
        [PLAY_NOW, count],
      )
      await client.query('analyze user_follow_character; analyze character')
    })

  test('page by page, none twice and none left out, to as many as are counted', async () => {
    await givenFollowers(MOST_COUNTED + 200)
    await given([[users.player, 'station-rei', minutes(1_000)]])
    const times: string[] = []
    for (let offset = 0; offset <= MOST_COUNTED; offset += 100) {
      const { followerList, count } = await page(as.other, offset, 100)
      expect(count).toBe(MOST_COUNTED)
      times.push(...followerList.map(({ followedAt }) => followedAt))
    }
    expect(times).toHaveLength(MOST_COUNTED)
    expect(times).toEqual(times.toSorted().reverse())
    // Three of each moment, but for the newest and the last: none is missing between two pages.
    const perMoment = new Map<string, number>()
    for (const time of times) perMoment.set(time, (perMoment.get(time) ?? 0) + 1)
    expect([...perMoment.values()].slice(2, -1).every(found => found === 3)).toBe(true)
    expect(await pairs(as.other, 0, 1)).toEqual([['station-aki', 'station-rei']])
  })

  type Plan = {
    'Node Type': string
    'Index Name'?: string
    'Actual Rows': number
    'Actual Loops': number
    'Relation Name'?: string
    Plans?: Plan[]
  }
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

  test('of 20,000 followers and 200 characters only what a page shows is read, from the index', async () => {
    await givenCrowd(db, users.other, 'harbor', 200)
    await givenFollowers(20_000)
    const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      sql`explain (analyze, timing off, format json) ${newestFollowers({ userId: users.other, offset: 0, limit: 20 })}`,
    )
    const read = nodes(rows[0]?.['QUERY PLAN'][0].Plan as Plan).filter(
      node => node['Relation Name'] === 'user_follow_character',
    )
    expect(read.map(node => [node['Node Type'], node['Index Name']])).toEqual([
      [expect.stringContaining('Index'), 'user_follow_character_followers'],
    ])
    const [{ 'Actual Rows': rowsOfTurn = 0, 'Actual Loops': turns = 0 } = {} as Partial<Plan>] = read
    expect(rowsOfTurn * turns).toBeGreaterThan(19)
    expect(rowsOfTurn * turns).toBeLessThan(25)
  })
})
