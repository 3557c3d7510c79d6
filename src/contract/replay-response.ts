// Responses to published replays: reactions and comments, each by a character. Calls of our own; whoever may read the text of
// a replay reads and gives them.
import * as z from 'zod'
import { COMMENT_MOST, COMMENT_ORDERS, COMMENT_REASON_MOST, REACTION_KINDS } from '#rules/replay-responses.ts'
import { read, treatingBlocks, write } from './call.ts'
import { ListedCharacter } from './character.ts'
import { refuses } from './refusals.ts'
import { phaseKey, phaseKeyInPath } from './scenario.ts'
import { clientId, closed, instant, integerInPath, rowId, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const kind = z.literal(REACTION_KINDS)

const Comment = closed({
  commentId: rowId,
  character: ListedCharacter,
  body: z.string(),
  createdAt: instant,
  isMine: z.boolean(),
  /** Whether the caller may delete it: as its writer, or as the master of the scenario. */
  canDelete: z.boolean(),
  /** Whether the caller may delete it as the office, with a reason. */
  isOfficeAct: z.boolean(),
})

const ofReader = refuses('SCENARIO_NOT_FOUND', 'REPLAY_NOT_FOUND', 'RESPONSES_CLOSED')

export const replayResponseContract = treatingBlocks({ others: 'none', getResponses: 'hides' })({
  /** Reactions by kind with the caller's own, and a page of the comments. */
  getResponses: read('public', '/api/ReplayResponse/getResponses/{worldId}/{scenarioId}/{phase}')
    .errors(ofReader)
    .input(
      closed({
        ...phaseKeyInPath,
        order: z.enum(COMMENT_ORDERS),
        /** Page number, from 1. */
        pageStart: integerInPath(1, 10_000),
        perPage: integerInPath(1, 50),
      }),
    )
    .output(
      closed({
        reactionList: z.array(closed({ kind, count })),
        /** Reactions of the caller's characters. */
        ownReactionList: z.array(closed({ kind, characterId: wordId })),
        commentList: z.array(Comment),
        /** Number of all comments. */
        count,
        /** The master, to whom a fan letter may be written; null when the caller is the master, or a guest. */
        masterId: wordId.nullable(),
        serverTime: instant,
      }),
    ),

  /** Gives a reaction of a character, or takes it back. */
  react: write('character', '/api/ReplayResponse/react')
    .errors({ ...refuses('NOT_YOUR_CHARACTER'), ...ofReader })
    .input(closed({ ...phaseKey, characterId: wordId, kind, isOn: z.boolean() }))
    .output(closed({ kind, isOn: z.boolean(), count })),

  /** Comments on a replay as a character. */
  comment: write('character', '/api/ReplayResponse/comment')
    .meta({ newcomers: 'comment' })
    .errors({ ...refuses('NEWCOMER_TOO_MANY', 'NOT_YOUR_CHARACTER', 'COMMENT_EMPTY', 'COMMENT_TOO_LONG'), ...ofReader })
    .input(closed({ ...phaseKey, characterId: wordId, body: text(COMMENT_MOST), draftId: clientId.nullable() }))
    .output(Comment),

  /** Deletes a comment: its writer, the master of the scenario, or the office with a reason. */
  deleteComment: write('signed-in', '/api/ReplayResponse/deleteComment')
    .errors({ ...refuses('COMMENT_NOT_FOUND', 'REASON_NEEDED'), ...ofReader })
    .input(
      closed({
        ...phaseKey,
        commentId: rowId,
        /** Reason for the deletion. The office has to give one; others may send null. */
        reason: text(COMMENT_REASON_MOST).nullable(),
      }),
    )
    .output(closed({ commentId: rowId })),
})
export type ReplayResponseContract = typeof replayResponseContract
