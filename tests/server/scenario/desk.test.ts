// Desks of masters and the office: an opening from its draft to its publication, the changes of a master while it runs, the
// received texts, and repairs of the office with a reason.
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { logWords } from '#rules/scenario/log-words.ts'
import { scenarioNews } from '#rules/scenario/news.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { nextChange, passTime } from '#server/areas/scenario/clock/clock-job.ts'
import { tell } from '#server/areas/scenario/clock/tell.ts'
import { findPublishedPhase } from '#server/areas/scenario/detail.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { savePlaying } from '#server/areas/scenario/playing/send-playing.ts'
import { isReadableScenario, readersAmong } from '#server/areas/scenario/readable-scenario.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { scenarioLog, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { masterDesk, masterWorld } from '#server/areas/scenario-desk/tables.ts'
import { sitemapEntries } from '#server/areas/sitemap.ts'
import { transact } from '#server/db/client.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { realtimeEvent } from '#server/platform/tables.ts'
import { opening } from '../../calls/scenario-desk.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenPlayer, phaseOf } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const callers = createCallers(database)
const { anonymous, as, asUser, clock } = callers
const HOUR = 3_600_000
const DAY = 24 * HOUR
const office = as.admin.scenarioOffice

const whole = { worldId: 'harbor', ...opening, draftId: null } as Parameters<typeof office.createStaff>[0]
const later = (hours: number) => new Date(clock.now().getTime() + hours * HOUR).toISOString()

/** A master who writes for the harbour. */
async function givenMaster({ isNewMaster = false } = {}) {
  const { userId } = await givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 })
  await db.insert(userClass).values({ userId, classCode: 1 })
  await db.insert(masterWorld).values({ userId, worldId: 'harbor', since: PLAY_NOW })
  await db.insert(masterDesk).values({ userId, isNewMaster: isNewMaster ? null : false })
  return { userId, desk: asUser(userId).scenarioInfo }
}
type Master = Awaited<ReturnType<typeof givenMaster>>

let master: Master
beforeEach(async () => {
  clock.set(PLAY_NOW)
  master = await givenMaster()
})

const handedIn = async ({ desk }: Master = master) => {
  const { scenarioId } = await desk.create(whole)
  await desk.act({ worldId: 'harbor', scenarioId, phase: 1, act: 'submit', reason: null })
  return { worldId: 'harbor', scenarioId, phase: 1 }
}
const approved = async (of: Master = master) => {
  const key = await handedIn(of)
  await office.check({ worldId: 'harbor', scenarioId: key.scenarioId, status: 11 })
  await passTime(db, key, clock.now())
  return key
}

/** A consultation of two players, of whom the first sent a text. */
async function consulting() {
  const numbers = { ...whole, settings: { ...whole.settings, seats: 2, minimum: 1 }, characterConditionList: [] }
  const { scenarioId } = await master.desk.create(numbers)
  const key = { worldId: 'harbor', scenarioId, phase: 1 }
  await master.desk.act({ ...key, act: 'submit', reason: null })
  await office.check({ worldId: 'harbor', scenarioId, status: 11 })
  await passTime(db, key, clock.now())
  const players = [await givenPlayer(db), await givenPlayer(db)]
  for (const { userId, characterId } of players) {
    await asUser(userId).scenario.reserve({ ...key, characterId, cost: 600, fatePower: 0 })
  }
  clock.set(new Date(clock.now().getTime() + 24 * HOUR))
  await transact(db, tx => nextChange(tx, key, clock.now()))
  const first = players[0]
  if (!first) throw new Error('There is no player.')
  await transact(db, tx =>
    savePlaying(tx, {
      ...{ ...key, ...first, now: clock.now(), chooseId: 1, consumeItem: [], playing: '=灯りをともす。"急いで"' },
      ...{ onlyPlayingFlg: false, onlyTeamTagFlg: false, tagId: null },
    }),
  )
  return { key, players, first }
}
const logged = async ({ scenarioId }: Pick<PhaseKey, 'scenarioId'>) =>
  (await db.select().from(scenarioLog).where(eq(scenarioLog.scenarioId, scenarioId)).orderBy(scenarioLog.logId)).map(
    ({ act, reason, userId }) => ({ act, reason, userId }),
  )

