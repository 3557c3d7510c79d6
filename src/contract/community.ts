// Communities (コミュニティ): clubs of characters in a world, their members, and the threads in which they talk. Calls of our own:
// the specification names the pages alone. C019 stands in community-notification.ts.
import * as z from 'zod'
import { THREAD_POSTS_MOST } from '#rules/communities.ts'
import { COMMUNITY_KEYWORD_MAX, COMMUNITY_LISTS } from '#rules/community-address.ts'
import { SENT_PICTURE_BASE64_MOST } from '#rules/form-files.ts'
import { mark, read, treatingBlocks, write } from './call.ts'
import { ListedCharacter } from './character.ts'
import {
  Banner,
  Community,
  CommunityCard,
  category,
  JoinRequest,
  joining,
  OwnCommunity,
  Post,
  scope,
  Thread,
  texts,
  words,
} from './community-shapes.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, version, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const page = { pageStart: integerInPath(1, 10_000), perPage: integerInPath(1, 50) }

const named = { communityId: rowId }
const as = { characterId: wordId, communityId: rowId }
const onThread = { threadId: rowId }

const unknown = refuses('COMMUNITY_NOT_FOUND')
const ofThread = refuses('THREAD_NOT_FOUND')
const ofTexts = refuses('COMMUNITY_FAULT', 'COMMUNITY_NAME_TAKEN', 'COMMUNITY_PICTURE_NOT_FOUND')
const Done = closed({ communityId: rowId })

