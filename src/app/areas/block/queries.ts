// Reads of blocks.
import calls from 'virtual:contract/block'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { BlockContract } from '#contract/block.ts'
import { BLOCK_PAGE_SIZE } from '#rules/blocks.ts'
import { pageSlice } from '#rules/paging.ts'

export const blockCalls = connect<BlockContract>('block', calls)

export type Block = Awaited<ReturnType<typeof blockCalls.getBlockPublicUserList.send>>['blockList'][number]

export const blockQueries = {
  list: (characterId: string, page: number) =>
    readQuery(blockCalls.getBlockPublicUserList, { characterId, ...pageSlice(page, BLOCK_PAGE_SIZE) }, { kept: true }),
}
