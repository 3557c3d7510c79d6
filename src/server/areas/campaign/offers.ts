// Pages on offer: their names, as a guest may see them. A page that is not public is not shown.
import { type SQL, sql } from 'drizzle-orm'
import type { Offer, OfferKind } from '#rules/campaigns.ts'
import { parseRowId } from '#rules/row-id.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { isKnown } from '../scenario/readable-scenario.ts'

type Named = { title: string; worldName: string | null; phase: number | null }
type Found = Offer & Named

const worldless = sql`null::text as "worldName"`
const noPhase = sql`null::int as phase`
const isShown = sql`w.status <> 'coming'`

const named: Record<OfferKind, (offer: Offer) => SQL | null> = {
  world: ({ worldId }) => sql`
    select w.world_name as title, ${worldless}, ${noPhase} from world w where w.world_id = ${worldId}`,
  shop: ({ worldId, id }) => sql`
    select s.shop_name as title, w.world_name as "worldName", ${noPhase}
    from shop s join world w on w.world_id = s.world_id
    where s.world_id = ${worldId} and s.shop_id = ${id} and ${isShown}`,
  scenario: ({ worldId, id }) =>
    /^[1-9]\d{0,9}$/.test(id)
      ? sql`
    select s.title, w.world_name as "worldName", p.phase::int as phase
    from scenario s join world w on w.world_id = s.world_id
      join scenario_phase p on p.scenario_id = s.scenario_id and p.published_at is not null
    where s.scenario_id = ${Number(id)} and s.world_id = ${worldId} and ${isKnown(null, 's')}
    order by p.phase desc limit 1`
      : null,
  mission: ({ worldId }) =>
    worldId === null
      ? sql`select 'ミッション' as title, ${worldless}, ${noPhase}`
      : sql`
    select 'ミッション' as title, w.world_name as "worldName", ${noPhase} from world w
    where w.world_id = ${worldId} and ${isShown}`,
  form: ({ worldId, id }) => {
    const formId = parseRowId(id)
    return formId === null
      ? null
      : sql`
    select f.title, w.world_name as "worldName", ${noPhase}
    from web_form f left join world w on w.world_id = f.world_id
    where f.form_id = ${formId} and f.world_id is not distinct from ${worldId} and f.state <> 'draft'`
  },
}

async function find(db: Db | Tx, offer: Offer): Promise<Found | null> {
  const asked = named[offer.kind](offer)
  const { rows } = asked ? await db.execute<Named>(asked) : { rows: [] }
  return rows[0] ? { ...offer, ...rows[0] } : null
}

/** The offers whose pages are public, in their order. */
export async function shownOffers(db: Db | Tx, offers: readonly Offer[]): Promise<Found[]> {
  const found: Found[] = []
  for (const offer of offers) {
    const shown = await find(db, offer)
    if (shown) found.push(shown)
  }
  return found
}

/** All offers, for the office; one whose page is not public any more has no name. */
export async function deskOffers(db: Db | Tx, offers: readonly Offer[]): Promise<Found[]> {
  const found: Found[] = []
  for (const offer of offers) {
    found.push((await find(db, offer)) ?? { ...offer, title: '', worldName: null, phase: null })
  }
  return found
}

type Asked = { kind: OfferKind; worldId?: string | undefined; id: string }

/** @throws CAMPAIGN_OFFER */
export async function getOffer(db: Db | Tx, { kind, worldId, id }: Asked): Promise<Found> {
  const found = await find(db, { kind, worldId: worldId ?? null, id, note: '' })
  if (!found) throw refuse('CAMPAIGN_OFFER')
  return found
}

/** @param before those that were on offer already, which may have gone since. @throws CAMPAIGN_OFFER */
export async function checkOffers(tx: Tx, offers: readonly Offer[], before: readonly Offer[]): Promise<void> {
  const isSame = (one: Offer, other: Offer): boolean =>
    one.kind === other.kind && one.worldId === other.worldId && one.id === other.id
  for (const offer of offers) {
    if (!before.some(known => isSame(known, offer)) && !(await find(tx, offer))) throw refuse('CAMPAIGN_OFFER')
  }
}
