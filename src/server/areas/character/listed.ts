// A character as it stands in lists of any.
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
}: ListedRow): ListedRow => ({ characterId, characterFullName, icon, className, level, shogo, isNpc })
