// The characters a user follows (doc1 §3, §4, §7).
import * as z from 'zod'
import { FOLLOW_PAGE_SIZE, MOST_COUNTED } from '#rules/friends.ts'
import { read, treatingBlocks, write } from './call.ts'
import { ListedCharacter } from './character.ts'
import { refuses } from './refusals.ts'
import { closed, instant, integerInPath, wordId } from './shapes.ts'

export const followContract = treatingBlocks({ others: 'hides', follow: 'refuses', unfollow: 'none' })({
  /** Ids of all characters that the caller follows, at most 1,000, the newest first. */
  getFollowCharacterIdList: read('signed-in', '/api/UserFollowCharacter/getFollowCharacterIdList')
    .input(closed({}).optional())
    .output(closed({ characterIdList: z.array(wordId) })),

  /** List of the followed characters, for display. A call of our own. */
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
   * Followers of the caller's characters, the newest first: each as the character that the follower speaks as in that
   * world; null when there is no visible one. Counted and listed up to 1,000. A call of our own.
   */
  getFollowerList: read('signed-in', '/api/UserFollowCharacter/getFollowerList')
    .input(closed({ offset: integerInPath(0, MOST_COUNTED), limit: integerInPath(1, 5 * FOLLOW_PAGE_SIZE) }))
    .output(
      closed({
        followerList: z.array(
          closed({
            follower: ListedCharacter.nullable(),
            /** Followed character, one of the caller's. */
            followed: closed({ characterId: wordId, characterFullName: z.string() }),
            worldId: wordId,
            worldName: z.string(),
            followedAt: instant,
          }),
        ),
        count: z.number().int(),
      }),
    ),

  /** Following a followed character or unfollowing another is no error. Calls of our own. */
  follow: write('signed-in', '/api/UserFollowCharacter/follow')
    .meta({ newcomers: 'follow' })
    .errors(refuses('NEWCOMER_TOO_MANY', 'CHARACTER_NOT_FOUND', 'FOLLOW_OWN', 'FOLLOW_TOO_MANY'))
    .input(closed({ characterId: wordId }))
    .output(closed({ characterId: wordId, isFollowed: z.boolean() })),

  unfollow: write('signed-in', '/api/UserFollowCharacter/unfollow')
    .input(closed({ characterId: wordId }))
    .output(closed({ characterId: wordId, isFollowed: z.boolean() })),
})
export type FollowContract = typeof followContract
