// Condition that a reader may read the text of a replay, for statements. Pages, lists and files decide by it, or by readerOf, which
// judges one replay in the same way.
import { eq, or, type SQL, sql } from 'drizzle-orm'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'

/** Condition for statements that join scenario and scenario_phase. @param userId null for guests */
export const isReadable = ({ userId, isOffice }: { userId: string | null; isOffice: boolean }): SQL<boolean> =>
  (or(
    sql`${isOffice}::boolean`,
    eq(scenario.isPrivate, false),
    ...(userId === null ? [] : [eq(scenario.masterId, userId), isIn(userId)]),
  ) ?? sql`false`) as SQL<boolean>

const isIn = (userId: string) => sql`exists (select 1 from scenario_entry e
  where e.scenario_id = ${scenarioPhase.scenarioId} and e.phase = ${scenarioPhase.phase}
    and e.user_id = ${userId} and e.state = 'seated')`
