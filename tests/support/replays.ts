// Replays for tests: one in a given state, with a result for every participant.
import { and, eq } from 'drizzle-orm'
import type { CastResult, Replay } from '#rules/scenario/replay.ts'
import type { ReplayState } from '#rules/scenario/replay-steps.ts'
import { replaceCount } from '#rules/text/count.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { characterHistory, scenarioReplay } from '#server/areas/scenario-replay/tables.ts'
import type { Db } from '#server/db/client.ts'
import { PLAY_NOW } from './play.ts'

/** A result without rewards. */
export const castResult = (entryId: number, more: Partial<CastResult> = {}): CastResult => ({
  ...{ entryId, result: 'Success', experience: 0, money: 0, items: [], title: '', mvpReason: null, deletedItems: [] },
  ...more,
})

export const BODY = '霧笛が、三度鳴った。\n灯台守は灯りを見上げた。'.repeat(20)

export async function givenReplay(db: Db, { scenarioId, phase }: PhaseKey, state: ReplayState): Promise<Replay> {
  const entries = await db
    .select()
    .from(scenarioEntry)
    .where(
      and(eq(scenarioEntry.scenarioId, scenarioId), eq(scenarioEntry.phase, phase), eq(scenarioEntry.state, 'seated')),
    )
  const castList = entries.map(({ entryId }) => castResult(entryId))
  const replay: Replay = { body: BODY, result: 'Success', castList, partList: [] }
  const isPublished = state === 'published'
  await db.insert(scenarioReplay).values({
    ...{ scenarioId, phase, worldId: 'harbor', state, stateSince: PLAY_NOW, replay, length: replaceCount(BODY) },
    ...{ publishAt: isPublished || state === 'awaiting' ? PLAY_NOW : null, publishedAt: isPublished ? PLAY_NOW : null },
  })
  if (isPublished) {
    for (const { entryId, characterId } of entries)
      await db.insert(characterHistory).values({
        ...{ entryId, characterId, scenarioId, phase, result: 'Success', experience: 0, money: 0, items: [] },
        ...{ levelBefore: 1, levelAfter: 1, createdAt: PLAY_NOW },
      })
  }
  return replay
}
