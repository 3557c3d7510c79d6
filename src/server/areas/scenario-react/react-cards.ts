// Situations in lists: their facts, the characters that they are about, masters who take them.

import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { type ListedRow, listedColumns } from '../character/listed.ts'
import { OPEN_ACCOUNT } from '../identity/standing.ts'
import { scenarioReact, scenarioReactCharacter } from '../order/tables/plan.ts'

const timestampOf = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`
/** Conditions on situation `p`: whether it can be ordered no more, and whether it has begun. */
export const isPast = (now: Date): SQL => sql`coalesce(p.open_until <= ${timestampOf(now)}, false)`
export const isBegun = (now: Date): SQL => sql`p.open_from <= ${timestampOf(now)}`

/** Terms `s` of masters `u` who take situation `p` now: they write for its world, and their account is open. */
export const accepting = sql`scenario_react_setting s
  join app_user u on u.user_id = s.master_id and u.account_status = ${OPEN_ACCOUNT}
  join master_world w on w.user_id = s.master_id and w.world_id = p.world_id`

const ofReact = columnsOf(scenarioReactCharacter, 'r', ['templateId'])
/** Columns of situation `p` for players and masters alike. */
export const reactColumns = columnsOf(scenarioReact, 'p', {
  ...{ templateId: 'templateId', worldId: 'worldId', title: 'title', catchcopy: 'catchcopy', description: 'situation' },
  ...{ picture: 'picture', textType: 'textType', seatsMost: 'seatsMost', openFrom: 'openFrom', openUntil: 'openUntil' },
})
const versionColumn = columnsOf(scenarioReact, 'p', ['version'])
type ReactRow = RowOf<typeof reactColumns> &
  RowOf<typeof versionColumn> & {
    masters: number
    leastCoin: number | null
    orders: number
    running: number
    settings: number
  }

const orders = (more: SQL) =>
  sql`(select count(*)::int from scenario_order o where o.template_id = p.template_id ${more})`
const terms = (value: SQL) =>
  sql`(select ${value} from ${accepting} where s.template_id = p.template_id and s.is_accepting)`

/** @param where condition on situation `p` @param rest order and limit */
export async function reacts(db: Db | Tx, where: SQL, rest: SQL = sql``) {
  const { rows } = await db.execute<ReactRow>(sql`
    select ${reactColumns}, ${versionColumn}, ${terms(sql`count(*)::int`)} as masters,
      ${terms(sql`min(s.order_coin)`)} as "leastCoin", ${orders(sql``)} as orders,
      ${orders(sql`and o.state not in ('Released', 'Cancel')`)} as running,
      (select count(*)::int from scenario_react_setting s where s.template_id = p.template_id) as settings
    from scenario_react p where p.deleted_at is null and ${where} ${rest}`)
  return withCharacters(db, rows)
}

/** Adds to each situation the characters that it is about, in their order. */
export async function withCharacters<Row extends { templateId: number }>(db: Db | Tx, rows: readonly Row[]) {
  const { rows: found } =
    rows.length === 0
      ? { rows: [] }
      : await db.execute<RowOf<typeof ofReact> & ListedRow>(sql`
        select ${ofReact}, ${listedColumns}
        from scenario_react_character r join character c on c.character_id = r.character_id
        where r.template_id = any(${sql.param(rows.map(({ templateId }) => templateId))}::bigint[])
        order by r.template_id, r.place`)
  return rows.map(row => ({
    ...row,
    characterList: found
      .filter(({ templateId }) => Number(templateId) === Number(row.templateId))
      .map(({ templateId: _, ...one }) => one),
  }))
}

type Listed = Awaited<ReturnType<typeof reacts>>[number]

/** A situation as everybody sees it in lists. */
export const toCard = ({ description: _, version: __, orders: ___, running: ____, settings: _____, ...card }: Listed) =>
  card
