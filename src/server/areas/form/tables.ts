// Forms of the office, the answers to them, and the pictures of answers.
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { formStates } from '#rules/web-form-address.ts'
import { type Answer, formAudiences, type Question } from '#rules/web-forms.ts'
import { instant } from '../../db/columns.ts'
import { character } from '../character/tables.ts'
import { userId } from '../identity/columns.ts'
import { appUser } from '../identity/tables.ts'
import { world } from '../world/tables.ts'

export const webForm = pgTable(
  'web_form',
  {
    formId: integer('form_id').primaryKey().generatedAlwaysAsIdentity(),
    /** World of the form; null for the whole service. */
    worldId: text('world_id').references(() => world.worldId),
    title: text('title').notNull(),
    body: text('body').notNull(),
    audience: text('audience', { enum: formAudiences }).notNull(),
    /** Whether each user, or each character, answers once. */
    isOnce: boolean('is_once').notNull(),
    closesAt: instant('closes_at'),
    questions: jsonb('questions').$type<Question[]>().notNull(),
    state: text('state', { enum: formStates }).notNull().default('draft'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    index('web_form_updated').on(table.updatedAt),
    index('web_form_world').on(table.worldId),
    check('web_form_character', sql`audience <> 'character' or world_id is not null`),
    check('web_form_once', sql`audience <> 'everyone' or not is_once`),
  ],
)

export const webFormAnswer = pgTable(
  'web_form_answer',
  {
    answerId: integer('answer_id').primaryKey().generatedAlwaysAsIdentity(),
    formId: integer('form_id')
      .notNull()
      .references(() => webForm.formId),
    /** Sender; null for somebody who was not signed in. */
    userId: text('user_id').references(() => appUser.userId),
    characterId: text('character_id').references(() => character.characterId),
    /** Whether it counts for the user or for the character, where each answers once; null elsewhere. */
    onceBy: text('once_by', { enum: ['user', 'character'] }),
    /** Id that a guest's browser gave it, so that sending again names the same answer. */
    sentId: uuid('sent_id').unique(),
    answers: jsonb('answers').$type<Answer[]>().notNull(),
    receivedAt: instant('received_at').notNull(),
    changedAt: instant('changed_at'),
  },
  table => [
    index('web_form_answer_form').on(table.formId, table.answerId),
    index('web_form_answer_user').on(table.userId, table.formId),
    index('web_form_answer_character').on(table.characterId),
    uniqueIndex('web_form_answer_once_user').on(table.formId, table.userId).where(sql`once_by = 'user'`),
    uniqueIndex('web_form_answer_once_character').on(table.formId, table.characterId).where(sql`once_by = 'character'`),
  ],
)

export const webFormFile = pgTable(
  'web_form_file',
  {
    /** Random id, which is also the name of its file. */
    fileId: text('file_id').primaryKey(),
    formId: integer('form_id')
      .notNull()
      .references(() => webForm.formId),
    userId: userId(),
    /** Answer that shows it; null while it is not sent, or after it was taken out. */
    answerId: integer('answer_id').references(() => webFormAnswer.answerId, { onDelete: 'set null' }),
    /** Name that it had on the sender's device. */
    name: text('name').notNull(),
    /** Time of storing; null while its file is being written, or after that was interrupted. */
    storedAt: instant('stored_at'),
    unusedSince: instant('unused_since').notNull(),
  },
  table => [
    index('web_form_file_user').on(table.userId),
    index('web_form_file_answer').on(table.answerId),
    index('web_form_file_unused').on(table.unusedSince).where(sql`answer_id is null`),
  ],
)
