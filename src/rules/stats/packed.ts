// What a character's numbers are made of, as it travels: lists of 30 in place of 60 named fields.
import { parameterCount } from '../constants/stats.ts'
import { isOn, toNumber } from '../numbers.ts'
import type { ClassStats, ItemStats, Numbered, SkillStats, StatSource } from './types.ts'

/** 30 numbers, the nth for parameter n + 1. */
type Thirty = number[]

export interface PackedClass {
  readonly level: number
  readonly kijun: Thirty
  readonly hosei: Thirty
}

export interface PackedStats {
  readonly level: number
  readonly classA: PackedClass | null
  readonly classB: PackedClass | null
  readonly classC: PackedClass | null
  /** What is worn. */
  readonly items: {
    readonly equipPositionId: string | null
    readonly statusRefFlg: boolean
    readonly itemCost: number
    readonly parameters: Thirty
  }[]
  /** What is set. */
  readonly skills: { readonly skillHaneiFlg: boolean; readonly parameters: Thirty }[]
  readonly changeHistory: Thirty
}

/** `parameter1` to `parameter30` of a list of 30; zeros are left out, which the calculation reads the same. */
export function numbered<Prefix extends string>(prefix: Prefix, thirty: Thirty): Numbered<Prefix> {
  const fields = thirty.slice(0, parameterCount).map((value, index) => [`${prefix}${index + 1}`, value] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== 0)) as Numbered<Prefix>
}

function thirty<Prefix extends string>(fields: Numbered<Prefix> | null | undefined, prefix: Prefix): number[] {
  return Array.from({ length: parameterCount }, (_, index) => toNumber(fields?.[`${prefix}${index + 1}` as const]))
}

export function packStats(source: StatSource): PackedStats {
  return {
    level: source.level,
    classA: packClass(source.classA),
    classB: packClass(source.classB),
    classC: packClass(source.classC),
    items: source.items.map((item: ItemStats) => ({
      equipPositionId: item.equipPositionId ? String(item.equipPositionId) : null,
      statusRefFlg: isOn(item.statusRefFlg),
      itemCost: toNumber(item.itemCost),
      parameters: thirty(item, 'parameter'),
    })),
    skills: source.skills.map((skill: SkillStats) => ({
      skillHaneiFlg: isOn(skill.skillHaneiFlg),
      parameters: thirty(skill, 'parameter'),
    })),
    changeHistory: thirty(source.changeHistory, 'parameter'),
  }
}

const packClass = (stats: ClassStats | null | undefined): PackedClass | null =>
  stats
    ? { level: toNumber(stats.level), kijun: thirty(stats, 'noryokuKijun'), hosei: thirty(stats, 'noryokuHosei') }
    : null

export function unpackStats(packed: PackedStats): StatSource {
  return {
    level: packed.level,
    classA: unpackClass(packed.classA),
    classB: unpackClass(packed.classB),
    classC: unpackClass(packed.classC),
    items: packed.items.map(({ parameters, ...item }) => ({ ...item, ...numbered('parameter', parameters) })),
    skills: packed.skills.map(({ parameters, ...skill }) => ({ ...skill, ...numbered('parameter', parameters) })),
    changeHistory: numbered('parameter', packed.changeHistory),
  }
}

const unpackClass = (packed: PackedClass | null): ClassStats | null =>
  packed && {
    level: packed.level,
    ...numbered('noryokuKijun', packed.kijun),
    ...numbered('noryokuHosei', packed.hosei),
  }
