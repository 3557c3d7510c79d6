// Judging applications of players, for admins alone. Calls of our own.
import * as z from 'zod'
import { applicationKind, applicationStage, Words } from './application.ts'
import { read, treatingBlocks, write } from './call.ts'
import { NamedNumber } from './original-class.ts'
import { refuses } from './refusals.ts'
import { booleanInQuery, closed, instant, integerInPath, rowId, text } from './shapes.ts'

const count = z.number().int()

export const adminApplicationContract = treatingBlocks('none')({
  /** Applications of one kind: waiting ones with the oldest first, or judged ones with the latest first. */
  list: read('admin', '/api/AdminApplication/list')
    .input(
      closed({
        kind: applicationKind,
        isDecided: booleanInQuery,
        offset: integerInPath(0, 100_000),
        limit: integerInPath(1, 50),
      }),
    )
    .output(
      closed({
        applicationList: z.array(
          closed({
            applicationId: rowId,
            kind: applicationKind,
            status: applicationStage,
            worldName: z.string(),
            characterName: z.string(),
            name: z.string(),
            description: z.string(),
            level: z.number().int().nullable(),
            slotNo: z.number().int().nullable(),
            /** Name and description before the renaming; null for texts and classes. */
            before: Words.nullable(),
            numberList: z.array(NamedNumber),
            /** Whether the world already has an item, skill or class of this name. */
            isNameKnown: z.boolean(),
            /**
             * Whether the player changed or lost the subject since, so that the application cannot be approved any
             * more.
             */
            isStale: z.boolean(),
            fee: count,
            reason: z.string().nullable(),
            createdAt: instant,
            decidedAt: instant.nullable(),
          }),
        ),
        count,
      }),
    ),

  /** Number of waiting applications of each kind. */
  counts: read('admin', '/api/AdminApplication/counts')
    .input(closed({}).optional())
    .output(closed({ setting: count, item: count, skill: count, class: count })),

  /** Judges an application, once: approves it (no reason), or rejects it with a reason; then fee and piece go back. */
  decide: write('admin', '/api/AdminApplication/decide')
    .errors(
      refuses(
        'APPLICATION_NOT_FOUND',
        'APPLICATION_DECIDED',
        'APPLICATION_STALE',
        'CLASS_NAME_TAKEN',
        'REJECTION_REASON',
      ),
    )
    // A wider limit than the form's own, which counts differently, so that the refusal can name the fault.
    .input(closed({ applicationId: rowId, isApproved: z.boolean(), reason: text(2_000) }))
    .output(closed({ applicationId: rowId, status: applicationStage, refunded: count })),
})
export type AdminApplicationContract = typeof adminApplicationContract
