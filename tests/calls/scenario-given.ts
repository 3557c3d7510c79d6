// Phases of scenarios for the samples of scenario calls: each in a state, with an entry of the play world's `player`.
import { and, eq } from 'drizzle-orm'
import { type EntryState, isRunning } from '#rules/scenario/entries.ts'
import { hashOfEntries } from '#rules/scenario/lottery.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { scenarioPost } from '#server/areas/scenario/tables/board.ts'
import { scenarioEntry, scenarioTeamMember, scenarioTeamTag } from '#server/areas/scenario/tables/entry.ts'
import { scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import type { TestDatabase } from '../support/database.ts'
import { PLAY_NOW } from '../support/play.ts'
import { givenScenario } from '../support/scenarios.ts'

const LATER = new Date('2037-01-01T00:00:00+09:00')
const CHARACTER = 'harbor-rinne'

/** A published phase that stays in a state for years; other entries of the player are ended, because of the limit. */
export async function onlyPhase(
  { db, users }: TestDatabase,
  state: ScenarioState,
  entry: EntryState | null,
): Promise<{ worldId: string; scenarioId: number; phase: number; entryId: number }> {
  await db.update(scenarioEntry).set({ state: 'ended' }).where(eq(scenarioEntry.userId, users.player))
  const key = await givenScenario(db, users.admin)
  await db
    .update(scenarioPhase)
    .set({
      ...{ state, publishedAt: PLAY_NOW, reservationUntil: LATER, drawAt: LATER, confirmUntil: LATER },
      ...{ recruitUntil: LATER, playingUntil: LATER, replayDueAt: LATER },
    })
    .where(and(eq(scenarioPhase.scenarioId, key.scenarioId), eq(scenarioPhase.phase, key.phase)))
  if (entry === null) return { worldId: 'harbor', ...key, entryId: 0 }
  const [made] = await db
    .insert(scenarioEntry)
    .values({
      ...{ ...key, worldId: 'harbor', characterId: CHARACTER, userId: users.player, state: entry, isAlone: true },
      ...{ publicNumber: 123_456, cost: 0, createdAt: PLAY_NOW, seatedAt: isRunning(entry) ? PLAY_NOW : null },
    })
    .returning({ entryId: scenarioEntry.entryId })
  return { worldId: 'harbor', ...key, entryId: made?.entryId ?? 0 }
}

export const named = ({ worldId, scenarioId, phase }: Awaited<ReturnType<typeof onlyPhase>>) => ({
  ...{ worldId, scenarioId, phase },
})

/** A phase after the draw. */
export async function drawnPhase(database: TestDatabase) {
  const of = await onlyPhase(database, 'priority', 'won')
  await database.db.update(scenarioEntry).set({ rank: 1 }).where(eq(scenarioEntry.entryId, of.entryId))
  await database.db
    .update(scenarioPhase)
    .set({ drawnAt: PLAY_NOW, entriesHash: await hashOfEntries([{ number: 123_456, tickets: 10 }]) })
    .where(eq(scenarioPhase.scenarioId, of.scenarioId))
  return named(of)
}

/** A consultation with a post of the player, written at this moment. */
export async function withPost(database: TestDatabase) {
  const { entryId: _, ...of } = await onlyPhase(database, 'consultation', 'seated')
  const [made] = await database.db
    .insert(scenarioPost)
    .values({
      ...{ scenarioId: of.scenarioId, phase: of.phase, userId: database.users.player, characterId: CHARACTER },
      // Later than any clock of the suites, so that it can still be changed.
      ...{ voice: 'PL', body: '灯台へ行きます。', createdAt: LATER },
    })
    .returning({ postId: scenarioPost.postId })
  return { ...of, postId: made?.postId ?? 0 }
}

/** A consultation with a team tag that the player's character made. */
export async function withTag(database: TestDatabase) {
  const { entryId, ...of } = await onlyPhase(database, 'consultation', 'seated')
  const { scenarioId, phase, worldId } = of
  const [made] = await database.db
    .insert(scenarioTeamTag)
    .values({ scenarioId, phase, tagName: '灯台組', entryId, createdAt: PLAY_NOW })
    .returning({ tagId: scenarioTeamTag.tagId })
  const tagId = made?.tagId ?? 0
  await database.db.insert(scenarioTeamMember).values({ entryId, tagId, joinedAt: PLAY_NOW })
  return { worldId, scenarioId, tagId }
}
