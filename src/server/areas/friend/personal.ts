// Personal data of friends: a pair ends with either of them.
import { ofCharacters, type PersonalArea } from '../../platform/personal.ts'
import { characterFriend } from './tables.ts'

export const friendPersonal: PersonalArea = {
  tables: [
    {
      table: characterFriend,
      characters: { character_id: 'deleted', other_id: 'deleted' },
      archive: { name: 'friends', own: ofCharacters() },
    },
  ],
}
