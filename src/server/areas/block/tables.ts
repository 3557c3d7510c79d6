// Blocks between users, each kept with the character that made it, and the mutes of a user.
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'
import { character } from '../character/tables.ts'
import { userId } from '../identity/columns.ts'
import { appUser } from '../identity/tables.ts'

export const userBlock = pgTable(
  'user_block',
  {
    blockId: integer('block_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    characterId: characterId(),
    blockedUserId: text('blocked_user_id')
      .notNull()
      .references(() => appUser.userId),
    /** The character by which the user was named; null where it was the public id or an anonymous letter. */
    blockedCharacterId: text('blocked_character_id').references(() => character.characterId),
    /** The anonymous letter whose sender was blocked, of whom nothing is shown; null in any other block. */
    blockedLetterId: bigint('blocked_letter_id', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    // By what was named, and not by the user behind it: one block for two names would tell that both are one person.
    unique('user_block_once')
      .on(table.characterId, table.blockedUserId, table.blockedCharacterId, table.blockedLetterId)
      .nullsNotDistinct(),
    index('user_block_made').on(table.userId, table.blockedUserId),
    index('user_block_met').on(table.blockedUserId, table.userId),
    check('user_block_two', sql`user_id <> blocked_user_id`),
  ],
)

/** Words whose posts a user sees folded. */
export const muteWord = pgTable(
  'mute_word',
  {
    userId: userId(),
    /** The word as two are compared. */
    wordKey: text('word_key').notNull(),
    word: text('word').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.wordKey] })],
)

/** Characters whose posts a user sees folded. */
export const muteCharacter = pgTable(
  'mute_character',
  {
    userId: userId(),
    characterId: characterId(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.characterId] }),
    index('mute_character_of').on(table.characterId),
  ],
)
