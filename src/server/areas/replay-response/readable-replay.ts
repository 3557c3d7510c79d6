// The published replay whose responses a caller asks for. They are for those who may read its text; every call of responses asks here.
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { appUser } from '../identity/tables.ts'
import { isPhase } from '../scenario/is-phase.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { isKnown } from '../scenario/readable-scenario.ts'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import { readerOf, readsBody } from '../scenario-replay/shown-replay.ts'
import { scenarioReplay } from '../scenario-replay/tables.ts'

/** @property userId null for guests */
export type Reading = PhaseKey & { worldId: string; userId: string | null }

/** @throws SCENARIO_NOT_FOUND, REPLAY_NOT_FOUND, RESPONSES_CLOSED for a private replay of others */
export async function readableReplay(db: Db | Tx, asked: Reading) {
  const [found] = await db
    .select({
      masterId: scenario.masterId,
      publicMasterId: appUser.publicUserId,
      title: scenario.title,
      isPrivate: scenario.isPrivate,
      state: scenarioReplay.state,
      publishedAt: scenarioReplay.publishedAt,
    })
    .from(scenarioPhase)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioPhase.scenarioId))
    .innerJoin(appUser, eq(appUser.userId, scenario.masterId))
    .leftJoin(
      scenarioReplay,
      and(eq(scenarioReplay.scenarioId, scenarioPhase.scenarioId), eq(scenarioReplay.phase, scenarioPhase.phase)),
    )
    .where(
      and(
        isPhase(asked),
        eq(scenarioPhase.worldId, asked.worldId),
        isNotNull(scenarioPhase.publishedAt),
        isKnown(asked.userId),
      ),
    )
  if (!found) throw refuse('SCENARIO_NOT_FOUND')
  const { masterId, publicMasterId, title, isPrivate, state, publishedAt } = found
  if (state !== 'published' || publishedAt === null) throw refuse('REPLAY_NOT_FOUND')
  if (isPrivate && !readsBody(isPrivate, await readerOf(db, asked, asked.userId))) throw refuse('RESPONSES_CLOSED')
  return { masterId, publicMasterId, title, isMaster: masterId === asked.userId }
}
