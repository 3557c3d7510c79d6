// Reads of the exchange screen.
import calls from 'virtual:contract/exchange'
import { type Calls, connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { ExchangeContract } from '#contract/exchange.ts'
import { exchangeHistoryPageSize } from '#rules/constants/exchange.ts'

export const exchangeCalls: Calls<ExchangeContract> = connect<ExchangeContract>('exchange', calls)

export type ExchangeData = Awaited<ReturnType<typeof exchangeCalls.getList.send>>
export type Entry = ExchangeData['itemSynthMasterList'][number]
export type Material = ExchangeData['itemSynthMaterialList'][number]
export type Creation = Awaited<ReturnType<typeof exchangeCalls.create.send>>

export const exchangeQueries = {
  list: (characterId: string) => readQuery(exchangeCalls.getList, { characterId }, { kept: true }),
  history: (characterId: string, page: number) =>
    readQuery(exchangeCalls.history, { characterId, page, size: exchangeHistoryPageSize }, { kept: true }),
}
