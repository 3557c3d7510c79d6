// An extra from its first line to its readers: written, handed in, returned, approved, published once beside the replay; bought
// once by each reader, with coins that the books know; its body for buyers, its master and the office alone.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { EXTRAS_MOST } from '#rules/scenario/extra.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { ownPreview } from '#server/areas/ogp/own-pages.ts'
import { tell } from '#server/areas/scenario/clock/tell.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { scenario, scenarioLog, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { extraJobs, overdueExtras, publishExtra } from '#server/areas/scenario-extra/publish-extra.ts'
import { extraPurchase, scenarioExtra } from '#server/areas/scenario-extra/tables.ts'
import { auditLedger, balancesOf, currencies } from '#server/platform/ledger/balances.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { EXTRA_BODY, extraTexts, givenExtra } from '../../support/extras.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenPlayer, givenScenario } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db } = database
const { anonymous, as, asUser, clock } = createCallers(database)
const office = as.admin.scenarioExtra
const guest = anonymous.scenarioExtra
const HOUR = 3_600_000

/** A chapter of a master of its own, with a participant. */
async function chapter(state: 'resolving' | 'completed' | 'recruiting' = 'completed') {
  const { userId: masterId } = await givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 })
  await db.insert(userClass).values({ userId: masterId, classCode: 1 })
  const { scenarioId, phase } = await givenScenario(db, masterId)
  await db.update(scenarioPhase).set({ state, publishedAt: PLAY_NOW }).where(eq(scenarioPhase.scenarioId, scenarioId))
  const participant = await givenPlayer(db)
  await db.insert(scenarioEntry).values({
    ...{ scenarioId, phase, worldId: 'harbor', characterId: participant.characterId, userId: participant.userId },
    ...{ state: 'seated', isAlone: true, publicNumber: 1, cost: 0, createdAt: PLAY_NOW, seatedAt: PLAY_NOW },
  })
  return { worldId: 'harbor', scenarioId, phase, masterId, master: asUser(masterId).scenarioExtra, participant }
}
type Chapter = Awaited<ReturnType<typeof chapter>>

let of: Chapter
beforeEach(async () => {
  clock.set(PLAY_NOW)
  of = await chapter()
})

const key = ({ worldId, scenarioId, phase } = of) => ({ worldId, scenarioId, phase })
const written = (more: object = {}) =>
  ({ ...key(), extraId: null, baseVersion: 0, ...extraTexts, submits: false, draftId: null, ...more }) as never
const handedIn = () => of.master.save(written({ submits: true }))
const approve = (extraId: number, baseVersion: number, publishDateTime: string | null = null) =>
  office.check({ extraId, baseVersion, step: 'approve', comment: null, publishDateTime })
const publish = (extraId: number) => publishExtra(db, extraId, async () => clock.now())
const published = async (more: Parameters<typeof givenExtra>[3] = {}) => givenExtra(db, of, 'published', more)
const logOf = ({ scenarioId } = of) => db.select().from(scenarioLog).where(eq(scenarioLog.scenarioId, scenarioId))

