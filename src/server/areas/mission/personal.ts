// Personal data of missions.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { missionOccasion, userMission } from './tables.ts'

export const missionPersonal: PersonalArea = {
  tables: [
    {
      table: userMission,
      users: { user_id: 'deleted' },
      characters: { character_id: 'deleted' },
      archive: { name: 'missions', own: ofUser() },
    },
    {
      table: missionOccasion,
      users: { user_id: 'deleted' },
      archive: { name: 'mission-occasions', own: ofUser() },
    },
  ],
}
