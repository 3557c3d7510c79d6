// The calls of the area mission, as the suites of all calls send them.
import { givenReached } from '../support/missions.ts'
import { type AreaRows, ownersOnly, signedIn } from './row.ts'

export const missionRows: AreaRows<'mission'> = {
  getAchievedList: { sample: () => ({ worldId: 'all', kind: 0, offset: 0, limit: 10 }), rights: signedIn },
  getNotAchievedList: { sample: () => ({ worldId: 'all', offset: 0, limit: 10 }), rights: signedIn },
  getCharacterListInWorld: { sample: () => ({ worldId: 'harbor' }), rights: signedIn },
  receiveReward: {
    sample: async ({ db, users }) => ({ id: await givenReached(db, users.player), characterId: null }),
    rights: ownersOnly('MISSION_NOT_FOUND'),
  },
  receiveAllLpReward: { sample: () => ({}), rights: signedIn },
  achievePageViewMission: {
    sample: () => ({ worldId: 'any', achievementType: 'Login', achievementValue: null }),
    rights: signedIn,
  },
  getSummary: { sample: () => ({}), rights: signedIn },
}
