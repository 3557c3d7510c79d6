// An extra that its master, the office or the clock has a right to change; locked, so that its changes happen one after the other.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import { type DeskSide, type ExtraRow, reachedBy } from './extra-row.ts'
import { scenarioExtra } from './tables.ts'

export type OwnExtra = Own<ExtraRow>

/** Holds the row until the transaction ends. @throws EXTRA_NOT_FOUND */
export async function lockExtra(tx: Tx, extraId: number, side: DeskSide): Promise<OwnExtra> {
  const [row] = await tx
    .select()
    .from(scenarioExtra)
    .where(and(eq(scenarioExtra.extraId, extraId), reachedBy(side)))
    .for('update')
  if (!row) throw refuse('EXTRA_NOT_FOUND')
  return markOwn(row)
}

/** One that waits for its date, which a job publishes; null where it waits no more. */
export async function lockAwaitingExtra(tx: Tx, extraId: number): Promise<OwnExtra | null> {
  const [row] = await tx
    .select()
    .from(scenarioExtra)
    .where(and(eq(scenarioExtra.extraId, extraId), eq(scenarioExtra.state, 'awaiting')))
    .for('update')
  return row ? markOwn(row) : null
}
