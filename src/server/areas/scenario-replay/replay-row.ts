// The replay of a phase as the verbs need it: read, or locked so that its changes happen one after the other.
import { and, eq } from 'drizzle-orm'
import type { Replay } from '#rules/scenario/replay.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { scenarioEntry } from '../scenario/tables/entry.ts'
import { scenarioReplay } from './tables.ts'

export type ReplayRow = typeof scenarioReplay.$inferSelect

const NOTHING: Replay = { body: '', result: null, castList: [], partList: [] }

export const keyOf = ({ scenarioId, phase }: PhaseKey) =>
  and(eq(scenarioReplay.scenarioId, scenarioId), eq(scenarioReplay.phase, phase))

/** The replay of a phase; one that is not begun is empty, with version 0. */
export async function findReplay(
  db: Db | Tx,
  { scenarioId, phase, worldId }: PhaseKey & { worldId: string },
  now: Date,
) {
  const [row] = await db.select().from(scenarioReplay).where(keyOf({ scenarioId, phase }))
  const none = { publishAt: null, approvedBy: null, publishedAt: null }
  const begun: ReplayRow = {
    ...{ scenarioId, phase, worldId, state: 'writing', stateSince: now, replay: NOTHING, length: 0, version: 0 },
    ...none,
  }
  return row ?? begun
}

/** Holds the row until the transaction ends. @throws SCENARIO_STATE when nothing was saved yet */
export async function lockReplay(tx: Tx, key: PhaseKey): Promise<ReplayRow> {
  const [row] = await tx.select().from(scenarioReplay).where(keyOf(key)).for('update')
  if (!row) throw refuse('SCENARIO_STATE')
  return row
}

/** Entries of all participants. */
export async function castOf(db: Db | Tx, { scenarioId, phase }: PhaseKey): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ entryId: scenarioEntry.entryId })
    .from(scenarioEntry)
    .where(
      and(eq(scenarioEntry.scenarioId, scenarioId), eq(scenarioEntry.phase, phase), eq(scenarioEntry.state, 'seated')),
    )
  return new Set(rows.map(({ entryId }) => entryId))
}
