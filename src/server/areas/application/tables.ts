// Applications of all kinds, and the names that were approved.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type ApplicationStage, applicationKinds } from '#rules/applications.ts'
import { instant } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'
import { userId } from '../identity/columns.ts'
import { worldId } from '../world/columns.ts'

export const application = pgTable(
  'application',
  {
    applicationId: integer('application_id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: applicationKinds }).notNull(),
    userId: userId(),
    characterId: characterId(),
    worldId: worldId(),
    /** shinseiStatus: 1 申請中, 2 承認済, 3 却下, 5 キャンセル. */
    status: smallint('status').$type<ApplicationStage>().notNull().default(1),
    /** Heading of a free setting, new name of an item or skill, or name of a class. */
    name: text('name').notNull(),
    /** Text at the time of the application. */
    description: text('description').notNull(),
    /** Slot of a free setting; null for other kinds. */
    slotNo: smallint('slot_no'),
    /** itemCode or skillCode; the level beside it is that of the piece. */
    code: text('code'),
    level: smallint('level'),
    /** noryokuKijun{n} and noryokuHosei{n} of a class. */
    kijun: integer('kijun').array(),
    hosei: integer('hosei').array(),
    fee: integer('fee').notNull(),
    /** Coin that paid the fee. */
    coin: text('coin', { enum: ['llamaPoint', 'alpacaCoin'] }),
    /** Reason of a rejection. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    /** Admin that judged it; null when its user withdrew it. */
    decidedBy: text('decided_by'),
    /** Time at which its user saw the decision. */
    seenAt: instant('seen_at'),
  },
  table => [
    check('application_status', sql`status in (1, 2, 3, 5)`),
    check(
      'application_about',
      sql`case kind when 'setting' then slot_no is not null when 'class' then cardinality(kijun) = 30 and cardinality(hosei) = 30
        else code is not null and level is not null end`,
    ),
    // Limits of waiting applications: one for a slot or a skill, one class of a name in its world, approved ones included.
    uniqueIndex('application_slot').on(table.characterId, table.slotNo).where(sql`kind = 'setting' and status = 1`),
    uniqueIndex('application_skill').on(table.characterId, table.code).where(sql`kind = 'skill' and status = 1`),
    uniqueIndex('application_class_name').on(table.worldId, table.name).where(sql`kind = 'class' and status in (1, 2)`),
    index('application_waiting').on(table.kind, table.applicationId).where(sql`status = 1`),
    index('application_decided').on(table.kind, table.decidedAt, table.applicationId).where(sql`status in (2, 3)`),
    index('application_character').on(table.characterId, table.kind, table.applicationId),
    index('application_class').on(table.worldId, table.applicationId).where(sql`kind = 'class' and status = 2`),
    // For the decisions of a user, and the unseen ones among them.
    index('application_user_decided')
      .on(table.userId, table.decidedAt, table.applicationId)
      .where(sql`status in (2, 3)`),
    index('application_user_unseen').on(table.userId).where(sql`status in (2, 3) and seen_at is null`),
    // For the held fees of a user, and the waiting proposals.
    index('application_user_waiting').on(table.userId, table.worldId).where(sql`status = 1`),
  ],
)

/** Names that players gave to items and skills. A renamed piece refers to its row. */
export const originalized = pgTable('originalized', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: ['item', 'skill'] }).notNull(),
  worldId: worldId(),
  /** itemCode or skillCode. */
  code: text('code').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  /** Character whose player gave the name. */
  characterId: characterId(),
  createdAt: instant('created_at').notNull(),
})
