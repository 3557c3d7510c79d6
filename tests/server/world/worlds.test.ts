// Worlds: the list of them, the details of each, the wallet of a character there, the counter that admins move.
import { beforeAll, describe, expect, test } from 'vitest'
import { transact } from '#server/db/client.ts'
import { currencies } from '#server/platform/ledger/balances.ts'
import { post, systemAccounts } from '#server/platform/ledger/post.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { givenCharacters, givenCounter, givenGuidePage, givenLand } from '../../support/worlds.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as, anonymous, clock } = createCallers(database)
let worldId = ''

beforeAll(async () => {
  clock.set(PLAY_NOW)
  worldId = await givenLand(db)
})

describe('the list of worlds', () => {
  test('tells of each what a card shows; own characters are counted for who asks', async () => {
    const shown = async (caller: typeof anonymous) =>
      (await caller.world.worldSelect({})).worldSelectList.map(row => [
        row.worldId,
        row.status,
        row.characterCount,
        row.ownCharacterCount,
      ])
    expect(await shown(anonymous)).toEqual([
      ['lighthouse', 'coming', 0, 0],
      ['harbor', 'open', 3, 0],
      ['station', 'open', 2, 0],
      ['garden', 'open', 0, 0],
    ])
    expect((await shown(as.player)).map(row => row[3])).toEqual([0, 2, 1, 0])
    expect((await shown(as.other)).map(row => row[3])).toEqual([0, 1, 1, 0])
    const [first] = (await anonymous.world.worldSelect({})).worldSelectList
    expect(first).toMatchObject({ worldName: '灯台', scenarioSupportFlg: 1, tokenList: [], keyVisual: null, hue: 30 })
  })
})

describe('a world', () => {
  test('has its menu in order, and the application dates that have not ended', async () => {
    expect(await anonymous.world.worldMenu({ worldId })).toEqual({
      worldMenuList: [{ menuType: 'TOP' }, { menuType: 'SHOP' }],
    })
    const { applicationDateList } = await anonymous.world.worldApplicationDate({ worldId })
    expect(applicationDateList.map(({ title }) => title)).toEqual(['いま', 'あとで'])
    clock.set(new Date(applicationDateList[0]?.endsAt ?? 0))
    const later = await anonymous.world.worldApplicationDate({ worldId })
    expect(later.applicationDateList.map(({ title }) => title)).toEqual(['あとで'])
    clock.set(PLAY_NOW)
  })

  test('tells its numbers and how they are worked out, in the order of their rows', async () => {
    const info = await anonymous.world.getParameterCalcInfo({ worldId })
    expect(info).toMatchObject({
      parameterCalcInnerGroupList: [
        { parameterId: 1, groupId: 1, calcTarget: 'classA', calcMethod: 1, parameter: null },
        { parameterId: 1, groupId: 1, calcTarget: 'Number', calcMethod: 1, parameter: 2.5 },
      ],
      parameterCalcBetweenGroupList: [{ parameterId: 1, groupId: 1, calcTarget: '', calcMethod: 1, parameter: null }],
      worldInfoFlgs: { isScenarioV2: true, scenarioSupportFlg: 1 },
      parameterNameList: [
        { id: 1, value: '体力' },
        { id: 7, value: '敏捷' },
      ],
      parameterIdListSortedForItemAndSkill: [7, 1],
      mainParameterIdList: [1],
    })
    expect(info.worldItemNameMaster).toMatchObject({ noryokuName1: '体力', noryokuName2: '', noryokuName30: '' })
    expect(Object.keys(info.worldItemUseMaster)).toHaveLength(30)
    expect(info.worldItemUseMaster).toMatchObject({ noryokuUse1: 1, noryokuUse2: 0, noryokuUse7: 1 })
    const { parameterNameList } = await anonymous.world.getParameterNameList({ worldId })
    expect(parameterNameList).toEqual(info.parameterNameList)
  })

  test('has its classes by kind, and a guide that is read page by page', async () => {
    const { classList } = await anonymous.world.getClassList({ worldId })
    expect(classList.map(({ classId }) => classId)).toEqual(['A01', 'A02', 'B01'])
    await givenGuidePage(db, worldId)
    const first = await anonymous.world.getGuidePage({ worldId, pageId: 'first' })
    expect(first).toMatchObject({ title: '題-first', previous: null, next: { pageId: 'second', title: '題-second' } })
    expect(first.guideList.map(({ pageId }) => pageId)).toEqual(['first', 'second'])
    const second = await anonymous.world.getGuidePage({ worldId, pageId: 'second' })
    expect(second).toMatchObject({ body: '本文-second。｜灯《ともしび》', previous: { pageId: 'first' }, next: null })
  })

  test('shows on its top who came lately, but neither hidden ones nor NPCs', async () => {
    await givenCharacters(db, { userId: users.other, worldId }, [
      { id: 'top-old', name: '古', kana: 'フル' },
      { id: 'top-npc', name: '守', kana: 'モリ', isNpc: true },
      { id: 'top-hidden', name: '隠', kana: 'カクレ', isHidden: true },
      { id: 'top-new', name: '新', kana: 'シン' },
    ])
    const worldCounterId = await givenCounter(db, worldId)
    const top = await anonymous.world.getTop({ worldId })
    expect(top.newCharacterList.map(({ characterId }) => characterId)).toEqual(['top-new', 'top-old'])
    expect(top.worldCounterIdList).toEqual([worldCounterId])
    expect(top.guideList.map(({ pageId }) => pageId)).toEqual(['first', 'second'])
  })

  test.each([
    ['getTop', 'WORLD_NOT_FOUND', {}],
    ['worldMenu', 'WORLD_NOT_FOUND', {}],
    ['worldApplicationDate', 'WORLD_NOT_FOUND', {}],
    ['getParameterCalcInfo', 'WORLD_NOT_FOUND', {}],
    ['getParameterNameList', 'WORLD_NOT_FOUND', {}],
    ['getClassList', 'WORLD_NOT_FOUND', {}],
    ['appView', 'WORLD_NOT_FOUND', {}],
    ['searchCharacter', 'WORLD_NOT_FOUND', { sort: 'new', page: 1 }],
    ['getGuidePage', 'GUIDE_NOT_FOUND', { pageId: 'first' }],
    ['worldCounter', 'COUNTER_NOT_FOUND', { worldCounterId: 1 }],
  ] as const)('that is not there: %s refuses', async (call, code, rest) => {
    const send = as.player.world[call] as (input: object) => Promise<unknown>
    expect(await refusalOf(send({ worldId: 'nowhere', ...rest }))).toBe(code)
  })
})

