// Situations for players: catalogue of now and of before, one with its stories, masters who take them (C065 to C069).
import { sql } from 'drizzle-orm'
import { planPeriod } from '#rules/order/plan.ts'
import type { Db } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { meets } from '../block/between.ts'
import { masterName } from '../identity/master-name.ts'
import { appUser } from '../identity/tables.ts'
import { masterRoom } from '../master-room/tables.ts'
import { storiesOf } from '../order/plan-stories.ts'
import { scenarioReactSetting } from '../order/tables/plan.ts'
import { accepting, isBegun, isPast, reacts, toCard } from './react-cards.ts'

const MOST_LISTED = 100

type OfWorld = { worldId: string; now: Date }

/** Situations that can be ordered now: those that a master takes first, then the newest. */
export async function getCurrentList(db: Db, { worldId, now }: OfWorld) {
  const where = sql`p.world_id = ${worldId} and ${isBegun(now)} and not ${isPast(now)}`
  const found = await reacts(db, where, sql`order by p.open_from desc, p.template_id desc limit ${MOST_LISTED}`)
  const taken = found.filter(({ masters }) => masters > 0)
  return { reactList: [...taken, ...found.filter(({ masters }) => masters === 0)].map(toCard), serverTime: now }
}

export async function getPastList(db: Db, { worldId, now }: OfWorld) {
  const where = sql`p.world_id = ${worldId} and ${isBegun(now)} and ${isPast(now)}`
  const found = await reacts(db, where, sql`order by p.open_until desc, p.template_id desc limit ${MOST_LISTED}`)
  return { reactList: found.map(toCard), serverTime: now }
}

type Asked = { worldId: string; templateId: number; now: Date }

/** A situation whose period has begun. @throws REACT_NOT_FOUND */
async function begunReact(db: Db, { worldId, templateId, now }: Asked) {
  const [react] = await reacts(db, sql`p.template_id = ${templateId} and p.world_id = ${worldId} and ${isBegun(now)}`)
  if (!react) throw refuse('REACT_NOT_FOUND')
  return react
}

/** @throws REACT_NOT_FOUND */
export async function getReactDetail(db: Db, asked: Asked) {
  const react = await begunReact(db, asked)
  return {
    ...toCard(react),
    description: react.description,
    isOpen: planPeriod(react, asked.now.getTime()) === 'current',
    storyList: await storiesOf(db, sql`o.template_id = ${react.templateId}`),
    serverTime: asked.now,
  }
}

const idColumn = columnsOf(appUser, 'u', { masterId: 'publicUserId' })
const ofRoom = columnsOf(masterRoom, 'r', ['icon'])
type OfMaster = RowOf<typeof idColumn> & Absent<RowOf<typeof ofRoom>> & { masterName: string; isMine: boolean }
const master = (userId: string) => sql`${idColumn}, ${masterName('u')} as "masterName", ${ofRoom},
  u.user_id = ${userId} as "isMine"`
const room = sql`left join master_room r on r.master_id = u.user_id and r.is_open`

const ofSetting = columnsOf(scenarioReactSetting, 's', ['orderCoin', 'writingDays'])
type Terms = RowOf<typeof ofSetting> & { seats: number; running: number; refusals: string }

/** Masters who take a situation; none when its period is over. @throws REACT_NOT_FOUND */
export async function getMasterList(db: Db, { userId, ...asked }: Asked & { userId: string }) {
  const react = await begunReact(db, asked)
  if (planPeriod(react, asked.now.getTime()) !== 'current') return { masterList: [] }
  const { rows } = await db.execute<OfMaster & Terms>(sql`
    select ${master(userId)}, coalesce(d.refusals, '') as refusals, ${ofSetting},
      least(s.seats, p.seats_most) as seats,
      (select count(*)::int from scenario_order o where o.master_id = u.user_id
        and o.state in ('CheckingByMaster', 'Ordered')) as running
    from scenario_react p cross join lateral (select s.* from ${accepting}
        where s.template_id = p.template_id and s.is_accepting) s
      join app_user u on u.user_id = s.master_id ${room} left join master_desk d on d.user_id = u.user_id
    where p.template_id = ${react.templateId} and ${meets(userId, sql`u.user_id`)}
    order by s.order_coin, s.updated_at, u.user_id limit ${MOST_LISTED}`)
  return { masterList: rows }
}

export async function getWorldMasterList(db: Db, { userId, worldId, now }: OfWorld & { userId: string }) {
  const { rows } = await db.execute<OfMaster & { reacts: number; leastCoin: number }>(sql`
    select ${master(userId)}, t.reacts, t."leastCoin"
    from (select u.user_id, count(*)::int as reacts, min(s.order_coin) as "leastCoin"
      from scenario_react p cross join lateral (select s.master_id, s.order_coin from ${accepting}
        where s.template_id = p.template_id and s.is_accepting) s
        join app_user u on u.user_id = s.master_id
      where p.world_id = ${worldId} and p.deleted_at is null and ${isBegun(now)} and not ${isPast(now)}
        and ${meets(userId, sql`u.user_id`)}
      group by u.user_id) t
      join app_user u on u.user_id = t.user_id ${room}
    order by t.reacts desc, t."leastCoin", u.user_id limit ${MOST_LISTED}`)
  return { masterList: rows }
}
