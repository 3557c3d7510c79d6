// Wearing, sets and level-ups: one saved act each, exactly once, never more than is held, and never by another user.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { EquipmentSlotId } from '#rules/equipment.ts'
import { evaluateParameters } from '#rules/stats/evaluate.ts'
import { toStatSource } from '#rules/stats/plain-source.ts'
import { originalized } from '#server/areas/application/tables.ts'
import { characterParameterChange } from '#server/areas/character/tables.ts'
import { plainStatsOf } from '#server/areas/equipment/stat-source.ts'
import { keepWorn, wornCounts } from '#server/areas/equipment/worn.ts'
import { characterSkill } from '#server/areas/skill/tables.ts'
import { worldItem } from '#server/areas/world/tables.ts'
import { transact } from '#server/db/client.ts'
import { toNumbers } from '#server/demo/seed-worlds.ts'
import { balancesOf, currencies, type ItemVariant } from '#server/platform/ledger/balances.ts'
import { post, systemAccounts } from '#server/platform/ledger/post.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenItem, givenPlain, givenWardrobe } from '../../support/equipment.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db } = database
const { as, anonymous } = createCallers(database)
const rinne = 'harbor-rinne'
const ofRinne = { worldId: 'harbor', characterId: rinne }

const piece = (slotId: EquipmentSlotId, itemCode: string, level = 1, originalizeId: number | null = null) => ({
  slotId,
  itemCode,
  level,
  originalizeId,
})
const wear = (baseVersion: number, ...wornList: ReturnType<typeof piece>[]) =>
  as.player.equipment.update({ characterId: rinne, baseVersion, wornList })
const held = async (itemCode: string, variant?: ItemVariant, characterId = rinne): Promise<number> => {
  const currency = currencies.item('harbor', itemCode, variant)
  return (await balancesOf(db, { kind: 'character', id: characterId }, [currency]))[currency] ?? 0
}

/** Removes every item that rinne holds. */
async function emptyBag(): Promise<void> {
  const { rows } = await db.execute<{ currency: string; balance: number }>(sql`
    select currency, balance from ledger_account where holder_id = ${rinne} and balance > 0`)
  const cause = { kind: 'test', id: randomUUID() }
  const from = { kind: 'character', id: rinne } as const
  await transact(db, tx =>
    post(
      tx,
      PLAY_NOW,
      rows.map(({ currency, balance }) => ({ cause, currency, amount: balance, from, to: systemAccounts.sink })),
    ),
  )
}

await givenWardrobe(db)
beforeEach(async () => {
  await givenPlain(db, rinne)
  await emptyBag()
})

describe('the bag', () => {
  test('tells every variant apart, with the numbers of its level, and nothing of other worlds or characters', async () => {
    await givenItem(db, rinne, 'W1', 2)
    await givenItem(db, rinne, 'W1', 1, { level: 3 })
    await givenItem(db, rinne, 'W1', 1, { originalizeId: 7 })
    await givenItem(db, 'harbor-mina', 'C1', 5)
    await wear(0, piece('hand1', 'W1'))
    const { allHoyuItemList } = await as.player.equipment.allHoyuItem(ofRinne)
    const facts = allHoyuItemList.map(({ itemCode, shojiSu, level, originalize, wornCount, parameters }) =>
      [itemCode, shojiSu, level, originalize, wornCount, parameters[0], parameters[2]].join(' '),
    )
    // Half of each helpful bonus for each level; harmful ones stay as they are.
    expect(facts).toEqual(['W1 2 1 0 1 5 -1', 'W1 1 3 0 0 10 -1', 'W1 1 1 1 0 5 -1'])
  })
})

