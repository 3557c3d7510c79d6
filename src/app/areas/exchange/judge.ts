// Every entry of the list, judged: what is held, what is missing, what would be used up, what stands in the way.
import { type ExchangeOptions, heldCounts, isAffordable } from '#rules/exchange.ts'
import { type Consumed, isKeptByWearing, planConsumption, sparePieces } from '#rules/exchange-consumption.ts'
import { tokenPayments } from '../coin/payment.ts'
import type { ExchangePlace } from './place.ts'
import type { Entry, ExchangeData, Material } from './queries.ts'

export type JudgedMaterial = Material & { held: number; missing: number; worn: number }

export type JudgedEntry = {
  entry: Entry
  materials: JudgedMaterial[]
  /** What would be used up; null when something is missing. */
  plan: readonly Consumed[] | null
  /** createCheck (doc2 §4). */
  canCreate: boolean
  /** What stands in the way, for the button; null when nothing does. */
  lack: string | null
}

export const optionsOf = ({ levelUp, original }: ExchangePlace): ExchangeOptions => ({
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
