// Pages that show a picture: by its id, or by its address in their text.
import { type SQL, sql } from 'drizzle-orm'
import { type AssetUse, assetUses } from '#rules/assets.ts'
import type { Db, Tx } from '../../db/client.ts'

const shows = (table: string, column: string, assetId: string): SQL =>
  sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${assetId}`
/** Ids are random and of letters and digits alone, so that nothing in them has a meaning for `like`. */
const names = (table: string, column: string, assetId: string): SQL =>
  sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} like ${`%${assetId}%`}`

const places: Record<AssetUse, readonly [kind: typeof shows, table: string, column: string][]> = {
  news: [
    [shows, 'news_post', 'picture'],
    [names, 'news_post', 'body'],
  ],
  campaign: [
    [shows, 'campaign', 'picture'],
    [names, 'campaign', 'body'],
  ],
  form: [[names, 'web_form', 'body']],
  scenario: [[shows, 'scenario', 'picture']],
  react: [
    [shows, 'scenario_react', 'picture'],
    [shows, 'scenario_omnibus_template', 'picture'],
    [shows, 'scenario_omnibus', 'picture'],
  ],
  world: [
    [shows, 'world', 'key_visual'],
    [names, 'world_page', 'body'],
  ],
  novel: [
    [shows, 'novel', 'picture'],
    [shows, 'novel_picture', 'picture'],
  ],
  item: [[shows, 'world_item', 'picture']],
}

export async function usesOf(db: Db | Tx, assetId: string): Promise<{ use: AssetUse; count: number }[]> {
  const parts = assetUses.map(use => {
    const found = places[use].map(([kind, table, column]) => kind(table, column, assetId))
    return sql`select ${use}::text as use, count(*) as count from (${sql.join(found, sql` union all `)}) each`
  })
  const { rows } = await db.execute<{ use: AssetUse; count: number }>(sql.join(parts, sql` union all `))
  return rows.filter(({ count }) => count > 0)
}
