// A character in lists of its world.
import { columnsOf, type RowOf } from '../../db/select.ts'
import { character } from '../character/tables.ts'

/** Columns of `character c`. */
export const characterColumns = columnsOf(character, 'c', [
  'characterId',
  'characterFullName',
  'kana',
  'icon',
  'className',
  'level',
  'shogo',
  'isNpc',
  'isResting',
  'excludedStatus',
  'lastSeenAt',
])

export type CharacterRow = RowOf<typeof characterColumns>
