// Reads of the responses to a replay, kept beside its text.
import calls from 'virtual:contract/replayResponse'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { ReplayResponseContract } from '#contract/replay-response.ts'
import { COMMENT_PAGE_SIZE, type CommentOrder } from '#rules/replay-responses.ts'

export const replayResponseCalls = connect<ReplayResponseContract>('replayResponse', calls)

export type Responses = Awaited<ReturnType<typeof replayResponseCalls.getResponses.send>>
export type ReplayComment = Responses['commentList'][number]
export type PhaseKey = { worldId: string; scenarioId: number; phase: number }
/** Part of the comments that is shown. */
export type CommentPart = { order: CommentOrder; page: number }

export const responseQueries = {
  responses: ({ worldId, scenarioId, phase }: PhaseKey, { order, page }: CommentPart) =>
    readQuery(
      replayResponseCalls.getResponses,
      { worldId, scenarioId, phase, order, pageStart: page, perPage: COMMENT_PAGE_SIZE },
      { kept: true },
    ),
}
