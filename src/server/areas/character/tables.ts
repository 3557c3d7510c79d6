// Characters: who plays what, where, and what is told of them.
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { ExcludedStatus } from '#rules/codes/world.ts'
import { instant } from '../../db/columns.ts'
import { appUser } from '../identity/tables.ts'
import { world } from '../world/tables.ts'

const told = (name: string) => text(name).notNull().default('')

export const character = pgTable(
  'character',
  {
    characterId: text('character_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.userId),
    worldId: text('world_id')
      .notNull()
      .references(() => world.worldId),
    givenName: text('given_name').notNull(),
    middleName: text('middle_name').notNull(),
    familyName: text('family_name').notNull(),
    /** Name order kind 1 to 11 (rules §8). */
    nameOrder: smallint('name_order').notNull(),
    /** The name in its order, kept for lists. */
    characterFullName: text('character_full_name').notNull(),
    kana: text('kana').notNull(),
    /** What is shown as the class: the name of class B, with class C behind a slash where there is one. */
    className: text('class_name').notNull(),
    /** Ids of world_class in this world: race, class, second class. */
    classAId: text('class_a_id'),
    classBId: text('class_b_id'),
    classCId: text('class_c_id'),
    level: smallint('level').notNull(),
    icon: text('icon'),
    /** A picture that nobody chose: drawn from the name. */
    isIconDrawn: boolean('is_icon_drawn').notNull().default(true),
    isNpc: boolean('is_npc').notNull().default(false),
    /** excludedStatus: 2 使用不可, 3 MS使用可／死亡不可, 4 MS使用可／死亡可; null: nothing is said. */
    excludedStatus: smallint('excluded_status').$type<ExcludedStatus>(),
    /** 1 male, 2 female, 0 other. */
    seibetsu: smallint('seibetsu').notNull().default(0),
    /** 称号, shown before the name. */
    shogo: text('shogo'),
    age: told('age'),
    height: told('height'),
    hair: told('hair'),
    eyes: told('eyes'),
    skin: told('skin'),
    firstPerson: told('first_person'),
    secondPerson: told('second_person'),
    tone: told('tone'),
    catchphrase: told('catchphrase'),
    personality: told('personality'),
    profile: told('profile'),
    /** Frame of the character page. */
    frame: told('frame'),
    /** Whether the characters that follow it and its friends are shown to others. */
    isFriendListOpen: boolean('is_friend_list_open').notNull().default(true),
    /** Place in the owner's list; hidden ones are left out of lists of others. */
    displayOrder: integer('display_order').notNull().default(0),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Counted up by every change of the profile, so that two devices do not overwrite each other. */
    version: integer('version').notNull().default(1),
    lastSeenAt: instant('last_seen_at'),
    /** Name and reading as they are searched, and what a search may ask for; a trigger writes both. */
    searchText: told('search_text'),
    searchKeys: text('search_keys').array().notNull().default(sql`'{}'`),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('character_user').on(table.userId, table.worldId),
    index('character_world_created').on(table.worldId, table.createdAt, table.characterId),
    index('character_world_kana').on(table.worldId, sql`${table.kana} collate "C"`, table.characterId),
    index('character_world_level').on(table.worldId, table.level, table.characterId),
    index('character_search').using('gin', table.searchKeys),
    check('character_name_order', sql`name_order between 1 and 11`),
  ],
)

const characterId = () =>
  text('character_id')
    .notNull()
    .references(() => character.characterId)

/** Free settings (自由設定), four slots: what a character says of itself until the operators confirm it (公認). */
export const characterSetting = pgTable(
  'character_setting',
  {
    characterId: characterId(),
    /** 1 to 4. */
    slotNo: smallint('slot_no').notNull(),
    /** One of 18 headings or その他. */
    heading: text('heading').notNull(),
    body: text('body').notNull(),
    /** shinseiStatus: 0 未申請, 1 申請中, 2 承認済, 3 却下. A confirmed text that is changed is 未申請 again. */
    status: smallint('status').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [primaryKey({ columns: [table.characterId, table.slotNo] })],
)

/** Changes of parameters over time (changeHistory of rules §15): the sum of them is what the calculation takes. */
export const characterParameterChange = pgTable(
  'character_parameter_change',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    characterId: characterId(),
    /** Why: 作成時の割り振り, the title of a result … */
    reason: text('reason').notNull(),
    parameters: integer('parameters').array().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('character_parameter_change_character').on(table.characterId, table.id),
    check('character_parameter_change_numbers', sql`cardinality(parameters) = 30`),
  ],
)

/** The character a user speaks as in a world. */
export const speakingCharacter = pgTable(
  'speaking_character',
  {
    userId: text('user_id')
      .notNull()
      .references(() => appUser.userId),
    worldId: text('world_id')
      .notNull()
      .references(() => world.worldId),
    characterId: characterId(),
  },
  table => [primaryKey({ columns: [table.userId, table.worldId] })],
)
