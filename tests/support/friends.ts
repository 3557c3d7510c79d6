// Friends, followers, settings and parameters for the play world, as a test wants them.
import { and, eq, or } from 'drizzle-orm'
import type { FriendState } from '#rules/friend-address.ts'
import { character, characterParameterChange, characterSetting } from '#server/areas/character/tables.ts'
import { mirrored } from '#server/areas/friend/standing.ts'
import { characterFriend } from '#server/areas/friend/tables.ts'
import { worldCalcRow, worldClass, worldParameter } from '#server/areas/world/tables.ts'
import type { TestDatabase } from './database.ts'
import { PLAY_NOW } from './play.ts'

type Db = TestDatabase['db']

/** Puts two characters into a state, as the first of them sees it; null removes their relation. */
export async function givenStanding(db: Db, one: string, other: string, state: FriendState | null): Promise<void> {
  const { characterId, otherId } = characterFriend
  await db
    .delete(characterFriend)
    .where(or(and(eq(characterId, one), eq(otherId, other)), and(eq(characterId, other), eq(otherId, one))))
  if (!state) return
  // The rows may be there already, because samples of several calls are made at once.
  await db
    .insert(characterFriend)
    .values([
      { characterId: one, otherId: other, state, changedAt: PLAY_NOW },
      { characterId: other, otherId: one, state: mirrored[state], changedAt: PLAY_NOW },
    ])
    .onConflictDoNothing()
}

/** Makes `count` characters of a world, owned by a user: `crowd-0001` and so on. */
export async function givenCrowd(db: Db, userId: string, worldId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `crowd-${String(index + 1).padStart(4, '0')}`)
  const base = { userId, worldId, middleName: '', familyName: '', nameOrder: 3, className: '群衆' }
  for (let start = 0; start < count; start += 500) {
    await db
      .insert(character)
      .values(
        ids.slice(start, start + 500).map((characterId, index) => ({
          ...base,
          characterId,
          givenName: characterId,
          characterFullName: characterId,
          kana: `カ${String(9_999 - start - index)}`,
          level: ((start + index) % 50) + 1,
          createdAt: PLAY_NOW,
        })),
      )
      .onConflictDoNothing()
  }
  return ids
}

const thirty = (numbers: Record<number, number>): number[] =>
  Array.from({ length: 30 }, (_, index) => numbers[index + 1] ?? 0)

/** Makes a race, a class and two parameters for the harbor: 体力 of race, class and changes, 機知 of the level alone. */
export async function givenNumbers(db: Db, characterId: string): Promise<void> {
  const worldId = 'harbor'
  await db.insert(worldParameter).values([
    { worldId, parameterId: 1, name: '体力', isAssignable: true },
    { worldId, parameterId: 2, name: '機知' },
    { worldId, parameterId: 3, name: '' },
  ])
  await db.insert(worldClass).values([
    {
      worldId,
      classId: 'A1',
      classKind: 'A',
      className: '岬の民',
      description: '',
      displayOrder: 1,
      kijun: thirty({ 1: 10 }),
    },
    {
      ...{ worldId, classId: 'B1', classKind: 'B', className: '燈騎士', description: '', displayOrder: 2 },
      kijun: thirty({ 1: 4 }),
      hosei: thirty({ 1: 2, 16: 18 }),
    },
  ])
  const row = { worldId, groupId: 1, calcMethod: 1 as const, parameter: null }
  await db.insert(worldCalcRow).values([
    { ...row, list: 'inner', rowNo: 1, parameterId: 1, calcTarget: 'classA' },
    { ...row, list: 'inner', rowNo: 2, parameterId: 1, calcTarget: 'classB' },
    { ...row, list: 'inner', rowNo: 3, parameterId: 1, calcTarget: 'changeHistory' },
    { ...row, list: 'inner', rowNo: 4, parameterId: 2, calcTarget: 'level' },
    { ...row, list: 'inner', rowNo: 5, parameterId: 2, calcTarget: 'Number', parameter: 1.5 },
    { ...row, list: 'between', rowNo: 1, parameterId: 1, calcTarget: 'Number' },
    { ...row, list: 'between', rowNo: 2, parameterId: 2, calcTarget: 'Number' },
  ])
  await db
    .update(character)
    .set({ classAId: 'A1', classBId: 'B1', level: 5 })
    .where(eq(character.characterId, characterId))
  await givenChange(db, characterId, '作成時の割り振り', { 1: 8, 2: 3 })
  await givenChange(db, characterId, '霧の灯の一夜', { 1: -1 })
}

export const givenChange = (db: Db, characterId: string, reason: string, numbers: Record<number, number>) =>
  db.insert(characterParameterChange).values({ characterId, reason, parameters: thirty(numbers), createdAt: PLAY_NOW })

export const givenSettings = (db: Db, characterId: string, statuses: readonly number[]) =>
  db.insert(characterSetting).values(
    statuses.map((status, index) => ({
      ...{ characterId, status, slotNo: index + 1, heading: '生い立ち' },
      body: `設定${index + 1}`,
      updatedAt: PLAY_NOW,
    })),
  )

/** Sets whether others see the friends of a character, and whether it stands in lists of others. */
export const givenHidden = (db: Db, characterId: string, told: { isFriendListOpen?: boolean; isHidden?: boolean }) =>
  db.update(character).set(told).where(eq(character.characterId, characterId))
