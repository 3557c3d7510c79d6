// All demo missions.

import type { DemoMission } from '../shapes.ts'
import { bullbreMissions } from './bullbre.ts'
import { insomnia1999Missions } from './insomnia1999.ts'
import { userMissions } from './user.ts'
import { world0AchievedMissions } from './world0-achieved.ts'
import { world0OpenMissions } from './world0-open.ts'
import { world0ReceivedMissions } from './world0-received.ts'
import { world1Missions } from './world1.ts'
import { world2Missions } from './world2.ts'

export const demoMissions: readonly DemoMission[] = [
  ...userMissions,
  ...world0OpenMissions,
  ...world0AchievedMissions,
  ...world0ReceivedMissions,
  ...world1Missions,
  ...world2Missions,
  ...bullbreMissions,
  ...insomnia1999Missions,
]
