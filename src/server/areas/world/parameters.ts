// Parameters of a world: their names, and the rows of their calculation (rules §15). All areas read them here.
import { sql } from 'drizzle-orm'
import { parameterCount } from '#rules/constants/stats.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { worldCalcRow, worldParameter } from './tables.ts'
import { worldOrRefuse } from './world-row.ts'

const columns = columnsOf(worldParameter, null, {
  id: 'parameterId',
  name: 'name',
  itemSkillOrder: 'itemSkillOrder',
  isAssignable: 'isAssignable',
})
export type WorldParameter = RowOf<typeof columns>
const calcColumns = columnsOf(worldCalcRow, null, [
  ...(['list', 'parameterId', 'groupId', 'calcTarget', 'calcMethod', 'parameter'] as const),
])
type CalcRow = RowOf<typeof calcColumns>

async function readParameters(db: Db | Tx, worldId: string): Promise<WorldParameter[]> {
  const { rows } = await db.execute<WorldParameter>(sql`
    select ${columns} from world_parameter where world_id = ${worldId} order by parameter_id`)
  return rows
}

/** Rows of the calculation, in their order. */
async function readCalculation(db: Db | Tx, worldId: string) {
  const { rows } = await db.execute<CalcRow>(sql`
    select ${calcColumns} from world_calc_row where world_id = ${worldId} order by list, row_no`)
  const listOf = (wanted: CalcRow['list']) => rows.filter(row => row.list === wanted).map(({ list: _, ...row }) => row)
  return { parameterCalcInnerGroupList: listOf('inner'), parameterCalcBetweenGroupList: listOf('between') }
}

const named = (parameters: readonly WorldParameter[]) => parameters.filter(({ name }) => name !== '')

/** Names in the form of the specification. */
const nameList = (parameters: readonly WorldParameter[]) =>
  named(parameters).map(({ id, name }) => ({ id, value: name }))

const shownWithItems = (parameters: readonly WorldParameter[]) =>
  parameters
    .filter(({ itemSkillOrder }) => itemSkillOrder !== null)
    .sort((a, b) => (a.itemSkillOrder ?? 0) - (b.itemSkillOrder ?? 0) || a.id - b.id)

/** Parameters with a name. */
export const listParameters = async (db: Db | Tx, worldId: string): Promise<WorldParameter[]> =>
  named(await readParameters(db, worldId))

/** Parameters with a name: first those of items and skills in their order, then the others by number. */
export async function listParametersAsShown(db: Db, worldId: string): Promise<WorldParameter[]> {
  const parameters = await listParameters(db, worldId)
  const shown = shownWithItems(parameters)
  return [...shown, ...parameters.filter(each => !shown.includes(each))]
}

/** Parameters that items and skills change, in the order they are shown. */
export const listItemParameters = async (db: Db, worldId: string) =>
  nameList(shownWithItems(await readParameters(db, worldId)))

/** Data of a world for the calculation, for screens that try equipment or skills on. */
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

/** Fields that end in the number of a parameter. */
const numbered = <Value>(prefix: string, fieldOf: (id: number) => Value): Record<string, Value> =>
  Object.fromEntries(
    Array.from({ length: parameterCount }, (_, index) => [`${prefix}${index + 1}`, fieldOf(index + 1)]),
  )
