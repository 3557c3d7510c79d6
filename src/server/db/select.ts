// Lists of columns for statements that are written as SQL: their names and the types of their rows both come from the table,
// so that no row is described a second time.
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** What a statement answers in a column: instants come as text, as PostgreSQL writes them. */
type Answered<Value> = Value extends Date ? string : Value

/**
 * The columns of a table for `select` or `returning`, each under the name it has in code.
 * @param alias what the statement calls the table; null where it names no other table with such columns
 */
export function columnsOf<Table extends PgTable, Name extends keyof Table['$inferSelect'] & string>(
  table: Table,
  alias: string | null,
  names: readonly Name[],
): SQL<{ [Each in Name]: Answered<Table['$inferSelect'][Each]> }> {
  const known = getTableColumns(table)
  const listed = names.map(name => {
    const column = known[name]?.name
    if (column === undefined) throw new Error(`The table has no column ${name}.`)
    return `${alias === null ? '' : `${alias}.`}${column}${column === name ? '' : ` as "${name}"`}`
  })
  return sql.raw(listed.join(', ')) as SQL<{ [Each in Name]: Answered<Table['$inferSelect'][Each]> }>
}

/** A row of what `columnsOf` listed. */
export type RowOf<Columns extends SQL> = Columns extends SQL<infer Row> ? Row : never

/** A row in which the condition of the statement leaves no null in some columns. */
export type Present<Row, Name extends keyof Row> = Omit<Row, Name> & { [Each in Name]: NonNullable<Row[Each]> }

/** A row of a table that is joined with `left join`: where nothing was found, all of it is null. */
export type Absent<Row> = { [Name in keyof Row]: Row[Name] | null }
