// Shapes of communities, of their threads and posts, in the answers of their calls, and the fields of their form.
import * as z from 'zod'
import { COMMUNITY_JOININGS, COMMUNITY_POST_REMOVERS, COMMUNITY_TEXT_MOST, THREAD_SCOPES } from '#rules/communities.ts'
import { COMMUNITY_CATEGORIES } from '#rules/community-address.ts'
import { PICTURE_WORDS_MOST } from '#rules/uploads.ts'
import { FoldedCharacter } from './character.ts'
import { clientId, closed, instant, rowId, text, version, wordId } from './shapes.ts'

const count = z.number().int().min(0)
export const category = z.enum(COMMUNITY_CATEGORIES)
export const joining = z.enum(COMMUNITY_JOININGS)
export const scope = z.enum(THREAD_SCOPES)

/** The picture over a community (3:1). */
export const Banner = closed({
  picture: wordId,
  width: z.number().int(),
  height: z.number().int(),
  /** Words of the leader about what is seen; may be empty. */
  description: z.string(),
})

export const CommunityCard = closed({
  communityId: rowId,
  worldId: wordId,
  communityName: z.string(),
  catchphrase: z.string(),
  category,
  joining,
  banner: Banner.nullable(),
  memberCount: count,
  /** Faces of the first members. */
  iconList: z.array(z.string()),
  /** Time of the newest post that everybody may read; null before the first. */
  lastPostAt: instant.nullable(),
  createdAt: instant,
  isMember: z.boolean(),
})

/** One of the caller's own communities. */
export const OwnCommunity = closed({
  ...CommunityCard.shape,
  isLeader: z.boolean(),
  /** Threads with posts of others that the caller has not seen. */
  unreadThreads: count,
  /** Requests that wait for the caller as the leader. */
  requestCount: count,
})

export const Community = closed({
  ...CommunityCard.shape,
  worldName: z.string(),
  description: z.string(),
  rules: z.string(),
  leader: FoldedCharacter,
  isLeader: z.boolean(),
  /** Characters of the caller that are members, and those that wait for an answer. */
  memberIdList: z.array(wordId),
  askedIdList: z.array(wordId),
  requestCount: count,
  threadCount: count,
  version,
  serverTime: instant,
})

export const Thread = closed({
  threadId: rowId,
  title: z.string(),
  scope,
  isPinned: z.boolean(),
  isClosed: z.boolean(),
  postCount: count,
  /** Posts of others that the caller has not seen; 0 for guests. */
  unread: count,
  lastPostAt: instant,
  /** Name of the last speaker, without somebody whom the caller blocked. */
  lastName: z.string().nullable(),
  isWatched: z.boolean(),
  canDelete: z.boolean(),
})

export const Post = closed({
  postId: rowId,
  /** PL speaks as the player, PC as the character. */
  voice: z.enum(['PL', 'PC']),
  characterId: wordId,
  name: z.string(),
  icon: z.string().nullable(),
  isLeader: z.boolean(),
  /** Text in the notation; empty for a deleted post. */
  body: z.string(),
  replyTo: closed({ postId: rowId, name: z.string(), firstLine: z.string(), isFolded: z.boolean() }).nullable(),
  createdAt: instant,
  editedAt: instant.nullable(),
  /** The side that deleted it; null while it is there. */
  deletedBy: z.enum(COMMUNITY_POST_REMOVERS).nullable(),
  /** Reason of the leader, for the writer and the leader; null for others. */
  deletionReason: z.string().nullable(),
  isMine: z.boolean(),
  /** Its writer is blocked by the caller, who sees it folded. */
  isFolded: z.boolean(),
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  /** Whether the caller would delete it as the leader, with a reason. */
  needsReason: z.boolean(),
})

export const JoinRequest = closed({
  requestId: rowId,
  character: FoldedCharacter,
  words: z.string(),
  createdAt: instant,
})

/** Words as they are sent. */
export const words = text(COMMUNITY_TEXT_MOST)

/** Fields of the form of a community. */
export const texts = {
  communityName: words,
  catchphrase: words,
  description: words,
  rules: words,
  category,
  joining,
  /** Picture that was uploaded before, or that the community has; null: none. */
  banner: closed({ pictureId: clientId, description: text(PICTURE_WORDS_MOST) }).nullable(),
}
