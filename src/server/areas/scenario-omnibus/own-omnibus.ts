// A theme that its master or the office has a right to; locked for acts, so that its changes happen one after the other.
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { scenarioOmnibus } from '../order/tables/plan.ts'

export type OwnOmnibus = Own<typeof scenarioOmnibus.$inferSelect>

/** Side that asks: a master reaches the master's own themes, the office all. */
type OmnibusSide = { masterId: string } | { adminId: AdminId }

const reachedBy = (side: OmnibusSide) => ('masterId' in side ? eq(scenarioOmnibus.masterId, side.masterId) : undefined)

/** @throws OMNIBUS_NOT_FOUND when it is somebody else's, or does not exist */
export async function findOmnibus(db: Db | Tx, omnibusId: number, side: OmnibusSide): Promise<OwnOmnibus> {
  const [row] = await db
    .select()
    .from(scenarioOmnibus)
    .where(and(eq(scenarioOmnibus.omnibusId, omnibusId), reachedBy(side)))
  if (!row) throw refuse('OMNIBUS_NOT_FOUND')
  return markOwn(row)
}

/** Holds the row until the transaction ends. @throws OMNIBUS_NOT_FOUND, OMNIBUS_CHANGED */
export async function lockOmnibus(
  tx: Tx,
  { omnibusId, baseVersion }: { omnibusId: number; baseVersion?: number },
  side: OmnibusSide,
): Promise<OwnOmnibus> {
  const [row] = await tx
    .select()
    .from(scenarioOmnibus)
    .where(and(eq(scenarioOmnibus.omnibusId, omnibusId), reachedBy(side)))
    .for('update')
  if (!row) throw refuse('OMNIBUS_NOT_FOUND')
  if (baseVersion !== undefined && row.version !== baseVersion) throw refuse('OMNIBUS_CHANGED')
  return markOwn(row)
}