describe('the way to publication', () => {
  test('written in steps, each on the version before; handed in only when it is whole', async () => {
    const first = await of.master.save(written({ title: '', body: '' }))
    expect(first).toMatchObject({ version: 1, state: 'writing', length: 0 })
    const { extraId } = first
    const again = (baseVersion: number, more = {}) => of.master.save(written({ extraId, baseVersion, ...more }))
    expect(await refusalOf(again(1, { body: '短い。', submits: true }))).toBe('EXTRA_FAULT')
    expect(await refusalOf(again(1, { price: 1_001 }))).toBe('EXTRA_FAULT')
    expect((await of.master.getOwn({ extraId })).extra).toMatchObject({ version: 1, title: '', state: 'writing' })
    expect(await again(1)).toMatchObject({ version: 2, state: 'writing' })
    expect(await refusalOf(again(1))).toBe('EXTRA_CHANGED')
    expect(await of.master.act({ extraId, baseVersion: 2, act: 'submit' })).toEqual({ state: 'checking', version: 3 })
    expect(await refusalOf(again(3))).toBe('EXTRA_STATE')
    expect(await of.master.act({ extraId, baseVersion: 3, act: 'takeBack' })).toEqual({ state: 'writing', version: 4 })
    expect(await again(4, { submits: true })).toMatchObject({ state: 'checking', version: 6 })
  })

  test('only beside a chapter whose texts are in, of the caller’s own, and ten at most', async () => {
    const early = await chapter('recruiting')
    expect(await refusalOf(early.master.save(written(key(early))))).toBe('SCENARIO_STATE')
    expect(await refusalOf(early.master.save(written()))).toBe('SCENARIO_NOT_FOUND')
    expect((await early.master.getPlaces()).placeList).toEqual([])
    expect((await of.master.getPlaces()).placeList).toMatchObject([{ ...key(), extras: 0 }])
    const all = await Promise.allSettled(Array.from({ length: EXTRAS_MOST + 2 }, () => of.master.save(written())))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(EXTRAS_MOST)
    expect(await refusalOf(of.master.save(written()))).toBe('EXTRAS_MOST')
    const { extraList, count } = await of.master.getOwnList({ pageStart: 1, perPage: 4 })
    expect([extraList.length, count]).toEqual([4, EXTRAS_MOST])
  })

  test('listed by how far they have come', async () => {
    const { extraId } = await of.master.save(written())
    await handedIn()
    const readable = await published()
    const listed = async (group: 'writing' | 'waiting' | 'over') => {
      const { extraList, count, groupCounts } = await of.master.getOwnList({ pageStart: 1, perPage: 20, group })
      return { ids: extraList.map(one => one.extraId), count, groupCounts }
    }
    const groupCounts = { writing: 1, waiting: 1, over: 1 }
    expect(await listed('writing')).toEqual({ ids: [extraId], count: 1, groupCounts })
    expect(await listed('waiting')).toMatchObject({ count: 1, groupCounts })
    expect(await listed('over')).toEqual({ ids: [readable], count: 1, groupCounts })
  })

  test('thrown away while it is written, by its master alone; afterwards there is room for another', async () => {
    const { extraId, version } = await of.master.save(written())
    const other = await chapter()
    expect(await refusalOf(other.master.remove({ extraId, baseVersion: version }))).toBe('EXTRA_NOT_FOUND')
    expect(await refusalOf(of.master.remove({ extraId, baseVersion: version + 1 }))).toBe('EXTRA_CHANGED')
    expect(await of.master.remove({ extraId, baseVersion: version })).toEqual({ extraId })
    expect(await refusalOf(of.master.getOwn({ extraId }))).toBe('EXTRA_NOT_FOUND')
    expect((await of.master.getPlaces()).placeList).toMatchObject([{ extras: 0 }])
    const handed = await handedIn()
    const away = { extraId: handed.extraId, baseVersion: handed.version }
    expect(await refusalOf(of.master.remove(away))).toBe('EXTRA_STATE')
    expect(await refusalOf(of.master.remove({ extraId: await published(), baseVersion: 1 }))).toBe('EXTRA_STATE')
  })

  test('returned with a comment, mended, approved; its master is told', async () => {
    const { extraId, version } = await handedIn()
    const back = { extraId, baseVersion: version, step: 'return' as const, publishDateTime: null }
    expect(await refusalOf(office.check({ ...back, comment: ' ' }))).toBe('REASON_NEEDED')
    expect(await refusalOf(office.check({ ...back, baseVersion: 1, comment: '直してください。' }))).toBe(
      'EXTRA_CHANGED',
    )
    expect(await office.check({ ...back, comment: '題名を変えてください。' })).toMatchObject({ state: 'returned' })
    const { extra } = await of.master.getOwn({ extraId })
    expect(extra).toMatchObject({ state: 'returned', comment: '題名を変えてください。' })
    const mended = await of.master.save(written({ extraId, baseVersion: extra.version, title: '朝', submits: true }))
    expect(await approve(extraId, mended.version)).toMatchObject({ state: 'awaiting' })
    const log = await logOf()
    expect(log.map(({ act }) => act)).toEqual([
      'master:extra:submit',
      'office:extra:return',
      'master:extra:submit',
      'office:extra:approve',
    ])
    for (const { logId } of log) await tell(db, logId, PLAY_NOW)
    const { rows } = await db.execute<{ act: string }>(sql`
      select payload ->> 'act' as act from realtime_event where user_id = ${of.masterId} order by id`)
    expect(rows.map(({ act }) => act)).toEqual(['extra:return', 'extra:approve'])
  })

  test('approved one may still be returned before its time; then its job publishes nothing', async () => {
    const { extraId, version } = await handedIn()
    await approve(extraId, version)
    const back = { extraId, baseVersion: version + 1, step: 'return' as const, comment: 'もう一度。' }
    expect(await office.check({ ...back, publishDateTime: null })).toMatchObject({ state: 'returned' })
    expect(await publish(extraId)).toBe(false)
  })

  test('published at its time, once; nothing of it before', async () => {
    const { extraId, version } = await handedIn()
    const at = new Date(PLAY_NOW.getTime() + HOUR)
    await approve(extraId, version, at.toISOString())
    expect(await publish(extraId)).toBe(false)
    expect(await refusalOf(guest.get({ extraId }))).toBe('EXTRA_NOT_FOUND')
    expect((await guest.getList(key())).extraList).toEqual([])
    clock.set(at)
    expect((await Promise.all([1, 2, 3].map(() => publish(extraId)))).filter(Boolean)).toHaveLength(1)
    expect((await guest.getList(key())).extraList).toMatchObject([
      { extraId, title: extraTexts.title, isBought: false },
    ])
    expect((await logOf()).filter(({ act }) => act === 'office:extra:publish')).toHaveLength(1)
  })

  test('waits for its replay; the sweep publishes it then, once', async () => {
    of = await chapter('resolving')
    const { extraId, version } = await handedIn()
    await approve(extraId, version)
    expect(await publish(extraId)).toBe(false)
    expect(await overdueExtras(db, clock.now())).not.toContainEqual({ extraId })
    await db.update(scenarioPhase).set({ state: 'completed' }).where(eq(scenarioPhase.scenarioId, of.scenarioId))
    expect(await overdueExtras(db, clock.now())).toContainEqual({ extraId })
    const sweep = extraJobs.find(({ name }) => name === 'extra-sweep')
    const context = { db, story: { now: async () => clock.now() } }
    await Promise.all([1, 2].map(() => sweep?.run(context as never, {})))
    const [row] = await db.select().from(scenarioExtra).where(eq(scenarioExtra.extraId, extraId))
    expect(row?.state).toBe('published')
    expect((await logOf()).filter(({ act }) => act === 'office:extra:publish')).toHaveLength(1)
  })
})

