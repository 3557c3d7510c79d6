// A kept search of the caller, proven by its row.
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { markOwn, type Own } from '../../platform/own.ts'
import { refuse } from '../../platform/refuse.ts'
import { savedSearch } from './tables.ts'

export type OwnSearchId = Own<number>

/** @throws SEARCH_NOT_FOUND, also for a search of somebody else */
export async function ownSearch(
  db: Db | Tx,
  { userId, searchId }: { userId: string; searchId: number },
): Promise<OwnSearchId> {
  const [found] = await db
    .select({ searchId: savedSearch.searchId })
    .from(savedSearch)
    .where(and(eq(savedSearch.searchId, searchId), eq(savedSearch.userId, userId)))
  if (!found) throw refuse('SEARCH_NOT_FOUND')
  return markOwn(found.searchId)
}
