// A character's 30 parameters from the calculation rows of the world (rules §15).
import { parameterCount } from '../constants/stats.ts'
import { calculate } from './methods.ts'
import { createOperands, type Operands } from './operands.ts'
import type { CalcRow, ParameterCalculation, StatSource } from './types.ts'

/**
 * Value of each parameter by its id: rows are folded into groups, groups into the parameter, both in list order and
 * starting from 0. A parameter without rows is 0 (rules §15, G20).
 */
export function evaluateParameters(calculation: ParameterCalculation, source: StatSource): ReadonlyMap<number, number> {
  const inner = byParameter(calculation.parameterCalcInnerGroupList)
  const between = byParameter(calculation.parameterCalcBetweenGroupList)
  const operands = createOperands(source)
  const values = new Map<number, number>()
  for (let id = 1; id <= parameterCount; id++) {
    const groups = groupResults(inner.get(id) ?? [], operands, values)
    const fold = (value: number, row: CalcRow) => calculate(row.calcMethod, value, groups.get(row.groupId) ?? 0)
    values.set(id, (between.get(id) ?? []).reduce(fold, 0))
  }
  return values
}

function groupResults(rows: readonly CalcRow[], operands: Operands, past: ReadonlyMap<number, number>) {
  const groups = new Map<number, number>()
  for (const row of rows) {
    groups.set(row.groupId, calculate(row.calcMethod, groups.get(row.groupId) ?? 0, operands.of(row, past)))
  }
  return groups
}

function byParameter(rows: readonly CalcRow[]): ReadonlyMap<number, readonly CalcRow[]> {
  const found = new Map<number, CalcRow[]>()
  for (const row of rows) {
    const known = found.get(row.parameterId)
    if (known) known.push(row)
    else found.set(row.parameterId, [row])
  }
  return found
}