describe('wearing', () => {
  test('is one act: what was worn before is taken off, the version grows, the holding stays', async () => {
    await givenItem(db, rinne, 'W1', 2)
    await givenItem(db, rinne, 'B1', 1)
    expect(await wear(0, piece('hand1', 'W1'), piece('hand2', 'W1'))).toMatchObject({ version: 1 })
    const second = await wear(1, piece('hand2', 'W1'), piece('body', 'B1'))
    expect(second).toEqual({ version: 2, wornList: [piece('body', 'B1'), piece('hand2', 'W1')] })
    expect(await wornCounts(db, rinne)).toEqual(
      new Map([
        ['item:harbor:W1', 1],
        ['item:harbor:B1', 1],
      ]),
    )
    expect(await held('W1')).toBe(2)
    expect(await wear(2)).toEqual({ version: 3, wornList: [] })
  })

  test('with the same key is done once', async () => {
    await givenItem(db, rinne, 'W1', 1)
    const key = randomUUID()
    const input = { characterId: rinne, baseVersion: 0, wornList: [piece('hand1', 'W1')] }
    const first = await as.player.equipment.update(input, { context: { key } })
    expect(await as.player.equipment.update(input, { context: { key } })).toEqual(first)
  })

  test.each([
    ['more than is held', 'ITEM_SHORT', [piece('hand1', 'W1'), piece('hand2', 'W1')]],
    ['a level that is not held', 'ITEM_SHORT', [piece('hand1', 'W1', 2)]],
    ['an originalized one that is not held', 'ITEM_SHORT', [piece('hand1', 'W1', 1, 9)]],
    ['at a slot of another position', 'EQUIPMENT_SLOT', [piece('head', 'W1')]],
    ['what is not worn at all', 'EQUIPMENT_SLOT', [piece('hand1', 'I0001')]],
    ['two at one slot', 'EQUIPMENT_SLOT', [piece('hand1', 'W1'), piece('hand1', 'C1')]],
  ])('%s is refused: %s', async (_, code, wornList) => {
    for (const itemCode of ['W1', 'C1', 'I0001']) await givenItem(db, rinne, itemCode, 1)
    expect(await refusalOf(as.player.equipment.update({ characterId: rinne, baseVersion: 0, wornList }))).toBe(code)
    expect((await wornCounts(db, rinne)).size).toBe(0)
  })

  test('on what another device has changed meanwhile is refused; of two at once, one is', async () => {
    await givenItem(db, rinne, 'W1', 1)
    await givenItem(db, rinne, 'W2', 1)
    const outcomes = await Promise.allSettled([wear(0, piece('hand1', 'W1')), wear(0, piece('hand1', 'W2'))])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusalOf(wear(0))).toBe('EQUIPMENT_CHANGED')
  })

  test('by somebody else is refused, in every call', async () => {
    await givenItem(db, rinne, 'W1', 3)
    const input = { characterId: rinne }
    const staff = { itemCode: 'W1', level: 1, originalizeId: null }
    for (const call of [
      () => as.other.equipment.getSettings(ofRinne),
      () => as.other.equipment.update({ ...input, baseVersion: 0, wornList: [] }),
      () => as.other.equipment.saveSet({ ...input, setNo: 1, setName: '盗み', wornList: [] }),
      () => as.other.equipment.levelUp({ ...input, ...staff }),
      () => as.player.equipment.allHoyuItem({ ...input, worldId: 'station' }),
    ]) {
      expect(await refusalOf(call())).toBe('NOT_YOUR_CHARACTER')
    }
  })
})

describe('what is worn', () => {
  const takeAway = (amount: number) =>
    transact(db, async tx => {
      const from = { kind: 'character', id: rinne } as const
      const currency = currencies.item('harbor', 'W1')
      const transfers = [{ cause: { kind: 'test', id: randomUUID() }, currency, amount, from, to: systemAccounts.sink }]
      await keepWorn(tx, rinne, transfers)
      await post(tx, PLAY_NOW, transfers)
    })

  test('is not used up elsewhere; the rest is', async () => {
    await givenItem(db, rinne, 'W1', 3)
    await wear(0, piece('hand1', 'W1'))
    expect(await refusalOf(takeAway(3))).toBe('ITEM_WORN')
    await takeAway(2)
    expect(await held('W1')).toBe(1)
  })

  test('cannot be put on while it is being taken away', async () => {
    for (let round = 0; round < 5; round++) {
      await givenPlain(db, rinne)
      await givenItem(db, rinne, 'W1', 1)
      await Promise.allSettled([wear(0, piece('hand1', 'W1')), takeAway(1)])
      const worn = (await wornCounts(db, rinne)).get('item:harbor:W1') ?? 0
      expect(worn).toBeLessThanOrEqual(await held('W1'))
      await givenPlain(db, rinne)
      await emptyBag()
    }
  })
})

