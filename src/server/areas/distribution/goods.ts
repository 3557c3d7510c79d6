// Goods and their links, for their owner.

import { sql } from 'drizzle-orm'
import { type DistributionTerms, distributionState } from '#rules/distributions.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { meetsCharacter } from '../block/between.ts'
import { character } from '../character/tables.ts'
import { world, worldItem } from '../world/tables.ts'
import type { OwnGoods } from './own-goods.ts'
import { distributionTaken, shouhin, shouhinOption, shouhinSuuryo } from './tables.ts'

export type DistributionKey = { shouhinId: string; officialOptionId: number; suuryoSentakuId: number }

const columns = columnsOf(shouhin, 'g', ['shouhinId', 'shouhinmei', 'description', 'worldId'])

const ofItem = columnsOf(worldItem, 'i', ['picture'])
const ofWorld = columnsOf(world, 'w', ['worldName'])
export type Shouhin = RowOf<typeof columns> & RowOf<typeof ofItem> & RowOf<typeof ofWorld>

export type Link = DistributionTerms & { createdAt: Date | string }

export const shouhinColumns = sql`${columns}, ${ofItem}, ${ofWorld}`
export const shouhinTables = sql`
  shouhin g join world w on w.world_id = g.world_id
  join world_item i on i.world_id = g.world_id and i.item_code = g.item_code`

/** Fields of the link as one object, or null when the row `d` is missing. */
const linkColumn = sql`
  case when d.hash is null then null else json_build_object('hash', d.hash, 'takenCount', d.taken_count,
    'takeLimit', d.take_limit, 'endsAt', d.ends_at, 'stoppedAt', d.stopped_at, 'createdAt', d.created_at) end`

export const toldLink = (link: Link, now: Date) => ({ ...link, state: distributionState(link, now) })

export async function listGoods(db: Db, { userId, now }: { userId: string; now: Date }) {
  const { rows } = await db.execute<Shouhin & { openCount: number; takenCount: number }>(sql`
    select ${shouhinColumns}, count(d.hash) filter (where d.stopped_at is null
        and (d.ends_at is null or d.ends_at > ${now.toISOString()})
        and (d.take_limit is null or d.taken_count < d.take_limit))::int as "openCount",
      coalesce(sum(d.taken_count), 0)::int as "takenCount"
    from ${shouhinTables} left join distribution d on d.shouhin_id = g.shouhin_id
    where g.owner_user_id = ${userId}
    group by g.shouhin_id, i.picture, w.world_name
    order by g.created_at desc, g.shouhin_id`)
  return { shouhinList: rows }
}

const option = columnsOf(shouhinOption, 'o', ['officialOptionId', 'optionName'])
const choice = columnsOf(shouhinSuuryo, 's', ['suuryoSentakuId', 'amount'])

export async function listLinks(db: Db, { own: goods, now }: { own: OwnGoods; now: Date }) {
  const { rows } = await db.execute<RowOf<typeof option> & RowOf<typeof choice> & { link: Link | null }>(sql`
    select ${option}, ${choice}, ${linkColumn} as link
    from shouhin_option o join shouhin_suuryo s on s.shouhin_id = o.shouhin_id
    left join distribution d on d.shouhin_id = o.shouhin_id and d.official_option_id = o.official_option_id
      and d.suuryo_sentaku_id = s.suuryo_sentaku_id
    where o.shouhin_id = ${goods.shouhinId} order by o.official_option_id, s.suuryo_sentaku_id`)
  return {
    shouhin: goods,
    distributionList: rows.map(({ link, ...row }) => ({ ...row, distribution: link && toldLink(link, now) })),
  }
}

const taker = columnsOf(character, 'c', ['characterId', 'characterFullName', 'icon'])
const taking = columnsOf(distributionTaken, 't', ['takenAt'])

type TakenPage = DistributionKey & { userId: string; own: OwnGoods; page: number; size: number }

export async function listTaken(db: Db, { userId, page, size, ...key }: TakenPage) {
  const shown = sql`distribution_taken t join character c on c.character_id = t.character_id
    where ${isKey(sql`t`, key)} and ${meetsCharacter(userId)}`
  const [{ rows }, count] = await Promise.all([
    db.execute<RowOf<typeof taker> & RowOf<typeof taking>>(sql`
      select ${taker}, ${taking} from ${shown}
      order by t.taken_at desc, t.character_id desc limit ${size} offset ${(page - 1) * size}`),
    countOf(db, shown),
  ])
  return { takenList: rows, count }
}

/** Condition that a row has the given key. */
export const isKey = (
  table: ReturnType<typeof sql>,
  { shouhinId, officialOptionId, suuryoSentakuId }: DistributionKey,
) =>
  sql`${table}.shouhin_id = ${shouhinId} and ${table}.official_option_id = ${officialOptionId}
    and ${table}.suuryo_sentaku_id = ${suuryoSentakuId}`
