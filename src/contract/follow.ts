// The characters a user follows (doc1 §3, §4, §7).
import * as z from 'zod'
import { FOLLOW_PAGE_SIZE, MOST_COUNTED } from '#rules/friends.ts'
import { read, write } from './call.ts'
import { ListedCharacter } from './character.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, wordId } from './shapes.ts'

export const followContract = {
  /** Ids of all the caller follows, at most 1,000, the newest first. */
  getFollowCharacterIdList: read('signed-in', '/api/UserFollowCharacter/getFollowCharacterIdList')
    .input(closed({}).optional())
    .output(closed({ characterIdList: z.array(wordId) })),

  /** A call of our own: the same as a list to look at. */
  getList: read('signed-in', '/api/UserFollowCharacter/getList')
    .input(closed({ offset: integerInPath(0, 100_000), limit: integerInPath(1, 5 * FOLLOW_PAGE_SIZE) }))
    .output(
      closed({
        followList: z.array(
          closed({ character: ListedCharacter, worldId: wordId, worldName: z.string(), followedAt: instant }),
        ),
        count: z.number().int(),
      }),
    ),

  /**
   * A call of our own: who follows characters of the caller, the newest first, as the character they speak as in that world;
   * null where they have none to be seen. Counted, and listed, to 1,000.
   */
  getFollowerList: read('signed-in', '/api/UserFollowCharacter/getFollowerList')
    .input(closed({ offset: integerInPath(0, MOST_COUNTED), limit: integerInPath(1, 5 * FOLLOW_PAGE_SIZE) }))
    .output(
      closed({
        followerList: z.array(
          closed({
            follower: ListedCharacter.nullable(),
            /** The caller's. */
            followed: closed({ characterId: wordId, characterFullName: z.string() }),
            worldId: wordId,
            worldName: z.string(),
            followedAt: instant,
          }),
        ),
        count: z.number().int(),
      }),
    ),

  /** Calls of our own: followed already, or not at all, is no refusal. */
  follow: write('signed-in', '/api/UserFollowCharacter/follow')
    .errors(refuses('CHARACTER_NOT_FOUND', 'FOLLOW_OWN', 'FOLLOW_TOO_MANY'))
    .input(closed({ characterId: wordId }))
    .output(closed({ characterId: wordId, isFollowed: z.boolean() })),

  unfollow: write('signed-in', '/api/UserFollowCharacter/unfollow')
    .input(closed({ characterId: wordId }))
    .output(closed({ characterId: wordId, isFollowed: z.boolean() })),
}
export type FollowContract = typeof followContract
