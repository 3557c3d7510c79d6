// Published replays for tests of responses, cards and all else that follows one: each with a master of its own and two participants.
import { eq } from 'drizzle-orm'
import { appUser, userClass } from '#server/areas/identity/tables.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { scenario, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import type { Db } from '#server/db/client.ts'
import { PLAY_NOW } from './play.ts'
import { givenReplay } from './replays.ts'
import { givenPlayer, givenScenario } from './scenarios.ts'

/** @param isPrivate only its participants read the replay */
export async function publishedReplay(db: Db, { isPrivate = false } = {}) {
  const master = await givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 })
  await db.insert(userClass).values({ userId: master.userId, classCode: 1 })
  const of = await givenScenario(db, master.userId)
  await db.update(scenario).set({ isPrivate }).where(eq(scenario.scenarioId, of.scenarioId))
  await db
    .update(scenarioPhase)
    .set({ state: 'completed', publishedAt: PLAY_NOW })
    .where(eq(scenarioPhase.scenarioId, of.scenarioId))
  const [first, second] = [await givenPlayer(db), await givenPlayer(db)]
  for (const [index, { userId, characterId }] of [first, second].entries()) {
    await db.insert(scenarioEntry).values({
      ...{ ...of, worldId: 'harbor', characterId, userId, state: 'seated', isAlone: true, publicNumber: index },
      ...{ cost: 0, createdAt: PLAY_NOW, seatedAt: PLAY_NOW },
    })
  }
  await givenReplay(db, of, 'published')
  const [row] = await db.select().from(appUser).where(eq(appUser.userId, master.userId))
  if (!row) throw new Error('The master was not made.')
  return {
    key: { ...of, worldId: 'harbor' },
    master,
    masterId: row.publicUserId,
    masterName: row.userName,
    first,
    second,
  }
}
