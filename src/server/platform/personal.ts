// Personal data: each area says of its tables what the archive of a user's own data holds, and what becomes of rows when the
// user is deleted. A test compares these lists with the database, so that no table is forgotten.
import { getTableName, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { RefusalCode } from '#rules/refusals/index.ts'
import type { Db, Tx } from '../db/client.ts'

/**
 * Fate of the rows whose column names a deleted user: the row is `deleted`; or its column is `renamed` to the pseudonym, or `emptied`.
 */
export type Fate = 'deleted' | 'renamed' | 'emptied'
/**
 * Fate of rows that name a character of a deleted user: they stay with it, go when it appears in no published work, or go in
 * any case.
 */
export type CharacterFate = 'stays' | 'goesWithIt' | 'deleted'

/** Condition of the rows that are a user's own. */
export type OwnRows = (userId: string) => SQL

export type Archived = {
  /** Name of its file in the archive, without an ending. */
  name: string
  own: OwnRows
  /** Columns that stay out: secrets, and words that are only kept for searches. */
  without?: readonly string[]
  /** Long texts that are also written as files of their own: the columns of name and text. */
  texts?: { title: string | null; body: string }
  /** Keys of the stored files that a row names. */
  files?: (row: Record<string, unknown>) => readonly string[]
}

export type PersonalTable = {
  table: PgTable
  /** Columns with the id of a user, by their names in the database. */
  users?: Readonly<Record<string, Fate>>
  characters?: Readonly<Record<string, CharacterFate>>
  /** Content of the archive; or the reason why it holds nothing of the table. */
  archive: Archived | string
}

/** Agreement that ends when its user asks to leave, with the coins that come back. */
export type Ending = { title: string; coins: number }

/** Duties that keep a user from leaving, each with the code of its refusal. */
export type Owed = { code: RefusalCode; titles: readonly string[] }

/** A user that is being deleted, under the old id and the new one. */
export type Leaver = {
  userId: string
  pseudonym: string
  userName: string
  mailaddress: string
  /** Characters that appear in no published work. */
  erased: readonly string[]
  now: Date
}

export type PersonalArea = {
  tables: readonly PersonalTable[]
  /** Agreements that end at the request, and their end. */
  endings?: (db: Db | Tx, userId: string) => Promise<Ending[]>
  end?: (tx: Tx, userId: string, now: Date) => Promise<void>
  /** Duties that have to be handed over before. */
  owed?: (db: Db | Tx, userId: string) => Promise<Owed[]>
  /** Whether a character, named by an expression, appears in a published work or in one that is being written. */
  appears?: (characterId: SQL) => SQL
  /** Further acts of the deletion, while rows still have the old id. @returns keys of files to delete after it */
  forget?: (tx: Tx, leaver: Leaver) => Promise<readonly string[]>
}

export const nameOf = (table: PgTable): string => getTableName(table)

export const ofUser =
  (column = 'user_id'): OwnRows =>
  userId =>
    sql`${sql.identifier(column)} = ${userId}`

export const ofCharacters =
  (column = 'character_id'): OwnRows =>
  userId =>
    sql`${sql.identifier(column)} in (select character_id from character where user_id = ${userId})`

/** Order of a table's rows that never changes: its key. */
export const keyOrder = (table: PgTable): SQL => {
  const { columns, primaryKeys } = getTableConfig(table)
  const names = [...columns.filter(({ primary }) => primary), ...(primaryKeys[0]?.columns ?? [])].map(
    ({ name }) => sql`t.${sql.identifier(name)}`,
  )
  return names.length === 0 ? sql`t.ctid` : sql.join(names, sql`, `)
}
