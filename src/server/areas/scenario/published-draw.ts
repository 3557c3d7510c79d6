// The draw of a phase as everybody can repeat it: its entries by their public numbers, and the seed.
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { ticketsOf } from '#rules/scenario/lottery.ts'
import type { Db } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { publishedPhase } from './detail.ts'
import type { PhaseKey } from './phase.ts'
import { scenarioEntry } from './tables/entry.ts'
import { scenarioPhase } from './tables/scenario.ts'

/** @throws SCENARIO_NOT_FOUND also before the draw */
export async function getLottery(db: Db, query: PhaseKey & { worldId: string }) {
  const { row } = await publishedPhase(db, query)
  const { scenarioId, phase } = row
  const [drawn] = await db
    .select({
      seed: scenarioPhase.seed,
      seedHash: scenarioPhase.seedHash,
      entriesHash: scenarioPhase.entriesHash,
      drawnAt: scenarioPhase.drawnAt,
    })
    .from(scenarioPhase)
    .where(and(eq(scenarioPhase.scenarioId, scenarioId), eq(scenarioPhase.phase, phase)))
  const { seats } = row.settings
  if (!drawn?.drawnAt || drawn.entriesHash === null || seats === null) throw refuse('SCENARIO_NOT_FOUND')
  const entries = await db
    .select({ publicNumber: scenarioEntry.publicNumber, fatePower: scenarioEntry.fatePower, rank: scenarioEntry.rank })
    .from(scenarioEntry)
    .where(and(eq(scenarioEntry.scenarioId, scenarioId), eq(scenarioEntry.phase, phase), isNotNull(scenarioEntry.rank)))
    .orderBy(asc(scenarioEntry.publicNumber))
  return {
    ...drawn,
    drawnAt: drawn.drawnAt,
    entriesHash: drawn.entriesHash,
    seats,
    entryList: entries.map(({ publicNumber, fatePower, rank }) => ({
      publicNumber,
      tickets: ticketsOf(fatePower),
      rank: rank ?? 0,
      hasWon: (rank ?? 0) <= seats,
    })),
  }
}
