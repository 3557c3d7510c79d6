// Rating a creator for a work that was received (C178).
import { and, eq, sql } from 'drizzle-orm'
import type { Rating } from '#rules/ratings.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { creatorRow, toCreatorCard } from '../tailor/creator-row.ts'
import { lockCommission } from './own-commission.ts'
import { commission } from './tables.ts'

type Rated = { userId: string; creatorId: string; orderId: number; hyouka: Rating }

/** @throws COMMISSION_NOT_FOUND, also for one of another client or another creator; COMMISSION_NOT_DONE */
export async function rateCreator(tx: Tx, { userId, creatorId, orderId, hyouka }: Rated) {
  const row = await lockCommission(tx, orderId)
  const isThis = and(
    eq(commission.commissionId, orderId),
    sql`exists (select 1 from app_user u left join user_class k on k.user_id = u.user_id and k.class_code = ${row.classCode}
      where u.user_id = ${row.creatorUserId} and coalesce(k.creator_id, u.public_user_id) = ${creatorId})`,
  )
  if (row.clientId !== userId || (await tx.$count(commission, isThis)) === 0) throw refuse('COMMISSION_NOT_FOUND')
  if (row.state !== 'done') throw refuse('COMMISSION_NOT_DONE')
  await tx.update(commission).set({ hyouka }).where(eq(commission.commissionId, orderId))
  const card = toCreatorCard(await creatorRow(tx, creatorId, userId), userId)
  return { creatorId, hyoukasuu: card.hyoukasuu, hyouka: card.hyouka }
}
