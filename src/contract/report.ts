// Reports (通報) of what somebody wrote: sending one, the own ones, what the office told a writer, and the office's desk. Calls of
// our own.
import * as z from 'zod'
import { REPORT_DECISIONS, REPORT_KINDS, REPORT_REASONS, REPORT_STATES, REPORT_WORDS_MOST } from '#rules/reports.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const paged = { pageStart: integerInPath(1, 10_000), perPage: integerInPath(1, 50) }
const kind = z.enum(REPORT_KINDS)
const state = z.enum(REPORT_STATES)
const words = text(REPORT_WORDS_MOST)

/** Words as they stood at the moment of the report, in the notation. */
const Quoted = closed({
  title: z.string().nullable(),
  body: z.string(),
  /** Words of the writer about its pictures. */
  pictureList: z.array(z.string()),
  /** Words of that which it answers, quotes or comments on. */
  about: z.string().nullable(),
  writtenAt: instant,
})

const thing = {
  reportId: rowId,
  kind,
  worldId: wordId,
  worldName: z.string(),
  /** The character that wrote it; null: nobody is told who did. */
  character: closed({ characterId: wordId, characterFullName: z.string(), icon: z.string().nullable() }).nullable(),
  quoted: Quoted,
  state,
  createdAt: instant,
  decidedAt: instant.nullable(),
}

/** A report for the office. */
const Queued = closed({
  ...thing,
  reason: z.enum(REPORT_REASONS),
  words: z.string(),
  /** The player who reported. */
  userName: z.string(),
  decidedBy: z.string().nullable(),
})

export const reportContract = treatingBlocks({ others: 'none', send: 'refuses' })({
  /** Reports something that the caller can read. Its words are kept as they are now. */
  send: write('signed-in', '/api/Report/send')
    .errors({
      ...refuses('REPORT_TARGET_NOT_FOUND', 'REPORT_OWN', 'REPORT_ALREADY', 'REPORT_TOO_MANY'),
      ...refuses('REPORT_WORDS_NEEDED', 'REPORT_WORDS_LONG'),
    })
    .input(
      closed({
        ...{ kind, targetId: wordId, reason: z.enum(REPORT_REASONS), words },
        draftId: clientId.nullable().optional(),
      }),
    )
    .output(closed({ reportId: rowId, state })),

  /** The caller's own reports with their decisions, the newest first. */
  getSent: read('signed-in', '/api/Report/getSent')
    .input(closed(paged))
    .output(
      closed({
        reportList: z.array(
          closed({
            ...thing,
            reason: z.enum(REPORT_REASONS),
            words: z.string(),
            /** Words of the office to the reporter; null while it waits. */
            answer: z.string().nullable(),
          }),
        ),
        count,
      }),
    ),

  /** Decisions of the office about what the caller wrote. Who reported it is told to nobody. */
  getTold: read('signed-in', '/api/Report/getTold')
    .input(closed(paged))
    .output(closed({ reportList: z.array(closed({ ...thing, told: z.string() })), count })),

  /** Reports in one state: waiting ones the oldest first, decided ones the latest first. */
  getQueue: read('admin', '/api/Report/admin/getQueue')
    .input(closed({ state, ...paged }))
    .output(
      closed({
        reportList: z.array(Queued),
        count,
        stateCounts: closed({ waiting: count, nothing: count, warned: count, removed: count }),
        serverTime: instant,
      }),
    ),

  /** A report with its context. */
  getReport: read('admin', '/api/Report/admin/getReport/{reportId}')
    .errors(refuses('REPORT_NOT_FOUND'))
    .input(closed({ reportId: rowIdInPath }))
    .output(
      closed({
        ...Queued.shape,
        /** Address of the page on which it stands, and whether it is there still. */
        address: z.string(),
        isThere: z.boolean(),
        /** The player who wrote it, and how often something followed before; neither where nobody is told who it is. */
        writer: closed({ userName: z.string().nullable(), warned: count, removed: count }),
        answer: z.string().nullable(),
        told: z.string().nullable(),
        /** Other reports of the same thing. */
        otherList: z.array(
          closed({
            reportId: rowId,
            userName: z.string(),
            reason: z.enum(REPORT_REASONS),
            words: z.string(),
            state,
            createdAt: instant,
          }),
        ),
        serverTime: instant,
      }),
    ),

  /**
   * Decides on a report, and with it on all that wait about the same thing: nothing wrong; the writer is warned; the thing is
   * removed. Every reporter gets the answer, and the writer the words, where something follows.
   */
  decide: write('admin', '/api/Report/admin/decide')
    .errors({
      ...refuses('REPORT_NOT_FOUND', 'REPORT_DECIDED', 'REPORT_GONE', 'REPORT_STAYS'),
      ...refuses('REPORT_ANSWER_NEEDED', 'REPORT_TOLD_NEEDED', 'REPORT_WORDS_LONG'),
    })
    .input(closed({ reportId: rowId, decision: z.enum(REPORT_DECISIONS), answer: words, words }))
    .output(closed({ reportId: rowId, state })),
})
export type ReportContract = typeof reportContract
