// Items and skills to hold, wear and learn in the play world's harbor, for tests.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { equipment } from '#server/areas/equipment/tables.ts'
import { characterSkill } from '#server/areas/skill/tables.ts'
import { worldCalcRow, worldClass, worldItem, worldParameter, worldSkill } from '#server/areas/world/tables.ts'
import { type Db, transact } from '#server/db/client.ts'
import { toNumbers } from '#server/demo/seed-worlds.ts'
import { currencies, type ItemVariant } from '#server/platform/ledger/balances.ts'
import { post, systemAccounts } from '#server/platform/ledger/post.ts'
import { PLAY_NOW } from './play.ts'

const worldId = 'harbor'

const items = [
  {
    itemCode: 'W1',
    itemName: '灯守の杖',
    itemPositionId: 'hand',
    itemCost: 4,
    parameters: toNumbers({ 1: 5, 3: -1 }),
    maxLevel: 3,
  },
  {
    itemCode: 'W2',
    itemName: '霧切りの剣',
    itemPositionId: 'hand',
    itemCost: 9,
    parameters: toNumbers({ 1: 8 }),
    maxLevel: 1,
  },
  {
    itemCode: 'B1',
    itemName: '油布の外套',
    itemPositionId: 'body',
    itemCost: 6,
    parameters: toNumbers({ 2: 4 }),
    maxLevel: 5,
  },
  {
    itemCode: 'C1',
    itemName: '貝の護符',
    itemPositionId: 'charm',
    itemCost: 1,
    parameters: toNumbers({ 3: 2 }),
    maxLevel: 1,
  },
] as const

const skills = [
  {
    skillCode: 'S1',
    skillName: '灯読み',
    parameters: toNumbers({ 2: 3 }),
    cost: 10,
    classId: null,
    requiredLevel: 1,
    isShopOnly: false,
  },
  {
    skillCode: 'S2',
    skillName: '霧歩き',
    parameters: toNumbers({ 3: 1 }),
    cost: 5,
    classId: 'B01',
    requiredLevel: 1,
    isShopOnly: false,
  },
  {
    skillCode: 'S3',
    skillName: '嵐鎮め',
    parameters: toNumbers({}),
    cost: 5,
    classId: null,
    requiredLevel: 50,
    isShopOnly: false,
  },
  {
    skillCode: 'S4',
    skillName: '商人の目',
    parameters: toNumbers({}),
    cost: 5,
    classId: null,
    requiredLevel: 1,
    isShopOnly: true,
  },
  {
    skillCode: 'S5',
    skillName: '別の道',
    parameters: toNumbers({}),
    cost: 5,
    classId: 'B02',
    requiredLevel: 1,
    isShopOnly: false,
  },
] as const

/**
 * The wardrobe of harbor: parameter 1 is class B and items, 2 is items and skills, 3 is changes and items. Called once for a
 * database.
 */
export async function givenWardrobe(db: Db): Promise<void> {
  await db
    .insert(worldItem)
    .values(
      items.map(item => ({
        ...item,
        worldId,
        description: '試しの品。',
        picture: null,
        statusRefFlg: true,
        source: '港の市',
      })),
    )
    .onConflictDoNothing()
  const base = { worldId, description: '試しのクラス。' }
  await db
    .insert(worldClass)
    .values([
      {
        ...base,
        classId: 'B01',
        classKind: 'B',
        className: '燈騎士',
        displayOrder: 1,
        kijun: toNumbers({ 1: 10 }),
        hosei: toNumbers({ 1: 2, 16: 29 }),
      },
      { ...base, classId: 'B02', classKind: 'B', className: '霧渡り', displayOrder: 2 },
    ])
    .onConflictDoNothing()
  await db
    .insert(worldSkill)
    .values(
      skills.map((skill, displayOrder) => ({
        ...skill,
        worldId,
        description: '試しの技。',
        skillHaneiFlg: true,
        maxLevel: 2,
        tokenNo: 2,
        displayOrder,
      })),
    )
    .onConflictDoNothing()
  await db
    .insert(worldParameter)
    .values(
      ['腕力', '守り', '勘'].map((name, index) => ({
        worldId,
        parameterId: index + 1,
        name,
        itemSkillOrder: index + 1,
      })),
    )
    .onConflictDoNothing()
  const inner = [
    [1, 'classB'],
    [1, 'items'],
    [2, 'items'],
    [2, 'skills'],
    [3, 'changeHistory'],
    [3, 'items'],
  ] as const
  const rows = [
    ...inner.map(([parameterId, calcTarget], rowNo) => ({ list: 'inner' as const, rowNo, parameterId, calcTarget })),
    ...[1, 2, 3].map((parameterId, rowNo) => ({ list: 'between' as const, rowNo, parameterId, calcTarget: '' })),
  ]
  await db
    .insert(worldCalcRow)
    .values(rows.map(row => ({ ...row, worldId, groupId: 1, calcMethod: 1 as const })))
    .onConflictDoNothing()
  await db.execute(sql`
    update character set class_b_id = 'B01' where character_id in ('harbor-rinne', 'harbor-mina', 'harbor-garo')`)
}

const give = (db: Db, characterId: string, currency: string, amount: number) =>
  transact(db, tx =>
    post(tx, PLAY_NOW, [
      {
        cause: { kind: 'test', id: randomUUID() },
        currency,
        amount,
        from: systemAccounts.issue,
        to: { kind: 'character', id: characterId },
      },
    ]),
  )

export const givenItem = (db: Db, characterId: string, itemCode: string, amount: number, variant?: ItemVariant) =>
  give(db, characterId, currencies.item(worldId, itemCode, variant), amount)

export const givenTokens = (db: Db, characterId: string, tokenNo: number, amount: number) =>
  give(db, characterId, currencies.token(worldId, tokenNo), amount)

/** A character that wears nothing, has set nothing and learned exactly these skills. */
export async function givenPlain(db: Db, characterId: string, learned: Record<string, number> = {}): Promise<void> {
  await db.execute(sql`delete from equipment_version where character_id = ${characterId}`)
  await db.execute(sql`delete from equipment_set where character_id = ${characterId}`)
  await db.delete(equipment).where(sql`character_id = ${characterId}`)
  await db.delete(characterSkill).where(sql`character_id = ${characterId}`)
  const rows = Object.entries(learned).map(([skillCode, level]) => ({
    characterId,
    skillCode,
    level,
    learnedAt: PLAY_NOW,
  }))
  if (rows.length > 0) await db.insert(characterSkill).values(rows)
}
