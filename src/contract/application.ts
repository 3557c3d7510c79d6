// Applications of the caller's characters: 公認 of profile texts, names for items and skills. Calls of our own.
import * as z from 'zod'
import { applicationKinds, applicationStages } from '#rules/applications.ts'
import { mark, read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, rowId, text, wordId } from './shapes.ts'

export const applicationKind = z.enum(applicationKinds)
export const applicationStage = z.literal(applicationStages)

/** Kind of coin that the user was shown; the other kind is never taken instead. */
const coin = z.enum(['llamaPoint', 'alpacaCoin'])
const slotNo = z.number().int().min(1).max(4)
const level = z.number().int().min(1).max(99)

/** Name, description and picture of an item, skill, text or class. */
export const Words = closed({ name: z.string(), description: z.string(), picture: z.string().nullable() })

const stands = {
  applicationId: rowId,
  status: applicationStage,
  /** Reason of a rejection. */
  reason: z.string().nullable(),
  fee: z.number().int(),
  coin: coin.nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  /** Whether it was decided and the user has not seen the decision yet. */
  isUnseen: z.boolean(),
}

const applied = closed({ applicationId: rowId, coin: coin.nullable() })
const fee = refuses('NOT_YOUR_CHARACTER', 'COIN_SHORT', 'APPLICATION_COIN')

export const applicationContract = treatingBlocks('none')({
  /** Free settings of a character, with the state of the last application for each. */
  settings: read('character', '/api/Application/settings')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterId: wordId }))
    .output(
      closed({
        settingList: z.array(
          closed({
            slotNo,
            heading: z.string(),
            body: z.string(),
            /** shinseiStatus of the slot's current text; a text changed after its application is 未申請 again. */
            status: z.number().int(),
            application: closed(stands).nullable(),
          }),
        ),
      }),
    ),

  /** Applies for 公認 of a free setting; `heading` and `body` are the text that the user saw. */
  applySetting: write('character', '/api/Application/applySetting', 'money')
    .errors({ ...fee, ...refuses('SETTING_CHANGED', 'SETTING_STATE') })
    .input(closed({ characterId: wordId, slotNo, heading: text(100), body: text(2_000), coin }))
    .output(applied),

  /** Items and skills of a character that may still be renamed. */
  originalizable: read('character', '/api/Application/originalizable')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(closed({ characterId: wordId }))
    .output(
      closed({
        itemList: z.array(
          closed({
            ...Words.shape,
            code: z.string(),
            level: z.number().int(),
            shojiSu: z.number().int(),
            /** Number of pieces that are not worn. */
            free: z.number().int(),
          }),
        ),
        skillList: z.array(
          closed({ ...Words.shape, code: z.string(), level: z.number().int(), isApplying: z.boolean() }),
        ),
      }),
    ),

  /**
   * Applies for a new name of an item or a skill. One piece of the item is held meanwhile; it comes back renamed or
   * unchanged. An empty description keeps the original one.
   */
  applyOriginal: write('character', '/api/Application/applyOriginal', 'money')
    .errors({ ...fee, ...refuses('ORIGINAL_NAME', 'ORIGINAL_TEXT', 'ORIGINAL_NOT_HELD', 'ORIGINAL_APPLYING') })
    .input(
      closed({
        characterId: wordId,
        kind: z.enum(['item', 'skill']),
        code: wordId,
        level,
        // A wider limit than the form's own, which counts differently, so that the refusal can name the fault.
        name: text(200),
        description: text(2_000),
        coin,
        draftId: clientId.nullable(),
      }),
    )
    .output(applied),

  /** Applications of a character, the newest first. */
  mine: read('character', '/api/Application/mine')
    .errors(refuses('NOT_YOUR_CHARACTER'))
    .input(
      closed({
        characterId: wordId,
        /** `original` stands for items and skills. */
        group: z.enum(['original', 'class']),
        offset: integerInPath(0, 100_000),
        limit: integerInPath(1, 50),
      }),
    )
    .output(
      closed({
        applicationList: z.array(
          closed({
            ...stands,
            kind: applicationKind,
            name: z.string(),
            description: z.string(),
            level: z.number().int().nullable(),
            /** Name and description before the renaming; null for a class. */
            before: Words.nullable(),
          }),
        ),
        count: z.number().int(),
      }),
    ),

  /** Admins' decisions on the applications of the caller's characters, the newest first. */
  decisions: read('signed-in', '/api/Application/decisions')
    .input(closed({ offset: integerInPath(0, 100_000), limit: integerInPath(1, 50) }))
    .output(
      closed({
        decisionList: z.array(
          closed({
            ...stands,
            kind: applicationKind,
            name: z.string(),
            worldId: wordId,
            worldName: z.string(),
            characterId: wordId,
            characterName: z.string(),
          }),
        ),
        count: z.number().int(),
        unseenCount: z.number().int(),
      }),
    ),

  /** Marks decisions as seen. Applications of others and undecided ones are skipped. */
  markSeen: mark('signed-in', '/api/Application/markSeen')
    .input(closed({ applicationIdList: z.array(rowId).min(1).max(50) }))
    .output(closed({ unseenCount: z.number().int() })),

  /** Withdraws an application that has not been decided yet; the fee and the piece come back. */
  cancel: write('owner', '/api/Application/cancel', 'money')
    .errors(refuses('APPLICATION_NOT_FOUND', 'APPLICATION_DECIDED'))
    .input(closed({ applicationId: rowId }))
    .output(closed({ applicationId: rowId, refunded: z.number().int() })),
})
export type ApplicationContract = typeof applicationContract
