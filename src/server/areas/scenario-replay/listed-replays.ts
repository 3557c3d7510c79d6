// Published replays in a list: result, length, faces of the cast, and whether the reader has read them.
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { ScenarioResult } from '#rules/scenario/replay.ts'
import type { Db } from '../../db/client.ts'
import { adminOf } from '../../platform/rights.ts'
import { character } from '../character/tables.ts'
import { isPhase } from '../scenario/is-phase.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { scenarioEntry } from '../scenario/tables/entry.ts'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import { isReadable } from './readable.ts'
import { characterHistory, scenarioReplay } from './tables.ts'

const FACES = 6

/** @param userId null for guests */
export async function listedReplays(db: Db, userId: string | null, keys: readonly PhaseKey[]) {
  if (keys.length === 0) return []
  const isOffice = userId !== null && (await adminOf(db, userId)) !== null
  const rows = await db
    .select({
      scenarioId: scenarioReplay.scenarioId,
      phase: scenarioReplay.phase,
      result: sql<ScenarioResult>`${scenarioReplay.replay}->>'result'`,
      length: sql<number | null>`case when ${isReadable({ userId, isOffice })} then ${scenarioReplay.length} end`,
      isRead: sql<boolean>`exists (select 1 from reading_place r where r.user_id = ${userId ?? ''} and r.ratio >= 1
        and r.text_key = 'replay:' || ${scenarioReplay.scenarioId} || '-' || ${scenarioReplay.phase})`,
    })
    .from(scenarioReplay)
    .innerJoin(scenarioPhase, isPhase(scenarioReplay))
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioReplay.scenarioId))
    .where(
      and(
        eq(scenarioReplay.state, 'published'),
        or(
          ...keys.map(({ scenarioId, phase }) =>
            and(eq(scenarioReplay.scenarioId, scenarioId), eq(scenarioReplay.phase, phase)),
          ),
        ),
      ),
    )
  const cast = await castsOf(db, userId, keys)
  return rows.map(row => {
    const own = cast.filter(({ scenarioId, phase }) => scenarioId === row.scenarioId && phase === row.phase)
    const faces = own.toSorted((one, other) => Number(other.isMine) - Number(one.isMine)).slice(0, FACES)
    return { ...row, castList: faces.map(({ scenarioId: _, phase: __, ...face }) => face), castCount: own.length }
  })
}

async function castsOf(db: Db, userId: string | null, keys: readonly PhaseKey[]) {
  const rows = await db
    .select({
      scenarioId: characterHistory.scenarioId,
      phase: characterHistory.phase,
      characterId: character.characterId,
      characterFullName: character.characterFullName,
      icon: character.icon,
      userId: character.userId,
    })
    .from(characterHistory)
    .innerJoin(character, eq(character.characterId, characterHistory.characterId))
    .where(
      inArray(
        characterHistory.entryId,
        db
          .select({ entryId: scenarioEntry.entryId })
          .from(scenarioEntry)
          .where(
            inArray(
              scenarioEntry.scenarioId,
              keys.map(({ scenarioId }) => scenarioId),
            ),
          ),
      ),
    )
    .orderBy(asc(characterHistory.entryId))
  return rows.map(({ userId: of, ...face }) => ({ ...face, isMine: of === userId }))
}
