// Masters as players meet them: their rooms with notices, rules, calendar and board; who follows them; and for which openings
// a player wants to be called.
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { ScenarioKind } from '#rules/codes/scenario.ts'
import type { FollowerNews } from '#rules/scenario/news.ts'
import { instant } from '../../db/columns.ts'
import { character } from '../character/tables.ts'
import { userId } from '../identity/columns.ts'
import { appUser } from '../identity/tables.ts'
import { scenarioPhase } from '../scenario/tables/scenario.ts'
import { world } from '../world/tables.ts'

const user = (name: string) => text(name).references(() => appUser.userId)
const masterId = () => user('master_id').notNull()

/** マスタールーム. A master without a row has no room yet. */
export const masterRoom = pgTable('master_room', {
  masterId: user('master_id').primaryKey(),
  /** Icon, which is that of a character of the master's or of an NPC that the master leads; null: none. */
  icon: text('icon'),
  /** Reading of the name, by which the master is found. */
  kana: text('kana').notNull().default(''),
  intro: text('intro').notNull().default(''),
  /** Manner of writing: reading of texts, ad-libs, what they like to write. */
  howIWrite: text('how_i_write').notNull().default(''),
  /** Rules for playing texts. */
  rules: text('rules').notNull().default(''),
  /** Days until the replay, in the master's own words; the service counts the real ones beside it. */
  usualDays: text('usual_days').notNull().default(''),
  /** Characters of the office that this master leads and shows, in their order. */
  npcIds: jsonb('npc_ids').$type<string[]>().notNull().default([]),
  isOpen: boolean('is_open').notNull().default(false),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
})

/** Notices of a master to everybody. */
export const masterRoomNotice = pgTable(
  'master_room_notice',
  {
    noticeId: bigint('notice_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    masterId: masterId(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  table => [index('master_room_notice_of').on(table.masterId, table.noticeId)],
)

/** Days in the calendar of a master. */
export const masterRoomDay = pgTable(
  'master_room_day',
  {
    dayId: bigint('day_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    masterId: masterId(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    words: text('words').notNull(),
  },
  table => [index('master_room_day_of').on(table.masterId, table.fromDay)],
)

/** Posts on the board of a room. */
export const masterRoomPost = pgTable(
  'master_room_post',
  {
    postId: bigint('post_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    masterId: masterId(),
    userId: userId(),
    /** The character that speaks; null: the master. */
    characterId: text('character_id').references(() => character.characterId),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
    deletedBy: user('deleted_by'),
    /** Reason of master or office. */
    deletionReason: text('deletion_reason'),
  },
  table => [
    index('master_room_post_of').on(table.masterId, table.postId),
    index('master_room_post_user').on(table.userId, table.masterId, table.createdAt),
  ],
)

export const userFollowMaster = pgTable(
  'user_follow_master',
  { userId: userId(), masterId: masterId(), createdAt: instant('created_at').notNull() },
  table => [
    primaryKey({ columns: [table.userId, table.masterId] }),
    index('user_follow_master_followers').on(table.masterId, table.createdAt, table.userId),
    index('user_follow_master_newest').on(table.userId, table.createdAt, table.masterId),
  ],
)

/** An opening call: a user is told of openings that fit every condition that is given. */
export const masterCall = pgTable(
  'master_call',
  {
    callId: bigint('call_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    masterId: user('master_id'),
    worldId: text('world_id').references(() => world.worldId),
    kind: smallint('kind').$type<ScenarioKind>(),
    isMuted: boolean('is_muted').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    unique('master_call_once').on(table.userId, table.masterId, table.worldId, table.kind).nullsNotDistinct(),
    index('master_call_user').on(table.userId, table.callId),
    index('master_call_master').on(table.masterId),
    index('master_call_world').on(table.worldId),
  ],
)

/** Marks that a user was told of a phase, so that nobody is told twice: by following and a call, by several calls, or at a republication. */
export const followerTold = pgTable(
  'follower_told',
  {
    scenarioId: bigint('scenario_id', { mode: 'number' }).notNull(),
    phase: smallint('phase').notNull(),
    news: text('news').$type<FollowerNews>().notNull(),
    userId: userId(),
    toldAt: instant('told_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.scenarioId, table.phase, table.news, table.userId] }),
    foreignKey({
      columns: [table.scenarioId, table.phase],
      foreignColumns: [scenarioPhase.scenarioId, scenarioPhase.phase],
    }),
  ],
)
