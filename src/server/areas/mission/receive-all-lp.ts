// Claiming all waiting rewards that are only LP.
import { sql } from 'drizzle-orm'
import { missionStatus } from '#rules/mission.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { balancesOf, currencies } from '../../platform/ledger/balances.ts'
import { type Holder, post, systemAccounts } from '../../platform/ledger/post.ts'
import { missionCause } from './receive-reward.ts'
import { userMission } from './tables.ts'

/** Rewards claimed at once; the rest wait for the next press. Far above the number that a user collects. */
const MOST = 5_000

const claimed = columnsOf(userMission, 'claimed', ['id'])

/** @returns the received sum, the number of missions, and the balance afterwards */
export async function receiveAllLp(tx: Tx, { userId, now }: { userId: string; now: Date }) {
  const { rows } = await tx.execute<RowOf<typeof claimed> & { amount: number }>(sql`
    with claimed as (
      update user_mission set status = ${missionStatus.received}, received_at = ${now.toISOString()}
      where id in (select id from user_mission
        where user_id = ${userId} and status = 1 and lp_only order by id limit ${MOST} for update)
        and status = ${missionStatus.achieved}
      returning id, mission_id)
    select ${claimed}, sum(r.amount)::bigint as amount
    from claimed join mission_reward r on r.mission_id = claimed.mission_id
    group by claimed.id order by claimed.id`)
  const holder: Holder = { kind: 'user', id: userId }
  await post(
    tx,
    now,
    rows.map(({ id, amount }) => ({
      cause: missionCause(id),
      currency: currencies.llamaPoint,
      amount,
      from: systemAccounts.issue,
      to: holder,
    })),
  )
  const balances = await balancesOf(tx, holder, [currencies.llamaPoint])
  return {
    totalLp: rows.reduce((sum, row) => sum + row.amount, 0),
    count: rows.length,
    llamaPoint: balances[currencies.llamaPoint] ?? 0,
  }
}
