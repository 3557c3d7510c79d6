// The data for calculating a character's stats, in the form of the calls: numbers in lists of 30. One function turns
// them into the numbered fields of the calculation, on both sides.
import { BAG_POSITION, type BagItem, countWorn, pieceKey, type WornPiece } from '../equipment.ts'
import type { ClassStats, ItemStats, Numbered, SkillStats, StatSource } from './types.ts'

export interface PlainClass {
  readonly className: string
  /** Values of noryokuKijun1 to 30 and noryokuHosei1 to 30. */
  readonly kijun: number[]
  readonly hosei: number[]
}

/** An item that affects the numbers: worn, or counting from the bag. */
export interface PlainItem {
  readonly equipPositionId: string
  readonly statusRefFlg: boolean
  readonly itemCost: number
  readonly parameters: number[]
}

export interface PlainSkill {
  readonly skillHaneiFlg: boolean
  readonly parameters: number[]
}

export interface PlainSource {
  readonly level: number
  readonly classA: PlainClass | null
  readonly classB: PlainClass | null
  readonly classC: PlainClass | null
  readonly items: PlainItem[]
  readonly skills: PlainSkill[]
  /** The sum of all changes. */
  readonly changeHistory: number[]
}

export function numbered<Prefix extends string>(prefix: Prefix, values: readonly number[]): Numbered<Prefix> {
  return Object.fromEntries(values.map((value, index) => [`${prefix}${index + 1}`, value])) as Numbered<Prefix>
}

const classStats = (of: PlainClass | null, level: number): ClassStats | null =>
  of && { ...numbered('noryokuKijun', of.kijun), ...numbered('noryokuHosei', of.hosei), level }

const itemStats = ({ parameters, ...item }: PlainItem): ItemStats => ({ ...item, ...numbered('parameter', parameters) })

const skillStats = ({ skillHaneiFlg, parameters }: PlainSkill): SkillStats => ({
  skillHaneiFlg,
  ...numbered('parameter', parameters),
})

/** Data in the form of the calculation; the classes have the level of the character. */
export const toStatSource = (plain: PlainSource): StatSource => ({
  level: plain.level,
  classA: classStats(plain.classA, plain.level),
  classB: classStats(plain.classB, plain.level),
  classC: classStats(plain.classC, plain.level),
  items: plain.items.map(itemStats),
  skills: plain.skills.map(skillStats),
  changeHistory: numbered('parameter', plain.changeHistory),
})

/**
 * Items that count while these pieces are worn: the pieces themselves, and one of each kind that counts from the bag.
 */
export function countingItems(bag: readonly BagItem[], worn: readonly WornPiece[]): PlainItem[] {
  const held = new Map(bag.map(item => [pieceKey(item), item]))
  const atSlots = worn.flatMap(({ slotId, ...piece }) => {
    const item = held.get(pieceKey(piece))
    return item ? [plainItem(item, slotId)] : []
  })
  const wornCounts = countWorn(worn)
  const inBag = bag.filter(item => item.subStatusFlg && item.shojiSu > (wornCounts.get(pieceKey(item)) ?? 0))
  return [...atSlots, ...inBag.map(item => plainItem(item, BAG_POSITION))]
}

const plainItem = ({ statusRefFlg, itemCost, parameters }: BagItem, equipPositionId: string): PlainItem => ({
  equipPositionId,
  statusRefFlg,
  itemCost,
  parameters,
})

/** Changes by a skill, which counts once per level. */
export const skillNumbers = (numbers: readonly number[], level: number): number[] =>
  numbers.map(number => number * level)
