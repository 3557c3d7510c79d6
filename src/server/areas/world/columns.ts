// World that a row belongs to, as the tables of other areas name it.
import { text } from 'drizzle-orm/pg-core'
import { world } from './tables.ts'

export const worldId = () =>
  text('world_id')
    .notNull()
    .references(() => world.worldId)