describe('an opening', () => {
  test('is handed in, rejected with its reason, mended, approved, and published at its time', async () => {
    const { desk } = master
    const key = await handedIn()
    const { scenarioList } = await office.getScenarioInfoForApproval({ worldId: 'all' })
    expect(scenarioList.map(({ scenarioId }) => scenarioId)).toContain(key.scenarioId)
    await office.check({ worldId: 'harbor', scenarioId: key.scenarioId, status: 10, reason: '結びを直してください。' })
    expect((await desk.getHome()).rejectedList).toMatchObject([{ reason: '結びを直してください。' }])
    const { info } = await desk.getInfo(key)
    expect(info).toMatchObject({ state: 'rejected', version: 1, scenarioChoiceList: whole.scenarioChoiceList })
    const mended = { ...whole, openingContent: `${whole.openingContent}次はあなたの番だ。` }
    await desk.update({ ...key, ...mended, baseVersion: 1 })
    await desk.act({ ...key, act: 'submit', reason: null })
    const openDateTime = later(3)
    const promises = async () =>
      (await anonymous.scenario.getOpeningList({ worldId: 'harbor', pageStart: 1, perPage: 20 })).comingList.filter(
        ({ scenarioId }) => scenarioId === key.scenarioId,
      )
    expect(await promises()).toEqual([])
    await office.check({ worldId: 'harbor', scenarioId: key.scenarioId, status: 11, version: 2, openDateTime })
    // Everybody reads the hash of the seed before anybody can reserve, and nothing else of the opening.
    const { seedHash } = await phaseOf(db, key)
    expect(await promises()).toEqual([{ scenarioId: key.scenarioId, phase: 1, seedHash, openAt: openDateTime }])
    expect(await refusalOf(anonymous.scenario.getScenarioDetail(key))).toBe('SCENARIO_NOT_FOUND')
    await passTime(db, key, new Date(clock.now().getTime() + 2 * HOUR))
    expect((await phaseOf(db, key)).state).toBe('awaitingPublication')
    await passTime(db, key, new Date(openDateTime))
    expect((await phaseOf(db, key)).state).toBe('reservation')
    expect(await promises()).toEqual([])
    expect((await anonymous.scenario.getScenarioDetail(key)).lottery?.seedHash).toBe(seedHash)
  })

  test('that the office takes back is public no longer, nor is what is written into it, until it is published again', async () => {
    const key = await approved()
    const detail = (of: typeof as.player | typeof anonymous) => of.scenario.getScenarioDetail(key)
    expect(await detail(anonymous)).toMatchObject({ state: 'reservation', openingContent: whole.openingContent })
    const others = [anonymous, as.player, as.admin, asUser(master.userId)]
    const judgeHidden = async () => {
      for (const one of others) expect(await refusalOf(detail(one))).toBe('SCENARIO_NOT_FOUND')
      expect(await findPublishedPhase(db, { ...key, userId: null })).toBeNull()
      expect(await isReadableScenario(db, { ...key, userId: users.player })).toBe(false)
      expect(await readersAmong(db, key, [users.player, users.admin])).toEqual(new Set())
      const paths = (await sitemapEntries(db, clock.now())).map(({ path }) => path)
      expect(paths.filter(path => path.includes(`/scenario/${String(key.scenarioId).padStart(10, '0')}`))).toEqual([])
    }
    await office.repair({ ...key, act: 'repairUnpublish', reason: '題名が違うため' })
    await judgeHidden()
    await office.check({ worldId: 'harbor', scenarioId: key.scenarioId, status: 10, reason: '題名を直してください。' })
    await judgeHidden()
    const openingContent = `${whole.openingContent}これはまだ秘密だ。`
    await master.desk.update({ ...key, ...whole, openingContent, baseVersion: 1 })
    await judgeHidden()
    // Those who work on it read it at their desks.
    expect((await master.desk.getInfo(key)).info).toMatchObject({ state: 'rejected', openingContent })
    expect((await office.getScenarioInfo({ worldId: key.worldId, scenarioId: key.scenarioId })).info).toMatchObject({
      state: 'rejected',
      openingContent,
    })
    await master.desk.act({ ...key, act: 'submit', reason: null })
    await office.check({ worldId: 'harbor', scenarioId: key.scenarioId, status: 11 })
    await judgeHidden()
    clock.set(new Date(clock.now().getTime() + HOUR))
    await passTime(db, key, clock.now())
    const shown = await detail(anonymous)
    expect(shown).toMatchObject({ state: 'reservation', openingContent, publishedAt: clock.now().toISOString() })
  })

  test('that was taken back and given up stays hidden', async () => {
    const key = await approved()
    await office.repair({ ...key, act: 'repairUnpublish', reason: '題名が違うため' })
    await master.desk.act({ ...key, act: 'discard', reason: null })
    expect((await phaseOf(db, key)).state).toBe('withdrawn')
    expect(await refusalOf(anonymous.scenario.getScenarioDetail(key))).toBe('SCENARIO_NOT_FOUND')
  })

  test('waits in a queue that lists the first ones and counts all', async () => {
    await handedIn()
    await handedIn()
    const all = await office.getScenarioInfoForApproval({ worldId: 'all' })
    const first = await office.getScenarioInfoForApproval({ worldId: 'all', perPage: 1 })
    expect(all.count).toBe(all.scenarioList.length)
    expect(first).toMatchObject({ count: all.count, awaitingCount: all.awaitingList.length })
    expect(first.scenarioList).toEqual(all.scenarioList.slice(0, 1))
  })

  test('that waits for its publication stands on the list of its master until then, the next one first', async () => {
    const [late, soon, waiting] = [await handedIn(), await handedIn(), await handedIn()]
    await handedIn(await givenMaster())
    for (const [{ worldId, scenarioId }, hours] of [
      [late, 3],
      [soon, 2],
    ] as const)
      await office.check({ worldId, scenarioId, status: 11, openDateTime: later(hours) })
    const listed = async (worldId = 'harbor') =>
      (await master.desk.getScenarioInfoForRelease({ worldId })).scenarioList.map(({ scenarioId }) => scenarioId)
    const all = [soon, late, waiting].map(({ scenarioId }) => scenarioId)
    expect(await listed()).toEqual(all)
    expect(await listed('all')).toEqual(all)
    expect(await listed('station')).toEqual([])
    await passTime(db, soon, new Date(clock.now().getTime() + 2 * HOUR))
    expect(await listed()).toEqual(all.slice(1))
  })

  test('has the characters that the office names, of its world alone, and shows them', async () => {
    const key = await handedIn()
    const related = (relatedCharacterList: string[]) =>
      office.updateRelatedCharacter({ worldId: 'harbor', scenarioId: key.scenarioId, relatedCharacterList })
    expect((await related([])).relatedList).toEqual([])
    expect(await refusalOf(related(['station-aki']))).toBe('RELATED_UNKNOWN')
    expect((await related(['harbor-rinne'])).relatedList).toMatchObject([{ characterId: 'harbor-rinne' }])
    await office.check({ worldId: 'harbor', scenarioId: key.scenarioId, status: 11 })
    await passTime(db, key, clock.now())
    const shown = await anonymous.scenario.getScenarioDetail(key)
    expect(shown.relatedCharacterList.map(({ characterId }) => characterId)).toEqual(['harbor-rinne'])
  })

  test('that was looked at is not the one that is approved when it changed meanwhile', async () => {
    const key = await handedIn()
    const { scenarioId } = key
    await office.updateInfo({ ...key, ...whole, baseVersion: 1 })
    const answer = office.check({ worldId: 'harbor', scenarioId, status: 11, version: 1 })
    expect(await refusalOf(answer)).toBe('SCENARIO_CHANGED')
    expect(await refusalOf(office.updateInfo({ ...key, ...whole, baseVersion: 1 }))).toBe('SCENARIO_CHANGED')
  })

  test.each([
    ['a short story', { openingContent: '短い。' }],
    ['no title', { scenarioTitle: ' ' }],
    ['no description', { scenarioDescription: '' }],
    ['a choice without a name', { scenarioChoiceList: [{ name: '', description: '' }] }],
  ])('with %s can be kept and not handed in', async (_, fields) => {
    const { scenarioId } = await master.desk.create({ ...whole, ...fields })
    const submitted = master.desk.act({ worldId: 'harbor', scenarioId, phase: 1, act: 'submit', reason: null })
    expect(await refusalOf(submitted)).toBe('OPENING_FAULT')
  })

  test.each([
    ['a title that is too long', { scenarioTitle: '霧'.repeat(41) }, 'OPENING_FAULT'],
    ['fewer seats than its minimum', { settings: { ...whole.settings, seats: 3, minimum: 4 } }, 'OPENING_FAULT'],
    ['an event with seats', { scenarioKind: 2 as const }, 'OPENING_FAULT'],
    ['a class of nowhere', { characterConditionList: [{ kind: 'class' as const, value: 'nowhere' }] }, 'OPENING_FAULT'],
    ['a character of another world', { relatedCharacterList: ['station-aki'] }, 'RELATED_UNKNOWN'],
  ])('with %s is not kept', async (_, fields, code) => {
    expect(await refusalOf(master.desk.create({ ...whole, ...fields }))).toBe(code)
  })

  test('is written where its master has a world, by nobody else, and not after it was handed in', async () => {
    const other = await givenMaster()
    expect(await refusalOf(master.desk.create({ ...whole, worldId: 'station' }))).toBe('WORLD_NOT_ASSIGNED')
    const key = await handedIn()
    expect(await refusalOf(other.desk.update({ ...key, ...whole, baseVersion: 1 }))).toBe('SCENARIO_NOT_FOUND')
    expect(await refusalOf(other.desk.getInfo(key))).toBe('SCENARIO_NOT_FOUND')
    expect(await refusalOf(master.desk.update({ ...key, ...whole, baseVersion: 1 }))).toBe('SCENARIO_STATE')
    expect(await refusalOf(as.player.scenarioInfo.getHome())).toBe('FORBIDDEN')
  })

  test('of a new master has one difficulty and one reward, until three of them were published', async () => {
    const fresh = await givenMaster({ isNewMaster: true })
    const hard = { ...whole, difficultyNo: 2 as const }
    expect(await refusalOf(fresh.desk.create(hard))).toBe('OPENING_FAULT')
    for (let published = 0; published < 3; published++) await approved(fresh)
    await fresh.desk.create(hard)
    expect((await fresh.desk.getDeskList({ group: 'draft', pageStart: 1, perPage: 20 })).count).toBe(1)
  })

  test('has the limits of a new master for as long as the office says, and each change stands in the log', async () => {
    const fresh = await givenMaster({ isNewMaster: true })
    const hard = { ...whole, difficultyNo: 2 as const }
    const key = await handedIn(fresh)
    const { worldId, scenarioId } = key
    const set = (newMasterFlg: boolean | null, reason = '話を読んだため') =>
      office.setNewMaster({ worldId, scenarioId, newMasterFlg, reason })
    const seen = async () => {
      const { info, newMasterFlg } = await office.getScenarioInfo({ worldId, scenarioId })
      return [info.isNewMaster, newMasterFlg, (await fresh.desk.getSettings()).isNewMaster]
    }
    expect(await seen()).toEqual([true, null, true])
    expect(await set(false)).toEqual({ isNewMaster: false })
    expect(await seen()).toEqual([false, false, false])
    await fresh.desk.create(hard)
    expect(await set(true)).toEqual({ isNewMaster: true })
    for (let published = 0; published < 3; published++) await approved(fresh)
    expect(await seen()).toEqual([true, true, true])
    expect(await refusalOf(fresh.desk.create(hard))).toBe('OPENING_FAULT')
    expect(await set(null, '三本を終えたため')).toEqual({ isNewMaster: false })
    await fresh.desk.create(hard)
    expect((await logged(key)).slice(-3)).toEqual(
      ['話を読んだため', '話を読んだため', '三本を終えたため'].map(reason => ({
        ...{ act: 'office:newMaster', reason, userId: users.admin },
      })),
    )
    expect(logWords('office:newMaster')).toBe('新人マスターの制限の変更')
    const { scenarioId: staff } = await office.createStaff(whole)
    const ofStaff = office.setNewMaster({ worldId, scenarioId: staff, newMasterFlg: true, reason: '試し' })
    expect(await refusalOf(ofStaff)).toBe('MASTER_NOT_FOUND')
    const asPlayer = as.player.scenarioOffice.setNewMaster({ worldId, scenarioId, newMasterFlg: false, reason: '試し' })
    expect(await refusalOf(asPlayer)).toBe('FORBIDDEN')
  })

  test('of the office needs nobody to approve it', async () => {
    const { scenarioId } = await office.createStaff(whole)
    const key = { worldId: 'harbor', scenarioId, phase: 1 }
    expect((await office.getStaffList({ pageStart: 1, perPage: 5 })).scenarioList[0]).toMatchObject({ scenarioId })
    expect((await office.schedule({ ...key, openDateTime: null })).state).toBe('awaitingPublication')
    await passTime(db, key, clock.now())
    expect((await phaseOf(db, key)).state).toBe('reservation')
    expect(await refusalOf(office.schedule({ ...(await handedIn()), openDateTime: null }))).toBe('SCENARIO_STATE')
  })

  test('of the office that was taken out of what waits can be planned anew', async () => {
    const { scenarioId } = await office.createStaff(whole)
    const key = { worldId: 'harbor', scenarioId, phase: 1 }
    await office.schedule({ ...key, openDateTime: later(2) })
    await office.check({ worldId: 'harbor', scenarioId, status: 10, reason: '日を改めるため' })
    expect((await office.schedule({ ...key, openDateTime: later(3) })).state).toBe('awaitingPublication')
  })

  test('tells the office its conditions as players read them, and since when it waits', async () => {
    const { worldId, scenarioId } = await handedIn()
    const { info, conditionWords, submittedAt } = await office.getScenarioInfo({ worldId, scenarioId })
    expect(info.characterConditionList).toEqual(whole.characterConditionList)
    expect(conditionWords).toEqual(['レベル1以上'])
    expect(submittedAt).toEqual(clock.now().toISOString())
  })
})

