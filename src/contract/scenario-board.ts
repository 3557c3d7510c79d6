// The consultation of a phase, which only its participants, its master and the office read and write. Calls of our own:
// the description names the screen alone.
import * as z from 'zod'
import { BOARD_PAGE_MAX, POST_MOST, ROLE_MOST } from '#rules/scenario/board.ts'
import { mark, read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { phaseKey, phaseKeyInPath } from './scenario.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const body = text(POST_MOST)

const Post = closed({
  postId: rowId,
  /** PL speaks as the player, PC as the character, MS as the master or the office. */
  voice: z.enum(['PL', 'PC', 'MS']),
  /** Character whose icon stands beside the post; null for master and office. */
  characterId: wordId.nullable(),
  name: z.string(),
  icon: z.string().nullable(),
  /** Text in the notation; empty for a deleted post. */
  body: z.string(),
  replyTo: closed({ postId: rowId, name: z.string(), firstLine: z.string(), isFolded: z.boolean() }).nullable(),
  createdAt: instant,
  editedAt: instant.nullable(),
  pinnedAt: instant.nullable(),
  isDeleted: z.boolean(),
  isMine: z.boolean(),
  /** Its writer is blocked by the caller, who sees it folded. */
  isFolded: z.boolean(),
  /** Whether the caller may change the post now, and whether to delete it. */
  canEdit: z.boolean(),
  canDelete: z.boolean(),
})

const Role = closed({
  characterId: wordId,
  characterFullName: z.string(),
  icon: z.string().nullable(),
  role: z.string(),
  /** Another player wrote or changed it since the caller's last visit. */
  isChanged: z.boolean(),
  isMine: z.boolean(),
  /** Its player is away for a while. */
  isResting: z.boolean(),
  isFolded: z.boolean(),
  posts: count,
})

const ofReader = ['SCENARIO_NOT_FOUND', 'BOARD_CLOSED'] as const
const ofWriter = [...ofReader, 'BOARD_READ_ONLY', 'POST_NOT_FOUND'] as const

export const scenarioBoardContract = treatingBlocks({ others: 'none', getPosts: 'folds', getDigest: 'folds' })({
  /**
   * Posts in their order: those `before` a post, those `after` it, those `from` it on, or else around the first unread one.
   * `unreadFrom` is the first one that the caller has not seen.
   */
  getPosts: read('signed-in', '/api/ScenarioBoard/getPosts/{worldId}/{scenarioId}/{phase}')
    .errors(refuses(...ofReader))
    .input(
      closed({
        ...phaseKeyInPath,
        before: rowIdInPath.optional(),
        after: rowIdInPath.optional(),
        from: rowIdInPath.optional(),
        limit: integerInPath(1, BOARD_PAGE_MAX),
      }),
    )
    .output(
      closed({
        postList: z.array(Post),
        hasOlder: z.boolean(),
        hasNewer: z.boolean(),
        unreadFrom: rowId.nullable(),
        /** Character of the caller's last post that stands, wherever the answered part is; null: there is none. */
        lastSpeaker: closed({ characterId: wordId, name: z.string() }).nullable(),
        count,
        canWrite: z.boolean(),
        isMaster: z.boolean(),
        /** Number of changes of the board so far. */
        revision: count,
        serverTime: instant,
      }),
    ),

  /** Summary: decisions, the parts of the characters, and changes since the caller's last visit. */
  getDigest: read('signed-in', '/api/ScenarioBoard/getDigest/{worldId}/{scenarioId}/{phase}')
    .errors(refuses(...ofReader))
    .input(closed(phaseKeyInPath))
    .output(
      closed({
        pinnedList: z.array(Post),
        roleList: z.array(Role),
        /** Number of posts since the last visit, and its time; null: it is the first one. */
        unread: count,
        since: instant.nullable(),
        /** Names of participants who have not posted yet. */
        silentList: z.array(z.string()),
      }),
    ),

  /** Posts on the board. A participant posts with `characterId`, whose icon is shown; master and office give null. */
  post: write('signed-in', '/api/ScenarioBoard/post')
    .errors(refuses(...ofWriter, 'ENTRY_NOT_FOUND', 'POST_EMPTY', 'POST_TOO_LONG'))
    .input(
      closed({
        ...phaseKey,
        characterId: wordId.nullable(),
        asCharacter: z.boolean(),
        body,
        replyTo: rowId.nullable(),
        draftId: clientId.nullable(),
      }),
    )
    .output(Post),

  /** Changes a post, within five minutes of writing it. */
  edit: write('signed-in', '/api/ScenarioBoard/edit')
    .errors(refuses(...ofWriter, 'POST_EMPTY', 'POST_TOO_LONG', 'POST_NOT_NOW'))
    .input(closed({ ...phaseKey, postId: rowId, body, draftId: clientId.nullable().optional() }))
    .output(Post),

  /** Deletes a post: allowed to its writer and the master. Its place stays visible. */
  delete: write('signed-in', '/api/ScenarioBoard/delete')
    .errors(refuses(...ofWriter))
    .input(closed({ ...phaseKey, postId: rowId }))
    .output(Post),

  /** Pins a decision, or unpins it. */
  pin: write('signed-in', '/api/ScenarioBoard/pin')
    .errors(refuses(...ofWriter))
    .input(closed({ ...phaseKey, postId: rowId, isPinned: z.boolean() }))
    .output(Post),

  /** Sets the line about a character's part in the plan; an empty one removes it. */
  setRole: write('character', '/api/ScenarioBoard/setRole')
    .errors(refuses('NOT_YOUR_CHARACTER', ...ofWriter, 'ENTRY_NOT_FOUND', 'POST_TOO_LONG'))
    .input(closed({ ...phaseKey, characterId: wordId, role: text(8 * ROLE_MOST) }))
    .output(closed({ role: z.string() })),

  /** Records the last post that the caller has seen. */
  setRead: mark('signed-in', '/api/ScenarioBoard/setRead')
    .errors(refuses(...ofReader))
    .input(closed({ ...phaseKey, postId: rowId }))
    .output(closed({ unread: count })),
})
export type ScenarioBoardContract = typeof scenarioBoardContract
