// Themes (オムニバス) from the office's template over the master's draft to what players see; a change that is looked at again;
// terms; and an episode that is ordered under one, to its consultation.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { textType } from '#rules/codes/scenario.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { scenarioOrder } from '#server/areas/order/tables/order.ts'
import { masterDesk, masterWorld } from '#server/areas/scenario-desk/tables.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { realtimeEvent } from '#server/platform/tables.ts'
import { opening } from '../../calls/scenario-desk.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenTheme, templateTexts, themeTexts } from '../../support/omnibus.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenPlayer, phaseOf } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, asUser, anonymous, clock } = createCallers(database)
const DAY = 86_400_000

type Player = Awaited<ReturnType<typeof givenPlayer>>

async function givenMaster() {
  const player = await givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 })
  await db.insert(userClass).values({ userId: player.userId, classCode: 1 })
  await db.insert(masterWorld).values({ userId: player.userId, worldId: 'harbor', since: PLAY_NOW })
  await db.insert(masterDesk).values({ userId: player.userId, isNewMaster: false })
  return player
}

const purse = async ({ userId }: Player) => {
  const balances = await balancesOf(db, { kind: 'user', id: userId }, ['AC', 'LP'])
  return [balances.LP ?? 0, balances.AC ?? 0]
}

let master: Player
let owner: Player
let friend: Player
beforeEach(async () => {
  clock.set(PLAY_NOW)
  master = await givenMaster()
  ;[owner, friend] = [await givenPlayer(db), await givenPlayer(db)]
})

const desk = (by = master) => asUser(by.userId).scenarioOmnibus
const office = as.admin.scenarioOmnibus
const fields = {
  ...{ worldId: 'harbor', ...templateTexts, textType: textType.normal, seatsMost: 3 },
  ...{ openFrom: null, openUntil: null },
}
const template = () => office.createTemplate({ scenarioOmnibusTemplateMaster: fields })
const write = (templateId: number, more: Record<string, unknown> = {}, texts = themeTexts) =>
  desk().createOmnibus({
    scenarioOmnibusInfo: { worldId: 'harbor', templateId, ...texts },
    relatedCharacterList: [],
    ...more,
  })
const update = (omnibusId: number, baseVersion: number, more: Record<string, unknown> = {}, texts = themeTexts) =>
  desk().updateOmnibus({
    ...{ scenarioOmnibusInfo: { omnibusId, baseVersion, ...texts }, relatedCharacterList: [] },
    ...more,
  })
const review = (omnibusId: number, baseVersion: number, status: 'approved' | 'returned' | 'closed', comment = '') =>
  office.reviewResult({ omnibusId, baseVersion, status, comment })
const seen = (omnibusId: number) => anonymous.scenarioOmnibus.getOmnibusDetail({ omnibusId })

/** An approved theme of the master's that takes orders for two, at 1,400. */
async function opened() {
  const { templateId } = await template()
  const { omnibusId, version } = await write(templateId, { submits: true })
  await review(omnibusId, version, 'approved')
  const terms = { omnibusId, acceptFlg: true, orderCoin: 1_400, seats: 2, writingDays: 14 }
  await desk().orderSetting({ settingInfoList: [terms] })
  return { omnibusId, templateId }
}

