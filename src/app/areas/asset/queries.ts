// Calls and reads of the office's pictures.
import calls from 'virtual:contract/asset'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { AssetContract } from '#contract/asset.ts'
import { ASSET_PAGE_SIZE } from '#rules/assets.ts'
import { pageSlice } from '#rules/paging.ts'

export const assetCalls = connect<AssetContract>('asset', calls)

export type Asset = Awaited<ReturnType<typeof assetCalls.list.send>>['assetList'][number]
export type UploaderPlace = { word: string | undefined; page: number }

export const assetQueries = {
  list: ({ word, page }: UploaderPlace) =>
    readQuery(assetCalls.list, { ...(word ? { word } : {}), ...pageSlice(page, ASSET_PAGE_SIZE) }, { kept: true }),
  uses: (assetId: string) => readQuery(assetCalls.uses, { assetId }),
}
