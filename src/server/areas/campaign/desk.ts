// The office's campaigns: the list, one in any state, and every change, which names the version it was made from.
import { sql } from 'drizzle-orm'
import { type CampaignState, campaignStates } from '#rules/campaign-address.ts'
import { campaignFaults, campaignSteps, type Offer } from '#rules/campaigns.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { Files } from '../../platform/files.ts'
import { refuse } from '../../platform/refuse.ts'
import { hasPicture } from '../admin-news/pictures.ts'
import { periodState } from '../office/period-state.ts'
import { countList, type DeskNamed, type DeskWritten, publishingDesk } from '../office/publishing-desk.ts'
import { checkOffers, deskOffers } from './offers.ts'
import { campaign } from './tables.ts'

const columns = columnsOf(campaign, null, [
  'cpId',
  'title',
  'picture',
  'startsAt',
  'endsAt',
  'resultPostId',
  'updatedAt',
  'version',
])
const whole = columnsOf(campaign, null, ['body', 'offers'])
type Row = RowOf<typeof columns> & { state: CampaignState }
type Whole = Row & RowOf<typeof whole>

type Query = { state?: CampaignState | undefined; offset: number; limit: number; now: Date }

export async function listCampaigns(db: Db, { state, offset, limit, now }: Query) {
  const shown = state ? sql`${periodState(now)} = ${state}` : sql`true`
  const { rows } = await db.execute<Row>(sql`
    select ${columns}, ${periodState(now)} as state from campaign where ${shown}
    order by updated_at desc, cp_id desc limit ${limit} offset ${offset}`)
  const counts = await countList(
    db,
    campaignStates,
    sql`(select ${periodState(now)} as state from campaign) each`,
    state,
  )
  return { campaignList: rows, ...counts, serverTime: now }
}

async function find(db: Db | Tx, { cpId, now }: { cpId: number; now: Date }): Promise<Whole> {
  const { rows } = await db.execute<Whole>(sql`
    select ${columns}, ${periodState(now)} as state, ${whole} from campaign where cp_id = ${cpId}`)
  if (!rows[0]) throw refuse('CAMPAIGN_NOT_FOUND')
  return rows[0]
}

/** @throws CAMPAIGN_NOT_FOUND */
export const readCampaign = async (db: Db | Tx, named: { cpId: number; now: Date }) =>
  withOffers(db, await find(db, named))

const withOffers = async (db: Db | Tx, found: Whole) => ({ ...found, offers: await deskOffers(db, found.offers) })

const desk = publishingDesk({
  ...{ thing: 'campaign', table: campaign, key: 'cpId', steps: campaignSteps, read: find },
  refusals: { changed: 'CAMPAIGN_CHANGED', state: 'CAMPAIGN_STATE' },
})
type Named = DeskNamed<'cpId'>

type Written = DeskWritten<'cpId'> & {
  body: string
  picture: string | null
  startsAt: string | null
  endsAt: string | null
  resultPostId: number | null
  offers: readonly Offer[]
}

/** @throws CAMPAIGN_NOT_FOUND, CAMPAIGN_CHANGED, CAMPAIGN_UNFINISHED, CAMPAIGN_OFFER, CAMPAIGN_PICTURE, CAMPAIGN_RESULT */
export async function saveCampaign(tx: Tx, files: Files, written: Written) {
  const { title, body, picture, startsAt, endsAt, resultPostId, offers, now } = written
  const before = await desk.before(tx, written)
  const isSeen = before !== null && before.state !== 'draft'
  if (isSeen && Object.keys(campaignFaults(written)).length > 0) throw refuse('CAMPAIGN_UNFINISHED')
  if (picture !== null && picture !== before?.picture && !(await hasPicture(files, picture))) {
    throw refuse('CAMPAIGN_PICTURE')
  }
  if (resultPostId !== null) {
    const { rows } = await tx.execute(sql`select 1 from news_post where post_id = ${resultPostId}`)
    if (rows.length === 0) throw refuse('CAMPAIGN_RESULT')
  }
  await checkOffers(tx, offers, before?.offers ?? [])
  const content = { title, body, picture, offers, resultPostId, updatedAt: now }
  const values = {
    ...content,
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  }
  const cpId = await desk.keep(tx, written, values, values)
  return readCampaign(tx, { cpId, now })
}

/** @throws CAMPAIGN_NOT_FOUND, CAMPAIGN_CHANGED, CAMPAIGN_STATE, CAMPAIGN_UNFINISHED */
export async function publishCampaign(tx: Tx, named: Named) {
  const published = await desk.step(tx, 'publish', named, sql`status = 'published'`, found => {
    if (Object.keys(campaignFaults(found)).length > 0) throw refuse('CAMPAIGN_UNFINISHED')
  })
  return withOffers(tx, published)
}

/** @throws CAMPAIGN_NOT_FOUND, CAMPAIGN_CHANGED, CAMPAIGN_STATE */
export const withdrawCampaign = async (tx: Tx, named: Named) =>
  withOffers(tx, await desk.step(tx, 'withdraw', named, sql`status = 'draft'`))

/** @throws CAMPAIGN_NOT_FOUND, CAMPAIGN_CHANGED, CAMPAIGN_STATE */
export const removeCampaign = (tx: Tx, named: Named) => desk.remove(tx, named)
