// Reads of the screens of distribution.
import calls from 'virtual:contract/distribution'
import { type Calls, connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { DistributionContract } from '#contract/distribution.ts'
import { TAKER_PAGE_SIZE } from '#rules/distributions.ts'

export const distributionCalls: Calls<DistributionContract> = connect<DistributionContract>('distribution', calls)

/** Key of an offer: one of the goods in one option and amount. */
export type DistributionKey = { shouhinId: string; officialOptionId: number; suuryoSentakuId: number }
export type ShareDetail = Awaited<ReturnType<typeof distributionCalls.getDetail.send>>
export type Receipt = Awaited<ReturnType<typeof distributionCalls.distribution.send>>
export type GoodsLinks = Awaited<ReturnType<typeof distributionCalls.getDistributionList.send>>
export type LinkRow = GoodsLinks['distributionList'][number]

/** Read again at every visit, because others change the data; the stored data is shown meanwhile. */
const LIVE = { staleTime: 0 }

export const distributionQueries = {
  goods: () => readQuery(distributionCalls.getShouhinList, {}, { kept: true }),
  links: (shouhinId: string) => ({
    ...readQuery(distributionCalls.getDistributionList, { shouhinId }, { kept: true }),
    ...LIVE,
  }),
  takers: (key: DistributionKey, page: number) => ({
    ...readQuery(distributionCalls.getTakenList, { ...key, page, size: TAKER_PAGE_SIZE }, { kept: true }),
    ...LIVE,
  }),
  detail: (key: DistributionKey, hash: string) => ({
    ...readQuery(distributionCalls.getDetail, hash ? { ...key, hash } : key, { kept: true }),
    ...LIVE,
  }),
}
