// Choice of the held pieces that an exchange uses up: plain ones first, then levelled ones, then renamed ones, and of
// those the lowest levels first. The sheet that asks for consent and the exchange itself both use it.
import { type ExchangeMaterial, type ExchangeOptions, isUsable, type OwnedItem } from './exchange.ts'
import { finite } from './numbers.ts'

export interface HeldVariant extends OwnedItem {
  readonly level: number
  readonly originalize: number
  readonly originalizeId: number | null
  /** Number of worn pieces, which are never used up. */
  readonly sobiSu: number
}

export type Consumed = Pick<HeldVariant, 'itemCode' | 'level' | 'originalize' | 'originalizeId'> & { count: number }

/** Number of pieces of a variant that can be used up. */
const spareCount = ({ shojiSu, sobiSu }: Pick<HeldVariant, 'shojiSu' | 'sobiSu'>): number =>
  Math.max(0, finite(shojiSu) - finite(sobiSu))

/** The same variants, with only the pieces that can be used up: for heldCounts. */
export const sparePieces = <Variant extends HeldVariant>(held: readonly Variant[]): Variant[] =>
  held.map(variant => ({ ...variant, shojiSu: spareCount(variant) }))

/** Order of use: renamed pieces last, lower levels first. */
const inOrderOfUse = (a: HeldVariant, b: HeldVariant): number =>
  Number(a.originalize > 0) - Number(b.originalize > 0) ||
  a.level - b.level ||
  (a.originalizeId ?? 0) - (b.originalizeId ?? 0)

/** Pieces to use up, in the order of the materials; null when a material is short. */
export function planConsumption(
  materials: readonly ExchangeMaterial[],
  held: readonly HeldVariant[],
  options: ExchangeOptions,
): readonly Consumed[] | null {
  const left = new Map(held.map(variant => [variant, spareCount(variant)]))
  const plan: Consumed[] = []
  for (const { itemCode, needCount } of materials) {
    let needed = finite(needCount)
    const usable = held.filter(variant => variant.itemCode === itemCode && isUsable(variant, options))
    for (const variant of usable.toSorted(inOrderOfUse)) {
      const count = Math.min(needed, left.get(variant) ?? 0)
      if (count <= 0) continue
      needed -= count
      left.set(variant, (left.get(variant) ?? 0) - count)
      const { level, originalize, originalizeId } = variant
      plan.push({ itemCode, level, originalize, originalizeId, count })
    }
    if (needed > 0) return null
  }
  return plan
}

/** Whether worn pieces alone keep the exchange from having its materials. */
export const isKeptByWearing = (
  materials: readonly ExchangeMaterial[],
  held: readonly HeldVariant[],
  options: ExchangeOptions,
): boolean =>
  planConsumption(materials, held, options) === null &&
  planConsumption(
    materials,
    held.map(variant => ({ ...variant, sobiSu: 0 })),
    options,
  ) !== null
