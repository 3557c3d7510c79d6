// Names for items and skills: the piece that is held back, and its return.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { originalized } from '#server/areas/application/tables.ts'
import { characterSkill } from '#server/areas/skill/tables.ts'
import { balancesOf, currencies } from '#server/platform/ledger/balances.ts'
import { givenCoins, givenPiece, givenSkill, plainItem } from '../../support/applications.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)

const CHARACTER = 'harbor-mina'
type Wanted = Partial<Parameters<typeof as.player.application.applyOriginal>[0]>
const apply = (change: Wanted = {}, key = randomUUID()) =>
  as.player.application.applyOriginal(
    {
      ...{
        characterId: CHARACTER,
        kind: 'item',
        code: 'I0001',
        level: 1,
        name: ' 波音の欠片 ',
        description: '波の音。',
      },
      ...{ coin: 'llamaPoint', draftId: null, ...change },
    },
    { context: { key } },
  )
const held = async (currency = plainItem()) =>
  (await balancesOf(db, { kind: 'character', id: CHARACTER }, [currency]))[currency]
const points = async () => (await as.player.coin.getCoins({})).llamaPoint
const decide = (applicationId: number, isApproved: boolean) =>
  as.admin.adminApplication.decide({ applicationId, isApproved, reason: isApproved ? '' : '名前が長い。' })
const nameOf = async (applicationName: string) => {
  const rows = await db.select().from(originalized).where(eq(originalized.name, applicationName))
  return rows
}

beforeEach(async () => {
  const missing = 500 - (await points())
  if (missing > 0) await givenCoins(db, users.player, 'LP', missing)
})

describe('an item', () => {
  test.each([1, 3])('of level %i is held, then bears its name', async level => {
    await givenPiece(db, CHARACTER, 2, level)
    const before = await held(plainItem(level))
    const name = `欠片${level}`
    const key = randomUUID()
    const { applicationId } = await apply({ level, name }, key)
    expect((await apply({ level, name }, key)).applicationId).toBe(applicationId)
    expect(await held(plainItem(level))).toBe((before ?? 0) - 1)
    expect(await points()).toBe(0)
    expect(await decide(applicationId, true)).toEqual({ applicationId, status: 2, refunded: 0 })
    const [row, ...more] = await nameOf(name)
    expect(more).toEqual([])
    expect(row).toMatchObject({ kind: 'item', worldId: 'harbor', code: 'I0001', description: '波の音。' })
    const original = currencies.item('harbor', 'I0001', { level, originalizeId: row?.id ?? 0 })
    expect([await held(plainItem(level)), await held(original)]).toEqual([(before ?? 0) - 1, 1])
    expect(await points()).toBe(0)
  })

  test.each(['rejected', 'withdrawn'])('that is %s comes back as it was, with the fee, once', async how => {
    await givenPiece(db, CHARACTER)
    const before = await held()
    const { applicationId } = await apply()
    const end = () =>
      how === 'rejected' ? decide(applicationId, false) : as.player.application.cancel({ applicationId })
    const ends = await Promise.allSettled(Array.from({ length: 5 }, end))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(end())).toBe('APPLICATION_DECIDED')
    expect([await held(), await points()]).toEqual([before, 500])
    expect(await nameOf('波音の欠片')).toEqual([])
  })

  test('judged by two admins at once, one for and one against, is judged once', async () => {
    await givenPiece(db, CHARACTER)
    const before = (await held()) ?? 0
    const name = '二人で決める'
    const { applicationId } = await apply({ name })
    const ends = await Promise.allSettled([decide(applicationId, true), decide(applicationId, false)])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const isApproved = ends[0]?.status === 'fulfilled'
    expect([await held(), await points()]).toEqual(isApproved ? [before - 1, 0] : [before, 500])
    expect(await nameOf(name)).toHaveLength(isApproved ? 1 : 0)
  })

  test('without a text of its own keeps the words of the thing; its new name is listed with the old one', async () => {
    await givenPiece(db, CHARACTER)
    await apply({ description: ' ' })
    const own = await as.player.application.mine({
      ...{ characterId: CHARACTER, group: 'original', offset: 0, limit: 1 },
    })
    const before = { name: '霧晶のかけら', description: '光る。', picture: 'fog-1' }
    expect(own.applicationList).toMatchObject([{ status: 1, name: '波音の欠片', description: '光る。', before }])
  })
})

