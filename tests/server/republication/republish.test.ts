// Old openings and replays published again: a replay stands before the others for its days, an opening becomes a scenario of the
// office's own; both can be taken back.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { republication } from '#server/areas/republication/tables.ts'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { scenario, scenarioLog, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenReplay } from '../../support/replays.ts'
import { givenPlayer, givenScenario, phaseOf } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const { anonymous, as, clock } = createCallers(database)
const office = as.admin.republication
const HOUR = 3_600_000
const DAY = 24 * HOUR
const later = (milliseconds: number) => new Date(PLAY_NOW.getTime() + milliseconds)
const WORDS = '名作をもう一度。'

/** A phase in a state, published once; with a published replay where it is completed. */
async function given(
  state: 'completed' | 'withdrawn' | 'notEstablished' | 'resolving' = 'completed',
  { title = '霧笛の夜', since = PLAY_NOW, isPrivate = false } = {},
): Promise<PhaseKey> {
  const key = await givenScenario(db, users.admin)
  await db.update(scenario).set({ title, isPrivate }).where(eq(scenario.scenarioId, key.scenarioId))
  await db
    .update(scenarioPhase)
    .set({
      ...{ state, stateSince: since, publishedAt: PLAY_NOW, openingComment: '霧の夜の話。' },
      ...{ openingContent: '霧笛が鳴っている。'.repeat(30), description: '目的は、灯台へ行くことです。' },
    })
    .where(eq(scenarioPhase.scenarioId, key.scenarioId))
  if (state === 'completed') await givenReplay(db, key, 'published')
  return key
}

const again = (key: PhaseKey, more: Partial<Parameters<typeof office.republish>[0]> = {}) =>
  office.republish({
    ...{ worldId: 'harbor', scenarioId: key.scenarioId, phase: key.phase, what: 'replay', words: WORDS },
    ...{ publishAt: null, days: 7, asDraft: false, ...more },
  })
const replays = async (pageStart = 1, perPage = 20, more = {}) => {
  const list = await anonymous.scenario.getReplayList({ worldId: 'harbor', pageStart, perPage, ...more })
  return { ids: list.scenarioList.map(({ scenarioId }) => scenarioId), count: list.count, againList: list.againList }
}
const candidates = async (what: 'replay' | 'opening', keyword?: string) => {
  const { scenarioList } = await office.getCandidates({
    ...{ what, worldId: 'harbor', pageStart: 1, perPage: 50 },
    ...(keyword === undefined ? {} : { keyword }),
  })
  return scenarioList
}

beforeEach(async () => {
  clock.set(PLAY_NOW)
  await db.delete(republication)
  // Novels that other tests made are in no list.
  await db.update(scenarioPhase).set({ state: 'draft', publishedAt: null })
})

