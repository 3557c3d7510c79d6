// Friends and requests. Each pair has two rows, one for each side, so that every list is read from one index.
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { friendStates } from '#rules/friend-address.ts'
import { instant } from '../../db/columns.ts'
import { character } from '../character/tables.ts'

const characterId = (name: string) =>
  text(name)
    .notNull()
    .references(() => character.characterId)

export const characterFriend = pgTable(
  'character_friend',
  {
    characterId: characterId('character_id'),
    otherId: characterId('other_id'),
    /** Relation of the other one to the character: a friend, one who asked it, one it has asked. */
    state: text('state', { enum: friendStates }).notNull(),
    /** Line of the character about the other one. */
    relation: text('relation').notNull().default(''),
    changedAt: instant('changed_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.characterId, table.otherId] }),
    index('character_friend_newest').on(table.characterId, table.state, table.changedAt, table.otherId),
    check('character_friend_two', sql`character_id <> other_id`),
    check('character_friend_state', sql`state in ('friend', 'invited', 'asked')`),
  ],
)
