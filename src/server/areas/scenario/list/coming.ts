// Openings that wait for their publication. Nothing of their story is told, but the hash of the seed of each one's lottery: it stands
// open before anybody can reserve, so that nobody can choose a seed that suits the applicants.
import { and, asc, eq, min, sql } from 'drizzle-orm'
import { COMING_SHOWN } from '#rules/scenario/lists.ts'
import type { Db } from '../../../db/client.ts'
import { isComing, scenarioPhase } from '../tables/scenario.ts'

const comingIn = (worldId: string) => and(eq(scenarioPhase.worldId, worldId), isComing)

/** Time at which the next opening of a world is published; null when none is planned. */
export async function nextOpening(db: Db, worldId: string): Promise<Date | null> {
  const [row] = await db
    .select({ openAt: min(scenarioPhase.openAt) })
    .from(scenarioPhase)
    .where(comingIn(worldId))
  return row?.openAt ?? null
}

/** The next openings of a world that have a lottery, the first date first, those without one last. */
export const comingLotteries = (db: Db, worldId: string) =>
  db
    .select({
      scenarioId: scenarioPhase.scenarioId,
      phase: scenarioPhase.phase,
      openAt: scenarioPhase.openAt,
      seedHash: scenarioPhase.seedHash,
    })
    .from(scenarioPhase)
    .where(and(comingIn(worldId), sql`settings->>'seats' is not null`))
    .orderBy(asc(scenarioPhase.openAt), asc(scenarioPhase.scenarioId))
    .limit(COMING_SHOWN)
