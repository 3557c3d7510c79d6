// A commission for one of its parties, proven by its row, and its row, locked for a change.
import { eq, sql } from 'drizzle-orm'
import type { CommissionParty } from '#rules/tailor-address.ts'
import type { Db, Tx } from '../../db/client.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import { adminOf } from '../../platform/rights.ts'
import { commission } from './tables.ts'

export type CommissionRow = typeof commission.$inferSelect
export type OwnCommission = Own<{ commissionId: number; party: CommissionParty; isOffice: boolean }>

/** @throws COMMISSION_NOT_FOUND */
export async function findCommission(db: Db | Tx, commissionId: number): Promise<CommissionRow> {
  const [row] = await db.select().from(commission).where(eq(commission.commissionId, commissionId))
  if (!row) throw refuse('COMMISSION_NOT_FOUND')
  return row
}

/** Holds the row until the transaction ends. @throws COMMISSION_NOT_FOUND */
export async function lockCommission(tx: Tx, commissionId: number): Promise<CommissionRow> {
  // Two statements: a single one would answer with the row from before the wait.
  await tx.execute(sql`select 1 from commission where commission_id = ${commissionId} for update`)
  return findCommission(tx, commissionId)
}

/** @throws COMMISSION_NOT_FOUND for a user who is no party to it, as for one that does not exist */
export async function ownCommission(
  db: Db | Tx,
  { userId, commissionId }: { userId: string; commissionId: number },
): Promise<OwnCommission> {
  const { clientId, creatorUserId } = await findCommission(db, commissionId)
  const isOffice = (await adminOf(db, userId)) !== null
  const party = clientId === userId ? 'client' : creatorUserId === userId ? 'creator' : isOffice ? 'office' : null
  if (party === null) throw refuse('COMMISSION_NOT_FOUND')
  return markOwn({ commissionId, party, isOffice })
}
