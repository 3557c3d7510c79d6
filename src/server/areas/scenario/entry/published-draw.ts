// The draw of a phase as everybody can repeat it: its entries by their public numbers, and the seed.
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { EntryState } from '#rules/scenario/entries.ts'
import { ticketsOf } from '#rules/scenario/lottery.ts'
import type { Db } from '../../../db/client.ts'
import { refuse } from '../../../platform/refuse.ts'
import { publishedPhase } from '../detail.ts'
import { isPhase } from '../is-phase.ts'
import type { PhaseKey } from '../phase.ts'
import { scenarioEntry } from '../tables/entry.ts'
import { scenarioPhase } from '../tables/scenario.ts'

const hasWon = ({ state }: { state: EntryState }): boolean => state !== 'lost'

/** @throws SCENARIO_NOT_FOUND also before the draw */
export async function getLottery(db: Db, query: PhaseKey & { worldId: string; userId: string | null }) {
  const {
    row: { scenarioId, phase },
  } = await publishedPhase(db, query)
  const [drawn] = await db
    .select({
      seed: scenarioPhase.seed,
      seedHash: scenarioPhase.seedHash,
      entriesHash: scenarioPhase.entriesHash,
      drawnAt: scenarioPhase.drawnAt,
    })
    .from(scenarioPhase)
    .where(isPhase({ scenarioId, phase }))
  if (!drawn?.drawnAt || drawn.entriesHash === null) throw refuse('SCENARIO_NOT_FOUND')
  const entries = await db
    .select({
      publicNumber: scenarioEntry.publicNumber,
      fatePower: scenarioEntry.fatePower,
      rank: scenarioEntry.rank,
      state: scenarioEntry.state,
    })
    .from(scenarioEntry)
    .where(and(eq(scenarioEntry.scenarioId, scenarioId), eq(scenarioEntry.phase, phase), isNotNull(scenarioEntry.rank)))
    .orderBy(asc(scenarioEntry.publicNumber))
  return {
    ...drawn,
    drawnAt: drawn.drawnAt,
    entriesHash: drawn.entriesHash,
    // As many as were drawn: the office may have changed the seats since.
    seats: entries.filter(hasWon).length,
    entryList: entries.map(({ publicNumber, fatePower, rank, state }) => ({
      publicNumber,
      tickets: ticketsOf(fatePower),
      rank: rank ?? 0,
      hasWon: hasWon({ state }),
    })),
  }
}
