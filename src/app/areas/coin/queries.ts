// Coins and points of the signed-in user.
import calls from 'virtual:contract/coin'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { CoinContract } from '#contract/coin.ts'

const coinCalls = connect<CoinContract>('coin', calls)

export const coinQueries = {
  balance: () => readQuery(coinCalls.getCoins, {}, { kept: true }),
}