describe('a running phase', () => {
  test('gives its players more time, once told; never less', async () => {
    const { key, players } = await consulting()
    const before = await phaseOf(db, key)
    const deadline = before.playingUntil ?? PLAY_NOW
    const extend = (until: Date) => master.desk.extend({ ...key, date: 'playingUntil', until: until.toISOString() })
    expect(await refusalOf(extend(new Date(deadline.getTime() - HOUR)))).toBe('EXTENSION')
    expect(await refusalOf(extend(new Date(deadline.getTime() + 15 * DAY)))).toBe('EXTENSION')
    await extend(new Date(deadline.getTime() + DAY))
    const after = await phaseOf(db, key)
    expect(after.playingUntil).toEqual(new Date(deadline.getTime() + DAY))
    expect(after.replayDueAt).toEqual(new Date((before.replayDueAt ?? PLAY_NOW).getTime() + DAY))
    await passTime(db, key, new Date(deadline.getTime() + HOUR))
    expect((await phaseOf(db, key)).state).toBe('consultation')
    expect(await timesTold(key, players)).toEqual([1, 1])
  })

  test('of which the replay is late gets a new day, of which its players hear once', async () => {
    const { key, players } = await consulting()
    const due = new Date(clock.now().getTime() - DAY)
    await db
      .update(scenarioPhase)
      .set({ state: 'late', playingUntil: due, replayDueAt: due })
      .where(eq(scenarioPhase.scenarioId, key.scenarioId))
    const until = later(72)
    await master.desk.extend({ ...key, date: 'replayDueAt', until })
    expect((await phaseOf(db, key)).replayDueAt).toEqual(new Date(until))
    expect(await timesTold(key, [...players, master])).toEqual([1, 1, 0])
    expect(scenarioNews('extend', 'seated')).toContain('延')
  })

  /** Times that users heard of the master's extension, when its job ran twice. */
  async function timesTold(key: PhaseKey, users: readonly { userId: string }[]): Promise<number[]> {
    const [line] = await db
      .select()
      .from(scenarioLog)
      .where(and(eq(scenarioLog.scenarioId, key.scenarioId), eq(scenarioLog.act, 'master:extend')))
    for (let again = 0; again < 2; again++) await tell(db, line?.logId ?? 0, clock.now())
    return Promise.all(
      users.map(async ({ userId }) => {
        const events = await db.select().from(realtimeEvent).where(eq(realtimeEvent.userId, userId))
        return events.filter(({ payload }) => JSON.stringify(payload).includes('"extend"')).length
      }),
    )
  }

  test('shows its master the texts, whole and as a file without formulas; nobody else', async () => {
    const { key, first } = await consulting()
    const { textList } = await master.desk.getTexts(key)
    expect(textList.map(({ playing }) => playing)).toEqual(['=灯りをともす。"急いで"', null])
    expect(textList[0]).toMatchObject({ chooseId: 1, character: { characterId: first.characterId }, sentBy: 'player' })
    const file = await master.desk.downloadCSV({ worldId: 'harbor', scenarioId: key.scenarioId })
    expect(file.name).toBe(`tsumugi-${String(key.scenarioId).padStart(10, '0')}.csv`)
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toContain(`"'=灯りをともす。""急いで"""`)
    const other = await givenMaster()
    expect(await refusalOf(other.desk.getTexts(key))).toBe('SCENARIO_NOT_FOUND')
    expect(await refusalOf(other.desk.downloadCSV({ worldId: 'harbor', scenarioId: key.scenarioId }))).toBe(
      'SCENARIO_NOT_FOUND',
    )
    expect(await refusalOf(as.admin.scenarioInfo.getTexts(key))).toBe('SCENARIO_NOT_FOUND')
  })

  test('is withdrawn with a reason, and every coin comes back', async () => {
    const { key, first } = await consulting()
    const withdraw = (reason: string | null) => master.desk.act({ ...key, act: 'withdraw', reason })
    expect(await refusalOf(withdraw(' '))).toBe('REASON_NEEDED')
    expect((await withdraw('書けなくなりました。')).state).toBe('withdrawn')
    const { LP } = await balancesOf(db, { kind: 'user', id: first.userId }, ['LP'])
    expect(LP).toBe(1_000)
  })
})

