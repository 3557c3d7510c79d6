// Character that a row belongs to, as the tables of other areas name it.
import { text } from 'drizzle-orm/pg-core'
import { character } from './tables.ts'

export const characterId = () =>
  text('character_id')
    .notNull()
    .references(() => character.characterId)
