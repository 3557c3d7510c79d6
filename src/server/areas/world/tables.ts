// Worlds: their tokens, menu, guide, numbers, classes, items and skills.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { CalcMethod } from '#rules/codes/stats.ts'
import type { MenuType } from '#rules/codes/world.ts'
import { instant } from '../../db/columns.ts'

/** 30 whole numbers, the nth for parameter n + 1 (doc3 §9). */
const parameters = (name: string) => integer(name).array().notNull().default(sql`array_fill(0, array[30])`)

export const world = pgTable('world', {
  worldId: text('world_id').primaryKey(),
  worldName: text('world_name').notNull(),
  catchphrase: text('catchphrase').notNull(),
  description: text('description').notNull(),
  hue: real('hue').notNull(),
  keyVisual: text('key_visual'),
  displayOrder: integer('display_order').notNull(),
  status: text('status', { enum: ['open', 'coming', 'ended'] })
    .notNull()
    .default('open'),
  /** 1 makes ストーリーサポーター the label of masters (doc1 §3). */
  scenarioSupportFlg: smallint('scenario_support_flg').notNull().default(0),
  isScenarioV2: boolean('is_scenario_v2').notNull().default(false),
  /** Most characters of one user in this world. */
  characterLimit: smallint('character_limit').notNull().default(10),
})

const worldId = () =>
  text('world_id')
    .notNull()
    .references(() => world.worldId)

export const worldToken = pgTable(
  'world_token',
  {
    worldId: worldId(),
    /** 1 to 4. */
    tokenNo: smallint('token_no').notNull(),
    name: text('name').notNull(),
    sign: text('sign').notNull(),
  },
  table => [primaryKey({ columns: [table.worldId, table.tokenNo] })],
)

/** Entries of a world's menu; areas that do not exist yet have no row. */
export const worldMenu = pgTable(
  'world_menu',
  {
    worldId: worldId(),
    /** TOP, SCENARIO, COMMUNITY, SHOP or WORLDNOVEL (codes/world.ts). */
    menuType: text('menu_type').$type<MenuType>().notNull(),
    displayOrder: smallint('display_order').notNull(),
  },
  table => [primaryKey({ columns: [table.worldId, table.menuType] })],
)

/** Pages of a world's guide, in the notation. */
export const worldPage = pgTable(
  'world_page',
  {
    worldId: worldId(),
    pageId: text('page_id').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: text('body').notNull(),
    /** Words that the page explains: in a replay they lead to it. */
    terms: text('terms').array().notNull().default(sql`'{}'`),
    displayOrder: smallint('display_order').notNull(),
  },
  table => [primaryKey({ columns: [table.worldId, table.pageId] })],
)

/** Periods of registration of a world (参加受付期間). */
export const worldApplicationDate = pgTable('world_application_date', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  worldId: worldId(),
  title: text('title').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
})

