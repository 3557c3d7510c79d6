// Applications of every kind, and the names that came of them.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type ApplicationStage, applicationKinds } from '#rules/applications.ts'
import { instant } from '../../db/columns.ts'
import { character } from '../character/tables.ts'
import { appUser } from '../identity/tables.ts'
import { world } from '../world/tables.ts'

export const application = pgTable(
  'application',
  {
    applicationId: integer('application_id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: applicationKinds }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.userId),
    characterId: text('character_id')
      .notNull()
      .references(() => character.characterId),
    worldId: text('world_id')
      .notNull()
      .references(() => world.worldId),
    /** shinseiStatus: 1 申請中, 2 承認済, 3 却下, 5 キャンセル. */
    status: smallint('status').$type<ApplicationStage>().notNull().default(1),
    /** The heading of a free setting, the new name of an item or skill, the name of a class. */
    name: text('name').notNull(),
    /** The text as it was applied for. */
    description: text('description').notNull(),
    /** Of a free setting. */
    slotNo: smallint('slot_no'),
    /** The itemCode or skillCode, and of which level it is. */
    code: text('code'),
    level: smallint('level'),
    /** noryokuKijun{n} and noryokuHosei{n} of a class. */
    kijun: integer('kijun').array(),
    hosei: integer('hosei').array(),
    fee: integer('fee').notNull(),
    /** What the fee was paid with. */
    coin: text('coin', { enum: ['llamaPoint', 'alpacaCoin'] }),
    /** Why it was rejected. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    /** The admin that judged it; null where its user withdrew it. */
    decidedBy: text('decided_by'),
    /** When its user saw what an admin had decided. */
    seenAt: instant('seen_at'),
  },
  table => [
    check('application_status', sql`status in (1, 2, 3, 5)`),
    check(
      'application_about',
      sql`case kind when 'setting' then slot_no is not null when 'class' then cardinality(kijun) = 30 and cardinality(hosei) = 30
        else code is not null and level is not null end`,
    ),
    // What waits at once: one application of a slot or a skill, one class of a name in its world, approved ones included.
    uniqueIndex('application_slot').on(table.characterId, table.slotNo).where(sql`kind = 'setting' and status = 1`),
    uniqueIndex('application_skill').on(table.characterId, table.code).where(sql`kind = 'skill' and status = 1`),
    uniqueIndex('application_class_name').on(table.worldId, table.name).where(sql`kind = 'class' and status in (1, 2)`),
    index('application_waiting').on(table.kind, table.applicationId).where(sql`status = 1`),
    index('application_decided').on(table.kind, table.decidedAt, table.applicationId).where(sql`status in (2, 3)`),
    index('application_character').on(table.characterId, table.kind, table.applicationId),
    index('application_class').on(table.worldId, table.applicationId).where(sql`kind = 'class' and status = 2`),
    // What a user's applications came to, and which of it they have not seen.
    index('application_user_decided')
      .on(table.userId, table.decidedAt, table.applicationId)
      .where(sql`status in (2, 3)`),
    index('application_user_unseen').on(table.userId).where(sql`status in (2, 3) and seen_at is null`),
    // A user's fees that are held, and proposals that wait.
    index('application_user_waiting').on(table.userId, table.worldId).where(sql`status = 1`),
  ],
)

/** Items and skills under a name of their player's. What bears one names its row. */
export const originalized = pgTable('originalized', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: ['item', 'skill'] }).notNull(),
  worldId: text('world_id')
    .notNull()
    .references(() => world.worldId),
  /** The itemCode or skillCode. */
  code: text('code').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  /** Whose player named it. */
  characterId: text('character_id')
    .notNull()
    .references(() => character.characterId),
  createdAt: instant('created_at').notNull(),
})
