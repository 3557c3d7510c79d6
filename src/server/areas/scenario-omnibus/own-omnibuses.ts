// A master's own themes: lists, one with its texts, terms of their orders (C096 to C098).
import { eq, sql } from 'drizzle-orm'
import { type PlanTerms, termsFaults } from '#rules/order/plan.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { ALL_WORLDS } from '../master-room/masters.ts'
import { logPlan } from '../order/plan-log.ts'
import { scenarioOmnibus } from '../order/tables/plan.ts'
import { deskOmnibuses } from './omnibus-cards.ts'
import { approvedVersion, shownVersion, writtenVersion } from './omnibus-row.ts'
import { findOmnibus, lockOmnibus } from './own-omnibus.ts'
import { templateOf } from './templates.ts'

const MOST_LISTED = 100
const newestFirst = sql`order by t.state_since desc, t.omnibus_id desc limit ${MOST_LISTED}`

type Listed = {
  userId: string
  worldId: string
  past?: boolean | undefined
  current?: boolean | undefined
  now: Date
}

/** Themes of the caller that go on; with `past` those that have ended. */
export async function getOwnList(db: Db, { userId, worldId, past = false, current = !past, now }: Listed) {
  const where = sql`t.master_id = ${userId} ${worldId === ALL_WORLDS ? sql`` : sql`and t.world_id = ${worldId}`}
    and (${current} and t.state <> 'closed' or ${past} and t.state = 'closed')`
  return { omnibusList: await deskOmnibuses(db, where, newestFirst), serverTime: now }
}

type Own = { userId: string; omnibusId: number; now: Date }

/** @throws OMNIBUS_NOT_FOUND */
export async function getOwn(db: Db | Tx, { userId, omnibusId, now }: Own) {
  const row = await findOmnibus(db, omnibusId, { masterId: userId })
  const [omnibus] = await deskOmnibuses(db, sql`t.omnibus_id = ${omnibusId}`, sql``)
  if (!omnibus) throw refuse('OMNIBUS_NOT_FOUND')
  const approved = approvedVersion(row)
  return {
    omnibus,
    template: await templateOf(db, row.templateId),
    written: await shownVersion(db, await writtenVersion(db, row)),
    approved: approved && (await shownVersion(db, approved)),
    serverTime: now,
  }
}

/** Themes that players see, whose orders are opened and closed. */
export async function getScenarioListForOrder(db: Db, { userId, now }: { userId: string; now: Date }) {
  const where = sql`t.master_id = ${userId} and t.approved_at is not null and t.state <> 'closed'`
  const rest = sql`order by t.approved_at desc, t.omnibus_id desc limit ${MOST_LISTED}`
  return { settingInfoList: await deskOmnibuses(db, where, rest), serverTime: now }
}

type Setting = PlanTerms & { omnibusId: number }

/**
 * Saves the terms of themes. Orders that were placed keep their price.
 * @throws OMNIBUS_NOT_FOUND, OMNIBUS_STATE, OMNIBUS_FAULT
 */
export async function orderSetting(
  tx: Tx,
  { settingInfoList, userId, now }: { settingInfoList: readonly Setting[]; userId: string; now: Date },
) {
  // Themes are locked in the order of their ids, so that no two transactions wait for each other.
  for (const { omnibusId, ...terms } of [...settingInfoList].sort((a, b) => a.omnibusId - b.omnibusId)) {
    const theme = await lockOmnibus(tx, { omnibusId }, { masterId: userId })
    if (theme.approvedAt === null || theme.state === 'closed') throw refuse('OMNIBUS_STATE')
    const faults = termsFaults(terms, await templateOf(tx, theme.templateId))
    if (Object.keys(faults).length > 0) throw refuse('OMNIBUS_FAULT')
    const { acceptFlg: isAccepting, orderCoin, seats, writingDays } = terms
    await tx
      .update(scenarioOmnibus)
      .set({ isAccepting, orderCoin, seats, writingDays })
      .where(eq(scenarioOmnibus.omnibusId, omnibusId))
    await logPlan(tx, 'omnibus', omnibusId, { act: isAccepting ? 'open' : 'shut', userId, now })
  }
  return { settingInfoList: [...settingInfoList] }
}
