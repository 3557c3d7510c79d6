// A character as others see it in a list of its world.
import { columnsOf, type RowOf } from '../../db/select.ts'
import { character } from '../character/tables.ts'

/** Of `character c`. */
export const characterColumns = columnsOf(character, 'c', [
  'characterId',
  'characterFullName',
  'kana',
  'icon',
  'className',
  'level',
  'shogo',
  'isNpc',
  'excludedStatus',
  'lastSeenAt',
])

export type CharacterRow = RowOf<typeof characterColumns>
