// Themes and templates in lists: with their terms, and the orders under them.
import { type SQL, sql } from 'drizzle-orm'
import type { TextType } from '#rules/codes/scenario.ts'
import type { OmnibusState } from '#rules/order/omnibus.ts'
import type { Db, Tx } from '../../db/client.ts'
import { masterName } from '../identity/master-name.ts'

/** Orders of theme `t` that go on, and its episodes that everybody may read. */
export const counts = sql`
  (select count(*)::int from scenario_order o where o.omnibus_id = t.omnibus_id
    and o.state not in ('Released', 'Cancel')) as running,
  (select count(*)::int from scenario_order o where o.omnibus_id = t.omnibus_id
    and o.state = 'Released' and not o.is_private) as episodes`

const terms = sql`t.is_accepting as "acceptFlg", t.order_coin as "orderCoin", t.seats, t.writing_days as "writingDays"`

type Terms = {
  acceptFlg: boolean
  orderCoin: number
  seats: number
  writingDays: number
  running: number
  episodes: number
}

type DeskRow = Terms & {
  omnibusId: number
  worldId: string
  templateId: number
  templateTitle: string
  textType: TextType
  seatsMost: number
  masterName: string
  title: string
  catchcopy: string
  state: OmnibusState
  stateSince: string
  approvedAt: string | null
  comment: string
  version: number
}

/** @param where condition on theme `t` with its template `p` @param rest order and limit */
export async function deskOmnibuses(db: Db | Tx, where: SQL, rest: SQL): Promise<DeskRow[]> {
  const { rows } = await db.execute<DeskRow>(sql`
    select t.omnibus_id as "omnibusId", t.world_id as "worldId", t.template_id as "templateId", p.title as "templateTitle",
      p.text_type as "textType", p.seats_most as "seatsMost", ${masterName('u')} as "masterName", t.title, t.catchcopy,
      t.state, t.state_since as "stateSince", t.approved_at as "approvedAt", t.comment, t.version, ${terms}, ${counts}
    from scenario_omnibus t join scenario_omnibus_template p on p.template_id = t.template_id
      join app_user u on u.user_id = t.master_id
    where ${where} ${rest}`)
  return rows
}

type CardRow = Terms & {
  omnibusId: number
  worldId: string
  approved: string
  textType: TextType
  masterId: string
  masterName: string
  masterIcon: string | null
  isOver: boolean
}

/**
 * Themes as players see them, by the texts that were approved last.
 * @param where condition on theme `t` with its template `p` and master `u`
 */
export async function omnibusCards(db: Db | Tx, where: SQL, rest: SQL) {
  const { rows } = await db.execute<CardRow>(sql`
    select t.omnibus_id as "omnibusId", t.world_id as "worldId", t.approved, p.text_type as "textType",
      u.public_user_id as "masterId", ${masterName('u')} as "masterName", r.icon as "masterIcon",
      t.state = 'closed' as "isOver", ${terms}, ${counts}
    from scenario_omnibus t join scenario_omnibus_template p on p.template_id = t.template_id
      join app_user u on u.user_id = t.master_id left join master_room r on r.master_id = u.user_id and r.is_open
    where t.approved_at is not null and ${where} ${rest}`)
  return rows.map(({ approved, ...row }) => {
    const { title, catchcopy, picture } = JSON.parse(approved) as {
      title: string
      catchcopy: string
      picture: string | null
    }
    return { ...row, title, catchcopy, picture, acceptFlg: row.acceptFlg && !row.isOver }
  })
}