describe('a skill', () => {
  test('bears its name; a second one is refused while it waits and after', async () => {
    await givenSkill(db, CHARACTER)
    const skill = { kind: 'skill', code: 'S0001' } as const
    const { applicationId } = await apply(skill)
    await givenCoins(db, users.player, 'LP', 500)
    expect(await refusalOf(apply(skill))).toBe('ORIGINAL_APPLYING')
    const { skillList } = await as.player.application.originalizable({ characterId: CHARACTER })
    expect(skillList).toMatchObject([{ code: 'S0001', name: '霧読み', level: 2, isApplying: true }])
    await decide(applicationId, true)
    const [learned] = await db.select().from(characterSkill).where(eq(characterSkill.characterId, CHARACTER))
    expect(learned?.originalizeId).toBe((await nameOf('波音の欠片')).at(-1)?.id)
    expect(await refusalOf(apply(skill))).toBe('ORIGINAL_APPLYING')
    expect((await as.player.application.originalizable({ characterId: CHARACTER })).skillList).toEqual([])
    expect(await points()).toBe(500)
  })

  test('that was forgotten meanwhile cannot be named; rejecting gives the fee back', async () => {
    await givenSkill(db, CHARACTER, 'S0002')
    const { applicationId } = await apply({ kind: 'skill', code: 'S0002' })
    await db.delete(characterSkill).where(eq(characterSkill.skillCode, 'S0002'))
    expect(await refusalOf(decide(applicationId, true))).toBe('APPLICATION_STALE')
    await decide(applicationId, false)
    expect(await points()).toBe(500)
  })
})

describe('applying', () => {
  test.each<[string, Wanted, string]>([
    ['for an item that is not held', { level: 9 }, 'ORIGINAL_NOT_HELD'],
    ['for an item that is not', { code: 'I9999' }, 'ORIGINAL_NOT_HELD'],
    ['for a skill that was not learned', { kind: 'skill', code: 'S0009' }, 'ORIGINAL_NOT_HELD'],
    ['under a name that is too long', { name: 'あ'.repeat(21) }, 'ORIGINAL_NAME'],
    ['with a text that is too long', { description: 'あ'.repeat(201) }, 'ORIGINAL_TEXT'],
    ['for a character of others', { characterId: 'harbor-garo' }, 'NOT_YOUR_CHARACTER'],
    ['with a coin that is not taken', { coin: 'alpacaCoin' }, 'APPLICATION_COIN'],
  ])('%s is refused, and nothing has happened', async (_, change, code) => {
    await givenPiece(db, CHARACTER)
    const before = [await held(), await points()]
    expect(await refusalOf(apply(change))).toBe(code)
    expect([await held(), await points()]).toEqual(before)
  })

  test('without coins is refused', async () => {
    await givenPiece(db, 'harbor-garo')
    const wanted = { characterId: 'harbor-garo', kind: 'item', code: 'I0001', level: 1 } as const
    const words = { name: '名', description: '', coin: 'llamaPoint', draftId: null } as const
    expect(await refusalOf(as.other.application.applyOriginal({ ...wanted, ...words }))).toBe('COIN_SHORT')
  })

  test('more often than there are pieces holds what there is', async () => {
    await givenCoins(db, users.player, 'LP', 50_000)
    const there = (await held()) ?? 0
    const tries = await Promise.allSettled(Array.from({ length: there + 10 }, () => apply()))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(there)
    expect(await held()).toBe(0)
  })
})
