// Statements of migrations that hold a table for as long as it takes to look at all its rows.
import { divide, IN_BATCHES } from '#server/db/steps.ts'

/** The statements of a step; bodies of functions are left out. */
const statementsOf = (chunk: string): string[] =>
  chunk
    .replace(/\$\$.*?\$\$/gs, "''")
    .replace(/^--.*$/gm, '')
    .split(';')
    .map(part => part.trim())
    .filter(Boolean)

/** Table that a statement is about. */
const tableOf = (statement: string): string =>
  /^(?:ALTER TABLE(?: ONLY)?|CREATE (?:UNIQUE )?INDEX (?:\S+ )?ON|UPDATE|DELETE FROM|INSERT INTO)\s+(?:"?public"?\.)?"?(\w+)/i.exec(
    statement,
  )?.[1] ?? ''

const LONG: readonly [why: string, pattern: RegExp][] = [
  ['a column that is written for each row', /\bADD COLUMN\b.*\bGENERATED\b/is],
  [
    'a column whose first value differs by row',
    /\bADD COLUMN\b.*(SERIAL\b|\b(gen_random_uuid|random|clock_timestamp|nextval)\()/is,
  ],
  ['a column with a condition of its own', /\bADD COLUMN\b.*\b(REFERENCES|CHECK|UNIQUE|PRIMARY KEY)\b/is],
  ['another type', /\bALTER COLUMN\b.*\bTYPE\b/is],
  ['no null, which all rows are asked for', /\bSET NOT NULL\b/i],
  ['a key that is built at once', /\bADD CONSTRAINT\b.*\b(UNIQUE|PRIMARY KEY|EXCLUDE)\b/is],
  ['rows that are changed at once', /^(UPDATE|DELETE|SELECT|WITH|DO)\b|^INSERT\b.*\bSELECT\b/is],
  ['work on a whole table', /^(VACUUM|CLUSTER|REINDEX|TRUNCATE|REFRESH|LOCK)\b/i],
]
/** Statements that the migrator divides, so that it looks at the rows after the step. */
const DIVIDED = /^CREATE (UNIQUE )?INDEX\b|^ALTER TABLE\b.*\bADD CONSTRAINT\b.*\b(FOREIGN KEY|CHECK)\b/is

/** Reasons for which the statements of a step would hold tables that were there before. */
export function longIn(sql: string): string[] {
  const made = new Set([...sql.matchAll(/^CREATE TABLE "?(\w+)/gim)].map(([, name]) => name ?? ''))
  return sql.split('--> statement-breakpoint').flatMap(chunk => {
    if (chunk.trimStart().startsWith(IN_BATCHES))
      return /\bLIMIT \d/i.test(chunk) && statementsOf(chunk).length === 1
        ? []
        : ['batches without an end, or not alone']
    return statementsOf(chunk).flatMap(statement => {
      const table = tableOf(statement)
      if (/^CREATE TABLE\b/i.test(statement) || made.has(table)) return []
      if (DIVIDED.test(statement) && divide(chunk, new Set([table])).late === null)
        return [`what the migrator does not divide: ${statement.slice(0, 60)}`]
      return LONG.flatMap(([why, pattern]) => (pattern.test(statement) ? [`${why}: ${statement.slice(0, 60)}`] : []))
    })
  })
}
