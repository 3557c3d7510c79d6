// Terms under which a master takes situations: lists of these with the own terms, and saving many at once (C061 to C064).

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type PlanTerms, termsFaults } from '#rules/order/plan.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { scenarioReact, scenarioReactSetting } from '../order/tables/plan.ts'
import { masterWorld } from '../scenario-desk/tables.ts'
import { world } from '../world/tables.ts'
import { isPast, reactColumns, withCharacters } from './react-cards.ts'

const ofWorld = columnsOf(world, 'w', ['worldName'])
type Row = RowOf<typeof reactColumns> &
  RowOf<typeof ofWorld> & { running: number; setting: (PlanTerms & { updatedAt: string }) | null }

/** @param where condition on situation `p` of world `w` */
async function masterReacts(db: Db | Tx, userId: string, where: SQL, rest: SQL = sql``) {
  const { rows } = await db.execute<Row>(sql`
    select ${reactColumns}, ${ofWorld},
      (select count(*)::int from scenario_order o where o.template_id = p.template_id and o.master_id = ${userId}
        and o.state in ('CheckingByMaster', 'Ordered')) as running,
      case when s.master_id is not null then json_build_object('acceptFlg', s.is_accepting, 'orderCoin', s.order_coin,
        'seats', least(s.seats, p.seats_most), 'writingDays', s.writing_days, 'updatedAt', s.updated_at) end as setting
    from scenario_react p join world w on w.world_id = p.world_id
      left join scenario_react_setting s on s.template_id = p.template_id and s.master_id = ${userId}
    where p.deleted_at is null and ${where} ${rest}`)
  return withCharacters(db, rows)
}

const toListed = ({ description: _, ...row }: Awaited<ReturnType<typeof masterReacts>>[number]) => row

type Paged = { userId: string; worldId: string; page: number; perPage: number; now: Date }

/** Situations of a world with the master's terms, without those whose period is over, which nobody can order. */
export async function getMasterReactList(db: Db, { userId, worldId, page, perPage, now }: Paged) {
  const where = sql`p.world_id = ${worldId} and not ${isPast(now)}`
  const rest = sql`order by p.open_from desc, p.template_id desc limit ${perPage} offset ${(page - 1) * perPage}`
  return {
    reactList: (await masterReacts(db, userId, where, rest)).map(toListed),
    count: await countOf(db, sql`scenario_react p where p.deleted_at is null and ${where}`),
    serverTime: now,
  }
}

type Asked = { userId: string; worldId: string; templateId: number; now: Date }

/** @throws REACT_NOT_FOUND */
export async function getMasterReact(db: Db, { userId, worldId, templateId, now }: Asked) {
  const [react] = await masterReacts(db, userId, sql`p.template_id = ${templateId} and p.world_id = ${worldId}`)
  if (!react) throw refuse('REACT_NOT_FOUND')
  return { react, serverTime: now }
}

const MOST_LISTED = 100

/** Situations of all worlds that the master writes for, with the master's terms. */
export async function getOrderSetting(db: Db, { userId, now }: { userId: string; now: Date }) {
  const where = sql`not ${isPast(now)}
    and p.world_id in (select m.world_id from master_world m where m.user_id = ${userId})`
  const rest = sql`order by w.display_order, w.world_id, p.open_from desc, p.template_id desc limit ${MOST_LISTED}`
  return { reactList: (await masterReacts(db, userId, where, rest)).map(toListed), serverTime: now }
}

type Sent = PlanTerms & { templateId: number; baseAt: string | null }
type Saving = { scenarioReactOrderSettingList: readonly Sent[]; userId: string; now: Date }

const worldColumn = columnsOf(masterWorld, null, ['worldId'])

/** @throws REACT_NOT_FOUND, WORLD_NOT_ASSIGNED, REACT_TERMS, REACT_TERMS_CHANGED */
export async function saveOrderSetting(tx: Tx, { scenarioReactOrderSettingList: sent, userId, now }: Saving) {
  // All terms of a master are saved one after the other.
  await tx.execute(sql`select 1 from app_user where user_id = ${userId} for no key update`)
  const ids = sent.map(({ templateId }) => templateId)
  if (new Set(ids).size !== ids.length) throw refuse('REACT_TERMS')
  // The situations are locked, so that neither length nor places change meanwhile.
  const found = await tx
    .select()
    .from(scenarioReact)
    .where(and(inArray(scenarioReact.templateId, ids), sql`${scenarioReact.deletedAt} is null`))
    .orderBy(scenarioReact.templateId)
    .for('share')
  if (found.length !== ids.length) throw refuse('REACT_NOT_FOUND')
  const { rows: worlds } = await tx.execute<RowOf<typeof worldColumn>>(
    sql`select ${worldColumn} from master_world where user_id = ${userId}`,
  )
  const assigned = new Set(worlds.map(({ worldId }) => worldId))
  if (found.some(({ worldId }) => !assigned.has(worldId))) throw refuse('WORLD_NOT_ASSIGNED')
  const stored = await tx
    .select()
    .from(scenarioReactSetting)
    .where(and(eq(scenarioReactSetting.masterId, userId), inArray(scenarioReactSetting.templateId, ids)))
  for (const { templateId, baseAt, acceptFlg, ...terms } of sent) {
    const react = found.find(one => one.templateId === templateId)
    if (!react || Object.keys(termsFaults({ ...terms, acceptFlg }, react)).length > 0) throw refuse('REACT_TERMS')
    const before = stored.find(one => one.templateId === templateId)
    const [was, base] = [before?.updatedAt.getTime(), baseAt === null ? undefined : Date.parse(baseAt)]
    if (was !== base) throw refuse('REACT_TERMS_CHANGED')
    const set = { ...terms, isAccepting: acceptFlg, updatedAt: now }
    await tx
      .insert(scenarioReactSetting)
      .values({ masterId: userId, templateId, ...set })
      .onConflictDoUpdate({ target: [scenarioReactSetting.masterId, scenarioReactSetting.templateId], set })
  }
  return { updatedAt: now }
}
