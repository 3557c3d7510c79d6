// Lines and clips to choose from: the spoken lines of a replay, and the clips of the characters that speak in them.
import { count, desc, eq, inArray } from 'drizzle-orm'
import { voiceableLines } from '#rules/scenario/voicing.ts'
import type { Db } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from '../character/tables.ts'
import { clipColumns, toClip } from './line-voices.ts'
import { voiceClip } from './tables.ts'
import { type Asked, replayToVoice } from './voicing.ts'

/** @throws SCENARIO_NOT_FOUND, REPLAY_NOT_FOUND, VOICE_NOT_YOURS */
export async function getLines(db: Db, asked: Asked) {
  const { voicing, cast, lines } = await replayToVoice(db, asked)
  const usable = cast.filter(({ key }) => voicing.isMaster || voicing.own.has(key))
  const counted = await db
    .select({ characterId: voiceClip.characterId, clips: count() })
    .from(voiceClip)
    .where(
      inArray(
        voiceClip.characterId,
        usable.map(({ key }) => key),
      ),
    )
    .groupBy(voiceClip.characterId)
  return {
    lineList: voiceableLines(lines, voicing).map(({ rowNo, speaker }) => ({ rowNo, characterId: speaker })),
    characterList: usable.map(({ key, characterFullName }) => ({
      ...{ characterId: key, characterFullName },
      clips: counted.find(({ characterId }) => characterId === key)?.clips ?? 0,
    })),
  }
}

/** @throws SCENARIO_NOT_FOUND, REPLAY_NOT_FOUND, VOICE_NOT_YOURS */
export async function getClips(db: Db, asked: Asked & { characterId: string; pageStart: number; perPage: number }) {
  const { voicing, cast } = await replayToVoice(db, asked)
  const { characterId, pageStart, perPage } = asked
  const isIn = cast.some(({ key }) => key === characterId)
  if (!isIn || !(voicing.isMaster || voicing.own.has(characterId))) throw refuse('VOICE_NOT_YOURS')
  const where = eq(voiceClip.characterId, characterId)
  const rows = await db
    .select(clipColumns)
    .from(voiceClip)
    .innerJoin(character, eq(character.characterId, voiceClip.characterId))
    .where(where)
    .orderBy(desc(voiceClip.clipId))
    .limit(perPage)
    .offset((pageStart - 1) * perPage)
  const [all] = await db.select({ count: count() }).from(voiceClip).where(where)
  return { clipList: rows.map(toClip), count: all?.count ?? 0 }
}