describe('buying', () => {
  const buy = (player: { userId: string }, extraId: number, more: object = {}) =>
    asUser(player.userId).scenarioExtra.buy({ extraId, price: extraTexts.price, ...more } as never)
  const purse = ({ userId }: { userId: string }) =>
    balancesOf(db, { kind: 'user', id: userId }, [currencies.llamaPoint, currencies.alpacaCoin])
  const earned = async (scenarioId: number) => {
    const { rows } = await db.execute<{ sum: number }>(sql`
      select coalesce(sum(e.amount), 0)::int as sum from ledger_entry e join ledger_account a on a.id = e.account_id
      where a.holder_kind = 'system' and a.holder_id = ${`earned:${scenarioId}`}`)
    return rows[0]?.sum
  }

  test('each user once, whatever is pressed at the same moment; the coins are the scenario’s', async () => {
    const extraId = await published()
    const reader = await givenPlayer(db, { llamaPoint: 1_000, alpacaCoin: 1_000 })
    const presses = await Promise.allSettled(Array.from({ length: 8 }, () => buy(reader, extraId)))
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = presses.flatMap(press => (press.status === 'rejected' ? [press.reason.code] : []))
    expect(new Set(refused)).toEqual(new Set(['EXTRA_READABLE']))
    expect(await purse(reader)).toEqual({ LP: 880, AC: 1_000 })
    expect(await refusalOf(buy(reader, extraId))).toBe('EXTRA_READABLE')
    expect(await buy(await givenPlayer(db), extraId)).toMatchObject({ price: 120, coinType: 1 })
    expect(await earned(of.scenarioId)).toBe(240)
    expect(await db.select().from(extraPurchase).where(eq(extraPurchase.extraId, extraId))).toHaveLength(2)
    expect((await of.master.getOwn({ extraId })).extra.readers).toBe(2)
    expect(await auditLedger(db)).toEqual([])
  })

  test('one coin pays it whole, the one that was shown, at the price that was shown', async () => {
    const extraId = await published()
    const reader = await givenPlayer(db, { llamaPoint: 100, alpacaCoin: 500 })
    expect(await refusalOf(buy(reader, extraId, { price: 0 }))).toBe('EXTRA_PRICE')
    expect(await refusalOf(buy(reader, extraId, { coinType: 1 }))).toBe('EXTRA_PRICE')
    expect(await purse(reader)).toEqual({ LP: 100, AC: 500 })
    expect(await buy(reader, extraId, { coinType: 0 })).toMatchObject({ coinType: 0 })
    expect(await purse(reader)).toEqual({ LP: 100, AC: 380 })
    const { ledgerList } = await asUser(reader.userId).coin.getLedger({ coinType: 0, page: 1, size: 20 })
    expect(ledgerList[0]).toMatchObject({ title: '幕間の購入', note: extraTexts.title })
  })

  test('without the coins nothing is bought', async () => {
    const extraId = await published()
    const poor = await givenPlayer(db, { llamaPoint: 60, alpacaCoin: 60 })
    expect(await refusalOf(buy(poor, extraId))).toBe('COIN_SHORT')
    expect((await asUser(poor.userId).scenarioExtra.get({ extraId })).body).toBeNull()
    expect(await purse(poor)).toEqual({ LP: 60, AC: 60 })
  })

  test('a free one is taken without coins; participants pay as others do', async () => {
    const free = await published({ price: 0 })
    expect(await buy(of.participant, free, { price: 0 })).toMatchObject({ price: 0, coinType: null })
    const extraId = await published()
    expect((await asUser(of.participant.userId).scenarioExtra.get({ extraId })).body).toBeNull()
    expect(await buy(of.participant, extraId)).toMatchObject({ price: 120 })
  })

  test('its master and the office need not buy; one that is not published cannot be bought', async () => {
    const extraId = await published()
    expect(await refusalOf(buy({ userId: of.masterId }, extraId))).toBe('EXTRA_READABLE')
    expect(await refusalOf(office.buy({ extraId, price: 120 }))).toBe('EXTRA_READABLE')
    for (const state of ['writing', 'checking', 'returned', 'awaiting'] as const)
      expect(await refusalOf(buy(of.participant, await givenExtra(db, of, state)))).toBe('EXTRA_NOT_FOUND')
  })
})

