// Entries of the exchange with their possibilities: held and missing materials, the pieces to use up, the reason why not.

import { tokenPayments } from '#app/shared/coin/payment.ts'
import { type ExchangeOptions, heldCounts, isAffordable } from '#rules/exchange.ts'
import { type Consumed, isKeptByWearing, planConsumption, sparePieces } from '#rules/exchange-consumption.ts'
import type { ExchangeAddress } from './address.ts'
import type { Entry, ExchangeData, Material } from './queries.ts'

export type JudgedMaterial = Material & { held: number; missing: number; worn: number }

export type JudgedEntry = {
  entry: Entry
  materials: JudgedMaterial[]
  /** Pieces to use up; null when a material is short. */
  plan: readonly Consumed[] | null
  /** Result of createCheck (doc2 §4). */
  canCreate: boolean
  /** Reason for the disabled button; null when there is none. */
  lack: string | null
}

export const optionsOf = ({ levelUp, original }: ExchangeAddress): ExchangeOptions => ({
  levelUpFlg: levelUp,
  originalizedFlg: original,
})

export function judgeEntries(data: ExchangeData, options: ExchangeOptions): JudgedEntry[] {
  const held = heldCounts(sparePieces(data.hoyuItemList), options)
  const worn = new Map<string, number>()
  for (const { itemCode, sobiSu } of data.hoyuItemList) worn.set(itemCode, (worn.get(itemCode) ?? 0) + sobiSu)
  const bySynth = new Map<number, Material[]>()
  for (const material of data.itemSynthMaterialList) {
    bySynth.set(material.itemSynthId, [...(bySynth.get(material.itemSynthId) ?? []), material])
  }
  return data.itemSynthMasterList.map(entry => {
    const materials = (bySynth.get(entry.itemSynthId) ?? []).map(material => {
      const has = held.get(material.itemCode) ?? 0
      const missing = Math.max(0, material.needCount - has)
      return { ...material, held: has, missing, worn: worn.get(material.itemCode) ?? 0 }
    })
    const plan = planConsumption(materials, data.hoyuItemList, options)
    const lack = lackOf(entry, data, plan, isKeptByWearing(materials, data.hoyuItemList, options))
    return { entry, materials, plan, canCreate: lack === null, lack }
  })
}

function lackOf(entry: Entry, { wallet }: ExchangeData, plan: readonly Consumed[] | null, isWorn: boolean) {
  if (!plan) return isWorn ? '装備中のため使えません' : '材料が足りません'
  if (isAffordable(entry, wallet)) return null
  const token = tokenPayments(entry, wallet).find(({ enough }) => !enough)
  return `${token?.name ?? 'コイン'}が足りません`
}
