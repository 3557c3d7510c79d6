// The support's search of scenarios and the record of one: found by everything that is known of it, opened with a reason that
// stands in the log, and without anybody's words.
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { character } from '#server/areas/character/tables.ts'
import { fanLetter } from '#server/areas/fan-letter/tables.ts'
import { appUser } from '#server/areas/identity/tables.ts'
import { moveCoins } from '#server/areas/scenario/entry/coins.ts'
import { enter } from '#server/areas/scenario/entry/enter.ts'
import { scenarioEntry, scenarioPlaying } from '#server/areas/scenario/tables/entry.ts'
import { scenario, scenarioLog } from '#server/areas/scenario/tables/scenario.ts'
import { transact } from '#server/db/client.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { publishedReplay } from '../../support/published-replays.ts'
import { BODY } from '../../support/replays.ts'
import { givenPlayer, givenScenario, publish } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)
const support = as.admin.support

let of: Awaited<ReturnType<typeof publishedReplay>>
beforeEach(async () => {
  of = await publishedReplay(db)
})

const search = async (keyword: string) =>
  (await support.searchScenarios({ keyword, pageStart: 1, perPage: 50 })).scenarioList
const matchesOf = async (keyword: string) =>
  (await search(keyword)).find(({ scenarioId }) => scenarioId === of.key.scenarioId)?.matchList
const userOf = async (userId: string) => {
  const [row] = await db.select().from(appUser).where(eq(appUser.userId, userId))
  if (!row) throw new Error('No such user.')
  return row
}
const open = (scenarioId = of.key.scenarioId, reason = '返金のお問い合わせのため') =>
  support.openScenario({ scenarioId, reason })

test('a scenario is found by its id, title, master, and a participant’s mail, name and character', async () => {
  const first = await userOf(of.first.userId)
  const name = `フジツボ${first.userName.slice(2, 8)}`
  await db.update(character).set({ characterFullName: name }).where(eq(character.characterId, of.first.characterId))
  expect(await matchesOf(padScenarioId(of.key.scenarioId))).toEqual(['id'])
  expect(await matchesOf(`　${of.key.scenarioId} `)).toContain('id')
  expect(await matchesOf('霧笛の')).toEqual(['title'])
  expect(await matchesOf(of.masterName)).toEqual(['master'])
  expect(await matchesOf(first.mailaddress.toUpperCase())).toEqual(['mail'])
  expect(await matchesOf(first.userName)).toEqual(['user'])
  expect(await matchesOf(name)).toEqual(['character'])
  expect(await matchesOf('％')).toBeUndefined()
  expect(await search('   ')).toEqual([])
})

test('a part of a mail address finds nothing', async () => {
  const { mailaddress } = await userOf(of.first.userId)
  expect(await search(mailaddress.slice(0, -1))).toEqual([])
  expect(await search('@play.example')).toEqual([])
})

test('a draft that nobody sees yet is found too', async () => {
  const { scenarioId } = await givenScenario(db, users.admin)
  await db.update(scenario).set({ title: 'ひみつの下書き' }).where(eq(scenario.scenarioId, scenarioId))
  expect(await search('ひみつの下書き')).toMatchObject([{ scenarioId, state: 'draft', worldName: '霧の港' }])
})

test('opening a record needs a reason, which stands in the log with who opened it', async () => {
  expect(await refusalOf(open(of.key.scenarioId, ' '))).toBe('REASON_NEEDED')
  expect(await refusalOf(open(9_999_999))).toBe('SCENARIO_NOT_FOUND')
  const log = () => db.select().from(scenarioLog).where(eq(scenarioLog.scenarioId, of.key.scenarioId))
  expect(await log()).toEqual([])
  const record = await open()
  expect(await log()).toMatchObject([
    { act: 'office:openRecord', userId: users.admin, reason: '返金のお問い合わせのため' },
  ])
  expect(record.phaseList[0]?.logList[0]).toMatchObject({ act: 'office:openRecord', userName: '名-admin' })
})

test('a record has participants, the replay’s steps and the number of letters, and nobody’s words', async () => {
  const [entry] = await db.select().from(scenarioEntry).where(eq(scenarioEntry.userId, of.first.userId))
  await db.insert(scenarioPlaying).values({
    ...{ entryId: entry?.entryId ?? 0, playing: '秘密の作戦です', sentBy: 'player', receivedAt: PLAY_NOW },
  })
  await db.insert(fanLetter).values({
    ...{ userId: of.first.userId, masterId: of.master.userId, scenarioId: of.key.scenarioId, phase: 1 },
    ...{ body: '秘密の手紙です', state: 'held', stateSince: PLAY_NOW, createdAt: PLAY_NOW },
  })
  const record = await open()
  const { userName, mailaddress } = await userOf(of.first.userId)
  expect(record).toMatchObject({
    ...{ title: '霧笛の夜', worldName: '霧の港', masterName: of.masterName, isPrivate: false },
    phaseList: [{ replay: { state: 'published', publishedAt: PLAY_NOW.toISOString() } }],
  })
  expect(record.phaseList[0]?.entryList).toMatchObject([
    { userName, state: 'seated', hasText: true },
    { state: 'seated', hasText: false },
  ])
  expect(record.letterList.filter(row => row.count > 0)).toEqual([{ state: 'held', count: 1 }])
  const told = JSON.stringify(record)
  for (const words of ['秘密の作戦です', '秘密の手紙です', BODY.slice(0, 8), mailaddress])
    expect(told).not.toContain(words)
})

test('a record says what the scenario holds and what became its revenue', async () => {
  const key = await givenScenario(db, users.admin, { settings: { seats: 4, minimum: 2 } })
  const opened = await publish(db, key, users.admin)
  const [held, earned] = [await givenPlayer(db, { llamaPoint: 0 }), await givenPlayer(db, { llamaPoint: 0 })]
  for (const player of [held, earned])
    await transact(db, tx => enter(tx, 'reserve', { ...key, ...player, cost: 600, fatePower: 0, now: opened }))
  const [entry] = await db.select().from(scenarioEntry).where(eq(scenarioEntry.userId, earned.userId))
  const { entryId = 0, scenarioId = 0 } = entry ?? {}
  await transact(db, tx => moveCoins(tx, opened, { entries: [{ entryId, scenarioId }], to: 'earned', logId: 1 }))
  expect((await open(key.scenarioId)).moneyList).toEqual([
    { currency: 'AC', held: 600, earned: 600 },
    { currency: 'LP', held: 0, earned: 0 },
  ])
  expect((await open(key.scenarioId)).phaseList[0]?.entryList.map(({ cost, coins }) => ({ cost, coins }))).toEqual([
    { cost: 600, coins: 'held' },
    { cost: 600, coins: 'earned' },
  ])
})
