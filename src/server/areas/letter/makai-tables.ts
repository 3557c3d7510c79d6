// Letters of the makai post. What a receiver has and what is known of the sender stand in two tables: no read of a receiver's joins the
// second one. A letter is in the first from its round on alone, so that nothing of a receiver's tells when it was written.
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { MAKAI_CASE_STATES } from '#rules/makai-post.ts'
import { instant } from '../../db/columns.ts'
import { character } from '../character/tables.ts'
import { userId } from '../identity/columns.ts'
import { appUser } from '../identity/tables.ts'
import { worldId } from '../world/columns.ts'

/** Given by chance: a count would tell the order of writing. */
const letterId = () => bigint('letter_id', { mode: 'number' }).primaryKey()
const characterOf = (name: string) =>
  text(name)
    .notNull()
    .references(() => character.characterId)

export const makaiLetter = pgTable(
  'makai_letter',
  {
    letterId: letterId(),
    worldId: worldId(),
    toId: characterOf('to_id'),
    /** The sender, of a letter with a name alone. */
    fromId: text('from_id').references(() => character.characterId),
    body: text('body').notNull(),
    /** The round by which it came. */
    arrivedAt: instant('arrived_at').notNull(),
    readAt: instant('read_at'),
    /** Taken away by the office: its place stays. */
    removedAt: instant('removed_at'),
  },
  table => [
    index('makai_letter_inbox').on(table.toId, table.arrivedAt, table.letterId),
    index('makai_letter_unread').on(table.toId).where(sql`read_at is null`),
    index('makai_letter_from').on(table.fromId),
  ],
)

/** A letter as its sender has it; of the receivers' reads none looks here. */
export const makaiSender = pgTable(
  'makai_sender',
  {
    letterId: letterId(),
    worldId: worldId(),
    userId: userId(),
    characterId: characterOf('character_id'),
    toId: characterOf('to_id'),
    body: text('body').notNull(),
    isAnonymous: boolean('is_anonymous').notNull(),
    sentAt: instant('sent_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** Time at which it was taken on its way, or dropped. */
    endedAt: instant('ended_at'),
  },
  table => [
    index('makai_sender_sent').on(table.characterId, table.sentAt, table.letterId),
    index('makai_sender_user').on(table.userId),
    index('makai_sender_to').on(table.toId),
    index('makai_sender_due').on(table.dueAt, table.letterId).where(sql`ended_at is null`),
  ],
)

/** Consultation of the office about a letter without a name. */
export const makaiCase = pgTable(
  'makai_case',
  {
    letterId: letterId().references(() => makaiLetter.letterId),
    /** Words of the receiver. */
    words: text('words').notNull(),
    askedAt: instant('asked_at').notNull(),
    state: text('state', { enum: MAKAI_CASE_STATES }).notNull(),
    decidedBy: text('decided_by').references(() => appUser.userId),
    decidedAt: instant('decided_at'),
    reason: text('reason'),
  },
  table => [index('makai_case_state').on(table.state, table.askedAt), index('makai_case_decider').on(table.decidedBy)],
)
