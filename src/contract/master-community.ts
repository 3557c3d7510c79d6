// The masters' community of a world: the handbook that the office writes, boards with threads, one room to chat in. Calls of our own: the
// specification names the pages alone. Masters reach the worlds that they write for, the office all.
import * as z from 'zod'
import { HANDBOOK_PAGES_MOST, STAFF_BOARDS_MOST, STAFF_POSTS_MOST, STAFF_TEXT_MOST } from '#rules/master-communities.ts'
import { STAFF_KEYWORD_MAX, STAFF_SEARCH_KINDS, STAFF_THREAD_LISTS } from '#rules/master-community-address.ts'
import { mark, read, treatingBlocks, write } from './call.ts'
import { Board, DeskPage, Found, Member, PageRow, StaffPost, Talk, Thread } from './master-community-shapes.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, version, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const page = { pageStart: integerInPath(1, 10_000), perPage: integerInPath(1, 50) }
const words = text(STAFF_TEXT_MOST)
const ofWorld = { worldId: wordId }
const onTalk = { talkId: rowId }
const onPost = { ...onTalk, postId: rowId }
const draftId = clientId.nullable()
const part = {
  before: rowIdInPath.optional(),
  after: rowIdInPath.optional(),
  from: rowIdInPath.optional(),
  limit: integerInPath(1, STAFF_POSTS_MOST),
}

const nowhere = refuses('MASTER_COMMUNITY_NOT_FOUND')
const ofPage = { ...nowhere, ...refuses('HANDBOOK_PAGE_NOT_FOUND') }
const ofBoard = refuses('STAFF_BOARD_NOT_FOUND')
const ofThread = refuses('STAFF_THREAD_NOT_FOUND')
const ofBody = refuses('STAFF_POST_EMPTY', 'STAFF_POST_TOO_LONG')
const OnTalk = closed(onTalk)

