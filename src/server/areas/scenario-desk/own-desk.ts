// A phase at the desk of its master, or of the office, which reaches all.
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import { type AdminId, adminOf } from '../../platform/rights.ts'
import { currentPhase } from '../scenario/entry/own-entry.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'

export type DeskPhase = Own<PhaseKey & { worldId: string; masterId: string; isStaff: boolean }>
type Asked = { worldId: string; scenarioId: number; phase?: number | undefined }

async function find(db: Db | Tx, { worldId, scenarioId, phase }: Asked) {
  const [of] = await db
    .select({ worldId: scenario.worldId, masterId: scenario.masterId, isStaff: scenario.isStaff })
    .from(scenario)
    .where(eq(scenario.scenarioId, scenarioId))
  if (of?.worldId !== worldId) throw refuse('SCENARIO_NOT_FOUND')
  const key = phase === undefined ? await currentPhase(db, scenarioId) : { scenarioId, phase }
  return { ...key, ...of }
}

/**
 * @param asked without a phase the current one is meant (G49)
 * @throws SCENARIO_NOT_FOUND when it is somebody else's, or does not exist
 */
export async function ownDesk(db: Db | Tx, asked: Asked & { userId: string }): Promise<DeskPhase> {
  const found = await find(db, asked)
  if (found.masterId !== asked.userId) throw refuse('SCENARIO_NOT_FOUND')
  return markOwn(found)
}

/** A phase for reads that the office may make too. @throws SCENARIO_NOT_FOUND */
export async function readableDesk(db: Db | Tx, asked: Asked & { userId: string }): Promise<DeskPhase> {
  const found = await find(db, asked)
  if (found.masterId !== asked.userId && !(await adminOf(db, asked.userId))) throw refuse('SCENARIO_NOT_FOUND')
  return markOwn(found)
}

/** The phase of a scenario that the office decides on: the one that was handed in, else the current one. */
async function decidedPhase(db: Db | Tx, scenarioId: number): Promise<number | undefined> {
  const [pending] = await db
    .select({ phase: scenarioPhase.phase })
    .from(scenarioPhase)
    .where(
      and(
        eq(scenarioPhase.scenarioId, scenarioId),
        inArray(scenarioPhase.state, ['submitted', 'awaitingPublication', 'rejected']),
      ),
    )
    .orderBy(desc(scenarioPhase.phase))
    .limit(1)
  return pending?.phase
}

/** @param _adminId proof that the caller is the office @throws SCENARIO_NOT_FOUND */
export const approvalDesk = async (db: Db | Tx, _adminId: AdminId, asked: Asked): Promise<DeskPhase> =>
  markOwn(await find(db, { ...asked, phase: asked.phase ?? (await decidedPhase(db, asked.scenarioId)) }))

/** @param _adminId proof that the caller is the office */
export const officeDesk = async (db: Db | Tx, _adminId: AdminId, asked: Asked): Promise<DeskPhase> =>
  markOwn(await find(db, asked))