describe('AppView', () => {
  test('has the purse of one of the caller, status 203 and no purse without one', async () => {
    const give = (id: string, tokenNo: number, amount: number) => ({
      cause: { kind: 'test', id: `${id}:${tokenNo}` },
      currency: currencies.token('harbor', tokenNo),
      amount,
      from: systemAccounts.issue,
      to: { kind: 'character', id } as const,
    })
    await transact(db, tx => post(tx, PLAY_NOW, [give('harbor-rinne', 1, 120), give('harbor-mina', 2, 3)]))
    const view = (input: object) => as.player.world.appView({ worldId: 'harbor', ...input })
    expect(await view({ characterId: 'harbor-mina' })).toMatchObject({
      status: 200,
      body: { characterId: 'harbor-mina', worldToken1: 0, worldToken2: 3, worldToken3: null, worldToken4: null },
    })
    expect(await view({})).toMatchObject({ status: 200, body: { characterId: 'harbor-rinne', worldToken1: 120 } })
    await as.player.character.speakAs({ characterId: 'harbor-mina' })
    expect(await view({ userId: users.player })).toMatchObject({ status: 200, body: { characterId: 'harbor-mina' } })
    const none = {
      status: 203,
      body: { characterId: null, worldToken1: null, worldTokenTsukaName1: 'ゴールド', worldTokenTsukaName3: null },
    }
    for (const named of [{ characterId: 'harbor-garo' }, { characterId: 'station-aki' }, { userId: users.other }]) {
      expect(await view(named)).toMatchObject(none)
    }
    expect(await as.admin.world.appView({ worldId: 'harbor' })).toMatchObject(none)
  })

  test('names the numbers that items change, in their order', async () => {
    const { body } = await as.player.world.appView({ worldId })
    expect(body.worldItemUseInfo).toEqual([
      { id: 7, value: '敏捷' },
      { id: 1, value: '体力' },
    ])
  })
})

describe('the counter', () => {
  test('is moved by admins, one up unless said otherwise, never below 0, once per key', async () => {
    const worldCounterId = await givenCounter(db, 'harbor', 10)
    const { updateWorldCounter } = as.admin.world
    const now = async () => (await anonymous.world.worldCounter({ worldId: 'harbor', worldCounterId })).count
    expect(await updateWorldCounter({ worldCounterId })).toMatchObject({ count: 11, goal: 100, unit: '灯' })
    const context = { key: '0b0e7a3c-6f0e-4c55-9d7f-3c1b5a1f2a10' }
    await updateWorldCounter({ worldCounterId, change: 5 }, { context })
    await updateWorldCounter({ worldCounterId, change: 5 }, { context })
    expect(await now()).toBe(16)
    await Promise.all(Array.from({ length: 8 }, () => updateWorldCounter({ worldCounterId, change: -1 })))
    expect(await now()).toBe(8)
    await updateWorldCounter({ worldCounterId, change: -1_000 })
    expect(await now()).toBe(0)
    expect(await refusalOf(as.player.world.updateWorldCounter({ worldCounterId }))).toBe('FORBIDDEN')
    expect(await refusalOf(updateWorldCounter({ worldCounterId: 2_000_000_000 }))).toBe('COUNTER_NOT_FOUND')
    expect(await refusalOf(anonymous.world.worldCounter({ worldId: 'station', worldCounterId }))).toBe(
      'COUNTER_NOT_FOUND',
    )
  })
})