describe('a theme', () => {
  test('goes from a template over a return to what players see', async () => {
    const { templateId } = await template()
    expect(
      (await desk().getMasterTemplateList({ worldId: 'harbor' })).templateList.map(one => one.templateId),
    ).toContain(templateId)
    const made = await write(templateId, { relatedCharacterList: ['harbor-garo'] })
    expect(made).toMatchObject({ state: 'draft', version: 1 })
    expect(await refusalOf(seen(made.omnibusId))).toBe('OMNIBUS_NOT_FOUND')
    expect((await office.getReviewDetail({ omnibusId: made.omnibusId })).written).toBeNull()
    const sent = await update(made.omnibusId, 1, { submits: true, relatedCharacterList: ['harbor-garo'] })
    expect(sent.state).toBe('checking')
    const { reviewList } = await office.getReviewList({ worldId: 'harbor' })
    expect(reviewList.map(({ omnibusId }) => omnibusId)).toContain(made.omnibusId)
    expect(await refusalOf(review(made.omnibusId, sent.version, 'returned'))).toBe('REASON_NEEDED')
    expect(await refusalOf(review(made.omnibusId, 1, 'returned', '直してください。'))).toBe('OMNIBUS_CHANGED')
    const back = await review(made.omnibusId, sent.version, 'returned', '結びを決めないでください。')
    const own = await desk().getOwn({ omnibusId: made.omnibusId })
    expect(own.omnibus).toMatchObject({ state: 'returned', comment: '結びを決めないでください。' })
    const again = await update(made.omnibusId, back.version, { submits: true, relatedCharacterList: ['harbor-garo'] })
    await review(made.omnibusId, again.version, 'approved')
    const shown = await seen(made.omnibusId)
    expect(shown).toMatchObject({ title: themeTexts.title, acceptFlg: false, orderCoin: 1_300, episodeList: [] })
    expect(shown.characterList.map(({ characterId }) => characterId)).toEqual(['harbor-garo'])
    expect((await office.getReviewDetail({ omnibusId: made.omnibusId })).logList.map(({ act }) => act)).toEqual([
      'submit',
      'return',
      'submit',
      'approve',
    ])
    const told = await db
      .select()
      .from(realtimeEvent)
      .where(sql`kind = 'omnibus' and payload->>'omnibusId' = ${String(made.omnibusId)}`)
    const heard = (userId: string) =>
      told.filter(event => event.userId === userId).map(({ payload }) => (payload as { step: string }).step)
    expect(heard(master.userId)).toEqual(['return', 'approve'])
    expect(heard(users.admin)).toEqual(['submit', 'submit'])
  })

  test('a change of an approved one is looked at again, while players see what was approved', async () => {
    const { omnibusId } = await opened()
    const { version } = (await desk().getOwn({ omnibusId })).omnibus
    const changed = { ...themeTexts, title: '始発のまえの停車場' }
    const draft = await update(omnibusId, version, {}, changed)
    expect(draft.state).toBe('draft')
    expect(await seen(omnibusId)).toMatchObject({ title: themeTexts.title, acceptFlg: true })
    const sent = await update(omnibusId, draft.version, { submits: true }, changed)
    const { written, approved } = await office.getReviewDetail({ omnibusId })
    expect([written?.title, approved?.title]).toEqual([changed.title, themeTexts.title])
    await review(omnibusId, sent.version, 'approved')
    expect((await seen(omnibusId)).title).toBe(changed.title)
  })

  test('a change that is thrown away leaves what players see; one that nobody saw is gone', async () => {
    const { omnibusId, templateId } = await opened()
    const { version } = (await desk().getOwn({ omnibusId })).omnibus
    const draft = await update(omnibusId, version, {}, { ...themeTexts, title: '別の題' })
    expect(await desk().remove({ omnibusId, baseVersion: draft.version })).toMatchObject({ isShown: true })
    expect(await desk().getOwn({ omnibusId })).toMatchObject({
      ...{ omnibus: { state: 'approved', title: themeTexts.title }, written: { title: themeTexts.title } },
    })
    const other = await write(templateId)
    await desk().remove({ omnibusId: other.omnibusId, baseVersion: 1 })
    expect(await refusalOf(desk().getOwn({ omnibusId: other.omnibusId }))).toBe('OMNIBUS_NOT_FOUND')
  })

  test('the office corrects one with its characters, and what is shown changes at once', async () => {
    const { omnibusId } = await opened()
    const { version } = (await desk().getOwn({ omnibusId })).omnibus
    await office.updateOmnibusInfo({
      scenarioOmnibusInfo: { omnibusId, baseVersion: version, ...themeTexts, catchcopy: '直したひとこと。' },
      characterList: ['harbor-mina'],
    })
    const shown = await seen(omnibusId)
    expect(shown).toMatchObject({ catchcopy: '直したひとこと。', characterList: [{ characterId: 'harbor-mina' }] })
    expect(await refusalOf(update(omnibusId, version))).toBe('OMNIBUS_CHANGED')
  })

  test('its master ends it and opens it again; an end by the office stays', async () => {
    const { omnibusId } = await opened()
    const version = async () => (await desk().getOwn({ omnibusId })).omnibus.version
    await desk().act({ omnibusId, baseVersion: await version(), act: 'close' })
    expect(await seen(omnibusId)).toMatchObject({ isOver: true, acceptFlg: false })
    expect((await desk().getOwnList({ worldId: 'harbor', past: true })).omnibusList).toHaveLength(1)
    expect((await desk().getOwnList({ worldId: 'all' })).omnibusList).toHaveLength(0)
    await desk().act({ omnibusId, baseVersion: await version(), act: 'reopen' })
    await review(omnibusId, await version(), 'closed', '季節が終わりました。')
    expect(await refusalOf(desk().act({ omnibusId, baseVersion: await version(), act: 'reopen' }))).toBe(
      'OMNIBUS_STATE',
    )
  })

  test('belongs to its master alone, who writes for the world; guests see what was approved', async () => {
    const { omnibusId, templateId } = await opened()
    const other = await givenMaster()
    expect(await refusalOf(desk(other).getOwn({ omnibusId }))).toBe('OMNIBUS_NOT_FOUND')
    expect(await refusalOf(desk(other).act({ omnibusId, baseVersion: 1, act: 'close' }))).toBe('OMNIBUS_NOT_FOUND')
    expect(await refusalOf(asUser(owner.userId).scenarioOmnibus.getOwnList({ worldId: 'harbor' }))).toBe('FORBIDDEN')
    expect(await refusalOf(desk().getReviewList({ worldId: 'harbor' }))).toBe('FORBIDDEN')
    await db.delete(masterWorld).where(eq(masterWorld.userId, master.userId))
    expect(await refusalOf(write(templateId))).toBe('WORLD_NOT_ASSIGNED')
    const { omnibusList } = await anonymous.scenarioOmnibus.getOmnibusList({ worldId: 'harbor' })
    expect(omnibusList.find(one => one.omnibusId === omnibusId)).toMatchObject({ title: themeTexts.title })
    expect(await refusalOf(anonymous.scenarioOmnibus.getMasterList({ worldId: 'harbor', omnibusId }))).toBe(
      'UNAUTHORIZED',
    )
  })

  test('themes of one template are neighbours, and name their masters', async () => {
    const { omnibusId, templateId } = await opened()
    const other = await givenTheme(db, { masterId: (await givenMaster()).userId, officeId: users.admin, templateId })
    const asked = { worldId: 'harbor', omnibusId }
    const { omnibusList } = await anonymous.scenarioOmnibus.getRelatedOmnibusList(asked)
    expect(omnibusList.map(one => one.omnibusId)).toEqual([other.omnibusId])
    const { masterList } = await asUser(owner.userId).scenarioOmnibus.getMasterList(asked)
    expect(masterList.map(one => one.omnibusId)).toEqual([omnibusId, other.omnibusId])
  })
})

