// Replays: the text of a phase with its results, the way to its publication, and what characters keep of it.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Replay, ScenarioResult } from '#rules/scenario/replay.ts'
import type { ReplayState } from '#rules/scenario/replay-steps.ts'
import { instant } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'
import { appUser } from '../identity/tables.ts'
import { scenarioEntry } from '../scenario/tables/entry.ts'
import { scenarioPhase } from '../scenario/tables/scenario.ts'
import { worldId } from '../world/columns.ts'

const ofPhase = {
  scenarioId: bigint('scenario_id', { mode: 'number' }).notNull(),
  phase: smallint('phase').notNull(),
}
const ofReplay = (table: { scenarioId: typeof scenarioReplay.scenarioId; phase: typeof scenarioReplay.phase }) =>
  foreignKey({
    columns: [table.scenarioId, table.phase],
    foreignColumns: [scenarioReplay.scenarioId, scenarioReplay.phase],
  })
const userOf = (name: string) => text(name).references(() => appUser.userId)

/** The replay of a phase, from its first line on. */
export const scenarioReplay = pgTable(
  'scenario_replay',
  {
    ...ofPhase,
    worldId: text('world_id').notNull(),
    state: text('state').$type<ReplayState>().notNull().default('writing'),
    stateSince: instant('state_since').notNull(),
    /** Body, result, results of the cast and parts for some, as the form sends them. */
    replay: jsonb('replay').$type<Replay>().notNull(),
    /** Characters of the body as readers see it. */
    length: integer('length').notNull().default(0),
    /** Counted up by every change, so that two devices do not overwrite each other. */
    version: integer('version').notNull().default(1),
    /** Time of the planned publication, set by the approval, and the admin who approved. */
    publishAt: instant('publish_at'),
    approvedBy: userOf('approved_by'),
    publishedAt: instant('published_at'),
  },
  table => [
    primaryKey({ columns: [table.scenarioId, table.phase] }),
    foreignKey({
      columns: [table.scenarioId, table.phase],
      foreignColumns: [scenarioPhase.scenarioId, scenarioPhase.phase],
    }),
    index('scenario_replay_state').on(table.state, table.stateSince),
    // The newest published ones of all worlds, for the search.
    index('scenario_replay_published').on(table.publishedAt, table.scenarioId).where(sql`state = 'published'`),
    index('scenario_replay_due').on(table.publishAt).where(sql`state = 'awaiting'`),
    check('scenario_replay_version', sql`version >= 1 and length >= 0`),
  ],
)

/** Replays as they were when they went from one side to the other. Append-only. */
export const scenarioReplayVersion = pgTable(
  'scenario_replay_version',
  {
    ...ofPhase,
    version: integer('version').notNull(),
    /** State that the replay came into with this version. */
    state: text('state').$type<ReplayState>().notNull(),
    replay: jsonb('replay').$type<Replay>().notNull(),
    userId: userOf('user_id'),
    comment: text('comment'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.scenarioId, table.phase, table.version, table.state] }),
    ofReplay(table as never),
  ],
)

/** Comments of the office on a line of the body, for the master alone. */
export const scenarioReplayComment = pgTable(
  'scenario_replay_comment',
  {
    commentId: bigint('comment_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofPhase,
    /** Number of the line, from 1, in the version that was read, and the beginning of its words. */
    rowNo: integer('row_no').notNull(),
    quoted: text('quoted').notNull(),
    body: text('body').notNull(),
    userId: userOf('user_id').notNull(),
    isDone: boolean('is_done').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('scenario_replay_comment_of').on(table.scenarioId, table.phase, table.commentId),
    ofReplay(table as never),
  ],
)

/** Words by which a character calls another one of the cast, by the entry of the one who is called (二人称). */
export type Call = { entryId: number; names: string[] }

/** Notes of a master on a participant, other names under which the text speaks of it, and how it calls the others. */
export const scenarioCastNote = pgTable('scenario_cast_note', {
  entryId: bigint('entry_id', { mode: 'number' })
    .primaryKey()
    .references(() => scenarioEntry.entryId),
  note: text('note').notNull().default(''),
  names: jsonb('names').$type<string[]>().notNull().default([]),
  calls: jsonb('calls').$type<Call[]>().notNull().default([]),
  updatedAt: instant('updated_at').notNull(),
})

/** Questions of a master to a player after the deadline, with the short answer (補足). */
export const scenarioQuestion = pgTable(
  'scenario_question',
  {
    questionId: bigint('question_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => scenarioEntry.entryId),
    question: text('question').notNull(),
    askedAt: instant('asked_at').notNull(),
    answerUntil: instant('answer_until').notNull(),
    /** Null: not answered. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
  },
  table => [index('scenario_question_entry').on(table.entryId, table.questionId)],
)

/** A character's part in a published replay, as its page tells it. Append-only, one for each entry. */
export const characterHistory = pgTable(
  'character_history',
  {
    entryId: bigint('entry_id', { mode: 'number' })
      .primaryKey()
      .references(() => scenarioEntry.entryId),
    characterId: characterId(),
    ...ofPhase,
    result: text('result').$type<ScenarioResult>().notNull(),
    experience: integer('experience').notNull(),
    money: integer('money').notNull(),
    /** Items by their names of that time, with their numbers; negative for those that the story took. */
    items: jsonb('items').$type<{ itemName: string; count: number }[]>().notNull(),
    levelBefore: smallint('level_before').notNull(),
    levelAfter: smallint('level_after').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('character_history_character').on(table.characterId, table.createdAt)],
)

/** 称号 of a character; the one that is shown stands before its name. */
export const characterTitle = pgTable(
  'character_title',
  {
    titleId: bigint('title_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    characterId: characterId(),
    /** Entry of which it was given; null for a title from elsewhere. */
    entryId: bigint('entry_id', { mode: 'number' }).references(() => scenarioEntry.entryId),
    title: text('title').notNull(),
    isMvp: boolean('is_mvp').notNull().default(false),
    /** Reason of an MVP. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('character_title_character').on(table.characterId, table.titleId),
    uniqueIndex('character_title_entry').on(table.entryId, table.isMvp),
  ],
)

/** Experience for the next level where a world has a table of its own. */
export const worldLevel = pgTable(
  'world_level',
  {
    worldId: worldId(),
    level: smallint('level').notNull(),
    need: integer('need').notNull(),
  },
  table => [primaryKey({ columns: [table.worldId, table.level] }), check('world_level_need', sql`need > 0`)],
)
