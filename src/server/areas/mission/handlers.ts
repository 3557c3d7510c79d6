// The calls of missions: read the input, know the caller, call a verb, answer.

import { inJapan } from '#rules/dates.ts'
import { missionWorld } from '#rules/mission.ts'
import { transact } from '../../db/client.ts'
import { calls, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { achieve } from './achieve.ts'
import { listAchieved, listNotAchieved, listWorlds } from './lists.ts'
import { receiveAllLp } from './receive-all-lp.ts'
import { receiveReward } from './receive-reward.ts'
import { listRewardCharacters } from './reward-characters.ts'
import { summarize } from './summary.ts'

export const missionHandlers = {
  getAchievedList: calls.mission.getAchievedList.handler(({ input, context }) =>
    listAchieved(context.db, { ...input, userId: viewerOrRefuse(context).userId, now: context.clock.now() }),
  ),
  getNotAchievedList: calls.mission.getNotAchievedList.handler(({ input, context }) =>
    listNotAchieved(context.db, { ...input, userId: viewerOrRefuse(context).userId, now: context.clock.now() }),
  ),
  getCharacterListInWorld: calls.mission.getCharacterListInWorld.handler(async ({ input, context }) => ({
    characterList: await listRewardCharacters(context.db, viewerOrRefuse(context).userId, input.worldId),
  })),
  receiveReward: calls.mission.receiveReward.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => receiveReward(tx, { ...input, userId: viewer.userId, now })),
  ),
  receiveAllLpReward: calls.mission.receiveAllLpReward.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => receiveAllLp(tx, { userId: viewer.userId, now })),
  ),
  achievePageViewMission: calls.mission.achievePageViewMission.handler(async ({ input, context }) => {
    const { userId } = viewerOrRefuse(context)
    const ofAnyWorld = input.worldId === missionWorld.any
    if (input.worldId === missionWorld.all || input.worldId === missionWorld.user) throw refuse('BAD_INPUT')
    if (!ofAnyWorld) await listWorlds(context.db, input.worldId)
    const now = context.clock.now()
    const achievedCount = await transact(context.db, tx =>
      achieve(tx, {
        userId,
        type: input.achievementType,
        value: input.achievementValue,
        // A login counts once a day.
        occasion: inJapan(now).format('YYYY-MM-DD'),
        ...(ofAnyWorld ? {} : { worldId: input.worldId }),
        now,
      }),
    )
    return { achievedCount }
  }),
  getSummary: calls.mission.getSummary.handler(({ context }) =>
    summarize(context.db, viewerOrRefuse(context).userId, context.clock.now()),
  ),
}
