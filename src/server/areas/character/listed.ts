// Columns of a character for lists of anybody's characters.
import { columnsOf, type RowOf } from '../../db/select.ts'
import { character } from './tables.ts'

/** Columns of `character c`. */
export const listedColumns = columnsOf(character, 'c', [
  'characterId',
  'characterFullName',
  'icon',
  'className',
  'level',
  'shogo',
  'isNpc',
  'isResting',
])

export type ListedRow = RowOf<typeof listedColumns>

export const toListed = ({
  characterId,
  characterFullName,
  icon,
  className,
  level,
  shogo,
  isNpc,
  isResting,
}: ListedRow): ListedRow => ({ characterId, characterFullName, icon, className, level, shogo, isNpc, isResting })

/** The same columns for the query builder. */
export const listedFields = {
  characterId: character.characterId,
  characterFullName: character.characterFullName,
  icon: character.icon,
  className: character.className,
  level: character.level,
  shogo: character.shogo,
  isNpc: character.isNpc,
  isResting: character.isResting,
}
