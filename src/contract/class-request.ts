// Applications to become a master, a creator or a story supporter, and the office's answers (doc1 §4, §7). Names of C006 and
// C007 are the description's; the others are calls of our own.
import * as z from 'zod'
import { classRequestKinds, classRequestStages } from '#rules/class-requests.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { booleanInQuery, clientId, closed, instant, integerInPath, rowId, text, wordId } from './shapes.ts'

const kind = z.enum(classRequestKinds)
const creatorKbn = z.literal([1, 2, 3])
const stage = z.literal(classRequestStages)
const count = z.number().int().min(0)
const none = closed({}).optional()
const Answers = closed({ reason: z.string(), world: z.string(), conflict: z.string(), scene: z.string() })
// Wider limits than the form's own, which counts differently, so that the refusal can name the fault.
const answer = text(4_000)
const name = text(200)
const career = text(8_000)
/** The author that the description sends along; the token alone says who it is. */
const torokuUser = text(64).optional()
const draftId = clientId.nullable().optional()

const request = {
  requestId: rowId,
  kind,
  creatorKbn: creatorKbn.nullable(),
  worldId: wordId.nullable(),
  worldName: z.string().nullable(),
  name: z.string(),
  career: z.string(),
  answers: Answers.nullable(),
  status: stage,
  reason: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
}
const applied = closed({ requestId: rowId, status: stage })

export const classRequestContract = treatingBlocks('none')({
  /** C006. */
  addMasterRequest: write('signed-in', '/api/master/addMasterRequest', 'enrol')
    .meta({ bot: 'application' })
    .errors(
      refuses(
        'CLASS_HELD',
        'BOT_CHECK',
        'CLASS_APPLYING',
        'MASTER_NAME_MISSING',
        'MASTER_CAREER_MISSING',
        'CLASS_NAME_TOO_LONG',
        'CAREER_TOO_LONG',
      ),
    )
    .input(closed({ userId: wordId, masterName: name, masterCareer: career, torokuUser, draftId }))
    .output(applied),

  /** C007. `creatorKbn` says what the caller makes; without it an illustrator (1). */
  addCreatorRequest: write('signed-in', '/api/creator/addCreatorRequest', 'enrol')
    .meta({ bot: 'application' })
    .errors(
      refuses(
        'CLASS_HELD',
        'BOT_CHECK',
        'CLASS_APPLYING',
        'CREATOR_NAME_MISSING',
        'CREATOR_CAREER_MISSING',
        'CLASS_NAME_TOO_LONG',
        'CAREER_TOO_LONG',
      ),
    )
    .input(
      closed({
        ...{ userId: wordId, creatorName: name, creatorCareer: career, torokuUser, draftId },
        creatorKbn: creatorKbn.optional(),
      }),
    )
    .output(applied),

  /** Hands in the answers of the story supporters' exam. */
  handInExam: write('signed-in', '/api/ClassRequest/handInExam', 'enrol')
    .meta({ bot: 'application' })
    .errors(refuses('CLASS_HELD', 'BOT_CHECK', 'CLASS_APPLYING', 'EXAM_ANSWER_MISSING', 'EXAM_ANSWER_TOO_LONG'))
    .input(closed({ answers: closed({ reason: answer, world: answer, conflict: answer, scene: answer }), draftId }))
    .output(applied),

  /** Applies to write for a world that takes supporters. */
  askPermission: write('signed-in', '/api/ClassRequest/askPermission', 'enrol')
    .meta({ bot: 'application' })
    .errors(refuses('WORLD_NOT_FOUND', 'SUPPORT_CLOSED', 'EXAM_NEEDED', 'CLASS_HELD', 'BOT_CHECK', 'CLASS_APPLYING'))
    .input(closed({ worldId: wordId }))
    .output(applied),

  /** The newest application of the caller of each kind, kind of creator and world, the newest first. */
  mine: read('signed-in', '/api/ClassRequest/mine')
    .input(none)
    .output(closed({ requestList: z.array(closed(request)) })),

  /** Worlds that take story supporters, with the state of the caller (applicationStatus 0 to 3). */
  supportedWorlds: read('signed-in', '/api/ClassRequest/supportedWorlds')
    .input(none)
    .output(
      closed({
        isExamPassed: z.boolean(),
        worldList: z.array(
          closed({
            worldId: wordId,
            worldName: z.string(),
            catchphrase: z.string(),
            keyVisual: z.string().nullable(),
            status: z.literal([0, 1, 2, 3]),
            requestId: rowId.nullable(),
            reason: z.string().nullable(),
          }),
        ),
      }),
    ),

  /** Withdraws an application that has not been decided yet. */
  withdraw: write('owner', '/api/ClassRequest/withdraw')
    .errors(refuses('CLASS_REQUEST_NOT_FOUND', 'CLASS_REQUEST_DECIDED'))
    .input(closed({ requestId: rowId }))
    .output(applied),

  /** The office's queue of a kind: waiting ones with the oldest first, or judged ones with the latest first. */
  queue: read('admin', '/api/ClassRequest/admin/queue')
    .input(closed({ kind, isDecided: booleanInQuery, offset: integerInPath(0, 100_000), limit: integerInPath(1, 50) }))
    .output(
      closed({
        requestList: z.array(
          closed({ ...request, userName: z.string(), publicUserId: wordId, userSince: instant, earlierCount: count }),
        ),
        count,
      }),
    ),

  /** Number of waiting applications of each kind. */
  counts: read('admin', '/api/ClassRequest/admin/counts')
    .input(none)
    .output(closed({ master: count, creator: count, exam: count, permission: count })),

  /** Judges an application, once. An approval gives the class; the applicant is told by mail, where mails can be sent. */
  decide: write('admin', '/api/ClassRequest/admin/decide')
    .errors(refuses('CLASS_REQUEST_NOT_FOUND', 'CLASS_REQUEST_DECIDED', 'CLASS_REQUEST_REASON'))
    .input(closed({ requestId: rowId, isApproved: z.boolean(), reason: text(2_000) }))
    .output(closed({ requestId: rowId, status: stage, isMailed: z.boolean() })),

  /** Replaces the names that the sign-in page thanks (supporters of sign-up.ts). @property before the names that the admin changed; others than the stored ones are refused */
  saveSupporters: write('admin', '/api/ClassRequest/admin/saveSupporters')
    .errors(refuses('SUPPORTER_NAMES', 'SUPPORTERS_CHANGED'))
    .input(closed({ before: z.array(text(80)).max(1_000), nameList: z.array(text(80)).max(1_000) }))
    .output(closed({ nameList: z.array(z.string()) })),
})
export type ClassRequestContract = typeof classRequestContract