describe('the office', () => {
  test('opens a text with a reason, which stands in the log with who opened it', async () => {
    const { key } = await consulting()
    const { entryList } = await office.getRepair({ scenarioId: key.scenarioId })
    const entryId = entryList.find(({ hasText }) => hasText)?.entryId ?? 0
    expect((await office.openText({ ...key, entryId, reason: '通報の確認' })).playing).toContain('灯りをともす')
    await as.admin.scenarioInfo.downloadCSV({ worldId: 'harbor', scenarioId: key.scenarioId })
    const acts = await logged(key)
    expect(acts).toContainEqual({
      act: 'office:openText',
      reason: expect.stringMatching(/：通報の確認$/),
      userId: users.admin,
    })
    expect(acts.filter(({ act }) => act === 'office:downloadCSV')).toHaveLength(1)
  })

  test('mends a state, dates and seats, each with its reason', async () => {
    const { key } = await consulting()
    await office.repair({ ...key, act: 'repairRecruitAgain', reason: '席を増やすため' })
    const until = later(5)
    await office.repairNumbers({ ...key, until, seats: 4, minimum: 3, reason: '席を増やすため' })
    const phase = await phaseOf(db, key)
    expect(phase).toMatchObject({ state: 'recruiting', recruitUntil: new Date(until) })
    expect(phase.settings).toMatchObject({ seats: 4, minimum: 3 })
    await office.repairNumbers({ ...key, until: later(6), seats: null, minimum: null, reason: '日を延ばすため' })
    const fewer = { ...key, until: null, seats: 1, minimum: 1, reason: '減らすため' }
    expect(await refusalOf(office.repairNumbers(fewer))).toBe('OPENING_FAULT')
    const acts = (await logged(key)).slice(-4).map(({ act }) => act)
    expect(acts).toEqual(['repairRecruitAgain', 'office:numbers', 'office:dates', 'office:dates'])
    expect(await refusalOf(office.repair({ ...key, act: 'repairReopenTexts', reason: '違う状態' }))).toBe(
      'SCENARIO_STATE',
    )
  })

  test('ends an entry, and its coins come back once', async () => {
    const { key, first } = await consulting()
    const [entry] = await db.select().from(scenarioEntry).where(eq(scenarioEntry.userId, first.userId))
    const remove = () => office.removeEntry({ ...key, entryId: entry?.entryId ?? 0, reason: '本人の申し出' })
    expect((await remove()).returned).toBe(600)
    expect(await refusalOf(remove())).toBe('ENTRY_NOT_FOUND')
    const { LP } = await balancesOf(db, { kind: 'user', id: first.userId }, ['LP'])
    expect(LP).toBe(1_000)
    const [phase] = await db.select().from(scenarioPhase).where(eq(scenarioPhase.scenarioId, key.scenarioId))
    expect(phase?.seated).toBe(1)
  })

  test('keeps sheets of its characters, and players’ characters are none', async () => {
    const sheet = {
      ...{ worldId: 'harbor', characterId: null, characterFullName: '灯台守', kana: 'トウダイモリ', className: '灯守' },
      ...{ level: 10, profile: '港の灯台に住む。', masterId: master.userId, isLent: true, note: 'ゆっくり話す。' },
    }
    const made = await office.saveNpc(sheet)
    expect(made).toMatchObject({ isNpc: true, masterId: master.userId, note: 'ゆっくり話す。' })
    const changed = await office.saveNpc({ ...sheet, characterId: made.characterId, level: 12, masterId: null })
    expect(changed).toMatchObject({ level: 12, masterId: null })
    expect((await office.getNpcList({ worldId: 'harbor' })).npcList).toContainEqual(changed)
    expect(await refusalOf(office.saveNpc({ ...sheet, characterId: 'harbor-rinne' }))).toBe('NPC_NOT_FOUND')
    expect(await refusalOf(office.saveNpc({ ...sheet, masterId: users.player }))).toBe('MASTER_NOT_FOUND')
  })

  test('tells masters of a world what they have to know, until they have read it', async () => {
    const { noticeId } = await office.postNotice({ worldId: 'harbor', title: '締切', body: '早めに。' })
    const elsewhere = await office.postNotice({ worldId: 'station', title: '駅', body: '駅の話。' })
    const { noticeList, worldList } = await master.desk.getAssignedWorld()
    expect(noticeList.map(one => one.noticeId)).not.toContain(elsewhere.noticeId)
    expect(noticeList.find(one => one.noticeId === noticeId)).toMatchObject({ isUnread: true })
    expect(worldList).toMatchObject([{ worldId: 'harbor' }])
    const { unread } = await master.desk.readNotice({ noticeId })
    expect((await master.desk.getHome()).unreadNotices).toBe(unread)
    expect((await master.desk.getAssignedWorld()).noticeList.find(one => one.noticeId === noticeId)).toMatchObject({
      isUnread: false,
    })
  })
})

test('numbers that a new opening starts with are the master’s own, each of them, and what is made before stays', async () => {
  const key = await handedIn()
  const before = await phaseOf(db, key)
  const settings = {
    ...{ seats: 6, minimum: 3, cost: 700, reservingCost: 0, playingMax: 800, reservationHours: 48 },
    ...{ lotteryMinutes: 60, confirmingHours: 12, consultationDays: 7, writingDays: 21 },
    ...{ allowsSeveral: true, allowsLateTags: false },
  }
  const saved = { settings, recruitmentPeriod: 36, refusals: '残酷な描写は書きません。' }
  await master.desk.saveSettings(saved)
  expect(await master.desk.getSettings()).toMatchObject({ ...saved, isNewMaster: false })
  expect((await phaseOf(db, key)).settings).toEqual(before.settings)
  const { scenarioId } = await master.desk.create({ ...whole, settings, recruitmentPeriod: 36 })
  expect((await phaseOf(db, { scenarioId, phase: 1 })).settings).toEqual({ ...settings, recruitingHours: 36 })
  const wrong = { ...saved, settings: { ...settings, minimum: 20 } }
  expect(await refusalOf(master.desk.saveSettings(wrong))).toBe('OPENING_FAULT')
})
