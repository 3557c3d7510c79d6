// Letters between characters. A pair has two rows, one for each side, so that every list is read from one index.
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { GIFT_STATES } from '#rules/letters.ts'
import { instant } from '../../db/columns.ts'
import { character } from '../character/tables.ts'
import { voiceClip } from '../voice/tables.ts'
import { worldId } from '../world/columns.ts'

const characterOf = (name: string) =>
  text(name)
    .notNull()
    .references(() => character.characterId)

export const letter = pgTable(
  'letter',
  {
    letterId: integer('letter_id').primaryKey().generatedAlwaysAsIdentity(),
    worldId: worldId(),
    fromId: characterOf('from_id'),
    toId: characterOf('to_id'),
    body: text('body').notNull(),
    /** Voice of the sender in the letter. */
    clipId: bigint('clip_id', { mode: 'number' }).references(() => voiceClip.clipId),
    sentAt: instant('sent_at').notNull(),
    readAt: instant('read_at'),
    /** Time at which the office took the letter away; its place and its gift stay. */
    removedAt: instant('removed_at'),
  },
  table => [
    index('letter_pair').using('btree', sql`least(from_id, to_id)`, sql`greatest(from_id, to_id)`, sql`letter_id`),
    index('letter_from').on(table.fromId),
    index('letter_unread').on(table.toId, table.fromId).where(sql`read_at is null`),
    index('letter_to').on(table.toId),
    check('letter_two', sql`from_id <> to_id`),
  ],
)

/** The letters of two characters as one of them has them. */
export const letterThread = pgTable(
  'letter_thread',
  {
    characterId: characterOf('character_id'),
    otherId: characterOf('other_id'),
    worldId: worldId(),
    lastLetterId: integer('last_letter_id')
      .notNull()
      .references(() => letter.letterId),
    lastAt: instant('last_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.characterId, table.otherId] }),
    index('letter_thread_newest').on(table.characterId, table.lastAt, table.otherId),
    index('letter_thread_other').on(table.otherId),
  ],
)

/** A player's own note on the letters of a character, which nobody else reads. */
export const letterMemo = pgTable(
  'letter_memo',
  {
    characterId: characterOf('character_id'),
    otherId: characterOf('other_id'),
    body: text('body').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [primaryKey({ columns: [table.characterId, table.otherId] }), index('letter_memo_other').on(table.otherId)],
)

/** A gift in a letter. It lies in an account of the service until it ends, once. */
export const letterGift = pgTable(
  'letter_gift',
  {
    letterId: integer('letter_id')
      .primaryKey()
      .references(() => letter.letterId),
    /** Item or token of the ledger. */
    currency: text('currency').notNull(),
    amount: integer('amount').notNull(),
    /** Name and picture at the time of sending. A token has a sign and no picture. */
    name: text('name').notNull(),
    sign: text('sign'),
    picture: text('picture'),
    state: text('state', { enum: GIFT_STATES }).notNull(),
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
  },
  table => [
    index('letter_gift_due').on(table.endsAt).where(sql`state = 'waiting'`),
    check('letter_gift_amount', sql`amount > 0`),
    check('letter_gift_end', sql`(state = 'waiting') = (ended_at is null)`),
  ],
)
