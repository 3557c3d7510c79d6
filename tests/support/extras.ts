// Extras for tests: one in a given state beside a chapter that stands in the database.
import type { ReplayState } from '#rules/scenario/replay-steps.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { scenarioExtra } from '#server/areas/scenario-extra/tables.ts'
import type { Db } from '#server/db/client.ts'
import { PLAY_NOW } from './play.ts'

export const EXTRA_BODY = '灯台守は、朝の湯を沸かしていた。'.repeat(20)

export const extraTexts = { title: '灯台守の朝', teaser: '事件のあと、灯台で。', body: EXTRA_BODY, price: 120 }

export async function givenExtra(
  db: Db,
  { scenarioId, phase, masterId }: PhaseKey & { masterId: string },
  state: ReplayState,
  more: Partial<typeof scenarioExtra.$inferInsert> = {},
): Promise<number> {
  const isPublished = state === 'published'
  const [made] = await db
    .insert(scenarioExtra)
    .values({
      ...{ scenarioId, phase, worldId: 'harbor', masterId, ...extraTexts, length: 340, state },
      ...{ stateSince: PLAY_NOW, createdAt: PLAY_NOW },
      approvedBy: isPublished || state === 'awaiting' ? masterId : null,
      publishAt: isPublished || state === 'awaiting' ? PLAY_NOW : null,
      publishedAt: isPublished ? PLAY_NOW : null,
      ...more,
    })
    .returning({ extraId: scenarioExtra.extraId })
  if (!made) throw new Error('No extra was made.')
  return made.extraId
}
