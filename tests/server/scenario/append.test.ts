// Next chapters: begun, checked, opened in their turn; who comes first; chapters that wait for results.
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ScenarioResult } from '#rules/scenario/replay.ts'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import { enter } from '#server/areas/scenario/entry/enter.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { scenarioEntry, scenarioPlaying, scenarioTeamTag } from '#server/areas/scenario/tables/entry.ts'
import { scenario, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { sweepChapters } from '#server/areas/scenario-append/chain.ts'
import { publishReplay } from '#server/areas/scenario-replay/publish-replay.ts'
import { scenarioReplay } from '#server/areas/scenario-replay/tables.ts'
import { transact } from '#server/db/client.ts'
import { opening } from '../../calls/scenario-desk.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenReplay } from '../../support/replays.ts'
import { givenPlayer, givenScenario } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous, asUser, clock } = createCallers(database)
const office = as.admin
const HOUR = 3_600_000
const none = { happened: '港に灯りがともった。', firstBackHours: 0, awaitedList: [], waitUntil: null }

/** A phase of the admin in a state, with one seated player. */
async function givenPhase(state: 'completed' | 'resolving' = 'completed') {
  const key = await givenScenario(db, users.admin)
  const player = await givenPlayer(db)
  const of = and(eq(scenarioPhase.scenarioId, key.scenarioId), eq(scenarioPhase.phase, 1))
  await db
    .update(scenarioPhase)
    .set({ state, publishedAt: clock.now(), replayDueAt: new Date(clock.now().getTime() + 9 * HOUR) })
    .where(of)
  await db.insert(scenarioEntry).values({
    ...{ ...key, worldId: 'harbor', characterId: player.characterId, userId: player.userId, state: 'seated' },
    ...{ isAlone: true, publicNumber: 123_456, cost: 0, createdAt: clock.now(), seatedAt: clock.now() },
  })
  return { key: { worldId: 'harbor', ...key }, player }
}

/** A player with a seat in a phase, whose text and tag have these words. */
async function givenText({ scenarioId, phase }: PhaseKey, words: string) {
  const player = await givenPlayer(db)
  const [seat] = await db
    .insert(scenarioEntry)
    .values({
      ...{ scenarioId, phase, worldId: 'harbor', characterId: player.characterId, userId: player.userId },
      ...{ state: 'seated', isAlone: true, publicNumber: 200_000 + phase, cost: 0 },
      ...{ createdAt: clock.now(), seatedAt: clock.now() },
    })
    .returning({ entryId: scenarioEntry.entryId })
  const entryId = seat?.entryId ?? 0
  await db.insert(scenarioPlaying).values({ entryId, playing: words, sentBy: 'player', receivedAt: clock.now() })
  await db.insert(scenarioTeamTag).values({ scenarioId, phase, tagName: words, entryId, createdAt: clock.now() })
  return player
}

const append = (key: PhaseKey & { worldId: string }, parts: object = {}) =>
  office.scenarioAppend.appendScenario({
    ...key,
    ...(opening as never as Parameters<typeof office.scenarioAppend.appendScenario>[0]),
    scenarioAppendInfo: { ...none, ...parts } as never,
  })
const handIn = (key: PhaseKey & { worldId: string }) => office.scenarioInfo.act({ ...key, act: 'submit', reason: null })
const approve = (key: PhaseKey & { worldId: string }) =>
  office.scenarioAppend.check({ ...key, status: 11, openDateTime: null })
const stateOf = async ({ scenarioId, phase }: PhaseKey) => {
  const [row] = await db
    .select()
    .from(scenarioPhase)
    .where(and(eq(scenarioPhase.scenarioId, scenarioId), eq(scenarioPhase.phase, phase)))
  return row
}
const currentOf = async ({ scenarioId }: PhaseKey) =>
  (await db.select().from(scenario).where(eq(scenario.scenarioId, scenarioId)))[0]?.phase

let first: Awaited<ReturnType<typeof givenPhase>>
let second: PhaseKey & { worldId: string }
beforeEach(async () => {
  first = await givenPhase()
  second = { ...first.key, phase: 2 }
})

