// 定型文: phrases that a user stores for inserting into texts.
import { sql } from 'drizzle-orm'
import { SNIPPETS_MOST } from '#rules/drafts.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { lockDrafts } from './save-draft.ts'
import { snippet } from './tables.ts'

const columns = columnsOf(snippet, null, ['snippetId', 'title', 'text', 'updatedAt'])

export async function listSnippets(db: Db, userId: string) {
  const { rows } = await db.execute<RowOf<typeof columns>>(sql`
    select ${columns} from snippet
    where user_id = ${userId} order by title, snippet_id`)
  return { snippetList: rows }
}

type Snippet = { userId: string; snippetId: string; title: string; text: string; now: Date }

/** @throws SNIPPET_TOO_MANY */
export async function saveSnippet(tx: Tx, { userId, snippetId, title, text, now }: Snippet) {
  await lockDrafts(tx, userId)
  const others = sql`snippet where user_id = ${userId} and snippet_id <> ${snippetId}`
  if ((await countOf(tx, others)) >= SNIPPETS_MOST) throw refuse('SNIPPET_TOO_MANY')
  await tx.execute(sql`
    insert into snippet (user_id, snippet_id, title, text, updated_at)
    values (${userId}, ${snippetId}, ${title}, ${text}, ${now.toISOString()})
    on conflict (user_id, snippet_id) do update set
      title = excluded.title, text = excluded.text, updated_at = excluded.updated_at`)
  return { snippetId, updatedAt: now }
}

/** Removes a phrase; a missing one counts as removed. */
export async function removeSnippet(tx: Tx, { userId, snippetId }: { userId: string; snippetId: string }) {
  await tx.execute(sql`delete from snippet where user_id = ${userId} and snippet_id = ${snippetId}`)
  return { snippetId }
}
