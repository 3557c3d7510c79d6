// The gallery: works that were delivered, who likes them, and which of them their owners keep out of it (C020 to C024; the others are
// calls of our own).
import * as z from 'zod'
import { TAILOR_KEYWORD_MAX } from '#rules/tailor-address.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { booleanInQuery, closed, instant, integerInPath, rowId, rowIdInPath, text, wordId } from './shapes.ts'
import { Work } from './tailor-shapes.ts'

const count = z.number().int().min(0)
const limitations = closed({ characterIdList: z.array(wordId), orderIdList: z.array(rowId) })
const ofCharacter = { characterId: wordId }
const ofOrder = { orderId: rowIdInPath }
const notYours = refuses('NOT_YOUR_CHARACTER')
const noOrder = refuses('COMMISSION_NOT_FOUND')

export const galleryContract = treatingBlocks({
  others: 'none',
  getItems: 'hides',
  getItem: 'hides',
  setLike: 'refuses',
})({
  /** Works that everybody may see and the caller's own, the newest first. */
  getItems: read('public', '/api/Gallery/getItems')
    .input(
      closed({
        creatorKbn: integerInPath(1, 3).optional(),
        worldId: wordId.optional(),
        characterId: wordId.optional(),
        creatorId: wordId.optional(),
        isLiked: booleanInQuery.optional(),
        keyword: text(TAILOR_KEYWORD_MAX).optional(),
        pageStart: integerInPath(1, 10_000),
        perPage: integerInPath(1, 50),
      }),
    )
    .output(closed({ itemList: z.array(Work), count })),

  getItem: read('public', '/api/Gallery/getItem/{itemId}')
    .errors(refuses('WORK_NOT_FOUND'))
    .input(closed({ itemId: rowIdInPath }))
    .output(
      closed({
        ...Work.shape,
        /** Text of a story in the notation; empty for pictures. */
        body: z.string(),
        creatorIcon: z.string().nullable(),
        characterIcon: z.string().nullable(),
        /** The commission, for its client and its creator; null for others. */
        commissionId: rowId.nullable(),
        /** Whether it is the caller's, as its client. */
        isMine: z.boolean(),
        /** Whether its client keeps it out of the gallery by itself, and all works of its character; false for others. */
        isOrderLimited: z.boolean(),
        isCharacterLimited: z.boolean(),
        serverTime: instant,
      }),
    ),

  setLike: write('signed-in', '/api/Gallery/setLike')
    .errors(refuses('WORK_NOT_FOUND'))
    .input(closed({ itemId: rowId, isLiked: z.boolean() }))
    .output(closed({ itemId: rowId, isLiked: z.boolean(), likeCount: count })),

  /** Keeps all works of a character out of the gallery (C020); doing it again is no error. */
  createLimitationForCharacter: write(
    'character',
    '/api/TailorGalleryLimitation/createLimitationForCharacter/{characterId}',
  )
    .errors(notYours)
    .input(closed(ofCharacter))
    .output(limitations),

  /** C021 */
  deleteLimitationForCharacter: write(
    'character',
    '/api/TailorGalleryLimitation/deleteLimitationForCharacter/{characterId}',
  )
    .errors(notYours)
    .input(closed(ofCharacter))
    .output(limitations),

  /** Keeps the work of a commission out of the gallery (C022); doing it again is no error. */
  createLimitationForOrder: write('owner', '/api/TailorGalleryLimitation/createLimitationForOrder/{orderId}')
    .errors(noOrder)
    .input(closed(ofOrder))
    .output(limitations),

  /** C023 */
  deleteLimitationForOrder: write('owner', '/api/TailorGalleryLimitation/deleteLimitationForOrder/{orderId}')
    .errors(noOrder)
    .input(closed(ofOrder))
    .output(limitations),

  /** Characters and commissions that the caller keeps out of the gallery (C024). */
  getLimitationList: read('signed-in', '/api/TailorGalleryLimitation/getLimitationList')
    .input(closed({}).optional())
    .output(limitations),
})
export type GalleryContract = typeof galleryContract
