// Judging applications: for admins alone. Calls of our own.
import * as z from 'zod'
import { applicationKind, applicationStage, Words } from './application.ts'
import { read, write } from './call.ts'
import { NamedNumber } from './original-class.ts'
import { refuses } from './refusals.ts'
import { booleanInQuery, closed, instant, integerInPath, rowId, text } from './shapes.ts'

const count = z.number().int()

export const adminApplicationContract = {
  /** Applications of one kind: those that wait, the oldest first, or those that were judged, the latest first. */
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
            /** What it is called without the new name; null for texts and classes. */
            before: Words.nullable(),
            numberList: z.array(NamedNumber),
            /** Whether the world has a thing of this kind under the same name. */
            isNameKnown: z.boolean(),
            /** The player changed or lost what it is about: it cannot be approved any more. */
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

  /** How many of each kind wait. */
  counts: read('admin', '/api/AdminApplication/counts')
    .input(closed({}).optional())
    .output(closed({ setting: count, item: count, skill: count, class: count })),

  /** Judges an application, once: approves it (no reason), or rejects it with a reason; then the fee and the piece go back. */
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
    // Longer than any that is short enough in the validator's count, so that the refusal says what is wrong.
    .input(closed({ applicationId: rowId, isApproved: z.boolean(), reason: text(2_000) }))
    .output(closed({ applicationId: rowId, status: applicationStage, refunded: count })),
}
export type AdminApplicationContract = typeof adminApplicationContract