describe('a next chapter', () => {
  test('is begun once, changed, checked and published, and stands in the lists from then on', async () => {
    expect(await append(first.key)).toMatchObject({ phase: 2, version: 1 })
    expect(await refusalOf(append(first.key))).toBe('SCENARIO_STATE')
    const title = await db.select().from(scenario).where(eq(scenario.scenarioId, second.scenarioId))
    const changed = await office.scenarioAppend.update({
      ...second,
      ...(opening as never as Parameters<typeof office.scenarioAppend.update>[0]),
      ...{ scenarioTitle: '別の題名', openingComment: '第2章の話です。', baseVersion: 1 },
      scenarioAppendInfo: none as never,
    })
    expect(changed.version).toBe(2)
    // The name of a scenario that players know is not changed by a draft.
    expect((await db.select().from(scenario).where(eq(scenario.scenarioId, second.scenarioId)))[0]?.title).toBe(
      title[0]?.title,
    )
    await handIn(second)
    expect(await currentOf(second)).toBe(1)
    const { info } = await office.scenarioOffice.getScenarioInfo({
      worldId: 'harbor',
      scenarioId: second.scenarioId,
    })
    expect(info).toMatchObject({ phase: 2, state: 'submitted', openingComment: '第2章の話です。' })
    await approve(second)
    expect(await refusalOf(anonymous.scenario.getScenarioDetail(second))).toBe('SCENARIO_NOT_FOUND')
    await passTime(db, second, clock.now())
    expect(await currentOf(second)).toBe(2)
    const shown = await anonymous.scenario.getScenarioDetail(second)
    expect(shown).toMatchObject({ happened: none.happened, firstBackUntil: null, state: 'reservation' })
    expect(shown.phaseList.map(({ phase, state }) => [phase, state])).toEqual([
      [1, 'completed'],
      [2, 'reservation'],
    ])
  })

  test('that is taken back leaves its scenario with the chapter before; the repair tool gives it its next date', async () => {
    await append(first.key)
    await handIn(second)
    await approve(second)
    await passTime(db, second, clock.now())
    await office.scenarioOffice.repair({ ...second, act: 'repairUnpublish', reason: '章の題名が違うため' })
    expect(await currentOf(second)).toBe(1)
    expect(await refusalOf(anonymous.scenario.getScenarioDetail(second))).toBe('SCENARIO_NOT_FOUND')
    expect((await anonymous.scenario.getScenarioDetail(first.key)).phaseList.map(({ phase }) => phase)).toEqual([1])
    const shown = () => office.scenarioOffice.getRepair({ scenarioId: second.scenarioId })
    expect((await shown()).card).toMatchObject({ phase: 2, state: 'awaitingPublication' })
    const openAt = new Date(clock.now().getTime() + HOUR)
    const numbers = { until: openAt.toISOString(), seats: null, minimum: null, reason: '題名を直したため' }
    await office.scenarioOffice.repairNumbers({ ...second, ...numbers })
    await passTime(db, second, openAt)
    expect(await currentOf(second)).toBe(2)
    expect(await anonymous.scenario.getScenarioDetail(second)).toMatchObject({ state: 'reservation' })
    expect((await shown()).card).toMatchObject({ phase: 2, state: 'reservation' })
  })

  test('is what calls without a phase mean from its publication on: tags, texts taken back, the file of texts', async () => {
    const { worldId, scenarioId } = second
    await append(first.key)
    const [before, after] = [await givenText(first.key, '一章の文'), await givenText(second, '二章の文')]
    const file = async () =>
      new TextDecoder().decode(await (await office.scenarioInfo.downloadCSV({ worldId, scenarioId })).arrayBuffer())
    const of = ({ userId, characterId }: typeof before) => ({
      call: asUser(userId).scenarioPlaying,
      input: { worldId, scenarioId, characterId },
    })
    const [early, late] = [of(before), of(after)]
    const tagsOf = async ({ call, input }: typeof early) =>
      (await call.getTagList(input)).tagList.map(({ tagName }) => tagName)
    expect(await file()).toContain('一章の文')
    expect(await file()).not.toContain('二章の文')
    expect(await tagsOf(early)).toEqual(['一章の文'])
    expect(await refusalOf(tagsOf(late))).toBe('ENTRY_NOT_FOUND')
    await handIn(second)
    await approve(second)
    await passTime(db, second, clock.now())
    const playingUntil = new Date(clock.now().getTime() + 9 * HOUR)
    await db
      .update(scenarioPhase)
      .set({ state: 'consultation', playingUntil })
      .where(and(eq(scenarioPhase.scenarioId, scenarioId), eq(scenarioPhase.phase, 2)))
    expect(await file()).toContain('二章の文')
    expect(await file()).not.toContain('一章の文')
    expect(await tagsOf(late)).toEqual(['二章の文'])
    expect(await refusalOf(tagsOf(early))).toBe('ENTRY_NOT_FOUND')
    expect(await refusalOf(early.call.delete(early.input))).toBe('ENTRY_NOT_FOUND')
    expect((await late.call.delete(late.input)).playing).toBeNull()
    expect(await file()).not.toContain('二章の文')
  })

  test('cannot follow a chapter whose texts are not in', async () => {
    const { key } = await givenPhase()
    await db.update(scenarioPhase).set({ state: 'consultation' }).where(eq(scenarioPhase.scenarioId, key.scenarioId))
    expect(await refusalOf(append(key))).toBe('SCENARIO_STATE')
    expect(await refusalOf(office.scenarioAppend.getScenarioInfoForAppend(key))).toBe('SCENARIO_STATE')
  })

  test('lets characters of the chapters before come first, for its hours', async () => {
    await append(first.key, { firstBackHours: 24 })
    await handIn(second)
    await approve(second)
    await passTime(db, second, clock.now())
    const stranger = await givenPlayer(db)
    const reserve = (who: typeof stranger, now: Date) =>
      transact(db, tx => enter(tx, 'reserve', { ...second, ...who, cost: 600, fatePower: 0, now }))
    const soon = new Date(clock.now().getTime() + HOUR)
    expect(await refusalOf(reserve(stranger, soon))).toBe('ENTRY_FIRST_BACK')
    await reserve(first.player, soon)
    await reserve(stranger, new Date(clock.now().getTime() + 25 * HOUR))
    const { firstBackUntil } = await anonymous.scenario.getScenarioDetail(second)
    expect(firstBackUntil).toEqual(new Date(clock.now().getTime() + 24 * HOUR).toISOString())
  })
})