describe('sets', () => {
  test('are kept under three numbers, overwritten and removed, whether or not their pieces are held', async () => {
    const wornList = [piece('hand1', 'W1'), piece('charm2', 'C1')]
    const save = (setNo: number, setName: string) =>
      as.player.equipment.saveSet({ characterId: rinne, setNo, setName, wornList })
    await save(2, '旅じたく')
    const { setList } = await save(2, '祭りの日')
    expect(setList).toEqual([{ setNo: 2, setName: '祭りの日', wornList, updatedAt: PLAY_NOW.toISOString() }])
    expect((await as.player.equipment.getSettings(ofRinne)).setList).toEqual(setList)
    expect(await refusalOf(save(4, '四つ目'))).toBe('BAD_REQUEST')
    const wrong = [piece('head', 'W1')]
    expect(
      await refusalOf(as.player.equipment.saveSet({ characterId: rinne, setNo: 1, setName: '逆さ', wornList: wrong })),
    ).toBe('EQUIPMENT_SLOT')
    expect(await as.player.equipment.removeSet({ characterId: rinne, setNo: 2 })).toEqual({ setList: [] })
  })
})

describe('a level-up', () => {
  const levelUp = (level: number, options: { key?: string; originalizeId?: number } = {}) =>
    as.player.equipment.levelUp(
      { characterId: rinne, itemCode: 'W1', level, originalizeId: options.originalizeId ?? null },
      options.key ? { context: { key: options.key } } : {},
    )

  test('makes one of three, once per key, and of the same originalized one', async () => {
    await givenItem(db, rinne, 'W1', 4)
    await givenItem(db, rinne, 'W1', 3, { originalizeId: 7 })
    const key = randomUUID()
    const answer = await levelUp(1, { key })
    expect(answer).toEqual({ itemName: '灯守の杖', level: 2, before: 0, after: 1 })
    expect(await levelUp(1, { key })).toEqual(answer)
    expect([await held('W1'), await held('W1', { level: 2 })]).toEqual([1, 1])
    await levelUp(1, { originalizeId: 7 })
    expect([await held('W1', { originalizeId: 7 }), await held('W1', { level: 2, originalizeId: 7 })]).toEqual([0, 1])
    expect(await held('W1', { level: 2 })).toBe(1)
  })

  test('takes no worn one, no fewer than three, and stops at the highest level', async () => {
    await givenItem(db, rinne, 'W1', 3)
    await givenItem(db, rinne, 'W1', 3, { level: 3 })
    await wear(0, piece('hand1', 'W1'))
    expect(await refusalOf(levelUp(1))).toBe('ITEM_WORN')
    expect(await refusalOf(levelUp(2))).toBe('ITEM_SHORT')
    expect(await refusalOf(levelUp(3))).toBe('ITEM_LEVEL_HIGHEST')
    expect(await held('W1')).toBe(3)
  })

  test('of five at once over nine pieces, three are done', async () => {
    await givenItem(db, rinne, 'W1', 9)
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => levelUp(1)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect([await held('W1'), await held('W1', { level: 2 })]).toEqual([0, 3])
  })
})