describe('a template', () => {
  test('is changed by version, and taken away only while nothing was made from it', async () => {
    const { templateId } = await template()
    const master = { ...fields, templateId, baseVersion: 1, title: '朝の停車場' }
    await office.updateTemplate({ scenarioOmnibusTemplateMaster: master })
    expect(await refusalOf(office.updateTemplate({ scenarioOmnibusTemplateMaster: master }))).toBe(
      'OMNIBUS_TEMPLATE_CHANGED',
    )
    await write(templateId)
    expect(await refusalOf(office.deleteTemplate({ worldId: 'harbor', templateId }))).toBe('OMNIBUS_TEMPLATE_USED')
    // Prices go by its length.
    const longer = { ...master, baseVersion: 2, textType: textType.long }
    expect(await refusalOf(office.updateTemplate({ scenarioOmnibusTemplateMaster: longer }))).toBe(
      'OMNIBUS_TEMPLATE_FAULT',
    )
    const unused = await template()
    await office.deleteTemplate({ worldId: 'harbor', templateId: unused.templateId })
    expect(await refusalOf(write(unused.templateId))).toBe('OMNIBUS_TEMPLATE_NOT_FOUND')
  })

  test('whose period has passed stands among those of before, and makes no theme', async () => {
    const until = new Date(PLAY_NOW.getTime() + DAY).toISOString()
    const { templateId } = await office.createTemplate({
      scenarioOmnibusTemplateMaster: { ...fields, openUntil: until },
    })
    clock.set(new Date(PLAY_NOW.getTime() + 2 * DAY))
    expect(await refusalOf(write(templateId))).toBe('OMNIBUS_TEMPLATE_OVER')
    const listed = async (asked: object) =>
      (await desk().getMasterTemplateList({ worldId: 'harbor', ...asked })).templateList.map(one => one.templateId)
    expect(await listed({})).not.toContain(templateId)
    expect(await listed({ past: true })).toContain(templateId)
  })
})

