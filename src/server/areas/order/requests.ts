// Requests: masters who take them with their terms, and placing one (C071, C072).
import { sql } from 'drizzle-orm'
import { scenarioType, type TextType } from '#rules/codes/scenario.ts'
import { ORDER_MOST, requestErrors } from '#rules/order/order.ts'
import { INVITE_DAYS } from '#rules/order/schedule.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { meets } from '../block/between.ts'
import { masterName } from '../identity/master-name.ts'
import { OPEN_ACCOUNT } from '../identity/standing.ts'
import { appUser } from '../identity/tables.ts'
import { reachedMaster } from '../master-room/masters.ts'
import { masterRoom } from '../master-room/tables.ts'
import { world } from '../world/tables.ts'
import { termsForOneMore } from './act-on-order.ts'
import { placeOrder } from './place-order.ts'
import { orderRequestSetting } from './tables/plan.ts'

const running = sql`(select count(*)::int from scenario_order o where o.master_id = s.master_id
  and o.type = 'RequestScenario' and o.state in ('CheckingByMaster', 'Ordered'))`

const master = columnsOf(appUser, 'u', { masterId: 'publicUserId' })
const ofRoom = columnsOf(masterRoom, 'r', ['icon'])
const ofSetting = columnsOf(orderRequestSetting, 's', ['words', 'writingDays', 'mostAtOnce'])
type Accepting = RowOf<typeof master> &
  Absent<RowOf<typeof ofRoom>> &
  RowOf<typeof ofSetting> & { masterName: string; refusals: string; running: number; isMine: boolean }

export async function getMasterList(db: Db, { userId, worldId }: { userId: string; worldId: string }) {
  const { rows } = await db.execute<Accepting>(sql`
    select ${master}, ${masterName('u')} as "masterName", ${ofRoom}, ${ofSetting},
      coalesce(d.refusals, '') as refusals, ${running} as running, u.user_id = ${userId} as "isMine"
    from order_request_setting s join app_user u on u.user_id = s.master_id and u.account_status = ${OPEN_ACCOUNT}
      left join master_room r on r.master_id = s.master_id and r.is_open
      left join master_desk d on d.user_id = s.master_id
    where s.world_id = ${worldId} and s.is_accepting and ${meets(userId, sql`u.user_id`)}
    order by (${running} < s.most_at_once) desc, s.updated_at desc, u.user_id limit 100`)
  return { masterList: rows }
}

type Ordering = {
  masterId: string | null
  worldId: string
  purpose: string
  orderContent: string
  textType: TextType
  orderCoin: number
  relatedScenarioId1: number | null
  relatedScenarioId2: number | null
  inviteFlg?: boolean | undefined
  seats?: number | undefined
  inviteDays?: number | undefined
  privateFlg?: boolean | undefined
  cost?: number | undefined
  termsVersion?: number | undefined
  draftId?: string | null | undefined
  userId: string
  own: OwnCharacter
  now: Date
}

/** Days of writing while no master has said any. */
const USUAL_WRITING_DAYS = 21

/** @throws MASTER_UNKNOWN, ORDER_MASTER_CLOSED, ORDER_MASTER_FULL, ORDER_FAULT and those of `placeOrder` */
export async function orderRequest(
  tx: Tx,
  { masterId, worldId, inviteFlg = false, privateFlg = false, ...sent }: Ordering,
) {
  const { seats = 1, inviteDays = INVITE_DAYS.usual } = sent
  const words = { ...sent, purpose: sent.purpose.trim(), seats, inviteDays }
  if (Object.keys(requestErrors(words)).length > 0) throw refuse('ORDER_FAULT')
  const reached = masterId === null ? null : await reachedMaster(tx, masterId, sent.userId)
  const terms = reached ? await termsForOneMore(tx, worldId, reached.userId) : { writingDays: USUAL_WRITING_DAYS }
  return placeOrder(tx, {
    ...words,
    type: scenarioType.requestScenario,
    masterId: reached?.userId ?? null,
    invites: inviteFlg,
    isPrivate: privateFlg,
    writingDays: terms.writingDays,
  })
}

type Terms = { worldId: string; acceptFlg: boolean; mostAtOnce: number; writingDays: number; words: string }
const ofWorld = columnsOf(world, 'w', ['worldId', 'worldName'])
type SettingRow = RowOf<typeof ofWorld> & Omit<Terms, 'worldId'> & { running: number }

export async function getRequestSetting(db: Db, { userId }: { userId: string }) {
  const { rows } = await db.execute<SettingRow>(sql`
    select ${ofWorld}, coalesce(s.is_accepting, false) as "acceptFlg",
      coalesce(s.most_at_once, 3) as "mostAtOnce", coalesce(s.writing_days, 21) as "writingDays",
      coalesce(s.words, '') as words, (select count(*)::int from scenario_order o where o.master_id = m.user_id
        and o.world_id = w.world_id and o.type = 'RequestScenario' and o.state in ('CheckingByMaster', 'Ordered')) as running
    from master_world m join world w on w.world_id = m.world_id
      left join order_request_setting s on s.master_id = m.user_id and s.world_id = m.world_id
    where m.user_id = ${userId} order by w.display_order, w.world_id`)
  return { settingList: rows }
}

/** @throws WORLD_NOT_ASSIGNED, ORDER_FAULT */
export async function saveRequestSetting(tx: Tx, { userId, now, ...terms }: Terms & { userId: string; now: Date }) {
  const { worldId, acceptFlg, mostAtOnce, writingDays, words } = terms
  if (lengthCount(words) > ORDER_MOST.wish) throw refuse('ORDER_FAULT')
  const { rows } = await tx.execute(sql`select 1 from master_world where user_id = ${userId} and world_id = ${worldId}`)
  if (rows.length === 0) throw refuse('WORLD_NOT_ASSIGNED')
  const set = { isAccepting: acceptFlg, mostAtOnce, writingDays, words, updatedAt: now }
  await tx
    .insert(orderRequestSetting)
    .values({ masterId: userId, worldId, ...set })
    .onConflictDoUpdate({ target: [orderRequestSetting.masterId, orderRequestSetting.worldId], set })
  return { worldId, acceptFlg, mostAtOnce, writingDays, words }
}
