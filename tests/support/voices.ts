// Voices for tests: clips of characters, and replays in which somebody speaks.
import { and, eq } from 'drizzle-orm'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { scenarioReplay } from '#server/areas/scenario-replay/tables.ts'
import { voiceClip } from '#server/areas/voice/tables.ts'
import type { Db } from '#server/db/client.ts'
import { PLAY_NOW } from './play.ts'

/** A clip of a character. @returns its id */
export async function givenClip(db: Db, characterId: string, shouhinmei = '霧が来る'): Promise<number> {
  const [made] = await db
    .insert(voiceClip)
    .values({
      ...{ characterId, creatorName: 'こだま', shouhinmei, voiceText: '「霧が来る」', file: 'fog-1' },
      createdAt: PLAY_NOW,
    })
    .returning({ clipId: voiceClip.clipId })
  return made?.clipId ?? 0
}

/** Gives a replay another body. */
export async function speakIn(db: Db, { scenarioId, phase }: PhaseKey, body: string): Promise<void> {
  const of = and(eq(scenarioReplay.scenarioId, scenarioId), eq(scenarioReplay.phase, phase))
  const [row] = await db.select().from(scenarioReplay).where(of)
  if (!row) throw new Error('No such replay.')
  await db
    .update(scenarioReplay)
    .set({ replay: { ...row.replay, body } })
    .where(of)
}
