// Putting a clip on a line of a published replay, and taking it off.
import { and, eq } from 'drizzle-orm'
import { mayVoice } from '#rules/scenario/voicing.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { lineVoices, voicesAt } from './line-voices.ts'
import { replayVoice, voiceClip } from './tables.ts'
import { type Asked, replayToVoice } from './voicing.ts'

type OfLine = Asked & { rowNo: number; now: Date }

/** @throws SCENARIO_NOT_FOUND, REPLAY_NOT_FOUND, VOICE_NOT_YOURS, CLIP_NOT_FOUND, LINE_NOT_SPOKEN, LINE_OF_ANOTHER */
export async function attach(tx: Tx, asked: OfLine & { clipId: number }) {
  const { voicing, cast, lines } = await replayToVoice(tx, asked)
  const { scenarioId, phase, rowNo, clipId, userId, now } = asked
  const [clip] = await tx.select().from(voiceClip).where(eq(voiceClip.clipId, clipId))
  const isUsable =
    clip !== undefined &&
    (voicing.own.has(clip.characterId) || (voicing.isMaster && cast.some(({ key }) => key === clip.characterId)))
  // A clip of others is answered like one that is not there.
  if (!isUsable) throw refuse('CLIP_NOT_FOUND')
  const line = lines.find(each => each.rowNo === rowNo)
  if (!line) throw refuse('LINE_NOT_SPOKEN')
  if (!mayVoice(line, clip.characterId, voicing)) throw refuse('LINE_OF_ANOTHER')
  await tx
    .insert(replayVoice)
    .values({ scenarioId, phase, rowNo, clipId, userId, createdAt: now })
    .onConflictDoUpdate({
      target: [replayVoice.scenarioId, replayVoice.phase, replayVoice.rowNo],
      set: { clipId, userId, createdAt: now },
    })
  const voice = (await lineVoices(tx, asked)).find(each => each.rowNo === rowNo)
  if (!voice) throw new Error('A voice was not written.')
  return voice
}

/** @throws SCENARIO_NOT_FOUND, REPLAY_NOT_FOUND, VOICE_NOT_YOURS also for the voice of a character of others */
export async function detach(tx: Tx, asked: OfLine) {
  const { voicing } = await replayToVoice(tx, asked)
  const { rowNo } = asked
  const where = and(voicesAt(asked), eq(replayVoice.rowNo, rowNo))
  const [row] = await tx
    .select({ characterId: voiceClip.characterId })
    .from(replayVoice)
    .innerJoin(voiceClip, eq(voiceClip.clipId, replayVoice.clipId))
    .where(where)
    .for('update', { of: replayVoice })
  if (!row) return { rowNo }
  if (!voicing.isMaster && !voicing.own.has(row.characterId)) throw refuse('VOICE_NOT_YOURS')
  await tx.delete(replayVoice).where(where)
  return { rowNo }
}
