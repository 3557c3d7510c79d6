// Commissions (発注): works that players order from creators, from the order to the receipt, with the office's check of what is handed
// in. Calls of our own; the specification names the pages alone.
import * as z from 'zod'
import { COMMISSION_TRANSITIONS, type CommissionTransitionName } from '#rules/commission/transitions.ts'
import { SENT_PICTURE_BASE64_MOST } from '#rules/form-files.ts'
import { COMMISSION_GROUPS } from '#rules/tailor-address.ts'
import { read, treatingBlocks, write } from './call.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, wordId } from './shapes.ts'
import { Commission, CommissionCard, commissionState, itemKbn, optionNo, story, words } from './tailor-shapes.ts'

const count = z.number().int().min(0)
const page = { pageStart: integerInPath(1, 10_000), perPage: integerInPath(1, 50) }
const named = { commissionId: rowId }
const list = closed({ commissionList: z.array(CommissionCard), count, turnCount: count, serverTime: instant })
const unknown = refuses('COMMISSION_NOT_FOUND')

/** Changes by one press with words at most; a delivery has a call of its own. */
const ACTS = COMMISSION_TRANSITIONS.filter(({ name, by }) => by !== 'clock' && name !== 'deliver').map(
  ({ name }) => name,
) as readonly CommissionTransitionName[]

export const commissionContract = treatingBlocks({ others: 'none', place: 'refuses' })({
  /** Orders a work of a creator for a character; its price is held. @param price the price that was shown */
  place: write('character', '/api/Commission/place', 'money')
    .meta({ newcomers: 'note' })
    .errors({
      ...refuses('NEWCOMER_TOO_MANY', 'NOT_YOUR_CHARACTER', 'CREATOR_NOT_FOUND', 'COMMISSION_SELF'),
      ...refuses('COMMISSION_CLOSED', 'COMMISSION_FULL', 'COMMISSION_PRICE', 'COMMISSIONS_MOST'),
      ...refuses('COMMISSION_FAULT', 'COIN_SHORT'),
    })
    .input(
      closed({
        ...{ characterId: wordId, creatorId: wordId, itemKbn },
        people: z.number().int().min(1).max(100),
        optionNoList: z.array(optionNo).max(50),
        ...{ title: words, wish: words, price: count.max(10_000_000), draftId: clientId.nullable() },
      }),
    )
    .output(closed({ ...named, price: count })),

  /** The caller's own commissions of a group, those whose date is nearest first, those that are over with the newest first. */
  getOwnList: read('signed-in', '/api/Commission/getOwnList')
    .input(closed({ group: z.enum(COMMISSION_GROUPS), ...page }))
    .output(list),

  /** Commissions that the caller has as a creator. */
  getReceivedList: read('creator', '/api/Commission/getReceivedList')
    .input(closed({ group: z.enum(COMMISSION_GROUPS), ...page }))
    .output(list),

  /** Commissions of all for the office: those whose turn is its own, those under way, those that are over. */
  getQueue: read('admin', '/api/Commission/admin/getQueue')
    .input(closed({ group: z.enum(COMMISSION_GROUPS), ...page }))
    .output(list),

  getCommission: read('owner', '/api/Commission/getCommission/{commissionId}')
    .errors(unknown)
    .input(closed({ commissionId: rowIdInPath }))
    .output(Commission),

  /** A change of the caller's part: answers, the office's decisions, corrections, the receipt. */
  act: write('owner', '/api/Commission/act', 'money')
    .errors({ ...unknown, ...refuses('COMMISSION_STATE', 'COMMISSION_FAULT') })
    .input(closed({ ...named, act: z.enum(ACTS), words }))
    .output(closed({ ...named, status: commissionState })),

  /** Says something to the other parties, as long as it is not over. */
  say: write('owner', '/api/Commission/say')
    .errors({ ...unknown, ...refuses('COMMISSION_STATE', 'COMMISSION_FAULT', 'COMMISSION_WORDS_MOST') })
    .input(closed({ ...named, words, draftId: clientId.nullable() }))
    .output(closed(named)),

  /** Takes a picture in base64 under an id of the client's, decodes the whole of it and stores it as webP. */
  uploadWork: write('creator', '/api/Commission/uploadWork')
    .errors(refuses('TAILOR_PICTURE_UNREADABLE', 'TAILOR_PICTURES_MOST'))
    .input(closed({ pictureId: clientId, picture: z.base64().min(4).max(SENT_PICTURE_BASE64_MOST) }))
    .output(closed({ pictureId: clientId })),

  /** Hands a work in: a picture that was uploaded before, or a story. The office looks at it first. */
  deliver: write('owner', '/api/Commission/deliver')
    .errors({
      ...unknown,
      ...refuses('COMMISSION_STATE', 'COMMISSION_FAULT', 'COMMISSION_WORK_MISSING', 'TAILOR_PICTURE_NOT_FOUND'),
    })
    .input(
      closed({
        ...named,
        ...{ workTitle: words, body: story, pictureId: clientId.nullable(), words, draftId: clientId.nullable() },
      }),
    )
    .output(closed({ ...named, status: commissionState })),
})
export type CommissionContract = typeof commissionContract
