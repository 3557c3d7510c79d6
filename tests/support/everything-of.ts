// All data of the database about a user, as one text, in which an act of another user shows as a difference.
import type { TestDatabase } from './database.ts'

/** Builds the reader: one statement over every table that names users. */
export async function readerOfEverything(database: TestDatabase): Promise<(userId: string) => Promise<string>> {
  const statement = await database.asOwner(async client => {
    const { rows: tables } = await client.query<{ name: string }>(`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id' order by 1`)
    const ofUser = 'where user_id = $1'
    const ofPurse = 'where holder_id = $1 or holder_id in (select character_id from character where user_id = $1)'
    const parts = [...tables.map(({ name }) => [name, ofUser]), ['ledger_account', ofPurse]].map(
      ([name, condition]) => `
        select '${name}: ' || coalesce(string_agg(t::text, E'\\n' order by t::text), '') as part from ${name} t ${condition}`,
    )
    return `select string_agg(part, E'\\n' order by part) as text from (${parts.join(' union all ')}) as everything`
  })

  return async userId => {
    const { rows } = await database.asOwner(client => client.query<{ text: string }>(statement, [userId]))
    return rows[0]?.text ?? ''
  }
}
