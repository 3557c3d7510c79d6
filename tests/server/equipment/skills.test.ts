// Skills: learned for tokens, exactly once; set in an order; forgotten at no cost.
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { giveSkill } from '#server/areas/skill/learned.ts'
import { transact } from '#server/db/client.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'
import { givenPlain, givenTokens, givenWardrobe } from '../../support/equipment.ts'
import { PLAY_NOW } from '../../support/play.ts'

const database = await openDatabase('play')
const { db } = database
const { as } = createCallers(database)
const rinne = 'harbor-rinne'

const settings = () => as.player.skill.getSettings({ worldId: 'harbor', characterId: rinne })
const orbs = async () => (await settings()).tokenList.find(({ tokenNo }) => tokenNo === 2)?.balance ?? 0
const learn = (skillCode: string, level: number, key = randomUUID()) =>
  as.player.skill.learn({ characterId: rinne, skillCode, level }, { context: { key } })
const set = (baseVersion: number, ...skillCodeList: string[]) =>
  as.player.skill.update({ characterId: rinne, baseVersion, skillCodeList })
const inOrder = async () =>
  (await settings()).skillList
    .filter(({ position }) => position !== null)
    .sort((a, b) => Number(a.position) - Number(b.position))
    .map(({ skillCode }) => skillCode)

await givenWardrobe(db)
beforeEach(() => givenPlain(db, rinne))

describe('learning', () => {
  test('costs the level times the price, once per key', async () => {
    await givenTokens(db, rinne, 2, 100)
    const before = await orbs()
    const key = randomUUID()
    const first = await learn('S1', 1, key)
    expect(first).toEqual({ skillName: '灯読み', level: 1, paid: 10, tokenNo: 2, before, after: before - 10 })
    expect(await learn('S1', 1, key)).toEqual(first)
    await learn('S1', 2)
    expect(await orbs()).toBe(before - 30)
    expect((await settings()).skillList[0]).toMatchObject({ skillCode: 'S1', learnedLevel: 2, position: null })
  })

  test('of five at once to the same level, one is done', async () => {
    await givenTokens(db, rinne, 2, 100)
    const before = await orbs()
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => learn('S1', 1)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await orbs()).toBe(before - 10)
  })

  test.each([
    ['a level that was reached before', 'SKILL_CHANGED', 'S2', 1, { S2: 1 }],
    ['a level over the next', 'SKILL_CHANGED', 'S1', 2, {}],
    ['over the highest', 'SKILL_HIGHEST', 'S1', 3, { S1: 2 }],
    ['what only a shop gives', 'SKILL_SHOP_ONLY', 'S4', 1, {}],
    ['above one’s level', 'SKILL_LEVEL', 'S3', 1, {}],
    ['another class’s', 'SKILL_CLASS', 'S5', 1, {}],
    ['what there is not', 'SKILL_NOT_FOUND', 'S9', 1, {}],
  ])('%s is refused: %s, and costs nothing', async (_, code, skillCode, level, learned) => {
    await givenTokens(db, rinne, 2, 100)
    await givenPlain(db, rinne, learned as Record<string, number>)
    const before = await orbs()
    expect(await refusalOf(learn(skillCode, level))).toBe(code)
    expect(await orbs()).toBe(before)
  })

  test('without the tokens is refused; what a shop gave can be raised', async () => {
    const given = () => transact(db, tx => giveSkill(tx, { characterId: rinne, skillCode: 'S4', now: PLAY_NOW }))
    expect([await given(), await given()]).toEqual([true, false])
    await givenTokens(db, rinne, 2, 100)
    expect(await learn('S4', 2)).toMatchObject({ paid: 10 })
    const poor = 'harbor-mina'
    await givenPlain(db, poor)
    const call = as.player.skill.learn({ characterId: poor, skillCode: 'S1', level: 1 })
    expect(await refusalOf(call)).toBe('TOKEN_SHORT')
  })
})

describe('setting', () => {
  beforeEach(() => givenPlain(db, rinne, { S1: 1, S2: 1, S3: 1 }))

  test('keeps the order, replaces what was set and grows the version', async () => {
    expect(await set(0, 'S3', 'S1')).toEqual({ version: 1 })
    expect(await inOrder()).toEqual(['S3', 'S1'])
    expect(await set(1, 'S1', 'S2', 'S3')).toEqual({ version: 2 })
    expect(await inOrder()).toEqual(['S1', 'S2', 'S3'])
    expect(await refusalOf(set(1))).toBe('SKILL_CHANGED')
  })

  test.each([
    ['what was not learned', 'SKILL_NOT_LEARNED', ['S1', 'S5']],
    ['one twice', 'SKILL_NOT_LEARNED', ['S1', 'S1']],
    ['six', 'BAD_REQUEST', ['S1', 'S2', 'S3', 'S4', 'S5', 'S6']],
  ])('%s is refused: %s, and nothing changes', async (_, code, codes) => {
    await set(0, 'S2')
    expect(await refusalOf(set(1, ...codes))).toBe(code)
    expect(await inOrder()).toEqual(['S2'])
  })

  test('forgetting closes the gap, gives nothing back, and can be learned anew from the start', async () => {
    await givenTokens(db, rinne, 2, 100)
    await set(0, 'S1', 'S2', 'S3')
    const before = await orbs()
    const forget = () => as.player.skill.forget({ characterId: rinne, skillCode: 'S1' })
    expect(await forget()).toEqual({ skillName: '灯読み', version: 2 })
    expect(await refusalOf(forget())).toBe('SKILL_NOT_LEARNED')
    expect(await inOrder()).toEqual(['S2', 'S3'])
    expect(await orbs()).toBe(before)
    expect(await learn('S1', 1)).toMatchObject({ level: 1, paid: 10 })
  })
})
