// Fan letters (ファンレター) to masters: the office reads each before it is passed on, and nobody else ever reads one.
import * as z from 'zod'
import { FAN_LETTER_ACTS, FAN_LETTER_MOST, FAN_LETTER_STATES, LETTER_QUEUES } from '#rules/fan-letters.ts'
import { mark, read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { phaseInPath } from './scenario.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const paged = { pageStart: integerInPath(1, 10_000), perPage: integerInPath(1, 50) }
const phaseNo = z.number().int().min(1)

/** The replay that a letter is about. */
const About = closed({ worldId: wordId, scenarioId: rowId, phase: phaseNo, title: z.string() })

/** Face of a writer: the character, or the player without one. */
const Writer = closed({
  name: z.string(),
  icon: z.string().nullable(),
  /** Null when a player writes as such. */
  character: closed({ characterId: wordId, worldId: wordId, worldName: z.string() }).nullable(),
})

const letter = { letterId: rowId, body: z.string(), about: About.nullable(), createdAt: instant }

export const fanLetterContract = treatingBlocks({
  others: 'none',
  getReceiver: 'refuses',
  send: 'refuses',
  getInbox: 'hides',
})({
  /** The receiver of a letter and the replay that it is about, for the form. */
  getReceiver: read('signed-in', '/api/FanLetter/getReceiver/{masterId}')
    .errors(refuses('RECEIVER_NOT_FOUND', 'LETTER_TO_SELF'))
    .input(closed({ masterId: wordId, scenarioId: rowIdInPath.optional(), phase: phaseInPath.optional() }))
    .output(
      closed({
        masterId: wordId,
        masterName: z.string(),
        /** Null also for a replay that the caller cannot read. */
        about: About.nullable(),
      }),
    ),

  /** Sends a letter, as a character or (null) as the player. It waits for the office. */
  send: write('signed-in', '/api/FanLetter/send', 'letter')
    .errors(
      refuses(
        'RECEIVER_NOT_FOUND',
        'LETTER_TO_SELF',
        'NOT_YOUR_CHARACTER',
        'REPLAY_NOT_FOUND',
        'LETTER_EMPTY',
        'LETTER_TOO_LONG',
      ),
    )
    .input(
      closed({
        masterId: wordId,
        characterId: wordId.nullable(),
        scenarioId: rowId.nullable(),
        phase: phaseNo.max(1_000).nullable(),
        body: text(FAN_LETTER_MOST),
        draftId: clientId.nullable(),
      }),
    )
    .output(closed({ letterId: rowId, state: z.enum(FAN_LETTER_STATES) })),

  /** The caller's own letters with their states, the newest first. */
  getSent: read('signed-in', '/api/FanLetter/getSent')
    .input(closed(paged))
    .output(
      closed({
        letterList: z.array(
          closed({
            ...letter,
            writer: Writer,
            masterId: wordId,
            masterName: z.string(),
            state: z.enum(FAN_LETTER_STATES),
            stateSince: instant,
            /** Reason of a return. */
            reason: z.string().nullable(),
          }),
        ),
        count,
        serverTime: instant,
      }),
    ),

  /** Letters that were passed on to the caller, the newest first. */
  getInbox: read('master', '/api/FanLetter/getInbox')
    .input(closed(paged))
    .output(
      closed({
        letterList: z.array(closed({ ...letter, writer: Writer, passedAt: instant, isUnread: z.boolean() })),
        count,
        unreadCount: count,
        serverTime: instant,
      }),
    ),

  /** Marks letters of the inbox as read; ids of others have no effect. */
  markRead: mark('master', '/api/FanLetter/markRead')
    .input(closed({ letterIdList: z.array(rowId).max(50) }))
    .output(closed({ unreadCount: count })),

  /** Letters for the office: those to be decided with the oldest first, decided ones with the latest first. */
  getQueue: read('admin', '/api/FanLetter/admin/getQueue')
    .input(closed({ queue: z.enum(LETTER_QUEUES), ...paged }))
    .output(
      closed({
        letterList: z.array(
          closed({
            ...letter,
            writer: Writer,
            /** The player, also when a character writes. */
            userName: z.string(),
            masterName: z.string(),
            state: z.enum(FAN_LETTER_STATES),
            stateSince: instant,
            /** Name of the admin who decided last. */
            decidedBy: z.string().nullable(),
            reason: z.string().nullable(),
          }),
        ),
        count,
        waitingCount: count,
        heldCount: count,
        serverTime: instant,
      }),
    ),

  /** Passes a letter on, holds it, or returns it with a reason. */
  decide: write('admin', '/api/FanLetter/admin/decide')
    .errors(refuses('LETTER_NOT_FOUND', 'LETTER_DECIDED', 'LETTER_REASON'))
    .input(closed({ letterId: rowId, act: z.enum(FAN_LETTER_ACTS), reason: text(2_000).nullable() }))
    .output(closed({ letterId: rowId, state: z.enum(FAN_LETTER_STATES) })),
})
export type FanLetterContract = typeof fanLetterContract
