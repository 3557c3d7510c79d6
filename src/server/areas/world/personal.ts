// Personal data of worlds: classes that players proposed belong to their world.
import { ofCharacters, type PersonalArea } from '../../platform/personal.ts'
import { worldClass } from './tables.ts'

export const worldPersonal: PersonalArea = {
  tables: [
    {
      table: worldClass,
      characters: { proposed_by: 'stays' },
      archive: { name: 'original-classes', own: ofCharacters('proposed_by') },
    },
  ],
}
