// The percentage helper (rules §6): a share as a rounded percentage, and its effect on a parameter of kind 8, 4 or 12.
import { percentageHelperKind } from './codes/stats.ts'
import {
  percentageFactor,
  percentageHeavy,
  percentageKind8Heavy,
  percentageKind8Light,
  percentageKind8Otherwise,
  percentageKind8SemiHeavy,
  percentageKind8SemiLight,
  percentageKinds4And12Heavy,
  percentageKinds4And12Light,
  percentageKinds4And12Otherwise,
  percentageKinds4And12SemiHeavy,
  percentageKinds4And12SemiLight,
  percentageLight,
  percentageSemiHeavy,
  percentageSemiLight,
} from './constants/stats.ts'
import { finite } from './numbers.ts'

/** 100 × part ÷ total, halves rounded up; with a total of 0 it is 0 for a part of 0, else 100 (rules §6, G07). */
export function percentage(part: number, total: number): number {
  const share = total > 0 ? Math.round((percentageFactor * part) / total) : Number.NaN
  if (Number.isFinite(share)) return finite(share)
  return part > 0 ? percentageFactor : 0
}

/** Picks one of the five values by the band of a percentage, testing the bands in the order of rules §6. */
function ofBand<Value>(percent: number, heavy: Value, semiHeavy: Value, light: Value, semiLight: Value, rest: Value) {
  if (percent >= percentageHeavy) return heavy
  if (percent >= percentageSemiHeavy) return semiHeavy
  if (percent <= percentageLight) return light
  return percent <= percentageSemiLight ? semiLight : rest
}

export type LoadBand = 'heavy' | 'semiHeavy' | 'otherwise' | 'semiLight' | 'light'

/** Band of a percentage (rules §6). */
export const bandOf = (percent: number): LoadBand =>
  ofBand<LoadBand>(percent, 'heavy', 'semiHeavy', 'light', 'semiLight', 'otherwise')

/** Kind 8: the base plus the amount of the band (rules §6). */
export const shiftedBase = (base: number, percent: number): number =>
  finite(base) +
  ofBand(
    percent,
    percentageKind8Heavy,
    percentageKind8SemiHeavy,
    percentageKind8Light,
    percentageKind8SemiLight,
    percentageKind8Otherwise,
  )

/** Kinds 4 and 12: a factor in percent (rules §6). */
export const percentFactor = (percent: number): number =>
  ofBand(
    percent,
    percentageKinds4And12Heavy,
    percentageKinds4And12SemiHeavy,
    percentageKinds4And12Light,
    percentageKinds4And12SemiLight,
    percentageKinds4And12Otherwise,
  )

/** The helper by kind; an unknown kind leaves the base unchanged (rules §6). */
export function percentageHelper(kind: number, base: number, part: number, total: number): number {
  const percent = percentage(part, total)
  switch (kind) {
    case percentageHelperKind.shift:
      return shiftedBase(base, percent)
    case percentageHelperKind.factorA:
    case percentageHelperKind.factorB:
      return percentFactor(percent)
    default:
      return finite(base)
  }
}
