// Situations (リアクト) from the office's form over the terms of masters to an ordered story in its consultation.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { textType } from '#rules/codes/scenario.ts'
import { appUser, userClass } from '#server/areas/identity/tables.ts'
import { scenarioOrder } from '#server/areas/order/tables/order.ts'
import { masterDesk, masterWorld } from '#server/areas/scenario-desk/tables.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { opening } from '../../calls/scenario-desk.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { reactTexts } from '../../support/reacts.ts'
import { givenPlayer, phaseOf } from '../../support/scenarios.ts'

const database = await openDatabase('play')
const { db } = database
const { as, asUser, anonymous, clock } = createCallers(database)
const DAY = 86_400_000
const later = (days: number) => new Date(PLAY_NOW.getTime() + days * DAY).toISOString()

type Player = Awaited<ReturnType<typeof givenPlayer>>

async function givenMaster() {
  const player = await givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 })
  await db.insert(userClass).values({ userId: player.userId, classCode: 1 })
  await db.insert(masterWorld).values({ userId: player.userId, worldId: 'harbor', since: PLAY_NOW })
  await db.insert(masterDesk).values({ userId: player.userId, isNewMaster: false })
  const [row] = await db.select().from(appUser).where(eq(appUser.userId, player.userId))
  return { ...player, masterId: row?.publicUserId ?? '' }
}

const purse = async ({ userId }: Player) => {
  const balances = await balancesOf(db, { kind: 'user', id: userId }, ['AC', 'LP'])
  return [balances.LP ?? 0, balances.AC ?? 0]
}

let owner: Player
let friend: Player
let master: Awaited<ReturnType<typeof givenMaster>>
beforeEach(async () => {
  clock.set(PLAY_NOW)
  ;[owner, friend, master] = [await givenPlayer(db), await givenPlayer(db), await givenMaster()]
})

const office = as.admin.scenarioReact
const desk = (by: Player = master) => asUser(by.userId).scenarioReact
const fields = {
  ...{ worldId: 'harbor', ...reactTexts, picture: null, textType: textType.normal, seatsMost: 4 },
  ...{ openFrom: null, openUntil: null },
} as const
const made = async (more: object = {}, characterRelationList: string[] = []) =>
  (await office.create({ scenarioReactMaster: { ...fields, ...more }, characterRelationList })).templateId
const change = (templateId: number, baseVersion: number, more: object = {}) =>
  office.update({
    scenarioReactMaster: { ...fields, ...more, templateId, baseVersion },
    characterRelationList: [],
  })
const terms = { acceptFlg: true, orderCoin: 1_400, seats: 3, writingDays: 14, baseAt: null as string | null }
const take = (templateId: number, more: object = {}, by: Player = master) =>
  desk(by).saveOrderSetting({ scenarioReactOrderSettingList: [{ templateId, ...terms, ...more }] })
const at = (templateId: number) => ({ worldId: 'harbor', templateId })
const order = (templateId: number, more: object = {}, by = owner) =>
  desk(by).order({
    ...{ ...at(templateId), masterId: master.masterId, characterId: by.characterId, inviteFlg: false },
    ...more,
  } as never)

/** A situation that the master takes at 1,400 for three. */
async function taken() {
  const templateId = await made()
  await take(templateId)
  return templateId
}

