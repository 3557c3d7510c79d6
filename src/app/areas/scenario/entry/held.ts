// Coins that are held for entries of scenarios, applications and orders: the amounts for each and in all, and the possible outcomes of the next date.
import type { HeldCoins } from '#app/shared/coin/queries.ts'
import { formatCount } from '#rules/rewards.ts'
import type { EntryState } from '#rules/scenario/entries.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import type { OwnScenarios } from '../queries.ts'

type HeldFees = HeldCoins['feeList']

export type OwnScenario = OwnScenarios['scenarioList'][number]

/** Amounts by unit: AC, LP. */
export type Amounts = Readonly<Record<'AC' | 'LP', number>>

const amountOf = (list: OwnScenarios['heldList'], unit: string): number =>
  list.reduce((sum, { currency, amount }) => (currency === unit ? sum + amount : sum), 0)

type HeldSeats = Pick<OwnScenarios, 'heldList'>

export const heldInAll = ({ heldList }: HeldSeats): Amounts => ({
  AC: amountOf(heldList, 'AC'),
  LP: amountOf(heldList, 'LP'),
})

export const heldFor = ({ heldList }: HeldSeats, entryId: number): Amounts =>
  heldInAll({ heldList: heldList.filter(held => held.entryId === entryId) })

/** Fees that are held for applications. */
export const feesInAll = (fees: HeldFees): Amounts => ({
  AC: fees.reduce((sum, { coin, amount }) => sum + (coin === 'alpacaCoin' ? amount : 0), 0),
  LP: fees.reduce((sum, { coin, amount }) => sum + (coin === 'llamaPoint' ? amount : 0), 0),
})

/** Coins that orders hold. */
export const ordersInAll = (orders: HeldCoins['orderList']): Amounts => ({
  AC: orders.reduce((sum, { alpacaCoin }) => sum + alpacaCoin, 0),
  LP: orders.reduce((sum, { llamaPoint }) => sum + llamaPoint, 0),
})

/** LP 385・AC 215: points first, as they are spent. */
export const amountWords = ({ AC, LP }: Amounts): string =>
  [LP > 0 && `LP ${formatCount(LP)}`, AC > 0 && `AC ${formatCount(AC)}`].filter(Boolean).join('・')

/** Possible outcomes for the coins of an entry. */
export function outcomes(state: ScenarioState, entry: EntryState): readonly [name: string, words: string][] {
  const back = 'その場で全額が戻る'
  const paid = '相談開始のときにお支払い'
  if (entry === 'applied') {
    return [
      [state === 'reservation' ? '席が取れたら' : '当選', paid],
      ['落選', back],
    ]
  }
  if (entry === 'won') {
    return [
      ['確定', paid],
      ['見送り', back],
    ]
  }
  return [
    ['成立', paid],
    ['不成立', back],
  ]
}
