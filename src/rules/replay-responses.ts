// Responses to published replays: the kinds of reactions, and the length of comments.
import { lengthCount } from './text/count.ts'

/** Kinds of reactions, as they are stored; a character gives one of each. */
export const REACTION_KINDS = [1, 2, 3, 4, 5, 6] as const
export type ReactionKind = (typeof REACTION_KINDS)[number]

/** Most characters of a comment, by the count of limited fields (rules §3). */
export const COMMENT_MAX = 300
/** Hard limit in UTF-16 units: far above COMMENT_MAX, so that a text that is too long gets a refusal that says so. */
export const COMMENT_MOST = 4_000
export const COMMENT_PAGE_SIZE = 20
/** Hard limit of the reason for which the office deletes a comment. */
export const COMMENT_REASON_MOST = 1_000

export const COMMENT_ORDERS = ['newest', 'oldest'] as const
export type CommentOrder = (typeof COMMENT_ORDERS)[number]

export const commentFault = (body: string): 'COMMENT_EMPTY' | 'COMMENT_TOO_LONG' | null =>
  body.trim() === '' ? 'COMMENT_EMPTY' : lengthCount(body) > COMMENT_MAX ? 'COMMENT_TOO_LONG' : null
