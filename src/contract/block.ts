// Blocks between users (doc3 §3, §7, §8): made with a character, they hold for the whole user in both directions.
import * as z from 'zod'
import { BLOCK_PAGE_SIZE } from '#rules/blocks.ts'
import { read, treatingBlocks, write } from './call.ts'
import { ListedCharacter } from './character.ts'
import { refuses } from './refusals.ts'
import { chanceId, closed, instant, integerInPath, rowId, wordId } from './shapes.ts'

export const blockContract = treatingBlocks('none')({
  /**
   * Blocks a user, named by the public id or, with `otherId`, by a character: whose others a character is stays unknown that
   * way. Ends friendships and follows of both. Blocking again is no error.
   * With `letterId` it is the sender of a letter without a name: such letters of that user are dropped from then on, and nothing else
   * changes, because that would tell who it is.
   */
  blockPublicUser: write('character', '/api/NoteTag/blockPublicUser')
    .errors(refuses('NOT_YOUR_CHARACTER', 'BLOCK_UNKNOWN', 'BLOCK_OWN', 'BLOCK_TOO_MANY'))
    .input(
      closed({
        characterId: wordId,
        publicUserId: wordId.optional(),
        otherId: wordId.optional(),
        letterId: chanceId.optional(),
      }).refine(
        ({ publicUserId, otherId, letterId }) => [publicUserId, otherId, letterId].some(named => named !== undefined),
        'one of them',
      ),
    )
    .output(closed({ characterId: wordId, blockId: rowId })),

  /** Ends a block of the character, named by the public id or by its own id. Ending one that is not there is no error. */
  unBlockPublicUser: write('character', '/api/NoteTag/unBlockPublicUser')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(
      closed({ characterId: wordId, publicUserId: wordId.optional(), blockId: rowId.optional() }).refine(
        ({ publicUserId, blockId }) => publicUserId !== undefined || blockId !== undefined,
        'one of both',
      ),
    )
    .output(closed({ characterId: wordId, isBlocked: z.boolean() })),

  /** Blocks of a character, the newest first. */
  getBlockPublicUserList: read('character', '/api/NoteTag/getBlockPublicUserList/{characterId}')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(
      closed({
        characterId: wordId,
        offset: integerInPath(0, 100_000).optional(),
        limit: integerInPath(1, 5 * BLOCK_PAGE_SIZE).optional(),
      }),
    )
    .output(
      closed({
        blockList: z.array(
          closed({
            blockId: rowId,
            /** Null when the block was made by a character or a letter. */
            publicUserId: wordId.nullable(),
            /** The character that was blocked; null for a user and for the sender of an anonymous letter. */
            character: ListedCharacter.nullable(),
            isAnonymous: z.boolean(),
            blockedAt: instant,
          }),
        ),
        count: z.number().int(),
      }),
    ),
})
export type BlockContract = typeof blockContract