describe('a replay', () => {
  test('stands before the others for its days, with the words of the office', async () => {
    const old = await given('completed', { since: later(-30 * DAY) })
    const newer = await given()
    expect((await replays()).ids).toEqual([newer.scenarioId, old.scenarioId])
    const { state } = await again(old)
    expect(state).toBe('standing')
    const list = await replays()
    expect(list.ids).toEqual([old.scenarioId, newer.scenarioId])
    expect(list.count).toBe(2)
    expect(list.againList).toEqual([
      { scenarioId: old.scenarioId, phase: 1, words: WORDS, until: later(7 * DAY).toISOString() },
    ])
    clock.set(later(7 * DAY))
    expect(await replays()).toMatchObject({ ids: [newer.scenarioId, old.scenarioId], againList: [] })
  })

  test('planned for later it comes to the head at its time', async () => {
    const old = await given('completed', { since: later(-30 * DAY) })
    const newer = await given()
    const { state } = await again(old, { publishAt: later(DAY).toISOString(), days: 1 })
    expect(state).toBe('planned')
    expect((await replays()).ids[0]).toBe(newer.scenarioId)
    clock.set(later(DAY))
    expect((await replays()).ids[0]).toBe(old.scenarioId)
    clock.set(later(2 * DAY))
    expect((await replays()).ids[0]).toBe(newer.scenarioId)
  })

  test('every scenario stands on one page alone, wherever the pages are cut', async () => {
    const keys: PhaseKey[] = []
    for (let day = 0; day < 7; day++) keys.push(await given('completed', { since: later(-day * DAY) }))
    for (const at of [6, 4, 2]) await again(keys[at] as PhaseKey)
    const wanted = [2, 4, 6, 0, 1, 3, 5].map(at => keys[at]?.scenarioId)
    for (const perPage of [1, 2, 3, 4, 5, 7]) {
      const pages: number[] = []
      for (let page = 1; page <= Math.ceil(7 / perPage); page++) {
        const { ids, count, againList } = await replays(page, perPage)
        expect(count).toBe(7)
        expect(againList.map(({ scenarioId }) => scenarioId)).toEqual(ids.filter(id => wanted.slice(0, 3).includes(id)))
        pages.push(...ids)
      }
      expect(pages).toEqual(wanted)
    }
    expect((await replays(9, 3)).ids).toEqual([])
  })

  test('what the list is asked for counts for the head too', async () => {
    const old = await given('completed', { title: '三日さきの日誌' })
    const newer = await given()
    await again(old)
    expect(await replays(1, 20, { keyword: '霧笛の夜' })).toMatchObject({
      ids: [newer.scenarioId],
      againList: [],
      count: 1,
    })
    expect(await replays(1, 20, { keyword: '日誌' })).toMatchObject({ ids: [old.scenarioId], count: 1 })
  })

  test('one that only participants read, is not finished, or stands already, is refused', async () => {
    expect(await refusalOf(again(await given('completed', { isPrivate: true })))).toBe('REPUBLICATION_PRIVATE')
    expect(await refusalOf(again(await given('resolving')))).toBe('REPUBLICATION_STATE')
    expect(await refusalOf(again(await given('withdrawn')))).toBe('REPUBLICATION_STATE')
    const old = await given()
    await again(old)
    expect(await refusalOf(again(old))).toBe('REPUBLICATION_TWICE')
    expect(await refusalOf(again(await given(), { words: '　' }))).toBe('REPUBLICATION_FAULT')
    expect(await refusalOf(again(await given(), { days: 61 }))).toBe('REPUBLICATION_FAULT')
  })

  test('ten stand at once and no more, also when pressed at the same time; one that ends makes room', async () => {
    const first = await given()
    const { republicationId } = await again(first)
    for (let place = 1; place < 9; place++) await again(await given())
    const [one, other] = [await given(), await given()]
    const results = await Promise.allSettled([again(one), again(other)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const late = await given()
    expect(await refusalOf(again(late))).toBe('REPUBLICATION_MOST')
    expect(await office.end({ republicationId })).toEqual({ state: 'ended' })
    await again(late)
  })

  test('ended it leaves the head at once, and cannot be ended again', async () => {
    const old = await given('completed', { since: later(-30 * DAY) })
    const newer = await given()
    const { republicationId } = await again(old)
    await office.end({ republicationId })
    expect((await replays()).ids).toEqual([newer.scenarioId, old.scenarioId])
    expect(await refusalOf(office.end({ republicationId }))).toBe('REPUBLICATION_ENDED')
    expect(await refusalOf(office.end({ republicationId: 2_000_000_000 }))).toBe('REPUBLICATION_NOT_FOUND')
    const lines = await db.select().from(scenarioLog).where(eq(scenarioLog.scenarioId, old.scenarioId))
    expect(lines.map(({ act, reason }) => [act, reason])).toEqual([
      ['office:republish', WORDS],
      ['office:republishEnd', null],
    ])
  })
})

describe('an opening', () => {
  test('becomes a scenario of the office’s own, which the clock publishes', async () => {
    const old = await given('notEstablished')
    const { newScenarioId, state } = await again(old, { what: 'opening', days: 0, publishAt: later(DAY).toISOString() })
    expect(state).toBe('planned')
    const key = { scenarioId: newScenarioId ?? 0, phase: 1 }
    expect(key.scenarioId).not.toBe(old.scenarioId)
    const [made] = await db.select().from(scenario).where(eq(scenario.scenarioId, key.scenarioId))
    expect(made).toMatchObject({ isStaff: true, masterId: users.admin, title: '霧笛の夜', worldId: 'harbor' })
    expect(await phaseOf(db, key)).toMatchObject({
      state: 'awaitingPublication',
      openAt: later(DAY),
      openingContent: '霧笛が鳴っている。'.repeat(30),
    })
    clock.set(later(DAY))
    await passTime(db, key, later(DAY))
    expect((await phaseOf(db, key)).state).toBe('reservation')
    const { republicationList } = await office.getHistory({ pageStart: 1, perPage: 20 })
    expect(republicationList).toMatchObject([{ what: 'opening', state: 'published', newScenarioId, words: WORDS }])
  })

  test('stays a draft to be written on; taken back, its copy is given up', async () => {
    const old = await given('withdrawn')
    const { newScenarioId, state, republicationId } = await again(old, { what: 'opening', days: 0, asDraft: true })
    expect(state).toBe('draft')
    expect((await phaseOf(db, { scenarioId: newScenarioId ?? 0, phase: 1 })).state).toBe('draft')
    await office.end({ republicationId })
    expect((await phaseOf(db, { scenarioId: newScenarioId ?? 0, phase: 1 })).state).toBe('withdrawn')
    expect((await phaseOf(db, old)).state).toBe('withdrawn')
  })

  test('published it can be taken back no more', async () => {
    const { republicationId, newScenarioId } = await again(await given(), { what: 'opening', days: 0 })
    const key = { scenarioId: newScenarioId ?? 0, phase: 1 }
    await passTime(db, key, clock.now())
    expect(await refusalOf(office.end({ republicationId }))).toBe('REPUBLICATION_ENDED')
    expect((await phaseOf(db, key)).state).toBe('reservation')
  })

  test('one that lacks what a publication needs makes nothing', async () => {
    const old = await given('notEstablished')
    await db.update(scenarioPhase).set({ openingContent: '短い。' }).where(eq(scenarioPhase.scenarioId, old.scenarioId))
    const before = (await db.select().from(scenario)).length
    expect(await refusalOf(again(old, { what: 'opening', days: 0 }))).toBe('OPENING_FAULT')
    expect(await db.select().from(scenario)).toHaveLength(before)
    expect(await db.select().from(republication)).toEqual([])
  })
})

describe('candidates', () => {
  test('are found by title and by id with ten digits, with what stands already', async () => {
    const old = await given('completed', { title: 'ランタンの祭り' })
    const other = await given('notEstablished', { title: '流れた話' })
    expect((await candidates('replay')).map(({ card }) => card.scenarioId)).toEqual([old.scenarioId])
    expect((await candidates('opening')).map(({ card }) => card.scenarioId).toSorted()).toEqual(
      [old.scenarioId, other.scenarioId].toSorted(),
    )
    expect((await candidates('replay', 'らんたん')).map(({ card }) => card.scenarioId)).toEqual([old.scenarioId])
    expect(await candidates('replay', '流れた')).toEqual([])
    const id = String(other.scenarioId).padStart(10, '0')
    expect((await candidates('opening', id)).map(({ card }) => card.scenarioId)).toEqual([other.scenarioId])
    expect((await candidates('replay'))[0]?.republished).toBeNull()
    await again(old)
    expect((await candidates('replay'))[0]?.republished).toBe('standing')
    clock.set(later(8 * DAY))
    expect((await candidates('replay'))[0]?.republished).toBeNull()
  })

  test('private replays and what was never published are none', async () => {
    await given('completed', { isPrivate: true })
    await givenScenario(db, (await givenPlayer(db)).userId)
    expect(await candidates('replay')).toEqual([])
  })
})
