// The search of scenarios: what each criterion finds in all three lists, and in which order.
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { scenarioKind } from '#rules/codes/scenario.ts'
import { countedMost } from '#rules/scenario/lists.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { character } from '#server/areas/character/tables.ts'
import { characterFriend } from '#server/areas/friend/tables.ts'
import { appUser } from '#server/areas/identity/tables.ts'
import { searchScenarios } from '#server/areas/scenario/list/lists.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { scenario, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenPlayer, givenScenario } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const HOUR = 3_600_000
const later = (hours: number) => new Date(PLAY_NOW.getTime() + hours * HOUR)
type Player = Awaited<ReturnType<typeof givenPlayer>>
let player: Player

type Made = {
  title: string
  state: ScenarioState
  hours?: number
  seated?: Player
  applied?: Player
} & Partial<Pick<typeof scenario.$inferInsert, 'type' | 'kind' | 'difficultyNo' | 'rewardNo' | 'textType'>>

async function made({ title, state, hours = 100, seated, applied, ...facts }: Made): Promise<void> {
  const key = await givenScenario(db, users.admin)
  const at = later(hours)
  await db
    .update(scenario)
    .set({ title, ...facts })
    .where(eq(scenario.scenarioId, key.scenarioId))
  await db
    .update(scenarioPhase)
    .set({
      ...{ state, publishedAt: state === 'draft' ? null : PLAY_NOW, stateSince: PLAY_NOW },
      ...{ reservationUntil: at, drawAt: at, confirmUntil: at, recruitUntil: at, playingUntil: at, replayDueAt: at },
      seated: seated ? 1 : 0,
    })
    .where(eq(scenarioPhase.scenarioId, key.scenarioId))
  for (const [one, entry] of [
    [seated, 'seated'],
    [applied, 'applied'],
  ] as const)
    if (one)
      await db.insert(scenarioEntry).values({
        ...{ ...key, worldId: 'harbor', characterId: one.characterId, userId: one.userId, state: entry },
        ...{ isAlone: true, publicNumber: 123_456, cost: 0, createdAt: PLAY_NOW },
      })
}

beforeAll(async () => {
  player = await givenPlayer(db)
  await db
    .update(character)
    .set({ characterFullName: 'スイ・オルカ', kana: 'スイ オルカ' })
    .where(eq(character.characterId, player.characterId))
  await made({ title: '灯台の夜', state: 'reservation', hours: 5, applied: player })
  await made({ title: '祭りの朝', state: 'recruiting', hours: 40, kind: scenarioKind.event, textType: 'Long' })
  await made({ title: '霧の海', state: 'consultation', hours: 30, seated: player, difficultyNo: 3 })
  await made({ title: '失われた舟', state: 'resolving', hours: 90, rewardNo: 0, type: 'Omnibus' })
  await made({ title: '港の歌', state: 'completed', hours: 1 })
  await made({ title: '下書き', state: 'draft' })
  await made({ title: '取り下げ', state: 'withdrawn' })
})

const found = async (criteria: Partial<Parameters<typeof searchScenarios>[1]>) => {
  const query = { userId: null, worldId: 'harbor', pageStart: 1, perPage: 20, now: PLAY_NOW, ...criteria }
  const { scenarioList, count } = await searchScenarios(db, query)
  expect(count).toBe(scenarioList.length)
  return scenarioList.map(({ scenarioTitle }) => scenarioTitle)
}

test.each<[string, Parameters<typeof found>[0], string[]]>([
  ['everything that is published, what is over last', {}, ['灯台の夜', '霧の海', '祭りの朝', '失われた舟', '港の歌']],
  ['one list', { list: 'replay' }, ['港の歌']],
  ['before the consultation', { list: 'opening', status: 0 }, ['灯台の夜', '祭りの朝']],
  ['the type', { scenarioType: 'Omnibus' }, ['失われた舟']],
  ['the kind', { scenarioKind: scenarioKind.event }, ['祭りの朝']],
  ['the difficulty', { difficultyNo: 3 }, ['霧の海']],
  ['no reward', { rewardNo: 0 }, ['失われた舟']],
  ['the length of the replay', { textType: 'Long' }, ['祭りの朝']],
  ['what ends within a day, but not what is over', { withinHours: 24 }, ['灯台の夜']],
  ['words of a title', { keyword: 'きり 海' }, []],
  ['all words', { keyword: '霧　海' }, ['霧の海']],
  ['the name of who has a seat, by its reading, too', { keyword: 'すい' }, ['霧の海']],
  ['what can be joined', { joinable: true }, ['灯台の夜', '祭りの朝']],
])('finds by %s', async (_, criteria, titles) => {
  expect(await found(criteria)).toEqual(titles)
})