describe('the office', () => {
  test('writes a situation with its characters, which everybody reads from its beginning on', async () => {
    const templateId = await made({ openFrom: later(2) }, ['harbor-garo', 'harbor-mina'])
    expect(await refusalOf(anonymous.scenarioReact.getReactDetail(at(templateId)))).toBe('REACT_NOT_FOUND')
    clock.set(new Date(PLAY_NOW.getTime() + 3 * DAY))
    const shown = await anonymous.scenarioReact.getReactDetail(at(templateId))
    expect(shown).toMatchObject({ ...reactTexts, isOpen: true, masters: 0, leastCoin: null, storyList: [] })
    expect(shown.characterList.map(({ characterId }) => characterId)).toEqual(['harbor-garo', 'harbor-mina'])
    const { react, logList } = await office.get(at(templateId))
    expect([react.orders, react.settings, logList.map(({ act }) => act)]).toEqual([0, 0, ['create']])
  })

  test('refuses what is unfinished, of no world, or about characters of another world', async () => {
    expect(await refusalOf(made({ title: ' ' }))).toBe('REACT_FAULT')
    expect(await refusalOf(made({ openUntil: later(-1) }))).toBe('REACT_FAULT')
    expect(await refusalOf(made({ worldId: 'nowhere' }))).toBe('WORLD_NOT_FOUND')
    expect(await refusalOf(made({}, ['world0-garo']))).toBe('RELATED_UNKNOWN')
  })

  test('changes one from the version that it read; the length stays once a master has named a price', async () => {
    const templateId = await made()
    expect(await change(templateId, 1, { textType: 'Middle' })).toMatchObject({ version: 2 })
    expect(await refusalOf(change(templateId, 1))).toBe('REACT_CHANGED')
    await take(templateId, { orderCoin: 1_800 })
    expect(await refusalOf(change(templateId, 2))).toBe('REACT_LENGTH')
    expect(await change(templateId, 2, { textType: 'Middle', seatsMost: 2 })).toMatchObject({ version: 3 })
    const { masterList } = await desk(owner).getMasterList(at(templateId))
    expect(masterList[0]).toMatchObject({ masterId: master.masterId, seats: 2, orderCoin: 1_800, isMine: false })
  })

  test('deletes one that nobody ordered, and closes one that somebody did', async () => {
    const unused = await taken()
    expect(await office.remove(at(unused))).toEqual({ templateId: unused, isClosed: false })
    expect(await refusalOf(office.get(at(unused)))).toBe('REACT_NOT_FOUND')
    const used = await taken()
    const { orderId } = await order(used)
    expect(await office.remove(at(used))).toEqual({ templateId: used, isClosed: true })
    expect(await refusalOf(office.remove(at(used)))).toBe('REACT_USED')
    const ids = (list: { reactList: { templateId: number }[] }) => list.reactList.map(one => one.templateId)
    expect(ids(await anonymous.scenarioReact.getCurrentList({ worldId: 'harbor' }))).not.toContain(used)
    expect(ids(await anonymous.scenarioReact.getPastList({ worldId: 'harbor' }))).toContain(used)
    expect(await refusalOf(order(used, {}, friend))).toBe('REACT_OVER')
    expect((await desk(owner).getMasterList(at(used))).masterList).toEqual([])
    // What was ordered lives on.
    expect(await asUser(owner.userId).scenarioOrder.confirmOrder({ orderId })).toMatchObject({
      state: 'CheckingByMaster',
    })
    expect((await office.get(at(used))).logList.map(({ act }) => act)).toEqual(['close', 'create'])
  })
})

describe('masters', () => {
  test('save the terms of several situations together, or none of them', async () => {
    const [first, second] = [await made(), await made({ textType: 'Long' })]
    const both = (orderCoin: number) =>
      desk().saveOrderSetting({
        scenarioReactOrderSettingList: [
          { templateId: first, ...terms },
          { templateId: second, ...terms, orderCoin },
        ],
      })
    // The price of another length.
    expect(await refusalOf(both(1_300))).toBe('REACT_TERMS')
    expect((await desk().getOrderSetting({})).reactList.map(({ setting }) => setting).filter(Boolean)).toEqual([])
    const { updatedAt } = await both(2_400)
    const { reactList } = await desk().getOrderSetting({})
    expect(reactList.find(one => one.templateId === second)).toMatchObject({
      ...{ worldId: 'harbor', setting: { acceptFlg: true, orderCoin: 2_400, seats: 3, writingDays: 14, updatedAt } },
    })
    expect(await desk().getMasterReact(at(first))).toMatchObject({ react: { setting: { orderCoin: 1_400 } } })
    const { masterList } = await desk(owner).getWorldMasterList({ worldId: 'harbor' })
    expect(masterList.find(one => one.masterId === master.masterId)).toMatchObject({ reacts: 2, leastCoin: 1_400 })
  })

  test('overwrite no terms that they have not read', async () => {
    const templateId = await made()
    const { updatedAt } = await take(templateId)
    expect(await refusalOf(take(templateId, { orderCoin: 1_500 }))).toBe('REACT_TERMS_CHANGED')
    clock.set(new Date(PLAY_NOW.getTime() + 60_000))
    await take(templateId, { orderCoin: 1_500, baseAt: updatedAt })
    expect(await refusalOf(take(templateId, { baseAt: updatedAt }))).toBe('REACT_TERMS_CHANGED')
    expect((await anonymous.scenarioReact.getReactDetail(at(templateId))).leastCoin).toBe(1_500)
  })

  test('take situations of their own worlds alone, and none that they are no longer assigned to', async () => {
    const templateId = await taken()
    await db.delete(masterWorld).where(eq(masterWorld.userId, master.userId))
    expect(await refusalOf(take(templateId))).toBe('WORLD_NOT_ASSIGNED')
    expect((await desk(owner).getMasterList(at(templateId))).masterList).toEqual([])
    expect(await refusalOf(order(templateId))).toBe('ORDER_MASTER_CLOSED')
    expect(await refusalOf(desk(owner).getOrderSetting({}))).toBe('FORBIDDEN')
    expect(await refusalOf(desk().getList({ worldId: 'harbor', page: 1, perPage: 20 }))).toBe('FORBIDDEN')
  })
})

