// The office's campaigns: the list, one in any state, and every change, which names the version it was made from.
import { type SQL, sql } from 'drizzle-orm'
import { type CampaignState, campaignStates } from '#rules/campaign-address.ts'
import { campaignFaults, type Offer } from '#rules/campaigns.ts'
import type { OfficeAct } from '#rules/office.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { Files } from '../../platform/files.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { hasPicture } from '../admin-news/pictures.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { record } from '../office/log.ts'
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
type Row = RowOf<typeof columns> & { state: CampaignState }
type Whole = Row & { body: string; offers: readonly Offer[] }

const stateOf = (now: Date): SQL => sql`
  case when status = 'draft' then 'draft' when starts_at > ${now.toISOString()} then 'coming'
    when ends_at > ${now.toISOString()} then 'open' else 'past' end`

type Query = { state?: CampaignState | undefined; offset: number; limit: number; now: Date }

export async function listCampaigns(db: Db, { state, offset, limit, now }: Query) {
  const shown = state ? sql`${stateOf(now)} = ${state}` : sql`true`
  const { rows } = await db.execute<Row>(sql`
    select ${columns}, ${stateOf(now)} as state from campaign where ${shown}
    order by updated_at desc, cp_id desc limit ${limit} offset ${offset}`)
  const { rows: counts } = await db.execute<{ state: CampaignState; count: number }>(sql`
    select state, count(*) as count from (select ${stateOf(now)} as state from campaign) each group by state`)
  const of = (wanted: CampaignState): number => counts.find(row => row.state === wanted)?.count ?? 0
  const stateCounts = { draft: of('draft'), coming: of('coming'), open: of('open'), past: of('past') }
  const count = state ? stateCounts[state] : campaignStates.reduce((sum, each) => sum + stateCounts[each], 0)
  return { campaignList: rows, count, stateCounts, serverTime: now }
}

async function find(db: Db | Tx, cpId: number, now: Date): Promise<Whole> {
  const { rows } = await db.execute<Whole>(sql`
    select ${columns}, ${stateOf(now)} as state, body, offers from campaign where cp_id = ${cpId}`)
  if (!rows[0]) throw refuse('CAMPAIGN_NOT_FOUND')
  return rows[0]
}

/** @throws CAMPAIGN_NOT_FOUND */
export async function readCampaign(db: Db | Tx, { cpId, now }: { cpId: number; now: Date }) {
  const found = await find(db, cpId, now)
  return { ...found, offers: await deskOffers(db, found.offers) }
}

type Named = { cpId: number; baseVersion: number; adminId: AdminId; now: Date }

/** The campaign, with its row locked until the transaction ends. @throws CAMPAIGN_NOT_FOUND, CAMPAIGN_CHANGED */
async function lock(tx: Tx, { cpId, baseVersion, now }: Named): Promise<Whole> {
  await tx.execute(sql`select 1 from campaign where cp_id = ${cpId} for update`)
  const found = await find(tx, cpId, now)
  if (found.version !== baseVersion) throw refuse('CAMPAIGN_CHANGED')
  return found
}

type Written = Omit<Named, 'cpId'> & {
  cpId: number | null
  title: string
  body: string
  picture: string | null
  startsAt: string | null
  endsAt: string | null
  resultPostId: number | null
  offers: readonly Offer[]
  draftId: string | null
}

/** @throws CAMPAIGN_NOT_FOUND, CAMPAIGN_CHANGED, CAMPAIGN_UNFINISHED, CAMPAIGN_OFFER, CAMPAIGN_PICTURE, CAMPAIGN_RESULT */
export async function saveCampaign(tx: Tx, files: Files, written: Written) {
  const { cpId, baseVersion, title, body, picture, startsAt, endsAt, resultPostId, offers, draftId } = written
  const { adminId, now } = written
  if (cpId === null && baseVersion !== 0) throw refuse('CAMPAIGN_CHANGED')
  const before = cpId === null ? null : await lock(tx, { cpId, baseVersion, adminId, now })
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
  const [saved] =
    cpId === null
      ? await tx.insert(campaign).values(values).returning({ cpId: campaign.cpId })
      : await tx
          .update(campaign)
          .set({ ...values, version: baseVersion + 1 })
          .where(sql`cp_id = ${cpId}`)
          .returning({ cpId: campaign.cpId })
  if (!saved) throw refuse('CAMPAIGN_NOT_FOUND')
  await submitDraft(tx, adminId, draftId, now)
  await note(tx, { ...saved, title, act: cpId === null ? 'make' : 'save', adminId, now })
  return readCampaign(tx, { ...saved, now })
}

/** @throws CAMPAIGN_NOT_FOUND, CAMPAIGN_CHANGED, CAMPAIGN_STATE, CAMPAIGN_UNFINISHED */
export async function publishCampaign(tx: Tx, named: Named) {
  const found = await lock(tx, named)
  if (found.state !== 'draft') throw refuse('CAMPAIGN_STATE')
  if (Object.keys(campaignFaults(found)).length > 0) throw refuse('CAMPAIGN_UNFINISHED')
  return turn(tx, named, { status: 'published', act: 'publish', title: found.title })
}

/** @throws CAMPAIGN_NOT_FOUND, CAMPAIGN_CHANGED, CAMPAIGN_STATE */
export async function withdrawCampaign(tx: Tx, named: Named) {
  const found = await lock(tx, named)
  if (found.state === 'draft') throw refuse('CAMPAIGN_STATE')
  return turn(tx, named, { status: 'draft', act: 'withdraw', title: found.title })
}

/** @throws CAMPAIGN_NOT_FOUND, CAMPAIGN_CHANGED, CAMPAIGN_STATE */
export async function removeCampaign(tx: Tx, named: Named) {
  const { cpId, adminId, now } = named
  const found = await lock(tx, named)
  if (found.state !== 'draft') throw refuse('CAMPAIGN_STATE')
  await tx.execute(sql`delete from campaign where cp_id = ${cpId}`)
  await note(tx, { cpId, title: found.title, act: 'remove', adminId, now })
  return { cpId }
}

type Turn = { status: 'draft' | 'published'; act: OfficeAct; title: string }

async function turn(tx: Tx, { cpId, adminId, now }: Named, { status, act, title }: Turn) {
  await tx.execute(sql`
    update campaign set status = ${status}, version = version + 1, updated_at = ${now.toISOString()}
    where cp_id = ${cpId}`)
  await note(tx, { cpId, title, act, adminId, now })
  return readCampaign(tx, { cpId, now })
}

type Noted = { cpId: number; title: string; act: OfficeAct; adminId: AdminId; now: Date }
const note = (tx: Tx, { cpId, ...rest }: Noted): Promise<void> =>
  record(tx, { thing: 'campaign', thingId: cpId, ...rest })
