// Words to write the numbers of a demo world with, so that a formula reads as one line.
import type { DemoCalcRow, DemoLand, DemoParameter } from '../shapes.ts'

type Method = DemoCalcRow['calcMethod']

/** One row inside a group: how it joins what came before it, what it takes, its constant. */
export type Step = readonly [by: Method, target: string, parameter?: number]

/** How a group joins the groups before it, and its rows. */
export type Group = readonly [by: Method, ...steps: Step[]]

/** Everything a character has of its own for a parameter. */
export const own: Group = [
  1,
  [1, 'classA'],
  [1, 'classB'],
  [1, 'classC'],
  [1, 'items'],
  [1, 'skills'],
  [1, 'changeHistory'],
]

/** What a character brings without what it wears. */
export const learned: Group = [1, [1, 'classA'], [1, 'classB'], [1, 'classC'], [1, 'skills']]

/** Joins by the effect of the load in percent: first times it, then by a hundred. Only parameters 4 and 12 have one. */
export const underLoad: readonly Group[] = [
  [3, [1, 'heavyEffectWorld0']],
  [4, [1, 'Number', 100]],
]

/** A share of a parameter that comes before this one: the part of `over` rounded, added. */
export const shareOf = (parameterId: number, over: number): Group => [
  1,
  [1, 'pastParm', parameterId],
  [4, 'Number', over],
]

/** What class B can carry at level 0, plus the level: the total that heavyEffectWorld0 measures the load by. */
export const capacity: Group = [1, [1, 'classB'], [4, 'level'], [1, 'level']]

export function calculationOf(formulas: Readonly<Record<number, readonly Group[]>>): DemoLand['calculation'] {
  const inner: DemoCalcRow[] = []
  const between: DemoCalcRow[] = []
  for (const [id, groups] of Object.entries(formulas)) {
    const parameterId = Number(id)
    groups.forEach(([by, ...steps], index) => {
      const groupId = index + 1
      for (const [calcMethod, calcTarget, parameter] of steps) {
        const constant = parameter === undefined ? {} : { parameter }
        inner.push({ parameterId, groupId, calcTarget, calcMethod, ...constant })
      }
      // A row between groups takes the group's result; the target says nothing there.
      between.push({ parameterId, groupId, calcTarget: 'Number', calcMethod: by })
    })
  }
  return { inner, between }
}

/** The 30 parameters by their names in order. */
export const parametersOf = (
  names: readonly string[],
  { assignable, ofItems }: { assignable: readonly number[]; ofItems: readonly number[] },
): readonly DemoParameter[] =>
  names.map((name, index) => ({
    id: index + 1,
    name,
    ...(assignable.includes(index + 1) && { assignable: true }),
    ...(ofItems.includes(index + 1) && { ofItems: true }),
  }))
