// Shapes of a masters' community in the answers of its calls: pages of the handbook, boards, talks and their posts, members.
import * as z from 'zod'
import { STAFF_POST_REMOVERS, STAFF_VOICES } from '#rules/master-communities.ts'
import { STAFF_SEARCH_KINDS } from '#rules/master-community-address.ts'
import { closed, instant, rowId, wordId } from './shapes.ts'

const count = z.number().int().min(0)

/** A page in the list of the handbook. */
export const PageRow = closed({
  pageId: rowId,
  title: z.string(),
  updatedAt: instant,
  /** Whether it is new or has changed since the caller last read it. */
  isNew: z.boolean(),
})

export const DeskPage = closed({ pageId: rowId, title: z.string(), updatedAt: instant, isRemoved: z.boolean() })

export const Board = closed({
  boardId: rowId,
  boardName: z.string(),
  description: z.string(),
  /** Whether questions about the handbook are asked here. */
  isForQuestions: z.boolean(),
  isClosed: z.boolean(),
  threadCount: count,
  /** Threads with posts of others that the caller has not seen. */
  unreadThreads: count,
  /** Time of the newest post; null before the first. */
  lastPostAt: instant.nullable(),
})

export const Thread = closed({
  talkId: rowId,
  title: z.string(),
  writerName: z.string(),
  isPinned: z.boolean(),
  isClosed: z.boolean(),
  isSolved: z.boolean(),
  postCount: count,
  /** Posts of others that the caller has not seen. */
  unread: count,
  lastPostAt: instant,
  lastName: z.string().nullable(),
  /** Whether the caller may say that it is solved: who opened it, and the office. */
  canSolve: z.boolean(),
  canDelete: z.boolean(),
})

export const StaffPost = closed({
  postId: rowId,
  voice: z.enum(STAFF_VOICES),
  name: z.string(),
  icon: z.string().nullable(),
  /** Text in the notation; empty for a deleted post. */
  body: z.string(),
  replyTo: closed({ postId: rowId, name: z.string(), firstLine: z.string() }).nullable(),
  createdAt: instant,
  editedAt: instant.nullable(),
  /** The side that deleted it; null while it is there. */
  deletedBy: z.enum(STAFF_POST_REMOVERS).nullable(),
  isPinned: z.boolean(),
  isMine: z.boolean(),
  canEdit: z.boolean(),
  canDelete: z.boolean(),
})

/** A talk: a thread of a board, or the chat of the world. */
export const Talk = closed({
  talkId: rowId,
  worldId: wordId,
  /** Null for the chat. */
  board: closed({ boardId: rowId, boardName: z.string(), isClosed: z.boolean() }).nullable(),
  /** Null for the chat. */
  thread: Thread.nullable(),
  postList: z.array(StaffPost),
  pinnedList: z.array(StaffPost),
  hasOlder: z.boolean(),
  hasNewer: z.boolean(),
  /** The first post of others that the caller has not seen. */
  unreadFrom: rowId.nullable(),
  canWrite: z.boolean(),
  isOffice: z.boolean(),
  /** Number of changes of the talk so far. */
  revision: count,
  serverTime: instant,
})

export const Member = closed({
  masterId: wordId,
  masterName: z.string(),
  icon: z.string().nullable(),
  /** Time since which the master writes for the world. */
  since: instant,
  /** Scenarios of the world that are open or being written, and those in all. */
  running: count,
  scenarios: count,
})

export const Found = closed({
  kind: z.enum(STAFF_SEARCH_KINDS),
  title: z.string(),
  /** Words around the first hit. */
  line: z.string(),
  at: instant,
  name: z.string(),
  pageId: rowId.nullable(),
  boardId: rowId.nullable(),
  talkId: rowId.nullable(),
  postId: rowId.nullable(),
})