test('words are those of the master and of the opening, too, as they are now; signs are no wildcards', async () => {
  const master = await givenPlayer(db)
  const key = await givenScenario(db, master.userId)
  const of = eq(scenarioPhase.scenarioId, key.scenarioId)
  const opening = { openingComment: '鐘の音。', openingContent: '百％の嵐が来る。' }
  await db
    .update(scenarioPhase)
    .set({ ...opening, state: 'resolving', stateSince: PLAY_NOW, replayDueAt: later(200) })
    .where(of)
  await db.update(appUser).set({ userName: '夕凪の書き手' }).where(eq(appUser.userId, master.userId))
  for (const keyword of ['鐘の音', '嵐', '百%の', '夕凪 霧笛']) {
    expect(await found({ keyword }), keyword).toEqual(['霧笛の夜'])
  }
  expect(await found({ keyword: '%嵐' })).toEqual([])
  expect(await found({ keyword: '鐘_音' })).toEqual([])
  await db.update(scenario).set({ title: '凪' }).where(eq(scenario.scenarioId, key.scenarioId))
  await db.update(appUser).set({ userName: '朝凪の書き手' }).where(eq(appUser.userId, master.userId))
  expect(await found({ keyword: '霧笛' })).toEqual([])
  expect(await found({ keyword: '夕凪' })).toEqual([])
  expect(await found({ keyword: '朝凪' })).toEqual(['凪'])
})

test('one state and a master by a part of the name are criteria of their own', async () => {
  const [admin] = await db.select().from(appUser).where(eq(appUser.userId, users.admin))
  const part = (admin?.userName ?? '').slice(0, 2)
  expect(await found({ masterName: part, list: 'opening' })).toEqual(['灯台の夜', '霧の海', '祭りの朝'])
  expect(await found({ masterName: part, status: 3 })).toEqual(['祭りの朝'])
  expect(await found({ masterName: '%' })).toEqual([])
})

test('one finds what one has applied for; the names of applicants are found by nobody', async () => {
  expect(await found({ mine: true, userId: player.userId })).toEqual(['灯台の夜', '霧の海'])
  expect(await found({ keyword: '灯台 オルカ' })).toEqual([])
})

test('friends are found by their certain seats, as far as they are one’s own friends; most free seats come first', async () => {
  const reader = await givenPlayer(db)
  const friends = { friends: true, userId: reader.userId }
  expect(await found(friends)).toEqual([])
  const befriend = (state: 'friend' | 'asked') =>
    db
      .insert(characterFriend)
      .values({ characterId: reader.characterId, otherId: player.characterId, state, changedAt: PLAY_NOW })
      .onConflictDoUpdate({ target: [characterFriend.characterId, characterFriend.otherId], set: { state } })
  await befriend('asked')
  expect(await found(friends)).toEqual([])
  await befriend('friend')
  // Applied alone, a friend is shown to nobody.
  expect(await found(friends)).toEqual(['霧の海'])
  expect(await found({ ...friends, list: 'opening', difficultyNo: 3 })).toEqual(['霧の海'])
  expect(await found({ ...friends, list: 'replay' })).toEqual([])
  expect(await found({ friends: true, userId: player.userId })).toEqual([])
  expect(await found({ friends: true })).toEqual([])
  // The event has no limit of seats, the one with a seat taken has one less.
  const bySeats = await found({ list: 'opening', order: 'seats' })
  expect(bySeats.indexOf('灯台の夜')).toBeLessThan(bySeats.indexOf('霧の海'))
})

test.each([{}, { keyword: 'かぞえうた' }])(
  'many are counted to a bound behind the page, and every page is reached: %j',
  async criteria => {
    const many = 260
    const key = await givenScenario(db, users.admin)
    await db.execute(sql`
    insert into scenario (world_id, master_id, title, type, kind, difficulty_no, reward_no, text_type, phase, created_at)
    select world_id, master_id, 'かぞえうた', type, kind, difficulty_no, reward_no, text_type, 1, created_at
    from scenario, generate_series(1, ${many}) where scenario_id = ${key.scenarioId}`)
    await db.execute(sql`
    insert into scenario_phase (scenario_id, phase, world_id, state, state_since, settings, published_at, seed, seed_hash)
    select s.scenario_id, 1, p.world_id, 'completed', p.state_since, p.settings, p.state_since, '00', '00'
    from scenario s, scenario_phase p where p.scenario_id = ${key.scenarioId} and s.scenario_id > ${key.scenarioId}`)
    const page = (pageStart: number) =>
      searchScenarios(db, {
        ...{ userId: null, worldId: 'harbor', list: 'replay', order: 'new', now: PLAY_NOW },
        ...{ pageStart, perPage: 20, ...criteria },
      })
    const first = await page(1)
    expect(first.count).toBe(countedMost(0))
    const third = await page(3)
    expect(third.count).toBe(countedMost(40))
    const fifth = await page(5)
    expect(fifth.count).toBeGreaterThanOrEqual(many)
    expect(fifth.count).toBeLessThanOrEqual(countedMost(80))
    expect(fifth.scenarioList).toHaveLength(20)
  },
)
