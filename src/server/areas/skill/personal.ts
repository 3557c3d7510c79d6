// Personal data of skills.
import { ofCharacters, type PersonalArea } from '../../platform/personal.ts'
import { characterSkill, skillLevelUp } from './tables.ts'

export const skillPersonal: PersonalArea = {
  tables: [
    {
      table: characterSkill,
      characters: { character_id: 'goesWithIt' },
      archive: { name: 'skills', own: ofCharacters() },
    },
    {
      table: skillLevelUp,
      characters: { character_id: 'stays' },
      archive: { name: 'skill-level-ups', own: ofCharacters() },
    },
  ],
}