/** Counters that all players of a world see; only an admin changes them (doc1 §6). */
export const worldCounter = pgTable('world_counter', {
  worldCounterId: integer('world_counter_id').primaryKey().generatedAlwaysAsIdentity(),
  worldId: worldId(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  unit: text('unit').notNull(),
  count: bigint('count', { mode: 'number' }).notNull().default(0),
  goal: bigint('goal', { mode: 'number' }),
  updatedAt: instant('updated_at').notNull(),
})

/** Names noryokuName{n} of a world; numbers without a row have no name. */
export const worldParameter = pgTable(
  'world_parameter',
  {
    worldId: worldId(),
    /** Number of the parameter, 1 to 30. */
    parameterId: smallint('parameter_id').notNull(),
    name: text('name').notNull(),
    /** Place among the parameters of items and skills; null for others. */
    itemSkillOrder: smallint('item_skill_order'),
    /** Whether points may be put on it when a character is made. */
    isAssignable: boolean('is_assignable').notNull().default(false),
  },
  table => [primaryKey({ columns: [table.worldId, table.parameterId] })],
)

/** Rows of parameterCalcInnerGroupList and parameterCalcBetweenGroupList, in the order of their numbers (rules §15). */
export const worldCalcRow = pgTable(
  'world_calc_row',
  {
    worldId: worldId(),
    list: text('list', { enum: ['inner', 'between'] }).notNull(),
    rowNo: integer('row_no').notNull(),
    parameterId: smallint('parameter_id').notNull(),
    groupId: smallint('group_id').notNull(),
    calcTarget: text('calc_target').notNull(),
    calcMethod: smallint('calc_method').$type<CalcMethod>().notNull(),
    parameter: real('parameter'),
  },
  table => [primaryKey({ columns: [table.worldId, table.list, table.rowNo] })],
)

/** Races (A), classes (B) and second classes (C). Approved original classes are of kind C. */
export const worldClass = pgTable(
  'world_class',
  {
    worldId: worldId(),
    classId: text('class_id').notNull(),
    classKind: text('class_kind', { enum: ['A', 'B', 'C'] }).notNull(),
    className: text('class_name').notNull(),
    description: text('description').notNull(),
    /** noryokuKijun{n}: values at the start. */
    kijun: parameters('kijun'),
    /** noryokuHosei{n}: additions by each level. */
    hosei: parameters('hosei'),
    displayOrder: integer('display_order').notNull(),
    /** Character that proposed an original class. */
    proposedBy: text('proposed_by'),
  },
  table => [
    primaryKey({ columns: [table.worldId, table.classId] }),
    check('world_class_numbers', sql`cardinality(kijun) = 30 and cardinality(hosei) = 30`),
  ],
)

export const worldItem = pgTable(
  'world_item',
  {
    worldId: worldId(),
    itemCode: text('item_code').notNull(),
    itemName: text('item_name').notNull(),
    description: text('description').notNull(),
    picture: text('picture'),
    itemKind: text('item_kind', { enum: ['weapon', 'armour', 'accessory', 'tool', 'material', 'gift'] })
      .notNull()
      .default('material'),
    /** Position for wearing it: hand, head, body, feet or charm; null when it cannot be worn. */
    itemPositionId: text('item_position_id'),
    weaponFlg: boolean('weapon_flg').notNull().default(false),
    /** Whether its numbers count for the wearer. */
    statusRefFlg: boolean('status_ref_flg').notNull().default(false),
    /** Whether it also counts while in the bag. */
    subStatusFlg: boolean('sub_status_flg').notNull().default(false),
    /** Weight. */
    itemCost: integer('item_cost').notNull().default(0),
    parameters: parameters('parameters'),
    /** Highest level; 1 for an item that does not level up. */
    maxLevel: smallint('max_level').notNull().default(1),
    /** Way to get the item, in words; shown where a material is missing. */
    source: text('source').notNull().default(''),
    /** Name and description in the form for searches. */
    searchWords: text('search_words').notNull().generatedAlwaysAs(sql`search_key(item_name || E'\n' || description)`),
  },
  table => [
    index('world_item_search').using('gin', sql`text_pieces('', search_words)`),
    primaryKey({ columns: [table.worldId, table.itemCode] }),
    check('world_item_numbers', sql`cardinality(parameters) = 30`),
  ],
)

export const worldSkill = pgTable(
  'world_skill',
  {
    worldId: worldId(),
    skillCode: text('skill_code').notNull(),
    skillName: text('skill_name').notNull(),
    description: text('description').notNull(),
    /** Whether its numbers count while it is set. */
    skillHaneiFlg: boolean('skill_hanei_flg').notNull().default(false),
    parameters: parameters('parameters'),
    maxLevel: smallint('max_level').notNull().default(5),
    /** Token that pays for a level, and the price of the first; the nth level costs n times as much. */
    tokenNo: smallint('token_no').notNull(),
    cost: integer('cost').notNull(),
    /** Class (of any kind) required for learning it; null for all. */
    classId: text('class_id'),
    requiredLevel: smallint('required_level').notNull().default(1),
    displayOrder: integer('display_order').notNull(),
    /** Whether it can be learned only by buying it in a shop. */
    isShopOnly: boolean('is_shop_only').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.worldId, table.skillCode] }),
    check('world_skill_numbers', sql`cardinality(parameters) = 30`),
    foreignKey({ columns: [table.worldId, table.classId], foreignColumns: [worldClass.worldId, worldClass.classId] }),
    index('world_skill_class').on(table.worldId, table.classId),
  ],
)
