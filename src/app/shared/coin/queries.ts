// Coins and points of the signed-in user.
import calls from 'virtual:contract/coin'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { CoinContract } from '#contract/coin.ts'
import { COIN_LEDGER_PAGE_SIZE, type SpentCoinType } from '#rules/coins.ts'

const coinCalls = connect<CoinContract>('coin', calls)

export type HeldCoins = Awaited<ReturnType<typeof coinCalls.getHeld.send>>
export type CoinLedger = Awaited<ReturnType<typeof coinCalls.getLedger.send>>

export const coinQueries = {
  balance: () => readQuery(coinCalls.getCoins, {}, { kept: true }),
  held: () => readQuery(coinCalls.getHeld, {}, { kept: true }),
  ledger: (coinType: SpentCoinType, page: number) =>
    readQuery(coinCalls.getLedger, { coinType, page, size: COIN_LEDGER_PAGE_SIZE }, { kept: true }),
}