export const masterCommunityContract = treatingBlocks('none')({
  /** Contents of the handbook, the boards, and what is new in the chat. */
  getHome: read('master', '/api/MasterCommunity/getHome/{worldId}')
    .meta({ newest: true })
    .errors(nowhere)
    .input(closed(ofWorld))
    .output(
      closed({
        ...{ worldId: wordId, worldName: z.string(), isOffice: z.boolean() },
        pageList: z.array(PageRow),
        boardList: z.array(Board),
        chat: closed({ talkId: rowId, unread: count, lastPostAt: instant.nullable(), lastName: z.string().nullable() }),
        memberCount: count,
      }),
    ),

  /** A page of the handbook with its contents, and the board on which one asks about it. */
  getPage: read('master', '/api/MasterCommunity/getPage/{worldId}/{pageId}')
    .errors(ofPage)
    .input(closed({ ...ofWorld, pageId: rowIdInPath }))
    .output(
      closed({
        ...{ pageId: rowId, title: z.string(), body: z.string(), version, updatedAt: instant, isNew: z.boolean() },
        pageList: z.array(PageRow),
        /** Null while no open board takes questions. */
        questionBoardId: rowId.nullable(),
        isOffice: z.boolean(),
      }),
    ),

  /** Records the version of a page that the caller has read. */
  markPageRead: mark('master', '/api/MasterCommunity/markPageRead')
    .errors(ofPage)
    .input(closed({ ...ofWorld, pageId: rowId, version }))
    .output(closed({ pageId: rowId })),

  /** Pages, boards and masters for the office's desk: also pages that were removed, and masters who could be assigned. */
  getDesk: read('admin', '/api/MasterCommunity/getDesk/{worldId}')
    .errors(nowhere)
    .input(closed(ofWorld))
    .output(
      closed({
        worldName: z.string(),
        pageList: z.array(DeskPage),
        boardList: z.array(Board),
        memberList: z.array(Member),
        candidateList: z.array(closed({ masterId: wordId, masterName: z.string() })),
      }),
    ),

  /** Makes a page (`pageId` null) or changes one. */
  savePage: write('admin', '/api/MasterCommunity/savePage')
    .errors({ ...ofPage, ...refuses('HANDBOOK_PAGE_CHANGED', 'HANDBOOK_PAGES_MOST', 'STAFF_FAULT') })
    .input(closed({ ...ofWorld, pageId: rowId.nullable(), title: words, body: words, baseVersion: version, draftId }))
    .output(closed({ pageId: rowId, version })),

  setPageOrder: write('admin', '/api/MasterCommunity/setPageOrder')
    .errors(nowhere)
    .input(closed({ ...ofWorld, pageIdList: z.array(rowId).max(HANDBOOK_PAGES_MOST) }))
    .output(closed(ofWorld)),

  /** Takes a page out of the handbook, or puts it back at the end. */
  removePage: write('admin', '/api/MasterCommunity/removePage')
    .errors({ ...ofPage, ...refuses('HANDBOOK_PAGES_MOST') })
    .input(closed({ ...ofWorld, pageId: rowId, isRemoved: z.boolean() }))
    .output(closed({ pageId: rowId })),

  /** Makes a board (`boardId` null) or changes one. At most one board takes questions: the last that was chosen. */
  saveBoard: write('admin', '/api/MasterCommunity/saveBoard')
    .errors({ ...nowhere, ...ofBoard, ...refuses('STAFF_BOARDS_MOST', 'STAFF_FAULT') })
    .input(
      closed({
        ...{ ...ofWorld, boardId: rowId.nullable(), boardName: words, description: words },
        ...{ isForQuestions: z.boolean(), isClosed: z.boolean() },
      }),
    )
    .output(closed({ boardId: rowId })),

  setBoardOrder: write('admin', '/api/MasterCommunity/setBoardOrder')
    .errors(nowhere)
    .input(closed({ ...ofWorld, boardIdList: z.array(rowId).max(STAFF_BOARDS_MOST) }))
    .output(closed(ofWorld)),

  /** Masters of the world, the longest there first. */
  getMembers: read('master', '/api/MasterCommunity/getMembers/{worldId}')
    .errors(nowhere)
    .input(closed(ofWorld))
    .output(closed({ memberList: z.array(Member) })),

  /** Lets a master write for the world, or no more; not while one of their scenarios there is open or being written. */
  assign: write('admin', '/api/MasterCommunity/assign')
    .errors({ ...nowhere, ...refuses('STAFF_MEMBER_NOT_FOUND', 'STAFF_MEMBER_BUSY') })
    .input(closed({ ...ofWorld, masterId: wordId, isAssigned: z.boolean() }))
    .output(closed({ masterId: wordId })),

  /** A board with its threads, the pinned ones first, then those with the newest posts. */
  getBoard: read('master', '/api/MasterCommunity/getBoard/{boardId}')
    .errors(ofBoard)
    .input(closed({ boardId: rowIdInPath, list: z.enum(STAFF_THREAD_LISTS), ...page }))
    .output(closed({ worldId: wordId, board: Board, threadList: z.array(Thread), count, isOffice: z.boolean() })),

  /** Opens a thread with its first post. */
  makeThread: write('master', '/api/MasterCommunity/makeThread')
    .errors({ ...ofBoard, ...ofBody, ...refuses('STAFF_BOARD_CLOSED', 'STAFF_FAULT') })
    .input(closed({ boardId: rowId, title: words, body: words, draftId }))
    .output(closed({ boardId: rowId, talkId: rowId })),

  updateThread: write('admin', '/api/MasterCommunity/updateThread')
    .errors({ ...ofThread, ...refuses('STAFF_FAULT') })
    .input(closed({ ...onTalk, title: words, isPinned: z.boolean(), isClosed: z.boolean() }))
    .output(OnTalk),

  /** Marks a thread as solved, or takes the mark back; allowed to who opened it and to the office. */
  solve: write('master', '/api/MasterCommunity/solve')
    .errors(ofThread)
    .input(closed({ ...onTalk, isSolved: z.boolean() }))
    .output(OnTalk),

  /** Deletes a thread: its opener while nobody else has spoken, the office always. */
  deleteThread: write('master', '/api/MasterCommunity/deleteThread')
    .errors({ ...ofThread, ...refuses('STAFF_THREAD_NOT_EMPTY') })
    .input(closed(onTalk))
    .output(closed({ boardId: rowId })),

  /**
   * A thread with posts in their order: those `before` a post, those `after` it, those `from` it on, or else around the first unread one.
   */
  getTalk: read('master', '/api/MasterCommunity/getTalk/{talkId}')
    .errors(ofThread)
    .input(closed({ talkId: rowIdInPath, ...part }))
    .output(Talk),

  /** The chat of a world, in the same way. */
  getChat: read('master', '/api/MasterCommunity/getChat/{worldId}')
    .meta({ newest: true })
    .errors(nowhere)
    .input(closed({ ...ofWorld, ...part }))
    .output(Talk),

  post: write('master', '/api/MasterCommunity/post')
    .errors({ ...ofThread, ...ofBody, ...refuses('STAFF_THREAD_CLOSED', 'STAFF_BOARD_CLOSED', 'STAFF_POST_NOT_FOUND') })
    .input(closed({ ...onTalk, body: words, replyTo: rowId.nullable(), draftId }))
    .output(StaffPost),

  /** Changes a post, within five minutes of writing it. */
  edit: write('master', '/api/MasterCommunity/edit')
    .errors({
      ...{ ...ofThread, ...ofBody },
      ...refuses('STAFF_POST_NOT_FOUND', 'STAFF_POST_NOT_NOW', 'STAFF_THREAD_CLOSED', 'STAFF_BOARD_CLOSED'),
    })
    .input(closed({ ...onPost, body: words, draftId: draftId.optional() }))
    .output(StaffPost),

  /** Empties a post, whose place stays: allowed to its writer and to the office. */
  deletePost: write('master', '/api/MasterCommunity/deletePost')
    .errors({ ...ofThread, ...refuses('STAFF_POST_NOT_FOUND') })
    .input(closed(onPost))
    .output(StaffPost),

  /** Puts a post at the head of its talk, for everybody there, or takes it away again. */
  pin: write('master', '/api/MasterCommunity/pin')
    .errors({ ...ofThread, ...refuses('STAFF_POST_NOT_FOUND', 'STAFF_PINS_MOST') })
    .input(closed({ ...onPost, isPinned: z.boolean() }))
    .output(StaffPost),

  /** Records the last post that the caller has seen. */
  setRead: mark('master', '/api/MasterCommunity/setRead')
    .errors(ofThread)
    .input(closed(onPost))
    .output(closed({ unread: count })),

  /** Pages, posts of threads and of the chat in which all the words stand, the newest first. */
  search: read('master', '/api/MasterCommunity/search/{worldId}')
    .errors(nowhere)
    .input(
      closed({ ...ofWorld, keyword: text(STAFF_KEYWORD_MAX), kind: z.enum(STAFF_SEARCH_KINDS).optional(), ...page }),
    )
    .output(closed({ foundList: z.array(Found), count })),
})
export type MasterCommunityContract = typeof masterCommunityContract