describe('a chapter that waits for results', () => {
  const end = async (key: PhaseKey & { worldId: string }, result: ScenarioResult) => {
    const replay = await givenReplay(db, key, 'awaiting')
    await db
      .update(scenarioReplay)
      .set({ replay: { ...replay, result }, approvedBy: users.admin, publishAt: clock.now() })
      .where(eq(scenarioReplay.scenarioId, key.scenarioId))
    return publishReplay(db, key, async () => clock.now())
  }
  const awaiting = async (parts: object = {}) => {
    const others = [await givenPhase('resolving'), await givenPhase('resolving')]
    const awaitedList = others.map(({ key: { scenarioId, phase } }) => ({ scenarioId, phase, atLeast: 'Success' }))
    await append(first.key, { awaitedList, ...parts })
    await handIn(second)
    expect((await approve(second)).openAt).toBeNull()
    return others.map(({ key }) => key) as [typeof second, typeof second]
  }

  test('opens with the last of them, and says until then what it waits for', async () => {
    const [one, two] = await awaiting()
    expect(await end(one, 'GreatSuccess')).toBe(true)
    const { chapterList } = await anonymous.scenarioAppend.getWaiting({
      worldId: 'harbor',
      scenarioId: second.scenarioId,
    })
    expect(chapterList[0]?.awaitedList.map(({ result }) => result)).toEqual(['GreatSuccess', null])
    expect((await stateOf(second))?.openAt).toBeNull()
    await end(two, 'Success')
    expect((await stateOf(second))?.openAt).toEqual(clock.now())
    expect(await passTime(db, second, clock.now())).toBe(true)
    expect((await stateOf(second))?.state).toBe('reservation')
  })

  test('opens once when the last two come at the same moment, and when both are published again', async () => {
    const [one, two] = await awaiting()
    const published = [one, two].map(key => end(key, 'Success'))
    expect(await Promise.all(published)).toEqual([true, true])
    expect(await Promise.all([one, two].map(key => publishReplay(db, key, async () => clock.now())))).toEqual([
      ...[false, false],
    ])
    expect((await stateOf(second))?.openAt).toEqual(clock.now())
    expect(await Promise.all([1, 2].map(() => passTime(db, second, clock.now())))).toContain(true)
    expect((await stateOf(second))?.state).toBe('reservation')
  })

  test('goes back to its master when a result is worse than asked for', async () => {
    const [one] = await awaiting()
    await end(one, 'Normal')
    expect(await stateOf(second)).toMatchObject({ state: 'rejected', reason: expect.stringContaining('条件') })
  })

  test('goes back when the last day has passed, once', async () => {
    const waitUntil = new Date(clock.now().getTime() + HOUR).toISOString()
    await awaiting({ waitUntil })
    await sweepChapters(db, clock.now())
    expect((await stateOf(second))?.state).toBe('awaitingPublication')
    const later = new Date(clock.now().getTime() + 2 * HOUR)
    await Promise.all([sweepChapters(db, later), sweepChapters(db, later)])
    expect(await stateOf(second)).toMatchObject({ state: 'rejected', reason: expect.stringContaining('期限') })
  })

  test('waits for nothing that nobody has seen, and not for itself', async () => {
    const hidden = await givenScenario(db, users.admin)
    for (const awaited of [
      { ...hidden, atLeast: null },
      { scenarioId: second.scenarioId, phase: 1, atLeast: null },
    ])
      expect(await refusalOf(append(first.key, { awaitedList: [awaited] }))).toBe('AWAITED_UNKNOWN')
  })
})
