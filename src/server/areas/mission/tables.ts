// Missions: their conditions, their rewards, and the progress of each user.
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import type { AchieveCategory, MissionStatus } from '#rules/mission.ts'
import { instant } from '../../db/columns.ts'
import { world } from '../world/tables.ts'

export const missionMaster = pgTable(
  'mission_master',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Name for seeds and other areas. */
    code: text('code').notNull().unique(),
    /** World of the mission; null for user missions. */
    worldId: text('world_id').references(() => world.worldId),
    achieveCategory: smallint('achieve_category').$type<AchieveCategory>().notNull(),
    archiveTitle: text('archive_title').notNull(),
    description: text('description').notNull(),
    achievementType: text('achievement_type').notNull(),
    /** Required value; null for any value of the type. */
    achievementValue: text('achievement_value'),
    requiredCount: integer('required_count').notNull().default(1),
    startsAt: instant('starts_at').notNull(),
    achieveTo: instant('achieve_to'),
    rewardText: text('reward_text').notNull(),
    /** 0 for a reward of LP and AC only, which is claimed without a character. */
    notLpOnly: smallint('not_lp_only').$type<0 | 1>().notNull(),
    /** Whether the reward is only LP, so that claiming all LP includes it. */
    lpOnly: boolean('lp_only').notNull(),
  },
  table => [
    index('mission_master_type').on(table.achievementType),
    check('mission_master_category', sql`${table.achieveCategory} between 0 and 3`),
    check('mission_master_required', sql`${table.requiredCount} >= 1`),
  ],
)

const missionId = () =>
  integer('mission_id')
    .notNull()
    .references(() => missionMaster.id)

export const missionReward = pgTable(
  'mission_reward',
  {
    missionId: missionId(),
    position: smallint('position').notNull(),
    kind: text('kind', { enum: ['LP', 'AC', 'token', 'item'] }).notNull(),
    tokenNo: smallint('token_no'),
    itemCode: text('item_code'),
    amount: integer('amount').notNull(),
  },
  table => [
    primaryKey({ columns: [table.missionId, table.position] }),
    check('mission_reward_amount', sql`${table.amount} > 0`),
  ],
)

/** A mission that a user has reached in one period. The reward is given once per row, to whichever character. */
export const userMission = pgTable(
  'user_mission',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').notNull(),
    missionId: missionId(),
    period: text('period').notNull(),
    /** World of the mission, or `user`: a copy for the lists. */
    worldId: text('world_id').notNull(),
    lpOnly: boolean('lp_only').notNull(),
    status: smallint('status').$type<MissionStatus>().notNull(),
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at'),
    characterId: text('character_id'),
  },
  table => [
    unique('user_mission_period').on(table.userId, table.missionId, table.period),
    check('user_mission_status', sql`${table.status} in (1, 2)`),
    check('user_mission_received', sql`(${table.status} = 2) = (${table.receivedAt} is not null)`),
    // Each list and each count reads one narrow index, in the order of its tab.
    index('user_mission_waiting').on(table.userId, table.createdAt, table.id).where(sql`status = 1`),
    index('user_mission_waiting_world')
      .on(table.userId, table.worldId, table.createdAt, table.id)
      .where(sql`status = 1`),
    index('user_mission_received_list').on(table.userId, table.receivedAt, table.id).where(sql`status = 2`),
    index('user_mission_received_world')
      .on(table.userId, table.worldId, table.receivedAt, table.id)
      .where(sql`status = 2`),
    index('user_mission_waiting_lp').on(table.userId).where(sql`status = 1 and lp_only`),
  ],
)

/** One occasion that counts for a mission, once per period. */
export const missionOccasion = pgTable(
  'mission_occasion',
  {
    userId: text('user_id').notNull(),
    missionId: missionId(),
    period: text('period').notNull(),
    /** Identity of the occasion: the news id, the day of a login, the id of a scenario. */
    occasion: text('occasion').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.missionId, table.period, table.occasion] })],
)
