// The numbers of a world: their names, and how they are worked out (rules.md §15).
import { sql } from 'drizzle-orm'
import type { CalcMethod } from '#rules/codes/stats.ts'
import { parameterCount } from '#rules/constants/stats.ts'
import type { Db } from '../../db/client.ts'
import { worldOrRefuse } from './world-row.ts'

type Parameter = { id: number; value: string; itemSkillOrder: number | null }
type CalcRow = {
  list: 'inner' | 'between'
  parameterId: number
  groupId: number
  calcTarget: string
  calcMethod: CalcMethod
  parameter: number | null
}

async function readParameters(db: Db, worldId: string): Promise<Parameter[]> {
  const { rows } = await db.execute<Parameter>(sql`
    select parameter_id as id, name as value, item_skill_order as "itemSkillOrder" from world_parameter
    where world_id = ${worldId} order by parameter_id`)
  return rows
}

const named = (parameters: readonly Parameter[]) =>
  parameters.filter(({ value }) => value !== '').map(({ id, value }) => ({ id, value }))

const shownWithItems = (parameters: readonly Parameter[]) =>
  parameters
    .filter(({ itemSkillOrder }) => itemSkillOrder !== null)
    .sort((a, b) => (a.itemSkillOrder ?? 0) - (b.itemSkillOrder ?? 0) || a.id - b.id)

/** The numbers that items and skills change, in the order they are shown. */
export const listItemParameters = async (db: Db, worldId: string) =>
  named(shownWithItems(await readParameters(db, worldId)))

/** @throws WORLD_NOT_FOUND */
export async function getParameterNames(db: Db, worldId: string) {
  await worldOrRefuse(db, worldId)
  return { parameterNameList: named(await readParameters(db, worldId)) }
}

/** @throws WORLD_NOT_FOUND */
export async function getParameterCalculation(db: Db, worldId: string) {
  const worldInfoFlgs = await worldOrRefuse(db, worldId)
  const parameters = await readParameters(db, worldId)
  const { rows } = await db.execute<CalcRow>(sql`
    select list, parameter_id as "parameterId", group_id as "groupId", calc_target as "calcTarget",
      calc_method as "calcMethod", parameter
    from world_calc_row where world_id = ${worldId} order by list, row_no`)
  const listOf = (wanted: CalcRow['list']) => rows.filter(row => row.list === wanted).map(({ list: _, ...row }) => row)
  const sorted = shownWithItems(parameters).map(({ id }) => id)
  return {
    parameterCalcInnerGroupList: listOf('inner'),
    parameterCalcBetweenGroupList: listOf('between'),
    worldItemUseMaster: numbered('noryokuUse', (id): 0 | 1 => (sorted.includes(id) ? 1 : 0)),
    worldItemNameMaster: numbered('noryokuName', id => parameters.find(row => row.id === id)?.value ?? ''),
    worldInfoFlgs,
    parameterNameList: named(parameters),
    parameterIdListSortedForItemAndSkill: sorted,
  }
}

/** Fields with the number of a parameter at their end. */
const numbered = <Value>(prefix: string, fieldOf: (id: number) => Value): Record<string, Value> =>
  Object.fromEntries(
    Array.from({ length: parameterCount }, (_, index) => [`${prefix}${index + 1}`, fieldOf(index + 1)]),
  )
