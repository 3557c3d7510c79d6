// Phases that wait for a date, in the order in which the demo has to look at them, and the states in which residents take part.
import { inArray } from 'drizzle-orm'
import { awaitedDate } from '#rules/scenario/life-cycle.ts'
import type { PhaseDate } from '#rules/scenario/phase-facts.ts'
import { SCENARIO_STATES, type ScenarioState } from '#rules/scenario/states.ts'
import type { PhaseKey } from '../../areas/scenario/phase.ts'
import { scenarioPhase } from '../../areas/scenario/tables/scenario.ts'
import type { Db, Tx } from '../../db/client.ts'

/** States in which residents do something. */
const LIVED_IN: readonly ScenarioState[] = ['reservation', 'priority', 'recruiting', 'consultation']

const WAITING = SCENARIO_STATES.filter(state => awaitedDate(state) !== null)

const { openAt, reservationUntil, drawAt, confirmUntil, recruitUntil, playingUntil, replayDueAt } = scenarioPhase
const dates = { openAt, reservationUntil, drawAt, confirmUntil, recruitUntil, playingUntil, replayDueAt }
const { scenarioId, phase, worldId, state } = scenarioPhase

export type Waiting = PhaseKey & { worldId: string; state: ScenarioState; awaited: PhaseDate; at: Date }

/** Every phase that waits for a date, the next one first. */
export async function waitingPhases(db: Db | Tx): Promise<Waiting[]> {
  const rows = await db
    .select({ scenarioId, phase, worldId, state, ...dates })
    .from(scenarioPhase)
    .where(inArray(state, [...WAITING]))
  return rows
    .flatMap(row => {
      const awaited = awaitedDate(row.state)
      const at = awaited && row[awaited]
      return at
        ? [{ scenarioId: row.scenarioId, phase: row.phase, worldId: row.worldId, state: row.state, awaited, at }]
        : []
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime() || one.scenarioId - other.scenarioId)
}

export const isLivedIn = ({ state: of }: Pick<Waiting, 'state'>): boolean => LIVED_IN.includes(of)