describe('who reads what', () => {
  test('the body is for buyers, its master and the office', async () => {
    const extraId = await published()
    const reader = await givenPlayer(db)
    await asUser(reader.userId).scenarioExtra.buy({ extraId, price: 120 })
    const bodyFor = async (who: Pick<typeof anonymous, 'scenarioExtra'>) =>
      (await who.scenarioExtra.get({ extraId })).body
    expect([await bodyFor(anonymous), await bodyFor(as.player), await bodyFor(asUser(of.participant.userId))]).toEqual([
      null,
      null,
      null,
    ])
    expect([await bodyFor(asUser(reader.userId)), await bodyFor(asUser(of.masterId)), await bodyFor(as.admin)]).toEqual(
      [EXTRA_BODY, EXTRA_BODY, EXTRA_BODY],
    )
    const other = await chapter()
    expect((await other.master.get({ extraId })).body).toBeNull()
    expect(await refusalOf(other.master.getOwn({ extraId }))).toBe('EXTRA_NOT_FOUND')
    expect(await refusalOf(other.master.act({ extraId, baseVersion: 1, act: 'takeBack' }))).toBe('EXTRA_NOT_FOUND')
    expect(JSON.stringify(await guest.getList(key()))).not.toContain(EXTRA_BODY.slice(0, 16))
  })

  test('its text comes out by nothing else: lists, searches, the page of its scenario, link cards, masters of others', async () => {
    const extraId = await published()
    const phrase = EXTRA_BODY.slice(0, 15)
    const outsider = asUser((await givenPlayer(db)).userId)
    const other = asUser((await chapter()).masterId)
    const { scenarioId, phase } = of
    for (const who of [anonymous, outsider, other, asUser(of.participant.userId)]) {
      const told = [
        await who.scenarioExtra.getList(key()),
        await who.scenarioExtra.get({ extraId }),
        await who.scenario.getScenarioDetail(key()),
        await who.scenario.search({ worldId: 'harbor', keyword: phrase, pageStart: 1, perPage: 20 } as never),
      ]
      expect(JSON.stringify(told)).not.toContain(phrase)
    }
    const card = await ownPreview(db, `/world/harbor/scenario/${scenarioId}/${phase}/extra/${extraId}`, PLAY_NOW)
    expect(card).toMatchObject({ title: expect.stringContaining(extraTexts.title), description: extraTexts.teaser })
    expect(JSON.stringify(card)).not.toContain(phrase)
    for (const state of ['writing', 'checking', 'awaiting', 'returned'] as const) {
      const hidden = await givenExtra(db, of, state)
      for (const who of [guest, outsider.scenarioExtra, other.scenarioExtra])
        expect(await refusalOf(who.get({ extraId: hidden }))).toBe('EXTRA_NOT_FOUND')
      expect(await ownPreview(db, `/world/harbor/scenario/${scenarioId}/${phase}/extra/${hidden}`, PLAY_NOW)).toBeNull()
    }
  })

  test('beside a private replay it is there for those who may read that; what was bought stays readable', async () => {
    const extraId = await published()
    const reader = await givenPlayer(db)
    await asUser(reader.userId).scenarioExtra.buy({ extraId, price: 120 })
    await db.update(scenario).set({ isPrivate: true }).where(eq(scenario.scenarioId, of.scenarioId))
    const outsider = asUser((await givenPlayer(db)).userId).scenarioExtra
    for (const who of [guest, outsider]) {
      expect((await who.getList(key())).extraList).toEqual([])
      expect(await refusalOf(who.get({ extraId }))).toBe('EXTRA_NOT_FOUND')
    }
    expect(await refusalOf(outsider.buy({ extraId, price: 120 }))).toBe('EXTRA_NOT_FOUND')
    const participant = asUser(of.participant.userId).scenarioExtra
    expect((await participant.getList(key())).extraList).toMatchObject([{ extraId, isReadable: false }])
    expect(await participant.buy({ extraId, price: 120 })).toMatchObject({ extraId })
    expect((await asUser(reader.userId).scenarioExtra.get({ extraId })).body).toBe(EXTRA_BODY)
  })

  test('the office reads nothing that is not handed in', async () => {
    const { extraId } = await of.master.save(written())
    expect((await office.getForCheck({ extraId })).extra).toMatchObject({ title: '', teaser: '', body: '' })
    const handed = await handedIn()
    expect((await office.getForCheck({ extraId: handed.extraId })).extra.body).toBe(EXTRA_BODY)
    const { extraList, count } = await office.getCheckList({ perPage: 1_000 })
    expect(count).toBe(extraList.length)
    const ids = extraList.map(one => one.extraId)
    expect([ids.includes(extraId), ids.includes(handed.extraId)]).toEqual([false, true])
    await handedIn()
    const first = await office.getCheckList({ perPage: 1 })
    expect(first).toMatchObject({ count: count + 1, extraList: extraList.slice(0, 1) })
  })
})
