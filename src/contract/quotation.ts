// Quotation cards: passages of replays that readers keep and share. Calls of our own; a card is read by whoever may read its
// replay, and shared in public where everybody may.
import * as z from 'zod'
import { QUOTATION_ID } from '#rules/quotations.ts'
import { mark, read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { phaseKey } from './scenario.ts'
import { closed, instant, integerInPath, rowId, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)
const quotationId = z.string().regex(QUOTATION_ID)
const rowNo = z.number().int().min(1).max(100_000)
/** Notation is longer than the words that readers see. */
const MOST_UNITS = 2_000

const Quotation = closed({
  quotationId,
  worldId: wordId,
  worldName: z.string(),
  scenarioId: rowId,
  phase: z.number().int(),
  scenarioTitle: z.string(),
  masterName: z.string(),
  rowFrom: rowNo,
  rowTo: rowNo,
  /** Words in the notation; null when the caller may not, or may no more, read the replay. */
  words: z.string().nullable(),
  /** Whether everybody may read the replay, so that the card may be shared. */
  isOpen: z.boolean(),
  isMine: z.boolean(),
  /** Publication of the replay. */
  publishedAt: instant,
  createdAt: instant,
})

export const quotationContract = treatingBlocks('none')({
  /** A card by its address. */
  getQuotation: read('public', '/api/Quotation/getQuotation/{quotationId}')
    .errors(refuses('QUOTATION_NOT_FOUND'))
    .input(closed({ quotationId }))
    .output(Quotation),

  /** Cards of the caller, the newest first. */
  getOwnList: read('signed-in', '/api/Quotation/getOwnList')
    .input(closed({ pageStart: integerInPath(1, 10_000), perPage: integerInPath(1, 50) }))
    .output(closed({ quotationList: z.array(Quotation), count })),

  /** Keeps a passage of a replay that the caller reads. The same passage again is the same card. */
  keep: write('signed-in', '/api/Quotation/keep')
    .errors(
      refuses(
        ...(['SCENARIO_NOT_FOUND', 'REPLAY_NOT_FOUND', 'QUOTATION_CLOSED', 'QUOTATION_EMPTY'] as const),
        ...(['QUOTATION_TOO_LONG', 'QUOTATION_CHANGED', 'QUOTATION_MOST'] as const),
      ),
    )
    .input(closed({ ...phaseKey, rowFrom: rowNo, rowTo: rowNo, words: text(MOST_UNITS) }))
    .output(Quotation),

  /** Deletes a card of the caller, or takes that back within a day. */
  setDeleted: mark('signed-in', '/api/Quotation/setDeleted')
    .errors(refuses('QUOTATION_NOT_FOUND'))
    .input(closed({ quotationId, isDeleted: z.boolean() }))
    .output(closed({ quotationId, isDeleted: z.boolean() })),

  /** The card as a picture with its line of rights, for link cards and for keeping; of open replays alone. */
  picture: read('public', '/api/Quotation/picture/{quotationId}')
    .meta({ limit: 'preview' })
    .errors(refuses('QUOTATION_NOT_FOUND'))
    .input(closed({ quotationId }))
    .output(z.file().mime('image/jpeg')),
})
export type QuotationContract = typeof quotationContract
