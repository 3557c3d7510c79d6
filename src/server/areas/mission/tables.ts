// Missions: what there is to do, what it gives, and how far each user is.
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { world } from '../world/tables.ts'

export const missionMaster = pgTable(
  'mission_master',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Name that seeds and other areas know it by. */
    code: text('code').notNull().unique(),
    /** Null for user missions. */
    worldId: text('world_id').references(() => world.worldId),
    achieveCategory: smallint('achieve_category').notNull(),
    archiveTitle: text('archive_title').notNull(),
    description: text('description').notNull(),
    achievementType: text('achievement_type').notNull(),
    /** Null: any value of the type. */
    achievementValue: text('achievement_value'),
    requiredCount: integer('required_count').notNull().default(1),
    startsAt: instant('starts_at').notNull(),
    achieveTo: instant('achieve_to'),
    rewardText: text('reward_text').notNull(),
    /** 0: LP and AC only, claimed without a character. */
    notLpOnly: smallint('not_lp_only').notNull(),
    /** The reward is LP and nothing else, so that claiming all LP takes it. */
    lpOnly: boolean('lp_only').notNull(),
  },
  table => [
    index('mission_master_type').on(table.achievementType),
    check('mission_master_category', sql`${table.achieveCategory} between 0 and 3`),
    check('mission_master_required', sql`${table.requiredCount} >= 1`),
  ],
)

export const missionReward = pgTable(
  'mission_reward',
  {
    missionId: integer('mission_id')
      .notNull()
      .references(() => missionMaster.id),
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

/** A mission that a user has achieved in one period. The reward is given once per row, whatever the character. */
export const userMission = pgTable(
  'user_mission',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').notNull(),
    missionId: integer('mission_id')
      .notNull()
      .references(() => missionMaster.id),
    period: text('period').notNull(),
    /** Copied from the mission for the lists: its world, or `user`. */
    worldId: text('world_id').notNull(),
    lpOnly: boolean('lp_only').notNull(),
    status: smallint('status').notNull(),
    createdAt: instant('created_at').notNull(),
    receivedAt: instant('received_at'),
    characterId: text('character_id'),
  },
  table => [
    unique('user_mission_period').on(table.userId, table.missionId, table.period),
    check('user_mission_status', sql`${table.status} in (1, 2)`),
    check('user_mission_received', sql`(${table.status} = 2) = (${table.receivedAt} is not null)`),
    // The tabs sort by the time that matters on them; each list and each count reads one narrow index.
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

/** One occasion that counts towards a mission: the same occasion counts once per period. */
export const missionOccasion = pgTable(
  'mission_occasion',
  {
    userId: text('user_id').notNull(),
    missionId: integer('mission_id')
      .notNull()
      .references(() => missionMaster.id),
    period: text('period').notNull(),
    /** What happened: the news id, the day of a login, the id of a scenario. */
    occasion: text('occasion').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.missionId, table.period, table.occasion] })],
)
