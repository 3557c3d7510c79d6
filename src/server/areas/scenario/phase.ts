// A phase as the verbs need it: locked, so that its changes happen one after the other.
import { eq } from 'drizzle-orm'
import { scenarioKind } from '#rules/codes/scenario.ts'
import type { PhaseFacts } from '#rules/scenario/phase-facts.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { isPhase } from './is-phase.ts'
import { scenario, scenarioPhase } from './tables/scenario.ts'

export type PhaseKey = { scenarioId: number; phase: number }
export type PhaseRow = typeof scenarioPhase.$inferSelect &
  Pick<typeof scenario.$inferSelect, 'kind' | 'type' | 'masterId' | 'title'>

const found = (db: Db | Tx, { scenarioId, phase }: PhaseKey) =>
  db
    .select({
      phase: scenarioPhase,
      kind: scenario.kind,
      type: scenario.type,
      masterId: scenario.masterId,
      title: scenario.title,
    })
    .from(scenarioPhase)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioPhase.scenarioId))
    .where(isPhase({ scenarioId, phase }))

/** Holds the row of a phase until the transaction ends. @throws SCENARIO_NOT_FOUND */
export async function lockPhase(tx: Tx, key: PhaseKey): Promise<PhaseRow> {
  const [row] = await found(tx, key).for('update', { of: scenarioPhase })
  if (!row) throw refuse('SCENARIO_NOT_FOUND')
  const { phase, ...of } = row
  return { ...phase, ...of }
}

/** Facts of a phase that the clock decides by. */
export const factsOf = ({ kind, settings, state, applicants, seated }: PhaseRow): PhaseFacts => {
  // Before the seats are given, applicants are counted; afterwards, certain seats.
  const heads = state === 'reservation' ? applicants : seated
  return {
    isEvent: kind === scenarioKind.event,
    hasMoreApplicantsThanSeats: settings.seats !== null && applicants > settings.seats,
    isFull: settings.seats !== null && heads >= settings.seats,
    hasMinimum: heads >= settings.minimum,
  }
}
