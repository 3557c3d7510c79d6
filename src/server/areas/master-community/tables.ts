// Masters' communities: the handbook of each world with what each master has read of it, boards, talks (threads of the boards, and one
// chat a world) with their posts, and what each reader has seen.
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
import { STAFF_VOICES } from '#rules/master-communities.ts'
import { instant } from '../../db/columns.ts'
import { userId } from '../identity/columns.ts'
import { appUser } from '../identity/tables.ts'
import { worldId } from '../world/columns.ts'

const user = (name: string) => text(name).references(() => appUser.userId)

export const handbookPage = pgTable(
  'handbook_page',
  {
    pageId: integer('page_id').primaryKey().generatedAlwaysAsIdentity(),
    worldId: worldId(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Place in the contents, from 0. */
    position: integer('position').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
    /** Admin that changed it last. */
    updatedBy: user('updated_by').notNull(),
    /** Time at which the office took it out of the handbook. */
    removedAt: instant('removed_at'),
    searchWords: text('search_words')
      .notNull()
      .generatedAlwaysAs(sql`search_key(title) || E'\n' || story_search_key(body)`),
  },
  table => [index('handbook_page_of').on(table.worldId, table.position, table.pageId)],
)

/** The version of a page that a reader has read. */
export const handbookRead = pgTable(
  'handbook_read',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => handbookPage.pageId),
    userId: userId(),
    version: integer('version').notNull(),
    readAt: instant('read_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.pageId] }), index('handbook_read_page').on(table.pageId)],
)

export const staffBoard = pgTable(
  'staff_board',
  {
    boardId: integer('board_id').primaryKey().generatedAlwaysAsIdentity(),
    worldId: worldId(),
    boardName: text('board_name').notNull(),
    description: text('description').notNull(),
    /** Place among the boards, from 0. */
    position: integer('position').notNull(),
    isForQuestions: boolean('is_for_questions').notNull().default(false),
    isClosed: boolean('is_closed').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('staff_board_of').on(table.worldId, table.position, table.boardId),
    uniqueIndex('staff_board_questions').on(table.worldId).where(sql`is_for_questions`),
  ],
)

/** A thread of a board, or without a board the chat of its world. */
export const staffTalk = pgTable(
  'staff_talk',
  {
    talkId: integer('talk_id').primaryKey().generatedAlwaysAsIdentity(),
    worldId: worldId(),
    boardId: integer('board_id').references(() => staffBoard.boardId),
    /** User that opened a thread; null for the chat. */
    userId: user('user_id'),
    title: text('title').notNull().default(''),
    isPinned: boolean('is_pinned').notNull().default(false),
    isClosed: boolean('is_closed').notNull().default(false),
    isSolved: boolean('is_solved').notNull().default(false),
    /** Time of the newest post; null in a chat before its first. */
    lastPostAt: instant('last_post_at'),
    deletedAt: instant('deleted_at'),
  },
  table => [
    uniqueIndex('staff_talk_chat').on(table.worldId).where(sql`board_id is null`),
    index('staff_talk_of').on(table.boardId, table.isPinned, table.lastPostAt, table.talkId),
    index('staff_talk_user').on(table.userId),
    check('staff_talk_kind', sql`board_id is null or (user_id is not null and last_post_at is not null)`),
  ],
)

const talkId = () =>
  integer('talk_id')
    .notNull()
    .references(() => staffTalk.talkId)

export const staffPost = pgTable(
  'staff_post',
  {
    postId: integer('post_id').primaryKey().generatedAlwaysAsIdentity(),
    talkId: talkId(),
    userId: userId(),
    voice: text('voice', { enum: STAFF_VOICES }).notNull(),
    body: text('body').notNull(),
    replyTo: integer('reply_to').references((): AnyPgColumn => staffPost.postId),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    pinnedAt: instant('pinned_at'),
    /** Time of deletion: the text is gone, the place stays. */
    deletedAt: instant('deleted_at'),
    deletedBy: user('deleted_by'),
    searchWords: text('search_words').notNull().generatedAlwaysAs(sql`story_search_key(body)`),
  },
  table => [
    index('staff_post_of').on(table.talkId, table.postId),
    index('staff_post_user').on(table.userId, table.talkId),
    index('staff_post_pinned').on(table.talkId, table.pinnedAt).where(sql`pinned_at is not null`),
    check('staff_post_length', sql`char_length(body) <= 100000`),
  ],
)

/** The last post of a talk that a reader has seen. */
export const staffRead = pgTable(
  'staff_read',
  {
    talkId: talkId(),
    userId: userId(),
    postId: integer('post_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.talkId] }), index('staff_read_talk').on(table.talkId)],
)
