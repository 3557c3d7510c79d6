// Scenarios and their phases: texts and numbers of the master, and the progress of each phase.
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
} from 'drizzle-orm/pg-core'
import type { Difficulty, Reward, ScenarioKind, ScenarioType, TextType } from '#rules/codes/scenario.ts'
import { awaitedDate } from '#rules/scenario/life-cycle.ts'
import { JOINABLE } from '#rules/scenario/lists.ts'
import type { PhaseSettings } from '#rules/scenario/settings.ts'
import { LIST_STATES, SCENARIO_STATES, type ScenarioState } from '#rules/scenario/states.ts'
import type { TransitionName } from '#rules/scenario/transitions.ts'
import { instant } from '../../../db/columns.ts'
import { characterId } from '../../character/columns.ts'
import { appUser } from '../../identity/tables.ts'
import { worldId } from '../../world/columns.ts'

/** The date that a phase of a list waits for; none where it is over, which comes last. */
export const nextAt = sql`(case state when 'completed' then null when 'reservation' then reservation_until
  when 'lottery' then draw_at when 'priority' then confirm_until when 'recruiting' then recruit_until
  when 'consultation' then playing_until else replay_due_at end)`
const inStates = (states: readonly ScenarioState[]) => sql.raw(`is_newest and state in ('${states.join("', '")}')`)

/** Free seats of a phase, by which lists may be ordered; none where its seats have no limit. */
export const seatsLeft = sql`(case when (settings->>'seats')::int > seated then (settings->>'seats')::int - seated else 0 end)`

/** A reservation has no limit; any other phase needs a free seat. */
export const hasRoom = sql.raw(
  `(state = 'reservation' or settings->>'seats' is null or (settings->>'seats')::int > seated)`,
)

const waiting = SCENARIO_STATES.flatMap(state => {
  const date = awaitedDate(state)
  return date ? [{ state, column: date.replace(/[A-Z]/g, capital => `_${capital.toLowerCase()}`) }] : []
})
/** The date at which the clock moves a phase on, in the states that have one. */
export const dueAt = sql.raw(
  `(case ${waiting.map(({ state, column }) => `when state = '${state}' then ${column}`).join(' ')} end)`,
)
export const isAwaited = sql.raw(`state in ('${waiting.map(({ state }) => state).join("', '")}')`)

/** Whether a phase waits for its publication; without a parameter, as its indexes have it. */
export const isComing = sql.raw(`state = 'awaitingPublication'`)

