// Voices of the demo's replays: clips of their characters, put on their lines by their players, as players do it.
import { eq } from 'drizzle-orm'
import { character } from '../../areas/character/tables.ts'
import type { PhaseKey } from '../../areas/scenario/phase.ts'
import { attach } from '../../areas/voice/attach.ts'
import { voiceClip } from '../../areas/voice/tables.ts'
import type { Tx } from '../../db/client.ts'
import { rowsWith } from '../content/replays.ts'
import type { DemoChapter, DemoReplay } from '../shapes/replay.ts'
import { voiceId } from './store-voices.ts'

const HOUR = 3_600_000

/** The voice actor. */
export type Actor = { userId: string; name: string }
type Voiced = { told: DemoReplay; chapter: DemoChapter; publishAt: Date; voice: Actor; masterId: string }

export async function giveVoices(
  tx: Tx,
  key: PhaseKey,
  { told, chapter, publishAt, voice, masterId }: Voiced,
): Promise<void> {
  const createdAt = new Date(publishAt.getTime() - 24 * HOUR)
  for (const { character: characterId, title, words, reading, isWaiting } of chapter.voices) {
    const [made] = await tx
      .insert(voiceClip)
      .values({
        ...{ characterId, creatorId: voice.userId, creatorName: voice.name, shouhinmei: title, voiceText: words },
        ...{ file: voiceId({ character: characterId, reading }), createdAt },
      })
      .returning({ clipId: voiceClip.clipId })
    const [rowNo] = rowsWith(chapter.body, words)
    if (!made || rowNo === undefined || isWaiting) continue
    const [of] = await tx
      .select({ userId: character.userId })
      .from(character)
      .where(eq(character.characterId, characterId))
    const asked = {
      ...key,
      worldId: told.worldId,
      rowNo,
      clipId: made.clipId,
      now: new Date(publishAt.getTime() + HOUR),
    }
    await attach(tx, { ...asked, userId: of?.userId ?? masterId })
  }
}