describe('an order of a situation', () => {
  test('goes to its master at once and becomes a scenario in consultation', async () => {
    const templateId = await taken()
    const { orderId, share, state } = await order(templateId, { cost: 1_400, orderContent: '霧の夜に。' })
    expect([share, state, await purse(owner)]).toEqual([1_400, 'PreOrder', [0, 600]])
    const placed = await asUser(owner.userId).scenarioOrder.getOrderDetail({ orderId })
    expect(placed).toMatchObject({ type: 'React', purpose: reactTexts.title, templateId, writingDays: 14, seats: 1 })
    expect(placed.orderContent).toBe('霧の夜に。')
    await asUser(owner.userId).scenarioOrder.confirmOrder({ orderId, ownerCoin: 1_400 })
    await asUser(master.userId).scenarioOrder.act({ orderId, act: 'accept', reason: null })
    const { scenarioId } = await asUser(master.userId).scenarioOrder.submitRequestScenario({
      ...{ orderId, scenarioInfo: opening, writingPeriod: 14, characterList: [] },
    } as never)
    await as.admin.scenarioOffice.check({ worldId: 'harbor', scenarioId, status: 11 })
    expect((await phaseOf(db, { scenarioId, phase: 1 })).state).toBe('consultation')
    const { storyList } = await anonymous.scenarioReact.getReactDetail(at(templateId))
    expect(storyList).toMatchObject([{ ownerName: 'ナギ', card: { scenarioId, scenarioType: 'React' } }])
  })

  test('is joined by a guest of the link, who bears a part', async () => {
    const templateId = await taken()
    const { orderId, share, state } = await order(templateId, { inviteFlg: true, cost: 466 })
    expect([share, state]).toEqual([466, 'Inviting'])
    const { invitation } = await asUser(owner.userId).scenarioOrder.getOrderDetail({ orderId })
    const hash = invitation?.hash ?? ''
    expect(await anonymous.scenarioOrder.getOrderDetail({ orderId, hash })).toMatchObject({
      isInvited: true,
      share: 467,
    })
    await asUser(friend.userId).scenarioOrder.participation({
      ...{ orderId, characterId: friend.characterId, hash, cost: 467 },
    })
    expect(await purse(friend)).toEqual([533, 1_000])
    await asUser(owner.userId).scenarioOrder.act({ orderId, act: 'closeInvitation', reason: null })
    // The free place is the owner's.
    expect(await asUser(owner.userId).scenarioOrder.confirmOrder({ orderId })).toMatchObject({ ownerCoin: 933 })
  })

  test('holds no other part than was shown, and has the price of its moment', async () => {
    const templateId = await taken()
    clock.set(new Date(PLAY_NOW.getTime() + 60_000))
    const { orderId } = await order(templateId)
    await take(templateId, { orderCoin: 1_500, baseAt: PLAY_NOW.toISOString() })
    expect(await refusalOf(order(templateId, { cost: 1_400 }, friend))).toBe('ORDER_PRICE')
    expect(await purse(friend)).toEqual([1_000, 1_000])
    const [row] = await db.select().from(scenarioOrder).where(eq(scenarioOrder.orderId, orderId))
    expect(row?.orderCoin).toBe(1_400)
  })

  test('needs a master who takes it, places that are offered, a period that is open, and coins', async () => {
    const templateId = await taken()
    expect(await refusalOf(order(templateId, { inviteFlg: true, seats: 4 }))).toBe('ORDER_FAULT')
    expect(await refusalOf(order(templateId, { orderContent: 'あ'.repeat(401) }))).toBe('ORDER_FAULT')
    expect(await refusalOf(order(templateId, { masterId: 'P-nobody' }))).toBe('MASTER_UNKNOWN')
    const other = await givenMaster()
    expect(await refusalOf(order(templateId, { masterId: other.masterId }))).toBe('ORDER_MASTER_CLOSED')
    expect(await refusalOf(order(templateId, {}, master))).toBe('ORDER_SELF')
    const poor = await givenPlayer(db, { llamaPoint: 600, alpacaCoin: 0 })
    expect(await refusalOf(order(templateId, {}, poor))).toBe('COIN_SHORT')
    expect(await refusalOf(order(await made({ openFrom: later(1) })))).toBe('REACT_NOT_FOUND')
    const until = await made({ openUntil: later(1) })
    await take(until)
    clock.set(new Date(PLAY_NOW.getTime() + 2 * DAY))
    expect(await refusalOf(order(until))).toBe('REACT_OVER')
  })
})
