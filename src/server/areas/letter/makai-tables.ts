// Letters of the makai post. The receiver's copy and the facts about the sender stand in two tables, and no read for receivers joins the
// second. A letter comes into the first only with its round, so that nothing a receiver reads tells when it was written.
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { MAKAI_CASE_STATES } from '#rules/makai-post.ts'
import { instant } from '../../db/columns.ts'
import { character } from '../character/tables.ts'
import { userId } from '../identity/columns.ts'
import { appUser } from '../identity/tables.ts'
import { worldId } from '../world/columns.ts'

/** Number of a letter, drawn by chance: a running number would tell the order of writing. */
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
    /** Sender of a letter with a name; null for one without. */
    fromId: text('from_id').references(() => character.characterId),
    body: text('body').notNull(),
    /** Time of the round that brought the letter. */
    arrivedAt: instant('arrived_at').notNull(),
    readAt: instant('read_at'),
    /** Time at which the office took the letter away; the row stays, and a sentence is shown in its place. */
    removedAt: instant('removed_at'),
  },
  table => [
    index('makai_letter_inbox').on(table.toId, table.arrivedAt, table.letterId),
    index('makai_letter_unread').on(table.toId).where(sql`read_at is null`),
    index('makai_letter_from').on(table.fromId),
  ],
)

/** A letter as its sender has it. No read for receivers looks here. */
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
    /** Round with which the letter was delivered, or dropped because of a block. */
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
    /** Words in which the receiver asked. */
    words: text('words').notNull(),
    askedAt: instant('asked_at').notNull(),
    state: text('state', { enum: MAKAI_CASE_STATES }).notNull(),
    decidedBy: text('decided_by').references(() => appUser.userId),
    decidedAt: instant('decided_at'),
    reason: text('reason'),
  },
  table => [index('makai_case_state').on(table.state, table.askedAt), index('makai_case_decider').on(table.decidedBy)],
)
