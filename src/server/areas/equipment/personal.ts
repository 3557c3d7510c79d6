// Personal data of equipment.
import { ofCharacters, type PersonalArea } from '../../platform/personal.ts'
import { equipment, equipmentSet, equipmentVersion, itemLevelUp } from './tables.ts'

export const equipmentPersonal: PersonalArea = {
  tables: [
    {
      table: equipment,
      characters: { character_id: 'goesWithIt' },
      archive: { name: 'equipment', own: ofCharacters() },
    },
    {
      table: equipmentVersion,
      characters: { character_id: 'goesWithIt' },
      archive: 'The count of changes tells nothing.',
    },
    {
      table: equipmentSet,
      characters: { character_id: 'goesWithIt' },
      archive: { name: 'equipment-sets', own: ofCharacters() },
    },
    {
      table: itemLevelUp,
      characters: { character_id: 'stays' },
      archive: { name: 'item-level-ups', own: ofCharacters() },
    },
  ],
}
