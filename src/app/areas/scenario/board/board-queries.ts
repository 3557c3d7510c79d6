// Reads of a consultation.
import calls from 'virtual:contract/scenarioBoard'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { PostPart } from '#app/shared/post/use-live-posts.ts'
import type { ScenarioBoardContract } from '#contract/scenario-board.ts'
import { BOARD_PAGE_SIZE } from '#rules/scenario/board.ts'
import type { PhaseKey } from '../queries.ts'

export const boardCalls = connect<ScenarioBoardContract>('scenarioBoard', calls)

export type Board = Awaited<ReturnType<typeof boardCalls.getPosts.send>>
export type Post = Board['postList'][number]
export type Digest = Awaited<ReturnType<typeof boardCalls.getDigest.send>>

export const boardQueries = {
  posts: (key: PhaseKey, part: PostPart) =>
    readQuery(boardCalls.getPosts, { ...key, ...part, limit: BOARD_PAGE_SIZE }, { kept: true }),
  digest: (key: PhaseKey) => readQuery(boardCalls.getDigest, key, { kept: true }),
}
