// Words to write the demo lands with: calculations, recipes and people in as few lines as they can be read in.
import type { DemoCalcRow, DemoPerson, DemoRecipe } from '../shapes.ts'
import type { Step as Term } from './kit.ts'

export { calculationOf, type Group } from './kit.ts'

export const classA: Term = [1, 'classA']
export const classB: Term = [1, 'classB']
export const classC: Term = [1, 'classC']
export const worn: Term = [1, 'items']
export const learnt: Term = [1, 'skills']
export const level: Term = [1, 'level']
export const changes: Term = [1, 'changeHistory']
export const constant = (calcMethod: DemoCalcRow['calcMethod'], value: number): Term => [calcMethod, 'Number', value]
export const earlier = (calcMethod: DemoCalcRow['calcMethod'], parameterId: number): Term => [
  calcMethod,
  'pastParm',
  parameterId,
]
/** Of parameters 4 and 12 a percentage; of 8 the base, shifted. */
export const load = (base = 0): Term => [1, 'heavyEffectWorld0', base]

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