describe('stats', () => {
  test('are class, worn items, set skills and changes, the same for everybody', async () => {
    await givenItem(db, rinne, 'W1', 1, { level: 2 })
    await givenItem(db, rinne, 'B1', 1)
    await givenItem(db, rinne, 'C1', 1)
    await givenPlain(db, rinne, { S1: 2, S2: 1 })
    await db.insert(characterParameterChange).values([
      { characterId: rinne, reason: '作成時の割り振り', parameters: toNumbers({ 3: 6 }), createdAt: PLAY_NOW },
      { characterId: rinne, reason: '嵐の夜の結果', parameters: toNumbers({ 3: 1, 4: -2 }), createdAt: PLAY_NOW },
    ])
    await wear(0, piece('hand1', 'W1', 2), piece('body', 'B1'))
    await as.player.skill.update({ characterId: rinne, baseVersion: 0, skillCodeList: ['S1'] })
    const { stats, wornList, skillList } = await anonymous.character.getDetail({ characterId: rinne })
    const rules = await anonymous.world.getParameterCalcInfo({ worldId: 'harbor' })
    const values = evaluateParameters(rules, toStatSource(stats))
    // 10 + 2 of level 1, staff of level 2: 8; coat 4, skill 3 twice; changes 7, staff -1; the charm stays in the bag.
    expect([1, 2, 3].map(id => values.get(id))).toEqual([20, 10, 6])
    expect(evaluateParameters(rules, toStatSource((await plainStatsOf(db, rinne)).source))).toEqual(values)
    const settings = await as.player.equipment.getSettings(ofRinne)
    expect(evaluateParameters(settings, toStatSource({ ...settings.source, items: stats.items }))).toEqual(values)
    expect(wornList).toMatchObject([
      { slotId: 'body', itemName: '油布の外套', plainName: null, level: 1 },
      { slotId: 'hand1', itemName: '灯守の杖', plainName: null, level: 2 },
    ])
    expect(skillList).toMatchObject([{ skillName: '灯読み', plainName: null, level: 2 }])
    expect(JSON.stringify(wornList)).not.toContain('貝の護符')
  })

  test('are told under the names their player gave, with those of the world', async () => {
    const named = { worldId: 'harbor', characterId: rinne, description: '祖母の形見。', createdAt: PLAY_NOW }
    const [staff, reading] = await db
      .insert(originalized)
      .values([
        { ...named, kind: 'item', code: 'W1', name: '月待ちの杖' },
        { ...named, kind: 'skill', code: 'S1', name: '灯うたい' },
      ])
      .returning()
    if (!(staff && reading)) throw new Error('nothing was named')
    await givenItem(db, rinne, 'W1', 1, { originalizeId: staff.id })
    await givenPlain(db, rinne, { S1: 1 })
    await db.update(characterSkill).set({ originalizeId: reading.id }).where(eq(characterSkill.characterId, rinne))
    await wear(0, piece('hand1', 'W1', 1, staff.id))
    await as.player.skill.update({ characterId: rinne, baseVersion: 0, skillCodeList: ['S1'] })
    const { wornList, skillList } = await anonymous.character.getDetail({ characterId: rinne })
    expect(wornList).toMatchObject([{ itemName: '月待ちの杖', plainName: '灯守の杖', description: '祖母の形見。' }])
    expect(skillList).toMatchObject([{ skillName: '灯うたい', plainName: '灯読み', description: '祖母の形見。' }])
  })

  test('one of what counts from the bag counts at no slot', async () => {
    const sub = { worldId: 'harbor', itemCode: 'SUB', itemName: '口伝の書', description: '読む。', picture: null }
    await db
      .insert(worldItem)
      .values({ ...sub, statusRefFlg: true, subStatusFlg: true, parameters: toNumbers({ 2: 5 }) })
    await givenItem(db, rinne, 'SUB', 3)
    const { stats } = await anonymous.character.getDetail({ characterId: rinne })
    expect(stats.items.map(({ equipPositionId, parameters }) => [equipPositionId, parameters[1]])).toEqual([['bag', 5]])
  })
})
