// Characters: their player, their world, their names and texts.
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { ExcludedStatus } from '#rules/codes/world.ts'
import { instant } from '../../db/columns.ts'
import { userId } from '../identity/columns.ts'
import { worldId } from '../world/columns.ts'

const told = (name: string) => text(name).notNull().default('')

export const character = pgTable(
  'character',
  {
    characterId: text('character_id').primaryKey(),
    userId: userId(),
    worldId: worldId(),
    givenName: text('given_name').notNull(),
    middleName: text('middle_name').notNull(),
    familyName: text('family_name').notNull(),
    /** Name order kind 1 to 11 (rules §8). */
    nameOrder: smallint('name_order').notNull(),
    /** Full name in its order, stored for lists. */
    characterFullName: text('character_full_name').notNull(),
    kana: text('kana').notNull(),
    /** Class as it is shown: the name of class B, with class C behind a slash if there is one. */
    className: text('class_name').notNull(),
    /** Ids of world_class in this world: race, class, second class. */
    classAId: text('class_a_id'),
    classBId: text('class_b_id'),
    classCId: text('class_c_id'),
    level: smallint('level').notNull(),
    /** Experience since the level was reached; all that a character ever got stands in the ledger. */
    experience: integer('experience').notNull().default(0),
    icon: text('icon'),
    /** Whether the picture is drawn from the name because none was chosen. */
    isIconDrawn: boolean('is_icon_drawn').notNull().default(true),
    isNpc: boolean('is_npc').notNull().default(false),
    /** excludedStatus: 2 使用不可, 3 MS使用可／死亡不可, 4 MS使用可／死亡可; null when nothing is noted. */
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
    /** Whether others may see the character's followers and friends. */
    isFriendListOpen: boolean('is_friend_list_open').notNull().default(true),
    /** Place in the owner's list; hidden characters are left out of the lists of others. */
    displayOrder: integer('display_order').notNull().default(0),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** 休止中: its player is away for a while, and says so to everybody. */
    isResting: boolean('is_resting').notNull().default(false),
    /** Counted up by every change of the profile, so that two devices do not overwrite each other. */
    version: integer('version').notNull().default(1),
    lastSeenAt: instant('last_seen_at'),
    /** Name and reading in the form for searches, and keys of the search criteria; a trigger writes both. */
    searchText: told('search_text'),
    searchKeys: text('search_keys').array().notNull().default(sql`'{}'`),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('character_user').on(table.userId, table.worldId),
    index('character_created').on(table.createdAt, table.characterId),
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

/** Free settings (自由設定), four slots: statements of a character about itself, until the operators confirm them (公認). */
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

/** Changes of parameters over time (changeHistory of rules §15); the calculation uses their sum. */
export const characterParameterChange = pgTable(
  'character_parameter_change',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    characterId: characterId(),
    /** Reason: 作成時の割り振り, the title of a result … */
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
    userId: userId(),
    worldId: worldId(),
    characterId: characterId(),
  },
  table => [primaryKey({ columns: [table.userId, table.worldId] })],
)
