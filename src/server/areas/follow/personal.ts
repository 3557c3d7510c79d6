// Personal data of followed characters.
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { userFollowCharacter } from './tables.ts'

export const followPersonal: PersonalArea = {
  tables: [
    {
      table: userFollowCharacter,
      users: { user_id: 'deleted' },
      characters: { character_id: 'deleted' },
      archive: { name: 'followed-characters', own: ofUser() },
    },
  ],
}
