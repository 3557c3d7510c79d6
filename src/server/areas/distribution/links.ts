// Making, stopping and resuming links.
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { resumedState } from '#rules/distributions.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { type DistributionKey, isKey, toldLink } from './goods.ts'
import type { OwnGoods } from './own-goods.ts'
import { distribution } from './tables.ts'

type Making = DistributionKey & {
  own: OwnGoods
  now: Date
  takeLimit?: number | null | undefined
  endsAt?: string | null | undefined
}

/** Columns of a link, for its owner and for takers. */
export const linkColumns = columnsOf(distribution, null, [
  'hash',
  'takenCount',
  'takeLimit',
  'endsAt',
  'stoppedAt',
  'createdAt',
])

/**
 * Makes a link with an unguessable hash. A link that replaces another starts with its own terms, but its limit includes
 * earlier receipts.
 * @throws SHOUHIN_NOT_FOUND, DISTRIBUTION_ENDS_BEFORE
 */
export async function makeLink(tx: Tx, { now, takeLimit = null, endsAt = null, ...key }: Making) {
  if (endsAt !== null && new Date(endsAt) <= now) throw refuse('DISTRIBUTION_ENDS_BEFORE')
  const { rows } = await tx.execute<RowOf<typeof linkColumns>>(sql`
    insert into distribution (shouhin_id, official_option_id, suuryo_sentaku_id, hash, take_limit, ends_at, created_at)
    select o.shouhin_id, o.official_option_id, s.suuryo_sentaku_id, ${randomBytes(18).toString('base64url')},
      ${takeLimit}::int, ${endsAt}::timestamptz, ${now.toISOString()}
    from shouhin_option o join shouhin_suuryo s on s.shouhin_id = o.shouhin_id
    where o.shouhin_id = ${key.shouhinId} and o.official_option_id = ${key.officialOptionId}
      and s.suuryo_sentaku_id = ${key.suuryoSentakuId}
    on conflict (shouhin_id, official_option_id, suuryo_sentaku_id) do update set hash = excluded.hash,
      take_limit = distribution.taken_count + excluded.take_limit, ends_at = excluded.ends_at, stopped_at = null,
      created_at = excluded.created_at
    returning ${linkColumns}`)
  const link = rows[0]
  if (!link) throw refuse('SHOUHIN_NOT_FOUND')
  return toldLink(link, now)
}

type Turning = DistributionKey & { own: OwnGoods; now: Date }

/** @throws DISTRIBUTION_NOT_FOUND */
export async function stopLink(tx: Tx, { now, ...key }: Turning) {
  const { rows } = await tx.execute<RowOf<typeof linkColumns>>(sql`
    update distribution d set stopped_at = coalesce(stopped_at, ${now.toISOString()}) where ${isKey(sql`d`, key)}
    returning ${linkColumns}`)
  const link = rows[0]
  if (!link) throw refuse('DISTRIBUTION_NOT_FOUND')
  return toldLink(link, now)
}

/** @throws DISTRIBUTION_NOT_FOUND, DISTRIBUTION_ENDED, DISTRIBUTION_FULL */
export async function resumeLink(tx: Tx, { now, ...key }: Turning) {
  const { rows } = await tx.execute<RowOf<typeof linkColumns>>(sql`
    select ${linkColumns} from distribution d where ${isKey(sql`d`, key)} for update`)
  const link = rows[0]
  if (!link) throw refuse('DISTRIBUTION_NOT_FOUND')
  const state = resumedState(link, now)
  if (state === null) return toldLink(link, now)
  if (state !== 'open') throw refuse(state === 'full' ? 'DISTRIBUTION_FULL' : 'DISTRIBUTION_ENDED')
  await tx.execute(sql`update distribution d set stopped_at = null where ${isKey(sql`d`, key)}`)
  return toldLink({ ...link, stoppedAt: null }, now)
}
