// Operands: the number that each calculation target gives for a parameter (rules §15, G20).
import { calcTarget } from '../codes/stats.ts'
import { heavyEffectHoseiIndex } from '../constants/stats.ts'
import { finite, isOn, toNumber } from '../numbers.ts'
import { percentageHelper } from '../percentages.ts'
import type { CalcRow, ClassStats, ItemStats, Numbered, StatSource } from './types.ts'

/** Reads operands of one character; sums over items and skills are computed once per parameter. */
export interface Operands {
  /** @param past values of the parameters computed so far, by id */
  of(row: CalcRow, past: ReadonlyMap<number, number>): number
}

/** A load of one half, as part and total, which changes no parameter (rules §6). */
const UNNOTICED = [1, 2] as const

export function createOperands(source: StatSource): Operands {
  const equipped = source.items.filter(isEquipped)
  const itemSum = remembered(sumOf(equipped.filter(item => isOn(item.statusRefFlg))))
  const skillSum = remembered(sumOf(source.skills.filter(skill => isOn(skill.skillHaneiFlg))))
  const carried = equipped.reduce((sum, item) => finite(sum + toNumber(item.itemCost)), 0)
  const capacity = finite(field(source.classB, 'noryokuHosei', heavyEffectHoseiIndex) + finite(source.level))
  const [part, total] = source.ignoresLoad ? UNNOTICED : [carried, capacity]

  return {
    of(row, past) {
      const id = row.parameterId
      switch (row.calcTarget) {
        case calcTarget.classA:
        case calcTarget.classB:
        case calcTarget.classC:
          return classValue(source[row.calcTarget], id)
        case calcTarget.items:
          return itemSum(id)
        case calcTarget.skills:
          return skillSum(id)
        case calcTarget.level:
          return finite(source.level)
        case calcTarget.number:
          return toNumber(row.parameter)
        case calcTarget.pastParm:
          return past.get(toNumber(row.parameter)) ?? 0
        case calcTarget.changeHistory:
          return field(source.changeHistory, 'parameter', id)
        case calcTarget.heavyEffectWorld0:
          return percentageHelper(id, toNumber(row.parameter), part, total)
        default:
          return 0
      }
    },
  }
}

const classValue = (stats: ClassStats | null | undefined, id: number): number =>
  finite(field(stats, 'noryokuKijun', id) + field(stats, 'noryokuHosei', id) * toNumber(stats?.level))

const isEquipped = ({ equipPositionId: at }: ItemStats): boolean => Boolean(at) && at !== '0'

/** A numbered field; 0 when it is missing. */
function field<Prefix extends string>(from: Numbered<Prefix> | null | undefined, prefix: Prefix, id: number): number {
  const key = `${prefix}${id}` as const
  return from && Object.hasOwn(from, key) ? toNumber(from[key]) : 0
}

const sumOf =
  (rows: readonly Numbered<'parameter'>[]) =>
  (id: number): number =>
    rows.reduce((sum, row) => finite(sum + field(row, 'parameter', id)), 0)

function remembered(compute: (id: number) => number): (id: number) => number {
  const known = new Map<number, number>()
  return id => {
    const value = known.get(id) ?? compute(id)
    known.set(id, value)
    return value
  }
}
