// Prepared statements, which PostgreSQL plans once per connection instead of at every call: for reads whose planning costs
// as much as their work.
import type { SQL } from 'drizzle-orm'
import type { Db } from './client.ts'

/** Internals of the query builder that its types do not show; `execute` itself is made of these two. */
type Inner = {
  dialect: { sqlToQuery: (query: SQL) => unknown }
  session: {
    prepareQuery: (
      query: unknown,
      fields: undefined,
      name: string,
      isArray: boolean,
    ) => { execute: () => Promise<unknown> }
  }
}

/**
 * Runs a statement under a name.
 * @param name one per text: the driver refuses the same name with another text
 */
export async function executePrepared<Row>(db: Db, name: string, query: SQL): Promise<{ rows: Row[] }> {
  const { dialect, session } = db as unknown as Inner
  const prepared = session.prepareQuery(dialect.sqlToQuery(query), undefined, name, false)
  return (await prepared.execute()) as { rows: Row[] }
}
