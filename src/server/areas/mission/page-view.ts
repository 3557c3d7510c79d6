// Missions that are reached by opening a page.
import { inJapan } from '#rules/dates.ts'
import { missionWorld } from '#rules/mission.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { achieve } from './achieve.ts'
import { listWorlds } from './lists.ts'

type View = { userId: string; worldId: string; achievementType: string; achievementValue: string | null; now: Date }

/** @throws BAD_INPUT, WORLD_NOT_FOUND */
export async function achievePageView(tx: Tx, view: View) {
  const { userId, worldId, achievementType, achievementValue, now } = view
  if (worldId === missionWorld.all || worldId === missionWorld.user) throw refuse('BAD_INPUT')
  const ofAnyWorld = worldId === missionWorld.any
  if (!ofAnyWorld) await listWorlds(tx, worldId)
  const achievedCount = await achieve(tx, {
    userId,
    type: achievementType,
    value: achievementValue,
    // A login counts once a day.
    occasion: inJapan(now).format('YYYY-MM-DD'),
    ...(ofAnyWorld ? {} : { worldId }),
    now,
  })
  return { achievedCount }
}
