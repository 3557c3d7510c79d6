// Lists of columns for SQL statements. Names and row types both come from the table, so that no row has to be described
// again.
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from './client.ts'

/** Type of a column in an answer: instants come as text, as PostgreSQL writes them. */
type Answered<Value> = Value extends Date ? string : Value

type ColumnOf<Table extends PgTable> = keyof Table['$inferSelect'] & string

/**
 * Columns of a table for `select` or `returning`, under their names in code or under given names.
 * @param alias name of the table in the statement; null when the statement has no other table with such columns
 * @param names columns; or columns by the names that the statement gives them
 */
export function columnsOf<Table extends PgTable, Name extends ColumnOf<Table>>(
  table: Table,
  alias: string | null,
  names: readonly Name[],
): SQL<{ [Each in Name]: Answered<Table['$inferSelect'][Each]> }>
export function columnsOf<Table extends PgTable, const Names extends Readonly<Record<string, ColumnOf<Table>>>>(
  table: Table,
  alias: string | null,
  names: Names,
): SQL<{ -readonly [Each in keyof Names]: Answered<Table['$inferSelect'][Names[Each]]> }>
export function columnsOf(
  table: PgTable,
  alias: string | null,
  names: readonly string[] | Readonly<Record<string, string>>,
): SQL {
  const known = getTableColumns(table)
  const named = Array.isArray(names) ? names.map(name => [name, name] as const) : Object.entries(names)
  const listed = named.map(([answer, name]) => {
    const column = known[name]?.name
    if (column === undefined) throw new Error(`The table has no column ${name}.`)
    return `${alias === null ? '' : `${alias}.`}${column}${column === answer ? '' : ` as "${answer}"`}`
  })
  return sql.raw(listed.join(', '))
}

/** Row type of a list made by `columnsOf`. */
export type RowOf<Columns extends SQL> = Columns extends SQL<infer Row> ? Row : never

/** Row in which some columns cannot be null because of the statement's condition. */
export type Present<Row, Name extends keyof Row> = Omit<Row, Name> & { [Each in Name]: NonNullable<Row[Each]> }

/** Row of a table joined with `left join`: all its columns are null when no row matches. */
export type Absent<Row> = { [Name in keyof Row]: Row[Name] | null }

/** Number of rows. @param of the part of the statement behind `from` */
export async function countOf(db: Db | Tx, of: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*) as count from ${of}`)
  return rows[0]?.count ?? 0
}

/** Number of rows in each of some states. @param of the part of the statement behind `from`, whose rows have a state */
export async function countsOf<State extends string>(
  db: Db | Tx,
  states: readonly State[],
  of: SQL,
): Promise<Record<State, number>> {
  const { rows } = await db.execute<{ state: State; count: number }>(sql`
    select state, count(*) as count from ${of} group by state`)
  const counts = states.map(wanted => [wanted, rows.find(({ state }) => state === wanted)?.count ?? 0] as const)
  return Object.fromEntries(counts) as Record<State, number>
}