export const communityContract = treatingBlocks({
  others: 'none',
  getList: 'hides',
  getCommunity: 'hides',
  getMembers: 'hides',
  getThreads: 'hides',
  getRequests: 'folds',
  getThread: 'folds',
  join: 'refuses',
})({
  /** Communities of a world; with words, those whose name, line or text has them. */
  getList: read('public', '/api/Community/getList/{worldId}')
    .errors(refuses('WORLD_NOT_FOUND'))
    .input(
      closed({
        worldId: wordId,
        list: z.enum(COMMUNITY_LISTS),
        category: category.optional(),
        keyword: text(COMMUNITY_KEYWORD_MAX).optional(),
        ...page,
      }),
    )
    .output(closed({ communityList: z.array(CommunityCard), count })),

  /** The caller's own communities of a world, those with something new first. A character is in twenty at most. */
  getOwnList: read('signed-in', '/api/Community/getOwnList/{worldId}')
    .input(closed({ worldId: wordId }))
    .output(closed({ communityList: z.array(OwnCommunity) })),

  getCommunity: read('public', '/api/Community/getCommunity/{communityId}')
    .errors(unknown)
    .input(closed({ communityId: rowIdInPath }))
    .output(Community),

  /** A community of the caller's for its form. */
  getForEdit: read('owner', '/api/Community/getForEdit/{communityId}')
    .errors(unknown)
    .input(closed({ communityId: rowIdInPath }))
    .output(
      closed({
        ...{ communityId: rowId, worldId: wordId, communityName: z.string(), catchphrase: z.string() },
        ...{ description: z.string(), rules: z.string(), category, joining },
        banner: closed({ ...Banner.shape, pictureId: clientId }).nullable(),
        version,
      }),
    ),

  /** Members, the leader first, then those who joined before others. */
  getMembers: read('public', '/api/Community/getMembers/{communityId}')
    .errors(unknown)
    .input(closed({ communityId: rowIdInPath, ...page }))
    .output(
      closed({
        memberList: z.array(
          closed({ character: ListedCharacter, isLeader: z.boolean(), isMine: z.boolean(), joinedAt: instant }),
        ),
        count,
      }),
    ),

  /** Requests that wait for the leader, the oldest first. */
  getRequests: read('owner', '/api/Community/getRequests/{communityId}')
    .errors(unknown)
    .input(closed({ communityId: rowIdInPath, ...page }))
    .output(closed({ requestList: z.array(JoinRequest), count })),

  /** Takes a picture in base64 under an id of the client's, decodes the whole of it and stores it as webP. */
  uploadPicture: write('signed-in', '/api/Community/uploadPicture')
    .errors(refuses('COMMUNITY_PICTURE_UNREADABLE', 'COMMUNITY_PICTURES_MOST'))
    .input(closed({ pictureId: clientId, picture: z.base64().min(4).max(SENT_PICTURE_BASE64_MOST) }))
    .output(closed({ pictureId: clientId })),

  /** Founds a community, whose leader the character is. */
  found: write('character', '/api/Community/found')
    .meta({ newcomers: 'note' })
    .errors({
      ...ofTexts,
      ...refuses('NEWCOMER_TOO_MANY', 'NOT_YOUR_CHARACTER', 'COMMUNITIES_LED_MOST', 'COMMUNITIES_JOINED_MOST'),
    })
    .input(closed({ characterId: wordId, worldId: wordId, ...texts, draftId: clientId.nullable() }))
    .output(closed({ communityId: rowId, worldId: wordId })),

  update: write('owner', '/api/Community/update')
    .errors({ ...unknown, ...ofTexts, ...refuses('COMMUNITY_CHANGED') })
    .input(closed({ ...named, baseVersion: version, ...texts, draftId: clientId.nullable() }))
    .output(closed({ communityId: rowId, version })),

  /** Joins, or asks to join where the leader decides. */
  join: write('character', '/api/Community/join')
    .meta({ newcomers: 'follow' })
    .errors({
      ...unknown,
      ...refuses('NEWCOMER_TOO_MANY', 'NOT_YOUR_CHARACTER', 'COMMUNITY_MEMBER', 'COMMUNITY_CLOSED', 'COMMUNITY_ASKED'),
      ...refuses('COMMUNITY_FULL', 'COMMUNITY_REQUESTS_MOST', 'COMMUNITIES_JOINED_MOST', 'COMMUNITY_FAULT'),
    })
    .input(closed({ ...as, words, draftId: clientId.nullable() }))
    .output(closed({ communityId: rowId, isMember: z.boolean() })),

  /** Takes a request back. */
  withdraw: write('character', '/api/Community/withdraw')
    .errors(refuses('COMMUNITY_NOT_FOUND', 'NOT_YOUR_CHARACTER', 'COMMUNITY_REQUEST_NOT_FOUND'))
    .input(closed(as))
    .output(Done),

  leave: write('character', '/api/Community/leave')
    .errors(refuses('COMMUNITY_NOT_FOUND', 'NOT_YOUR_CHARACTER', 'COMMUNITY_NO_MEMBER', 'COMMUNITY_LEADER'))
    .input(closed(as))
    .output(Done),

  /** Answers a request; a refusal has a reason, which the asker reads. */
  decide: write('owner', '/api/Community/decide')
    .errors({
      ...unknown,
      ...refuses('COMMUNITY_REQUEST_NOT_FOUND', 'COMMUNITY_FULL', 'COMMUNITIES_JOINED_MOST', 'COMMUNITY_FAULT'),
    })
    .input(closed({ ...named, requestId: rowId, isAccepted: z.boolean(), reason: words }))
    .output(closed({ communityId: rowId, requestCount: count })),

  /** Removes a member, who reads the reason. */
  removeMember: write('owner', '/api/Community/removeMember')
    .errors({ ...unknown, ...refuses('COMMUNITY_NO_MEMBER', 'COMMUNITY_LEADER', 'COMMUNITY_FAULT') })
    .input(closed({ ...named, memberId: wordId, reason: words }))
    .output(Done),

  /** Makes another member the leader. */
  handOver: write('owner', '/api/Community/handOver')
    .errors({ ...unknown, ...refuses('COMMUNITY_NO_MEMBER', 'COMMUNITIES_LED_MOST') })
    .input(closed({ ...named, memberId: wordId }))
    .output(Done),

  /** Ends a community for good. @param communityName its name, typed by the leader */
  dissolve: write('owner', '/api/Community/dissolve')
    .errors({ ...unknown, ...refuses('COMMUNITY_FAULT') })
    .input(closed({ ...named, communityName: words }))
    .output(Done),

  /** Threads that the caller may read, the pinned ones first, then those with the newest posts. */
  getThreads: read('public', '/api/Community/getThreads/{communityId}')
    .errors(unknown)
    .input(closed({ communityId: rowIdInPath, ...page }))
    .output(closed({ threadList: z.array(Thread), count, isMember: z.boolean(), isLeader: z.boolean() })),

  /** Opens a thread with its first post. */
  makeThread: write('character', '/api/Community/makeThread')
    .meta({ newcomers: 'note' })
    .errors({
      ...unknown,
      ...refuses('NEWCOMER_TOO_MANY', 'NOT_YOUR_CHARACTER', 'COMMUNITY_NO_MEMBER', 'THREADS_MOST', 'COMMUNITY_FAULT'),
      ...refuses('COMMUNITY_POST_EMPTY', 'COMMUNITY_POST_TOO_LONG'),
    })
    .input(closed({ ...as, title: words, scope, asCharacter: z.boolean(), body: words, draftId: clientId.nullable() }))
    .output(closed({ communityId: rowId, threadId: rowId })),

  /** Changes a thread as its leader: its title, its readers, whether it stands first, whether it is ended. */
  updateThread: write('owner', '/api/Community/updateThread')
    .errors({ ...ofThread, ...refuses('THREADS_PINNED_MOST', 'COMMUNITY_FAULT') })
    .input(closed({ ...onThread, title: words, scope, isPinned: z.boolean(), isClosed: z.boolean() }))
    .output(closed(onThread)),

  /** Deletes a thread in which nobody but who opened it has spoken. */
  deleteThread: write('signed-in', '/api/Community/deleteThread')
    .errors({ ...ofThread, ...refuses('THREAD_NOT_EMPTY') })
    .input(closed(onThread))
    .output(Done),

  /**
   * A thread with posts in their order: those `before` a post, those `after` it, those `from` it on, or else around the first
   * unread one. `unreadFrom` is the first one that the caller has not seen.
   */
  getThread: read('public', '/api/Community/getThread/{threadId}')
    .errors(ofThread)
    .input(
      closed({
        threadId: rowIdInPath,
        before: rowIdInPath.optional(),
        after: rowIdInPath.optional(),
        from: rowIdInPath.optional(),
        limit: integerInPath(1, THREAD_POSTS_MOST),
      }),
    )
    .output(
      closed({
        thread: Thread,
        community: closed({
          communityId: rowId,
          worldId: wordId,
          communityName: z.string(),
          memberIdList: z.array(wordId),
          isLeader: z.boolean(),
        }),
        postList: z.array(Post),
        hasOlder: z.boolean(),
        hasNewer: z.boolean(),
        unreadFrom: rowId.nullable(),
        /** Character with whom the caller last spoke here; null: there is none. */
        lastSpeaker: closed({ characterId: wordId, name: z.string() }).nullable(),
        /** Whether characters of the caller that are no members may write too. */
        canWrite: z.enum(['nobody', 'members', 'anyone']),
        /** Number of changes of the thread so far. */
        revision: count,
        serverTime: instant,
      }),
    ),

  /** Posts as a character of the thread's world. */
  post: write('character', '/api/Community/post')
    .meta({ newcomers: 'comment' })
    .errors({
      ...ofThread,
      ...refuses('NEWCOMER_TOO_MANY', 'NOT_YOUR_CHARACTER', 'COMMUNITY_NO_MEMBER', 'THREAD_CLOSED'),
      ...refuses('COMMUNITY_POST_EMPTY', 'COMMUNITY_POST_TOO_LONG', 'COMMUNITY_POST_NOT_FOUND'),
    })
    .input(
      closed({
        ...{ characterId: wordId, worldId: wordId },
        ...onThread,
        asCharacter: z.boolean(),
        body: words,
        replyTo: rowId.nullable(),
        draftId: clientId.nullable(),
      }),
    )
    .output(Post),

  /** Changes a post, within five minutes of writing it. */
  edit: write('signed-in', '/api/Community/edit')
    .errors({
      ...ofThread,
      ...refuses('COMMUNITY_POST_NOT_FOUND', 'COMMUNITY_POST_NOT_NOW', 'THREAD_CLOSED'),
      ...refuses('COMMUNITY_POST_EMPTY', 'COMMUNITY_POST_TOO_LONG'),
    })
    .input(closed({ ...onThread, postId: rowId, body: words, draftId: clientId.nullable().optional() }))
    .output(Post),

  /** Empties a post, whose place stays: allowed to its writer, and with a reason to the leader. */
  deletePost: write('signed-in', '/api/Community/deletePost')
    .errors({ ...ofThread, ...refuses('COMMUNITY_POST_NOT_FOUND', 'COMMUNITY_FAULT') })
    .input(closed({ ...onThread, postId: rowId, reason: words.nullable() }))
    .output(Post),

  /** Records the last post that the caller has seen. */
  setRead: mark('signed-in', '/api/Community/setRead')
    .errors(ofThread)
    .input(closed({ ...onThread, postId: rowId }))
    .output(closed({ unread: count })),

  /** Says whether the caller is told of new posts. */
  watch: write('signed-in', '/api/Community/watch')
    .errors({ ...ofThread, ...refuses('THREADS_WATCHED_MOST') })
    .input(closed({ ...onThread, isWatched: z.boolean() }))
    .output(closed({ isWatched: z.boolean() })),
})
export type CommunityContract = typeof communityContract
