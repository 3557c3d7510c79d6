// Voices on the lines of a replay, as its readers hear them.
import { and, asc, eq, inArray } from 'drizzle-orm'
import { soundSource } from '#rules/sounds.ts'
import type { Db, Tx } from '../../db/client.ts'
import { character } from '../character/tables.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { replayVoice, voiceClip } from './tables.ts'

export const clipColumns = {
  clipId: voiceClip.clipId,
  characterId: voiceClip.characterId,
  shouhinmei: voiceClip.shouhinmei,
  voiceText: voiceClip.voiceText,
  creatorName: voiceClip.creatorName,
  file: voiceClip.file,
  characterIcon: character.icon,
}

/** A clip as it is answered. No clip has an entry in a gallery yet. */
export const toClip = <Row extends { file: string }>({ file, ...row }: Row) => ({
  ...row,
  shouhinNaiyou: soundSource(file),
  galleryIcon: null,
})

export const voicesAt = ({ scenarioId, phase }: PhaseKey) =>
  and(eq(replayVoice.scenarioId, scenarioId), eq(replayVoice.phase, phase))

/** Voices of a replay in the order of its lines. Whoever calls this has proven the reader's right to the body. */
export async function lineVoices(db: Db | Tx, key: PhaseKey) {
  const rows = await db
    .select({ ...clipColumns, rowNo: replayVoice.rowNo })
    .from(replayVoice)
    .innerJoin(voiceClip, eq(voiceClip.clipId, replayVoice.clipId))
    .innerJoin(character, eq(character.characterId, voiceClip.characterId))
    .where(voicesAt(key))
    .orderBy(asc(replayVoice.rowNo))
  return rows.map(toClip)
}

/** Whether one of some characters has a clip. */
export async function hasClips(db: Db | Tx, characterIds: readonly string[]): Promise<boolean> {
  if (characterIds.length === 0) return false
  const of = inArray(voiceClip.characterId, [...characterIds])
  return (await db.select({ clipId: voiceClip.clipId }).from(voiceClip).where(of).limit(1)).length > 0
}
