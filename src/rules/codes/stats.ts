// Codes of the stat calculation (codes.tsv; doc1 §9, doc3 §9).
import { weightParameterA, weightParameterB, weightParameterC } from '../constants/stats.ts'
import type { CodeOf } from './code-of.ts'

export const calcMethod = { add: 1, subtract: 2, multiplyAndRound: 3, divideAndRound: 4, divideAndFloor: 5 } as const
export type CalcMethod = CodeOf<typeof calcMethod>

export const calcTarget = {
  classA: 'classA',
  classB: 'classB',
  classC: 'classC',
  items: 'items',
  skills: 'skills',
  level: 'level',
  number: 'Number',
  pastParm: 'pastParm',
  changeHistory: 'changeHistory',
  heavyEffectWorld0: 'heavyEffectWorld0',
} as const
export type CalcTarget = CodeOf<typeof calcTarget>

/** Parameters 7, 3 and 11 of the weight rule, counted from one instead of from zero (G05). */
export const percentageHelperKind = { shift: 8, factorA: 4, factorB: 12 } as const
export type PercentageHelperKind = CodeOf<typeof percentageHelperKind>

export const weightRuleParameter = {
  shift: weightParameterA,
  factorA: weightParameterB,
  factorB: weightParameterC,
} as const
export type WeightRuleParameter = CodeOf<typeof weightRuleParameter>
