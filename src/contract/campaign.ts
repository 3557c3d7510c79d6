// Campaigns: the public pages, what the portal shows, and the office's editor. Calls of our own.
import * as z from 'zod'
import { campaignStates } from '#rules/campaign-address.ts'
import { CAMPAIGN_BODY_MAX, CAMPAIGN_OFFERS_MOST, CAMPAIGN_TITLE_MAX } from '#rules/campaigns.ts'
import { read, treatingBlocks, write } from './call.ts'
import { chosenTime, Offer, offered, pictureId, ShownOffer } from './offer-shapes.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, version, wordId } from './shapes.ts'

const state = z.enum(campaignStates)
const count = z.number().int()
const paged = { offset: integerInPath(0, 100_000), limit: integerInPath(1, 50) }

const Card = closed({
  cpId: rowId,
  title: z.string(),
  picture: z.string().nullable(),
  startsAt: instant,
  endsAt: instant,
  /** News that tells how it went; null while there is none. */
  resultPostId: rowId.nullable(),
})
const DeskRow = closed({
  ...Card.shape,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  state,
  updatedAt: instant,
  version,
})
const DeskCampaign = closed({ ...DeskRow.shape, body: z.string(), offers: z.array(ShownOffer) })
const changed = refuses('CAMPAIGN_NOT_FOUND', 'CAMPAIGN_CHANGED', 'CAMPAIGN_STATE')

export const campaignContract = treatingBlocks('none')({
  /** Campaigns that are open now, the one that ends first before the others, for the portal. */
  getOpen: read('public', '/api/Campaign/getOpen')
    .input(closed({}).optional())
    .output(closed({ campaignList: z.array(Card), serverTime: instant })),

  /** Campaigns that are over, the newest first. */
  getPast: read('public', '/api/Campaign/getPast')
    .input(closed(paged))
    .output(closed({ campaignList: z.array(Card), count })),

  /** A published campaign, also one that is coming or over. */
  get: read('public', '/api/Campaign/get/{cpId}')
    .errors(refuses('CAMPAIGN_NOT_FOUND'))
    .input(closed({ cpId: rowIdInPath }))
    .output(closed({ ...Card.shape, body: z.string(), offers: z.array(ShownOffer), serverTime: instant })),

  /** The office's list, the last changed first, and the number in each state. */
  list: read('admin', '/api/Campaign/admin/list')
    .input(closed({ state: state.optional(), ...paged }))
    .output(
      closed({
        campaignList: z.array(DeskRow),
        count,
        stateCounts: closed({ draft: count, coming: count, open: count, past: count }),
        serverTime: instant,
      }),
    ),

  read: read('admin', '/api/Campaign/admin/read')
    .errors(refuses('CAMPAIGN_NOT_FOUND'))
    .input(closed({ cpId: rowIdInPath }))
    .output(DeskCampaign),

  /** Name of a page that is to be offered, which must be public. */
  offer: read('admin', '/api/Campaign/admin/offer')
    .errors(refuses('CAMPAIGN_OFFER'))
    .input(closed({ ...offered, worldId: wordId.optional() }))
    .output(ShownOffer),

  /** Makes a draft (`cpId` null, `baseVersion` 0) or changes a campaign in any state. */
  save: write('admin', '/api/Campaign/admin/save')
    .errors({
      ...changed,
      ...refuses('CAMPAIGN_UNFINISHED', 'CAMPAIGN_OFFER', 'CAMPAIGN_PICTURE', 'CAMPAIGN_RESULT'),
    })
    .input(
      closed({
        cpId: rowId.nullable(),
        baseVersion: version,
        title: text(CAMPAIGN_TITLE_MAX, 1),
        body: text(CAMPAIGN_BODY_MAX),
        picture: pictureId.nullable(),
        startsAt: chosenTime.nullable(),
        endsAt: chosenTime.nullable(),
        resultPostId: rowId.nullable(),
        offers: z.array(Offer).max(CAMPAIGN_OFFERS_MOST),
        draftId: clientId.nullable(),
      }),
    )
    .output(DeskCampaign),

  /** Publishes a draft: readers see it at once, as coming where it has not begun. */
  publish: write('admin', '/api/Campaign/admin/publish')
    .errors({ ...changed, ...refuses('CAMPAIGN_UNFINISHED') })
    .input(closed({ cpId: rowId, baseVersion: version }))
    .output(DeskCampaign),

  /** Makes a draft of a published campaign; no reader sees it any more. */
  withdraw: write('admin', '/api/Campaign/admin/withdraw')
    .errors(changed)
    .input(closed({ cpId: rowId, baseVersion: version }))
    .output(DeskCampaign),

  /** Deletes a draft. */
  remove: write('admin', '/api/Campaign/admin/remove')
    .errors(changed)
    .input(closed({ cpId: rowId, baseVersion: version }))
    .output(closed({ cpId: rowId })),
})
export type CampaignContract = typeof campaignContract
