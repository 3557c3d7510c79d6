// The entry of a character of the caller whose seat in a phase is certain: the condition for texts and tags.
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/client.ts'
import type { OwnCharacter } from '../../../platform/own-character.ts'
import { refuse } from '../../../platform/refuse.ts'
import { isPhase } from '../is-phase.ts'
import type { PhaseKey } from '../phase.ts'
import { scenarioEntry } from '../tables/entry.ts'
import { scenario, scenarioPhase } from '../tables/scenario.ts'

/** Whether something of the replay of a phase was saved. */
export async function isReplayBegun(db: Db | Tx, { scenarioId, phase }: PhaseKey): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from scenario_replay where scenario_id = ${scenarioId} and phase = ${phase}`)
  return rows.length > 0
}

export type EntryPhase = Awaited<ReturnType<typeof readPhase>>

/** @throws SCENARIO_NOT_FOUND */
export async function readPhase(db: Db | Tx, { scenarioId, phase }: PhaseKey) {
  const [row] = await db
    .select({
      scenarioId: scenarioPhase.scenarioId,
      phase: scenarioPhase.phase,
      worldId: scenarioPhase.worldId,
      state: scenarioPhase.state,
      settings: scenarioPhase.settings,
      playingUntil: scenarioPhase.playingUntil,
    })
    .from(scenarioPhase)
    .where(isPhase({ scenarioId, phase }))
  if (!row) throw refuse('SCENARIO_NOT_FOUND')
  return row
}

/** The current phase of a scenario, which calls without a phase mean (G49). @throws SCENARIO_NOT_FOUND */
export async function currentPhase(db: Db | Tx, scenarioId: number): Promise<PhaseKey> {
  const [row] = await db
    .select({ scenarioId: scenario.scenarioId, phase: scenario.phase })
    .from(scenario)
    .where(eq(scenario.scenarioId, scenarioId))
  if (!row) throw refuse('SCENARIO_NOT_FOUND')
  return row
}

type Asked = PhaseKey & { userId: string; own: Pick<OwnCharacter, 'characterId' | 'worldId'> }

/** @throws SCENARIO_NOT_FOUND, ENTRY_NOT_FOUND */
export async function ownEntry(db: Db | Tx, { scenarioId, phase, userId, own }: Asked) {
  const of = await readPhase(db, { scenarioId, phase })
  if (of.worldId !== own.worldId) throw refuse('SCENARIO_NOT_FOUND')
  const [entry] = await db
    .select()
    .from(scenarioEntry)
    .where(
      and(
        eq(scenarioEntry.scenarioId, scenarioId),
        eq(scenarioEntry.phase, phase),
        eq(scenarioEntry.characterId, own.characterId),
        eq(scenarioEntry.userId, userId),
        eq(scenarioEntry.state, 'seated'),
      ),
    )
  if (!entry) throw refuse('ENTRY_NOT_FOUND')
  return { of, entry }
}