describe('an episode', () => {
  const order = (omnibusId: number, by: Player, more: Record<string, unknown> = {}) =>
    asUser(by.userId).scenarioOmnibus.order({
      ...{ worldId: 'harbor', characterId: by.characterId, omnibusId, inviteFlg: false },
      ...more,
    })
  const handing = (orderId: number) =>
    ({ orderId, scenarioInfo: opening, writingPeriod: 14, characterList: [] }) as never

  /** Ordered by two, confirmed, accepted, handed in, approved. @returns its scenario */
  async function published(omnibusId: number, more: Record<string, unknown> = {}) {
    const { orderId } = await order(omnibusId, owner, { inviteFlg: true, seats: 2, ...more })
    const { invitation } = await asUser(owner.userId).scenarioOrder.getOrderDetail({ orderId })
    await asUser(friend.userId).scenarioOrder.participation({
      ...{ orderId, characterId: friend.characterId, hash: invitation?.hash ?? '', cost: 700 },
    })
    await asUser(owner.userId).scenarioOrder.confirmOrder({ orderId, ownerCoin: 700 })
    await asUser(master.userId).scenarioOrder.act({ orderId, act: 'accept', reason: null })
    const { scenarioId } = await asUser(master.userId).scenarioOrder.submitRequestScenario(handing(orderId))
    await as.admin.scenarioOffice.check({ worldId: 'harbor', scenarioId, status: 11 })
    return { orderId, scenarioId }
  }

  test('of two friends stands under its theme once its consultation begins', async () => {
    const { omnibusId } = await opened()
    const { orderId, scenarioId } = await published(omnibusId, { cost: 700, orderContent: '雨の夜の話を。' })
    const detail = await asUser(owner.userId).scenarioOrder.getOrderDetail({ orderId })
    expect(detail).toMatchObject({
      ...{ type: 'Omnibus', omnibusId, purpose: themeTexts.title, orderContent: '雨の夜の話を。', status: 'Released' },
    })
    expect((await phaseOf(db, { scenarioId, phase: 1 })).state).toBe('consultation')
    expect([await purse(owner), await purse(friend)]).toEqual([
      [300, 1_000],
      [300, 1_000],
    ])
    const shown = await seen(omnibusId)
    expect(shown.episodeList.map(({ card }) => [card.scenarioId, card.state])).toEqual([[scenarioId, 'consultation']])
    expect(shown).toMatchObject({ episodes: 1, running: 0 })
    const asked = { worldId: 'harbor', scenarioId, phase: 1 }
    expect((await anonymous.scenario.getScenarioDetail(asked)).omnibus).toEqual({ omnibusId, title: themeTexts.title })
  })

  test('for its participants alone is in no list of its theme', async () => {
    const { omnibusId } = await opened()
    const { scenarioId } = await published(omnibusId, { privateFlg: true })
    expect(await seen(omnibusId)).toMatchObject({ episodes: 0, episodeList: [] })
    const asked = { worldId: 'harbor', scenarioId, phase: 1 }
    expect(await refusalOf(anonymous.scenario.getScenarioDetail(asked))).toBe('SCENARIO_NOT_FOUND')
  })

  test('costs what its master asks at that moment, and an order keeps its price', async () => {
    const { omnibusId } = await opened()
    expect(await refusalOf(order(omnibusId, owner, { cost: 1_300 }))).toBe('ORDER_PRICE')
    const { orderId } = await order(omnibusId, owner, { cost: 1_400 })
    const terms = { omnibusId, acceptFlg: true, orderCoin: 2_600, seats: 2, writingDays: 14 }
    await desk().orderSetting({ settingInfoList: [terms] })
    expect((await asUser(owner.userId).scenarioOrder.getOrderDetail({ orderId })).orderCoin).toBe(1_400)
    expect(await refusalOf(order(omnibusId, await givenPlayer(db)))).toBe('COIN_SHORT')
  })

  test('is refused under a closed theme, by its own master, for too many, and for a guest', async () => {
    const { omnibusId } = await opened()
    expect(await refusalOf(order(omnibusId, master))).toBe('ORDER_SELF')
    expect(await refusalOf(order(omnibusId, owner, { inviteFlg: true, seats: 3 }))).toBe('ORDER_FAULT')
    expect(await refusalOf(order(omnibusId, owner, { orderContent: 'あ'.repeat(401) }))).toBe('ORDER_FAULT')
    const asked = { worldId: 'harbor', characterId: owner.characterId, omnibusId, inviteFlg: false }
    expect(await refusalOf(anonymous.scenarioOmnibus.order(asked))).toBe('UNAUTHORIZED')
    const shut = { omnibusId, acceptFlg: false, orderCoin: 1_400, seats: 2, writingDays: 14 }
    await desk().orderSetting({ settingInfoList: [shut] })
    expect(await refusalOf(order(omnibusId, owner))).toBe('OMNIBUS_CLOSED')
    expect(await purse(owner)).toEqual([1_000, 1_000])
    expect(await refusalOf(desk().orderSetting({ settingInfoList: [{ ...shut, orderCoin: 1_350 }] }))).toBe(
      'OMNIBUS_FAULT',
    )
  })

  test('and the end of its theme never meet: one is first', async () => {
    const { omnibusId } = await opened()
    const { version } = (await desk().getOwn({ omnibusId })).omnibus
    const [placed] = await Promise.allSettled([
      order(omnibusId, owner),
      desk().act({ omnibusId, baseVersion: version, act: 'close' }),
    ])
    const orders = await db.select().from(scenarioOrder).where(eq(scenarioOrder.omnibusId, omnibusId))
    expect(orders).toHaveLength(placed.status === 'fulfilled' ? 1 : 0)
    expect((await seen(omnibusId)).isOver).toBe(true)
  })
})