export const scenario = pgTable(
  'scenario',
  {
    scenarioId: bigint('scenario_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    worldId: worldId(),
    /** Author; also of an opening of the office. */
    masterId: text('master_id')
      .notNull()
      .references(() => appUser.userId),
    /** Whether the office made it, whose scenarios need no approval. */
    isStaff: boolean('is_staff').notNull().default(false),
    title: text('title').notNull(),
    type: text('type').$type<ScenarioType>().notNull(),
    kind: smallint('kind').$type<ScenarioKind>().notNull(),
    difficultyNo: smallint('difficulty_no').$type<Difficulty>().notNull(),
    rewardNo: smallint('reward_no').$type<Reward>().notNull(),
    textType: text('text_type').$type<TextType>().notNull(),
    /** Whether only its participants read its replay. */
    isPrivate: boolean('is_private').notNull().default(false),
    /** Name of the picture among the assets; null: that of its world. */
    picture: text('picture'),
    /** The newest published phase, whose state is the scenario's; the first one before anything is published. */
    phase: smallint('phase').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('scenario_master').on(table.masterId, table.scenarioId),
    index('scenario_world').on(table.worldId, table.scenarioId),
    index('scenario_staff').on(table.scenarioId).where(sql`is_staff`),
    check('scenario_kind', sql`kind between 1 and 4`),
    check('scenario_difficulty', sql`difficulty_no between 0 and 3 and reward_no between 0 and 3`),
  ],
)

export const scenarioPhase = pgTable(
  'scenario_phase',
  {
    scenarioId: bigint('scenario_id', { mode: 'number' })
      .notNull()
      .references(() => scenario.scenarioId),
    phase: smallint('phase').notNull(),
    worldId: text('world_id').notNull(),
    state: text('state').$type<ScenarioState>().notNull().default('draft'),
    stateSince: instant('state_since').notNull(),
    settings: jsonb('settings').$type<PhaseSettings>().notNull(),
    openingComment: text('opening_comment').notNull().default(''),
    openingContent: text('opening_content').notNull().default(''),
    description: text('description').notNull().default(''),
    masterMsg: text('master_msg').notNull().default(''),
    /** Reason of the last rejection, withdrawal or repair. */
    reason: text('reason'),
    openAt: instant('open_at'),
    reservationUntil: instant('reservation_until'),
    drawAt: instant('draw_at'),
    confirmUntil: instant('confirm_until'),
    recruitUntil: instant('recruit_until'),
    playingUntil: instant('playing_until'),
    replayDueAt: instant('replay_due_at'),
    /** Time of the first publication; null again from the moment on at which the office takes it back. */
    publishedAt: instant('published_at'),
    /** The seed of the lottery: its hash is shown from the approval on, the seed itself after the draw. */
    seed: text('seed').notNull(),
    seedHash: text('seed_hash').notNull(),
    /** The hash of the list of entries, from the end of the reservation on. */
    entriesHash: text('entries_hash'),
    drawnAt: instant('drawn_at'),
    /** Characters that applied or won, and those whose seat is certain: stored here for the lists. */
    applicants: integer('applicants').notNull().default(0),
    seated: integer('seated').notNull().default(0),
    /** Number of received texts. */
    texts: integer('texts').notNull().default(0),
    /**
     * Facts of the scenario by which lists choose, kept by triggers (see the migration of flat_lists): whether it stands in
     * lists with this phase, and its kind, difficulty, reward and length.
     */
    isNewest: boolean('is_newest').notNull().default(false),
    kind: smallint('kind').$type<ScenarioKind>().notNull().default(1),
    difficultyNo: smallint('difficulty_no').$type<Difficulty>().notNull().default(0),
    rewardNo: smallint('reward_no').$type<Reward>().notNull().default(0),
    textType: text('text_type').$type<TextType>().notNull().default('Normal'),
    /** Number of changes of the master's texts, so that two devices do not overwrite each other. */
    version: integer('version').notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.scenarioId, table.phase] }),
    // The lists of a world: openings by their next date, scenarios being written by their due date, replays by their
    // arrival, and the search through all of them.
    index('scenario_phase_open')
      .on(table.worldId, nextAt, table.scenarioId.desc().nullsFirst())
      .where(inStates(LIST_STATES.opening)),
    index('scenario_phase_joinable')
      .on(table.worldId, nextAt, table.scenarioId.desc().nullsFirst())
      .where(sql`${inStates(JOINABLE)} and ${hasRoom}`),
    index('scenario_phase_writing')
      .on(table.worldId, nextAt, table.scenarioId.desc().nullsFirst())
      .where(inStates(LIST_STATES.writing)),
    index('scenario_phase_next')
      .on(table.worldId, nextAt, table.scenarioId.desc().nullsFirst())
      .where(inStates(Object.values(LIST_STATES).flat())),
    index('scenario_phase_newest')
      .on(table.worldId, table.stateSince.desc().nullsFirst(), table.scenarioId.desc().nullsFirst())
      .where(inStates(Object.values(LIST_STATES).flat())),
    index('scenario_phase_seats')
      .on(table.worldId, sql`${seatsLeft} desc`, nextAt, table.scenarioId.desc().nullsFirst())
      .where(inStates(LIST_STATES.opening)),
    index('scenario_phase_open_newest')
      .on(table.worldId, table.stateSince.desc().nullsFirst(), table.scenarioId.desc().nullsFirst())
      .where(inStates(LIST_STATES.opening)),
    // Openings of one kind and difficulty in the order of their dates, of which a page is the first few.
    index('scenario_phase_open_kinds')
      .on(table.worldId, table.kind, table.difficultyNo, nextAt, table.scenarioId.desc().nullsFirst())
      .where(inStates(LIST_STATES.opening)),
    // Running phases among the scenarios of somebody's entries.
    index('scenario_phase_running')
      .on(table.scenarioId, table.phase)
      .where(inStates([...LIST_STATES.opening, ...LIST_STATES.writing])),
    index('scenario_phase_kinds')
      .on(table.worldId, table.kind, table.difficultyNo, table.rewardNo, table.state)
      .where(inStates(Object.values(LIST_STATES).flat())),
    // The newest of all worlds, for the search.
    index('scenario_phase_published')
      .on(table.publishedAt, table.scenarioId)
      .where(inStates(Object.values(LIST_STATES).flat())),
    // The next openings of a world, and those of all for the office.
    index('scenario_phase_coming').on(table.worldId, table.openAt, table.scenarioId).where(isComing),
    index('scenario_phase_coming_all').on(table.openAt, table.scenarioId).where(isComing),
    index('scenario_phase_due').on(dueAt, table.scenarioId).where(isAwaited),
    index('scenario_phase_list').on(table.worldId, table.state, table.stateSince, table.scenarioId),
    index('scenario_phase_state').on(table.state, table.stateSince),
    check('scenario_phase_counts', sql`applicants >= 0 and seated >= 0 and texts >= 0`),
  ],
)

