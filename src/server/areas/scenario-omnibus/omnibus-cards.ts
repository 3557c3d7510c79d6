// Themes and templates in lists: with their terms, and the orders under them.
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, type Present, type RowOf } from '../../db/select.ts'
import { masterName } from '../identity/master-name.ts'
import { appUser } from '../identity/tables.ts'
import { masterRoom } from '../master-room/tables.ts'
import { scenarioOmnibus, scenarioOmnibusTemplate } from '../order/tables/plan.ts'

/** Orders of theme `t` that go on, and its episodes that everybody may read. */
export const counts = sql`
  (select count(*)::int from scenario_order o where o.omnibus_id = t.omnibus_id
    and o.state not in ('Released', 'Cancel')) as running,
  (select count(*)::int from scenario_order o where o.omnibus_id = t.omnibus_id
    and o.state = 'Released' and not o.is_private) as episodes`

const terms = columnsOf(scenarioOmnibus, 't', {
  ...{ acceptFlg: 'isAccepting', orderCoin: 'orderCoin', seats: 'seats', writingDays: 'writingDays' },
})
type Terms = RowOf<typeof terms> & { running: number; episodes: number }

const written = columnsOf(scenarioOmnibus, 't', [
  ...(['omnibusId', 'worldId', 'templateId', 'title', 'catchcopy', 'state', 'stateSince'] as const),
  ...(['approvedAt', 'comment', 'version'] as const),
])
const ofTemplate = columnsOf(scenarioOmnibusTemplate, 'p', {
  ...{ templateTitle: 'title', textType: 'textType', seatsMost: 'seatsMost' },
})
type DeskRow = Terms & RowOf<typeof written> & RowOf<typeof ofTemplate> & { masterName: string }

/** @param where condition on theme `t` with its template `p` @param rest order and limit */
export async function deskOmnibuses(db: Db | Tx, where: SQL, rest: SQL): Promise<DeskRow[]> {
  const { rows } = await db.execute<DeskRow>(sql`
    select ${written}, ${ofTemplate}, ${masterName('u')} as "masterName", ${terms}, ${counts}
    from scenario_omnibus t join scenario_omnibus_template p on p.template_id = t.template_id
      join app_user u on u.user_id = t.master_id
    where ${where} ${rest}`)
  return rows
}

const shown = columnsOf(scenarioOmnibus, 't', ['omnibusId', 'worldId', 'approved'])
const textType = columnsOf(scenarioOmnibusTemplate, 'p', ['textType'])
const master = columnsOf(appUser, 'u', { masterId: 'publicUserId' })
const ofRoom = columnsOf(masterRoom, 'r', { masterIcon: 'icon' })
type CardRow = Terms &
  Present<RowOf<typeof shown>, 'approved'> &
  RowOf<typeof textType> &
  RowOf<typeof master> &
  Absent<RowOf<typeof ofRoom>> & { masterName: string; isOver: boolean }

/**
 * Themes as players see them, by the texts that were approved last.
 * @param where condition on theme `t` with its template `p` and master `u`
 */
export async function omnibusCards(db: Db | Tx, where: SQL, rest: SQL) {
  const { rows } = await db.execute<CardRow>(sql`
    select ${shown}, ${textType}, ${master}, ${masterName('u')} as "masterName", ${ofRoom},
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
