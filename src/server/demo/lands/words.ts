// Words to write the demo lands with: calculations, recipes and people in as few lines as they can be read in.
import type { DemoCalcRow, DemoLand, DemoPerson, DemoRecipe } from '../shapes.ts'

type Method = DemoCalcRow['calcMethod']

/** A row of an inner group: its target, how it joins, and the row's own number. */
export type Term = readonly [calcTarget: string, calcMethod: Method, parameter?: number]

/** A group of terms and how its result joins the groups before it. */
export type Group = readonly [calcMethod: Method, ...terms: Term[]]

/** The rows of both lists from the groups of every parameter; groups are numbered from 1 in each. */
export function calculationOf(groups: Readonly<Record<number, readonly Group[]>>): DemoLand['calculation'] {
  const inner: DemoCalcRow[] = []
  const between: DemoCalcRow[] = []
  for (const [key, list] of Object.entries(groups)) {
    const parameterId = Number(key)
    for (const [index, [joins, ...terms]] of list.entries()) {
      const groupId = index + 1
      // What joins groups has no operand of its own: the target is there because the row has the field.
      between.push({ parameterId, groupId, calcTarget: 'Number', calcMethod: joins })
      for (const [calcTarget, calcMethod, parameter] of terms) {
        inner.push({ parameterId, groupId, calcTarget, calcMethod, ...(parameter === undefined ? {} : { parameter }) })
      }
    }
  }
  return { inner, between }
}

export const classA: Term = ['classA', 1]
export const classB: Term = ['classB', 1]
export const classC: Term = ['classC', 1]
export const worn: Term = ['items', 1]
export const learnt: Term = ['skills', 1]
export const level: Term = ['level', 1]
export const changes: Term = ['changeHistory', 1]
export const constant = (calcMethod: Method, value: number): Term => ['Number', calcMethod, value]
export const earlier = (calcMethod: Method, parameterId: number): Term => ['pastParm', calcMethod, parameterId]
/** Of parameters 4 and 12 a percentage; of 8 the base, shifted. */
export const load = (base = 0): Term => ['heavyEffectWorld0', 1, base]

/** `I0001:3 I0002:1*`: codes, numbers, and a star behind what is worn or set. */
const listed = (text: string) =>
  text.split(' ').map(entry => {
    const [, code = '', number = '', star] = /^(\w+):(\d+)(\*?)$/.exec(entry) ?? []
    return { code, number: Number(number), starred: star === '*' }
  })

type RecipeRow = readonly [
  itemCode: string,
  itemNum: number,
  materials: string,
  tokens?: readonly number[],
  coin?: number,
]

export const recipesOf = (rows: readonly RecipeRow[]): readonly DemoRecipe[] =>
  rows.map(([itemCode, itemNum, materials, tokens, coin]) => ({
    itemCode,
    itemNum,
    ...(coin === undefined ? {} : { coin }),
    ...(tokens === undefined ? {} : { tokens }),
    materials: listed(materials).map(({ code, number }) => ({ itemCode: code, needCount: number })),
  }))

export const bag = (text: string): NonNullable<DemoPerson['items']> =>
  listed(text).map(({ code, number, starred }) => ({ itemCode: code, count: number, ...(starred && { worn: true }) }))

export const learned = (text: string): NonNullable<DemoPerson['skills']> =>
  listed(text).map(({ code, number, starred }) => ({ skillCode: code, level: number, ...(starred && { set: true }) }))

export const looks = (age: string, height: string, hair: string, eyes: string, skin: string) => ({
  age,
  height,
  hair,
  eyes,
  skin,
})

export const speaks = (firstPerson: string, secondPerson: string, tone: string, catchphrase: string) => ({
  firstPerson,
  secondPerson,
  tone,
  catchphrase,
})

/** 自由設定; a confirmed one is 公認. */
export const setting = (heading: string, body: string) => ({ heading, body })
export const confirmed = (heading: string, body: string) => ({ heading, body, confirmed: true })