const ofPhase = {
  scenarioId: bigint('scenario_id', { mode: 'number' }).notNull(),
  phase: smallint('phase').notNull(),
}
const phaseKey = (table: { scenarioId: typeof scenarioPhase.scenarioId; phase: typeof scenarioPhase.phase }) =>
  foreignKey({
    columns: [table.scenarioId, table.phase],
    foreignColumns: [scenarioPhase.scenarioId, scenarioPhase.phase],
  })

/** Possible act of characters in a phase: one of them is chosen with the text. */
export const scenarioChoice = pgTable(
  'scenario_choice',
  {
    ...ofPhase,
    /** 1 to n, in the order of the list. */
    chooseId: smallint('choose_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
  },
  table => [primaryKey({ columns: [table.scenarioId, table.phase, table.chooseId] }), phaseKey(table as never)],
)

/** Condition of participation; a character must meet all of a phase. */
export const scenarioCondition = pgTable(
  'scenario_condition',
  {
    ...ofPhase,
    kind: text('kind', { enum: ['levelFrom', 'levelTo', 'race', 'class', 'joined'] }).notNull(),
    /** A level, the id of a race or class, or the scenario in which the character must have been. */
    value: text('value').notNull(),
  },
  table => [
    primaryKey({ columns: [table.scenarioId, table.phase, table.kind, table.value] }),
    phaseKey(table as never),
  ],
)

/** Characters that the story is about, also those of the office. */
export const scenarioRelatedCharacter = pgTable(
  'scenario_related_character',
  {
    scenarioId: bigint('scenario_id', { mode: 'number' })
      .notNull()
      .references(() => scenario.scenarioId),
    characterId: characterId(),
    place: smallint('place').notNull(),
  },
  table => [primaryKey({ columns: [table.scenarioId, table.characterId] })],
)

/** Every change of a phase's state, and every act of the office on it, with user, time and reason. Append-only. */
export const scenarioLog = pgTable(
  'scenario_log',
  {
    logId: bigint('log_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofPhase,
    /** A row of the table of transitions, or another act (dates, seats, participants, a text opened). */
    act: text('act').$type<TransitionName | `${'master' | 'office'}:${string}`>().notNull(),
    from: text('from_state').$type<ScenarioState>(),
    to: text('to_state').$type<ScenarioState>(),
    /** Null for the clock. */
    userId: text('user_id').references(() => appUser.userId),
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    /** Time at which the affected users were told. */
    toldAt: instant('told_at'),
  },
  table => [
    index('scenario_log_phase').on(table.scenarioId, table.phase, table.logId),
    index('scenario_log_untold').on(table.logId).where(sql`told_at is null`),
    phaseKey(table as never),
  ],
)
