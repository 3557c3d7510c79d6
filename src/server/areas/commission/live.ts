// Topics of commissions: open screens of their parties hear that something changed, and read it with their own rights.
import { sql } from 'drizzle-orm'
import { COMMISSION_TOPIC, commissionTopic } from '#rules/tailor-address.ts'
import type { Tx } from '../../db/client.ts'
import { announce } from '../../platform/realtime/announce.ts'
import type { TopicRights } from '../../platform/realtime/topics.ts'
import { isAdmin } from '../../platform/rights.ts'

export const commissionTopicRights: TopicRights = {
  [COMMISSION_TOPIC]: async (db, rest, userIds) => {
    if (!/^\d{1,9}$/.test(rest)) return new Set()
    const { rows } = await db.execute<{ asked: string }>(sql`
      select asked.id as asked from unnest(${sql.param([...userIds])}::text[]) as asked (id)
      join commission c on c.commission_id = ${Number(rest)}
      where asked.id in (c.client_id, c.creator_user_id) or ${isAdmin(sql`asked.id`)}`)
    return new Set(rows.map(({ asked }) => asked))
  },
}

/** Says that a commission has changed. The last thing that an act on it does to shared rows. */
export const announceCommission = (tx: Tx, commissionId: number): Promise<void> =>
  announce(tx, commissionTopic(commissionId))
