// Masters and their rooms (マスタールーム): lists, the public page of each, its board, following, and the master's own desk of the
// room. C136 is the list; the others are calls of our own, since the description names the screens alone. A master is named by the
// id that others see.
import * as z from 'zod'
import { difficulty, scenarioKind, textType } from '#rules/codes/scenario.ts'
import { MASTER_KEYWORD_MAX, WORK_GROUPS } from '#rules/master-lists.ts'
import { POST_REMOVERS, ROOM_NPCS_MOST, ROOM_TEXT_MOST } from '#rules/master-rooms.ts'
import { SCENARIO_RESULTS } from '#rules/scenario/replay.ts'
import { read, treatingBlocks, write } from './call.ts'
import { ListedCharacter } from './character.ts'
import { refuses } from './refusals.ts'
import { ScenarioCard } from './scenario.ts'
import { clientId, closed, instant, integerInPath, rowId, text, version, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const day = z.iso.date()
const page = { pageStart: integerInPath(1, 10_000), perPage: integerInPath(1, 50) }
const master = { masterId: wordId }

/** Times from the deadline to the replay that the service counted; null when there was none. */
const UsualDays = closed({ days: z.number().int().min(1), counted: count }).nullable()

const MasterCard = closed({
  masterId: wordId,
  masterName: z.string(),
  /** Reading of the name; empty when unknown, like the texts below. */
  kana: z.string(),
  icon: z.string().nullable(),
  /** Worlds that the master writes for, or has written for. */
  worldIdList: z.array(wordId),
  /** The most frequent among the published scenarios of the master; null before the first. */
  tendency: closed({
    scenarioKind: z.literal(Object.values(scenarioKind)),
    textType: z.enum(textType),
    difficultyNo: z.literal(Object.values(difficulty)),
  }).nullable(),
  /** First line of how the master writes. */
  firstLine: z.string(),
  /** Scenarios that take characters now; with a world asked for, those of the world. */
  openCount: count,
  usualDays: UsualDays,
  /** The same in the master's own words. */
  usualDaysWords: z.string(),
  hasRoom: z.boolean(),
  followerCount: count,
  isMine: z.boolean(),
})

const Notice = closed({ noticeId: rowId, title: z.string(), body: z.string(), createdAt: instant })
const Day = closed({ dayId: rowId, fromDay: day, toDay: day, words: z.string() })

const Post = closed({
  postId: rowId,
  /** Character that speaks; null when it is the master. */
  character: closed({ characterId: wordId, worldId: wordId }).nullable(),
  name: z.string(),
  icon: z.string().nullable(),
  /** Text in the notation; empty for a deleted post. */
  body: z.string(),
  createdAt: instant,
  isMine: z.boolean(),
  /** The side that deleted it; null while it is there. */
  deletedBy: z.enum(POST_REMOVERS).nullable(),
  /** Reason of master or office, for them and the writer; null for others. */
  deletionReason: z.string().nullable(),
  canDelete: z.boolean(),
  /** Whether the caller would delete it as master or office, with a reason. */
  needsReason: z.boolean(),
})

const Replay = closed({
  result: z.enum(SCENARIO_RESULTS).nullable(),
  /** Letters of the text; null for those who may not read it. */
  length: count.nullable(),
  cast: count,
  publishedAt: instant,
})

const Own = closed({
  masterId: wordId,
  masterName: z.string(),
  ...{ kana: z.string(), icon: z.string().nullable(), usualDays: z.string() },
  ...{ intro: z.string(), howIWrite: z.string(), rules: z.string() },
  npcIdList: z.array(wordId),
  isOpen: z.boolean(),
  /** 0 before the room was saved first. */
  version,
  countedDays: UsualDays,
  /** NPCs that the master leads, and icons to choose from. */
  npcList: z.array(closed({ ...ListedCharacter.shape, worldId: wordId })),
  iconList: z.array(closed({ icon: z.string(), name: z.string() })),
  dayList: z.array(Day),
  noticeCount: count,
  postCount: count,
  followerCount: count,
  /** Today in the story's time in Japan. */
  today: day,
  serverTime: instant,
})

const body = text(ROOM_TEXT_MOST)

export const masterRoomContract = treatingBlocks({
  others: 'none',
  getPosts: 'hides',
  post: 'refuses',
  // A block ends the follow.
  getFollowedIds: 'hides',
  getFollowed: 'hides',
  follow: 'refuses',
})({
  /** Masters of a world, or of `all`; those who take characters now first (C136). The first twenty without a page. */
  getList: read('public', '/api/masterRoom/v2/list/{worldId}')
    .input(
      closed({
        worldId: wordId,
        keyword: text(MASTER_KEYWORD_MAX).optional(),
        pageStart: page.pageStart.optional(),
        perPage: page.perPage.optional(),
      }),
    )
    .output(closed({ masterList: z.array(MasterCard), count, serverTime: instant })),

  /** A master with the room, where it is open. */
  getMaster: read('public', '/api/masterRoom/getMaster/{masterId}')
    .errors(refuses('MASTER_UNKNOWN'))
    .input(closed(master))
    .output(
      closed({
        ...MasterCard.shape,
        room: closed({
          ...{ intro: z.string(), howIWrite: z.string(), rules: z.string(), updatedAt: instant },
          npcList: z.array(closed({ ...ListedCharacter.shape, worldId: wordId })),
          /** The newest notices, and how many there are. */
          noticeList: z.array(Notice),
          noticeCount: count,
          /** Days that are not over, the next first. */
          dayList: z.array(Day),
          postCount: count,
        }).nullable(),
        workCounts: closed({ open: count, running: count, past: count }),
        titleCount: count,
        /** Call of the caller for all openings of this master; null for none. */
        ownCall: closed({ callId: rowId, isMuted: z.boolean() }).nullable(),
        /** Today in the story's time in Japan. */
        today: day,
        serverTime: instant,
      }),
    ),

  /** Scenarios of a master: those that take characters, those that run, those with a replay and its result. */
  getScenarios: read('public', '/api/masterRoom/getScenarios/{masterId}/{group}')
    .errors(refuses('MASTER_UNKNOWN'))
    .input(closed({ ...master, group: z.enum(WORK_GROUPS), ...page }))
    .output(
      closed({
        scenarioList: z.array(closed({ ...ScenarioCard.shape, replay: Replay.nullable() })),
        count,
        serverTime: instant,
      }),
    ),

  /** Titles (称号) that the master's replays gave, the newest first; those of a private replay are for its readers. */
  getTitles: read('public', '/api/masterRoom/getTitles/{masterId}')
    .errors(refuses('MASTER_UNKNOWN'))
    .input(closed({ ...master, ...page }))
    .output(
      closed({
        titleList: z.array(
          closed({
            titleId: rowId,
            title: z.string(),
            isMvp: z.boolean(),
            character: ListedCharacter,
            ...{ worldId: wordId, scenarioId: rowId, phase: z.number().int(), scenarioTitle: z.string() },
            createdAt: instant,
          }),
        ),
        count,
      }),
    ),

  /** Notices of an open room, the newest first. */
  getNotices: read('public', '/api/masterRoom/getNotices/{masterId}')
    .errors(refuses('MASTER_UNKNOWN', 'ROOM_CLOSED'))
    .input(closed({ ...master, ...page }))
    .output(closed({ noticeList: z.array(Notice), count })),

  /** Posts on the board of an open room, the newest first; the master reads them also while it is closed. */
  getPosts: read('public', '/api/masterRoom/getPosts/{masterId}')
    .errors(refuses('MASTER_UNKNOWN', 'ROOM_CLOSED'))
    .input(closed({ ...master, ...page }))
    .output(closed({ postList: z.array(Post), count, isMaster: z.boolean(), serverTime: instant })),

  /** Posts as a character, or as the master (null). */
  post: write('signed-in', '/api/masterRoom/post')
    .meta({ newcomers: 'comment' })
    .errors(
      refuses(
        'NEWCOMER_TOO_MANY',
        ...(['MASTER_UNKNOWN', 'ROOM_CLOSED', 'NOT_YOUR_CHARACTER'] as const),
        ...(['ROOM_POST_EMPTY', 'ROOM_POST_TOO_LONG', 'ROOM_POST_TOO_MANY'] as const),
      ),
    )
    .input(closed({ ...master, characterId: wordId.nullable(), body, draftId: clientId.nullable() }))
    .output(Post),

  /** Deletes a post: its writer; the master or the office with a reason. Its place stays. */
  deletePost: write('signed-in', '/api/masterRoom/deletePost')
    .errors(refuses('MASTER_UNKNOWN', 'ROOM_POST_NOT_FOUND', 'ROOM_REASON'))
    .input(closed({ ...master, postId: rowId, reason: body.nullable() }))
    .output(Post),

  /** Ids of all masters that the caller follows, the newest first. */
  getFollowedIds: read('signed-in', '/api/masterRoom/getFollowedIds')
    .input(closed({}).optional())
    .output(closed({ masterIdList: z.array(wordId) })),

  /** Masters that the caller follows, the newest first. */
  getFollowed: read('signed-in', '/api/masterRoom/getFollowed')
    .input(closed(page))
    .output(closed({ masterList: z.array(MasterCard), count })),

  /** Following a followed master or unfollowing another is no error. */
  follow: write('signed-in', '/api/masterRoom/follow')
    .meta({ newcomers: 'follow' })
    .errors(refuses('NEWCOMER_TOO_MANY', 'MASTER_UNKNOWN', 'FOLLOW_MASTER_SELF', 'FOLLOW_TOO_MANY'))
    .input(closed(master))
    .output(closed({ ...master, isFollowed: z.boolean() })),

  unfollow: write('signed-in', '/api/masterRoom/unfollow')
    .input(closed(master))
    .output(closed({ ...master, isFollowed: z.boolean() })),

  /** The caller's own room, with what can be chosen for it. */
  getOwn: read('master', '/api/masterRoom/own').input(closed({}).optional()).output(Own),

  /** Saves the caller's room. @property baseVersion version that it was written from */
  save: write('master', '/api/masterRoom/save')
    .errors(refuses('ROOM_FAULT', 'ROOM_STALE'))
    .input(
      closed({
        baseVersion: version,
        ...{ kana: body, icon: text(200).nullable(), usualDays: body, intro: body, howIWrite: body, rules: body },
        npcIdList: z.array(wordId).max(ROOM_NPCS_MOST),
        isOpen: z.boolean(),
        draftId: clientId.nullable(),
      }),
    )
    .output(Own),

  /** The caller's own notices, the newest first. */
  getOwnNotices: read('master', '/api/masterRoom/ownNotices')
    .input(closed(page))
    .output(closed({ noticeList: z.array(Notice), count })),

  postNotice: write('master', '/api/masterRoom/postNotice')
    .errors(refuses('ROOM_NOTICE_FAULT', 'ROOM_NOTICE_TOO_MANY'))
    .input(closed({ title: body, body, draftId: clientId.nullable() }))
    .output(Notice),

  /** Deletes a notice of the caller's, or brings it back. */
  setNotice: write('master', '/api/masterRoom/setNotice')
    .errors(refuses('ROOM_NOTICE_NOT_FOUND', 'ROOM_NOTICE_TOO_MANY'))
    .input(closed({ noticeId: rowId, isDeleted: z.boolean() }))
    .output(closed({ noticeId: rowId, isDeleted: z.boolean() })),

  /** Adds days to the caller's calendar. */
  addDay: write('master', '/api/masterRoom/addDay')
    .errors(refuses('ROOM_DAY_FAULT', 'ROOM_DAY_TOO_MANY'))
    .input(closed({ fromDay: day, toDay: day, words: body }))
    .output(Day),

  removeDay: write('master', '/api/masterRoom/removeDay')
    .errors(refuses('ROOM_DAY_NOT_FOUND'))
    .input(closed({ dayId: rowId }))
    .output(Day),
})
export type MasterRoomContract = typeof masterRoomContract
