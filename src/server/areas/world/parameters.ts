// The numbers of a world: their names, and how they are worked out (rules §15). Whoever needs them reads them here.
import { sql } from 'drizzle-orm'
import type { CalcMethod } from '#rules/codes/stats.ts'
import { parameterCount } from '#rules/constants/stats.ts'
import type { Db, Tx } from '../../db/client.ts'
import { worldOrRefuse } from './world-row.ts'

export type WorldParameter = { id: number; name: string; itemSkillOrder: number | null; isAssignable: boolean }
type CalcRow = {
  list: 'inner' | 'between'
  parameterId: number
  groupId: number
  calcTarget: string
  calcMethod: CalcMethod
  parameter: number | null
}

async function readParameters(db: Db | Tx, worldId: string): Promise<WorldParameter[]> {
  const { rows } = await db.execute<WorldParameter>(sql`
    select parameter_id as id, name, item_skill_order as "itemSkillOrder", is_assignable as "isAssignable"
    from world_parameter where world_id = ${worldId} order by parameter_id`)
  return rows
}

/** How they are worked out, in the order of the rows. */
async function readCalculation(db: Db | Tx, worldId: string) {
  const { rows } = await db.execute<CalcRow>(sql`
    select list, parameter_id as "parameterId", group_id as "groupId", calc_target as "calcTarget",
      calc_method as "calcMethod", parameter
    from world_calc_row where world_id = ${worldId} order by list, row_no`)
  const listOf = (wanted: CalcRow['list']) => rows.filter(row => row.list === wanted).map(({ list: _, ...row }) => row)
  return { parameterCalcInnerGroupList: listOf('inner'), parameterCalcBetweenGroupList: listOf('between') }
}

const named = (parameters: readonly WorldParameter[]) => parameters.filter(({ name }) => name !== '')

/** As the specification names them. */
const nameList = (parameters: readonly WorldParameter[]) =>
  named(parameters).map(({ id, name }) => ({ id, value: name }))

const shownWithItems = (parameters: readonly WorldParameter[]) =>
  parameters
    .filter(({ itemSkillOrder }) => itemSkillOrder !== null)
    .sort((a, b) => (a.itemSkillOrder ?? 0) - (b.itemSkillOrder ?? 0) || a.id - b.id)

/** Those with a name. */
export const listParameters = async (db: Db | Tx, worldId: string): Promise<WorldParameter[]> =>
  named(await readParameters(db, worldId))

/** The same in the order of items and skills, then the others by number. */
export async function listParametersAsShown(db: Db, worldId: string): Promise<WorldParameter[]> {
  const parameters = await listParameters(db, worldId)
  const shown = shownWithItems(parameters)
  return [...shown, ...parameters.filter(each => !shown.includes(each))]
}

/** The numbers that items and skills change, in the order they are shown. */
export const listItemParameters = async (db: Db, worldId: string) =>
  nameList(shownWithItems(await readParameters(db, worldId)))

/** What every calculation takes of a world, for screens that try things on. */
export async function calculationOfWorld(db: Db | Tx, worldId: string) {
  const parameters = await listParameters(db, worldId)
  const parameterList = parameters.map(({ id, name, itemSkillOrder }) => ({ id, name, itemSkillOrder }))
  return { parameterList, ...(await readCalculation(db, worldId)) }
}

/** @throws WORLD_NOT_FOUND */
export async function getParameterNames(db: Db, worldId: string) {
  await worldOrRefuse(db, worldId)
  return { parameterNameList: nameList(await readParameters(db, worldId)) }
}

/** @throws WORLD_NOT_FOUND */
export async function getParameterCalculation(db: Db, worldId: string) {
  const worldInfoFlgs = await worldOrRefuse(db, worldId)
  const parameters = await readParameters(db, worldId)
  const sorted = shownWithItems(parameters).map(({ id }) => id)
  return {
    ...(await readCalculation(db, worldId)),
    worldItemUseMaster: numbered('noryokuUse', (id): 0 | 1 => (sorted.includes(id) ? 1 : 0)),
    worldItemNameMaster: numbered('noryokuName', id => parameters.find(row => row.id === id)?.name ?? ''),
    worldInfoFlgs,
    parameterNameList: nameList(parameters),
    parameterIdListSortedForItemAndSkill: sorted,
    mainParameterIdList: named(parameters)
      .filter(({ isAssignable }) => isAssignable)
      .map(({ id }) => id),
  }
}

/** Fields with the number of a parameter at their end. */
const numbered = <Value>(prefix: string, fieldOf: (id: number) => Value): Record<string, Value> =>
  Object.fromEntries(
    Array.from({ length: parameterCount }, (_, index) => [`${prefix}${index + 1}`, fieldOf(index + 1)]),
  )
