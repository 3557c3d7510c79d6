// Search for words in every table of a database, whatever the types of its columns: text, JSON, arrays (B30).

type Query = <Row>(statement: string, values?: unknown[]) => Promise<Row[]>

/** Columns of all tables, those of the job queue too, in which a word stands. */
export async function tracesOf(query: Query, words: readonly string[]): Promise<string[]> {
  const tables = await query<{ schema: string; name: string }>(`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`)
  const found: string[] = []
  for (const { schema, name } of tables) {
    const rows = await query<{ column: string; word: string }>(
      `select distinct e.key as "column", w.word from "${schema}"."${name}" t
       cross join lateral jsonb_each_text(to_jsonb(t)) e cross join unnest($1::text[]) as w(word)
       where position(w.word in e.value) > 0`,
      [words],
    )
    for (const { column, word } of rows) found.push(`${schema}.${name}.${column}: ${word}`)
  }
  return found
}
