// Communities: clubs of characters in a world with their members, the requests of those who want to join, threads and posts; what each
// reader has seen, and the threads of which a user is told.
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { COMMUNITY_JOININGS, MEMBERSHIP_STATES, THREAD_SCOPES } from '#rules/communities.ts'
import { COMMUNITY_CATEGORIES } from '#rules/community-address.ts'
import { instant, uploadColumns } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'
import { character } from '../character/tables.ts'
import { userId } from '../identity/columns.ts'
import { appUser } from '../identity/tables.ts'
import { worldId } from '../world/columns.ts'

export const community = pgTable(
  'community',
  {
    communityId: integer('community_id').primaryKey().generatedAlwaysAsIdentity(),
    worldId: worldId(),
    communityName: text('community_name').notNull(),
    catchphrase: text('catchphrase').notNull(),
    description: text('description').notNull(),
    rules: text('rules').notNull(),
    category: text('category', { enum: COMMUNITY_CATEGORIES }).notNull(),
    joining: text('joining', { enum: COMMUNITY_JOININGS }).notNull(),
    /** Character that leads it, and its player. */
    leaderId: text('leader_id')
      .notNull()
      .references(() => character.characterId),
    userId: userId(),
    searchWords: text('search_words')
      .notNull()
      .generatedAlwaysAs(
        sql`search_key(community_name) || E'\n' || search_key(catchphrase) || E'\n' || story_search_key(description)`,
      ),
    /** Time of the newest post that everybody may read; before the first, of its founding. */
    lastPostAt: instant('last_post_at').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Time at which its leader ended it, or the office removed it; for good. */
    dissolvedAt: instant('dissolved_at'),
  },
  table => [
    uniqueIndex('community_name').on(table.worldId, sql`search_key(community_name)`).where(sql`dissolved_at is null`),
    index('community_active').on(table.worldId, table.lastPostAt, table.communityId),
    index('community_newest').on(table.worldId, table.createdAt, table.communityId),
    index('community_leader').on(table.userId, table.worldId),
    check('community_length', sql`char_length(description) <= 8000 and char_length(rules) <= 8000`),
  ],
)

const communityId = () =>
  integer('community_id')
    .notNull()
    .references(() => community.communityId)

/** A picture that was uploaded for the banner of a community. */
export const communityPicture = pgTable(
  'community_picture',
  {
    userId: userId(),
    ...uploadColumns(),
    /** Community over which the picture stands; null until that is saved. */
    communityId: integer('community_id').references(() => community.communityId, { onDelete: 'set null' }),
  },
  table => [
    primaryKey({ columns: [table.userId, table.pictureId] }),
    uniqueIndex('community_picture_of').on(table.communityId),
    index('community_picture_files').on(table.picture),
    index('community_picture_unused').on(table.uploadedAt).where(sql`community_id is null`),
  ],
)

const by = {
  characterId: characterId(),
  /** The player, who is never shown. */
  userId: userId(),
}

export const communityMember = pgTable(
  'community_member',
  { communityId: communityId(), ...by, joinedAt: instant('joined_at').notNull() },
  table => [
    primaryKey({ columns: [table.communityId, table.characterId] }),
    index('community_member_since').on(table.communityId, table.joinedAt, table.characterId),
    index('community_member_user').on(table.userId, table.communityId),
    index('community_member_character').on(table.characterId),
  ],
)

export const communityRequest = pgTable(
  'community_request',
  {
    requestId: integer('request_id').primaryKey().generatedAlwaysAsIdentity(),
    communityId: communityId(),
    ...by,
    words: text('words').notNull(),
    state: text('state', { enum: MEMBERSHIP_STATES }).notNull(),
    /** Reason of the leader for a refusal. */
    reason: text('reason').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  table => [
    uniqueIndex('community_request_waiting').on(table.communityId, table.characterId).where(sql`state = 'waiting'`),
    index('community_request_of').on(table.communityId, table.state, table.requestId),
    index('community_request_user').on(table.userId),
    index('community_request_character').on(table.characterId),
  ],
)

export const communityThread = pgTable(
  'community_thread',
  {
    threadId: integer('thread_id').primaryKey().generatedAlwaysAsIdentity(),
    communityId: communityId(),
    /** Character that opened it, and its player. */
    ...by,
    title: text('title').notNull(),
    scope: text('scope', { enum: THREAD_SCOPES }).notNull(),
    isPinned: boolean('is_pinned').notNull().default(false),
    isClosed: boolean('is_closed').notNull().default(false),
    lastPostAt: instant('last_post_at').notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  table => [
    index('community_thread_of').on(table.communityId, table.isPinned, table.lastPostAt, table.threadId),
    index('community_thread_user').on(table.userId),
  ],
)

const threadId = () =>
  integer('thread_id')
    .notNull()
    .references(() => communityThread.threadId)

export const communityPost = pgTable(
  'community_post',
  {
    postId: integer('post_id').primaryKey().generatedAlwaysAsIdentity(),
    threadId: threadId(),
    ...by,
    /** PL speaks as the player, PC as the character. */
    voice: text('voice', { enum: ['PL', 'PC'] }).notNull(),
    body: text('body').notNull(),
    replyTo: integer('reply_to').references((): AnyPgColumn => communityPost.postId),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    /** Time of deletion: the text is gone, the place stays. */
    deletedAt: instant('deleted_at'),
    deletedBy: text('deleted_by').references(() => appUser.userId),
    /** Reason of the leader. */
    deletionReason: text('deletion_reason'),
  },
  table => [
    index('community_post_of').on(table.threadId, table.postId),
    index('community_post_user').on(table.userId, table.threadId),
    check('community_post_length', sql`char_length(body) <= 8000`),
  ],
)

/** The last post of a thread that a reader has seen. */
export const communityRead = pgTable(
  'community_read',
  {
    threadId: threadId(),
    userId: userId(),
    postId: integer('post_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.threadId] }), index('community_read_thread').on(table.threadId)],
)

/** A thread of whose new posts a user is told. */
export const communityWatch = pgTable(
  'community_watch',
  {
    threadId: threadId(),
    userId: userId(),
    /** Last post of which the user was told, so that a job that runs twice tells once. */
    toldPostId: integer('told_post_id').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.threadId] }),
    index('community_watch_thread').on(table.threadId, table.userId),
  ],
)
