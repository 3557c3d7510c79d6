// Campaigns as everybody sees them, by story time.
import { sql } from 'drizzle-orm'
import { CAMPAIGNS_OPEN_MOST } from '#rules/campaigns.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type Present, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { shownOffers } from './offers.ts'
import { campaign } from './tables.ts'

const card = columnsOf(campaign, null, ['cpId', 'title', 'picture', 'startsAt', 'endsAt'])
type Card = Present<RowOf<typeof card>, 'startsAt' | 'endsAt'> & { resultPostId: number | null }

/** Id of the article that tells the result, once the article is public. */
const result = (now: Date) => sql`(
  select n.post_id from news_post n where n.post_id = result_post_id and n.status = 'released'
    and n.published_at <= ${now.toISOString()}) as "resultPostId"`

export async function getOpen(db: Db, { now }: { now: Date }) {
  const at = now.toISOString()
  const { rows } = await db.execute<Card>(sql`
    select ${card}, ${result(now)} from campaign
    where status = 'published' and ends_at > ${at} and starts_at <= ${at}
    order by ends_at, cp_id limit ${CAMPAIGNS_OPEN_MOST}`)
  return { campaignList: rows, serverTime: now }
}

export async function getPast(db: Db, { offset, limit, now }: { offset: number; limit: number; now: Date }) {
  const isPast = sql`status = 'published' and ends_at <= ${now.toISOString()}`
  const { rows } = await db.execute<Card>(sql`
    select ${card}, ${result(now)} from campaign where ${isPast}
    order by ends_at desc, cp_id desc limit ${limit} offset ${offset}`)
  return { campaignList: rows, count: await countOf(db, sql`campaign where ${isPast}`) }
}

const whole = columnsOf(campaign, null, ['body', 'offers'])
type Whole = Card & RowOf<typeof whole>

/** A published campaign; null for others. */
export async function findCampaign(db: Db | Tx, { cpId, now }: { cpId: number; now: Date }): Promise<Whole | null> {
  const { rows } = await db.execute<Whole>(sql`
    select ${card}, ${result(now)}, ${whole} from campaign where cp_id = ${cpId} and status = 'published'`)
  return rows[0] ?? null
}

/** @throws CAMPAIGN_NOT_FOUND */
export async function getCampaign(db: Db, { cpId, now }: { cpId: number; now: Date }) {
  const found = await findCampaign(db, { cpId, now })
  if (!found) throw refuse('CAMPAIGN_NOT_FOUND')
  return { ...found, offers: await shownOffers(db, found.offers), serverTime: now }
}
