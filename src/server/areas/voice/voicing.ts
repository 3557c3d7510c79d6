// A published replay whose lines somebody may give voices: its master, and players of its characters. Every call of theirs enters
// here.
import { and, eq, inArray } from 'drizzle-orm'
import { spokenLines, type Voicing } from '#rules/scenario/voicing.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from '../character/tables.ts'
import { isPhase } from '../scenario/is-phase.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { isKnown } from '../scenario/readable-scenario.ts'
import { scenarioEntry } from '../scenario/tables/entry.ts'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import { namesOf } from '../scenario-replay/cast.ts'
import { scenarioCastNote, scenarioReplay } from '../scenario-replay/tables.ts'

export type Asked = PhaseKey & { worldId: string; userId: string }

/** @throws SCENARIO_NOT_FOUND, REPLAY_NOT_FOUND */
export async function voicedReplay(db: Db | Tx, { scenarioId, phase, worldId, userId }: Asked) {
  const [found] = await db
    .select({
      masterId: scenario.masterId,
      title: scenario.title,
      publishedAt: scenarioPhase.publishedAt,
      replay: scenarioReplay,
    })
    .from(scenarioPhase)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioPhase.scenarioId))
    .leftJoin(
      scenarioReplay,
      and(eq(scenarioReplay.scenarioId, scenarioPhase.scenarioId), eq(scenarioReplay.phase, scenarioPhase.phase)),
    )
    .where(and(isPhase({ scenarioId, phase }), eq(scenarioPhase.worldId, worldId), isKnown(userId)))
  if (!found?.publishedAt) throw refuse('SCENARIO_NOT_FOUND')
  if (found.replay?.state !== 'published') throw refuse('REPLAY_NOT_FOUND')
  const { masterId, title, replay } = found
  return { masterId, title, replay: replay.replay }
}

/** @throws SCENARIO_NOT_FOUND, REPLAY_NOT_FOUND, VOICE_NOT_YOURS */
export async function replayToVoice(db: Db | Tx, asked: Asked) {
  const { userId } = asked
  const { masterId, replay } = await voicedReplay(db, asked)
  const cast = await voicedCast(
    db,
    replay.castList.map(({ entryId }) => entryId),
  )
  const isMaster = masterId === userId
  const own = new Set(cast.filter(one => one.userId === userId).map(({ key }) => key))
  if (!isMaster && own.size === 0) throw refuse('VOICE_NOT_YOURS')
  const voicing: Voicing<string> = { isMaster, own }
  return { voicing, cast, lines: spokenLines(replay.body, cast) }
}

/** Participants with the names under which the text speaks of them. */
async function voicedCast(db: Db | Tx, entryIds: readonly number[]) {
  if (entryIds.length === 0) return []
  const rows = await db
    .select({ userId: scenarioEntry.userId, who: character, names: scenarioCastNote.names })
    .from(scenarioEntry)
    .innerJoin(character, eq(character.characterId, scenarioEntry.characterId))
    .leftJoin(scenarioCastNote, eq(scenarioCastNote.entryId, scenarioEntry.entryId))
    .where(inArray(scenarioEntry.entryId, [...entryIds]))
  return rows.map(({ userId, who, names }) => ({
    key: who.characterId,
    ...{ userId, characterFullName: who.characterFullName, nameList: namesOf(who, names ?? []) },
  }))
}
