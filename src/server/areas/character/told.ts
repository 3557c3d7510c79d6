// Columns with the texts about a character by its player.
import { columnsOf, type RowOf } from '../../db/select.ts'
import { character } from './tables.ts'

/** Columns of `character c`. */
export const toldColumns = columnsOf(character, 'c', [
  'age',
  'height',
  'hair',
  'eyes',
  'skin',
  'firstPerson',
  'secondPerson',
  'tone',
  'catchphrase',
  'personality',
  'profile',
  'frame',
])

export type ToldRow = RowOf<typeof toldColumns>
