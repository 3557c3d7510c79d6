// Original classes: proposed, judged, chosen for a character.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { character } from '#server/areas/character/tables.ts'
import { worldClass } from '#server/areas/world/tables.ts'
import { endProposals, givenClass, givenParameters } from '../../support/applications.ts'
import { createCallers, refusalOf } from '../../support/callers.ts'
import { openDatabase } from '../../support/database.ts'

const database = await openDatabase('play')
const { db, users } = database
const { as } = createCallers(database)

const proposal = (name: string, change = {}) => ({
  ...{ characterId: 'harbor-rinne', name, description: '灯りを守る者。', draftId: null },
  ...{ numberList: [{ id: 1, kijun: 5, hosei: 1 }], ...change },
})
const propose = (name: string, change = {}) => as.player.originalClass.propose(proposal(name, change))
const decide = (applicationId: number, isApproved: boolean) =>
  as.admin.adminApplication.decide({ applicationId, isApproved, reason: isApproved ? '' : '似たクラスがあるため。' })
const list = () => as.other.originalClass.getList({ worldId: 'harbor', offset: 0, limit: 50 })

await givenParameters(db)
beforeEach(async () => {
  await endProposals(db, users.player)
  await endProposals(db, users.other)
})

describe('a proposal', () => {
  test('becomes a class of the world when it is approved, with its numbers and whose it was', async () => {
    const { applicationId } = await propose(' 灯守 ')
    expect((await list()).count).toBe(0)
    await decide(applicationId, true)
    const [row] = await db.select().from(worldClass).where(eq(worldClass.className, '灯守'))
    expect(row).toMatchObject({ worldId: 'harbor', classKind: 'C', proposedBy: 'harbor-rinne' })
    expect([row?.kijun.slice(0, 2), row?.hosei.slice(0, 2)]).toEqual([
      [5, 0],
      [1, 0],
    ])
    const shown = { className: '灯守', description: '灯りを守る者。', proposerName: 'リンネ・ハル' }
    expect(await list()).toMatchObject({ count: 1, classList: [shown] })
    const of = { worldId: 'harbor', classId: row?.classId ?? '', characterId: 'harbor-garo' }
    expect(await as.other.originalClass.getDetail(of)).toMatchObject({
      ...{ ...shown, numberList: [{ id: 1, name: '体力', kijun: 5, hosei: 1 }], ownClass: null },
    })
  })

  test('of a name that is there, or waits, is refused; one that was rejected frees it', async () => {
    const { applicationId } = await propose('霧渡り')
    const again = () => as.other.originalClass.propose(proposal('霧渡り', { characterId: 'harbor-garo' }))
    expect(await refusalOf(again())).toBe('CLASS_NAME_TAKEN')
    await decide(applicationId, false)
    const second = await again()
    await decide(second.applicationId, true)
    expect(await refusalOf(propose('霧渡り'))).toBe('CLASS_NAME_TAKEN')
    expect(await db.select().from(worldClass).where(eq(worldClass.className, '霧渡り'))).toHaveLength(1)
  })

  test('whose name the world got meanwhile is not approved', async () => {
    const { applicationId } = await propose('潮番')
    const own = {
      worldId: 'harbor',
      classId: 'B90',
      classKind: 'B',
      className: '潮番',
      description: '',
      displayOrder: 1,
    } as const
    await db.insert(worldClass).values(own)
    expect(await refusalOf(decide(applicationId, true))).toBe('CLASS_NAME_TAKEN')
  })

  test('is the fourth that waits: refused, also at once from two characters', async () => {
    await propose('一')
    const tries = await Promise.allSettled(
      ['二', '三', '四', '五'].map((name, nth) =>
        propose(name, { characterId: nth % 2 === 0 ? 'harbor-mina' : 'harbor-rinne' }),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await refusalOf(propose('六'))).toBe('CLASS_TOO_MANY')
    const own = await as.player.application.mine({
      ...{ characterId: 'harbor-rinne', group: 'class', offset: 0, limit: 50 },
    })
    expect(own.applicationList.every(({ kind, fee }) => kind === 'class' && fee === 0)).toBe(true)
  })

  test.each([
    ['without a name', ' ', {}, 'ORIGINAL_NAME'],
    ['without a text', '無言', { description: '　' }, 'CLASS_TEXT'],
    [
      'with numbers out of bounds',
      '剛力',
      {
        numberList: [
          { id: 1, kijun: 8, hosei: 0 },
          { id: 2, kijun: 8, hosei: 0 },
        ],
      },
      'CLASS_NUMBERS',
    ],
    ['with a parameter that takes no points', '信心', { numberList: [{ id: 3, kijun: 1, hosei: 0 }] }, 'CLASS_NUMBERS'],
    ['for a character of others', '他人', { characterId: 'harbor-garo' }, 'NOT_YOUR_CHARACTER'],
  ])('%s is refused', async (_, name, change, code) => expect(await refusalOf(propose(name, change))).toBe(code))
})

describe('a class', () => {
  const garo = async () => (await db.select().from(character).where(eq(character.characterId, 'harbor-garo')))[0]
  const take = (classId: string | null) => as.other.originalClass.take({ characterId: 'harbor-garo', classId })

  test('is taken and laid down; the class that is shown follows', async () => {
    const classId = await givenClass(db, users.player, 'harbor-rinne')
    const [row] = await db.select().from(worldClass).where(eq(worldClass.classId, classId))
    expect(await take(classId)).toEqual({ className: `霧読み／${row?.className}` })
    expect(await garo()).toMatchObject({ classCId: classId, className: `霧読み／${row?.className}` })
    const of = { worldId: 'harbor', classId, characterId: 'harbor-garo' }
    expect((await as.other.originalClass.getDetail(of)).ownClass).toMatchObject({ classId, isOriginal: true })
    expect(await take(null)).toEqual({ className: '霧読み' })
    expect(await garo()).toMatchObject({ classCId: null, className: '霧読み' })
  })

  test('that is no original one of this world is not taken', async () => {
    const own = {
      worldId: 'harbor',
      classId: 'C91',
      classKind: 'C',
      className: '世界の級',
      description: '',
      displayOrder: 2,
    } as const
    await db.insert(worldClass).values(own)
    const classId = await givenClass(db, users.player, 'harbor-rinne')
    for (const wanted of ['C91', 'O999999', 'nothing']) expect(await refusalOf(take(wanted))).toBe('CLASS_NOT_FOUND')
    const elsewhere = as.other.originalClass.take({ characterId: 'station-rei', classId })
    expect(await refusalOf(elsewhere)).toBe('CLASS_NOT_FOUND')
    const foreign = { worldId: 'station', classId, characterId: 'station-rei' }
    expect(await refusalOf(as.other.originalClass.getDetail(foreign))).toBe('CLASS_NOT_FOUND')
  })
})
