// Kept searches of the caller: the list, keeping one, renaming, its calls, removing.
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { filtersOf, type SearchFilters } from '#rules/search/filters.ts'
import { SAVED_SEARCHES_MOST, type SearchKind } from '#rules/search/kinds.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { appUser } from '../identity/tables.ts'
import { searchSources } from '../search-kinds.ts'
import { world } from '../world/tables.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import type { OwnSearchId } from './own-search.ts'
import { savedSearch } from './tables.ts'

const savedRows = (db: Db | Tx, where: SQL) =>
  db
    .select({
      searchId: savedSearch.searchId,
      name: savedSearch.name,
      kind: savedSearch.kind,
      keyword: savedSearch.keyword,
      filters: savedSearch.filters,
      isCalling: savedSearch.isCalling,
      createdAt: savedSearch.createdAt,
      worldName: world.worldName,
    })
    .from(savedSearch)
    .leftJoin(world, eq(world.worldId, sql`${savedSearch.filters}->>'worldId'`))
    .where(where)
    .orderBy(desc(savedSearch.searchId))
    .limit(SAVED_SEARCHES_MOST)

export const getSaved = async (db: Db, { userId }: { userId: string }) => ({
  savedList: await savedRows(db, eq(savedSearch.userId, userId)),
})

type Kept = {
  userId: string
  name: string
  kind: SearchKind
  keyword: string
  filters: SearchFilters
  isCalling: boolean
  now: Date
}

/** @throws SEARCH_EMPTY, SEARCH_TOO_MANY, WORLD_NOT_FOUND */
export async function save(tx: Tx, { userId, name, kind, keyword: typed, filters: given, isCalling, now }: Kept) {
  const keyword = typed.trim()
  const filters = filtersOf(kind, given)
  const { s: _, ...criteria } = filters
  if (keyword === '' && Object.keys(criteria).length === 0) throw refuse('SEARCH_EMPTY')
  const { worldId } = filters
  if (worldId !== undefined) await worldOrRefuse(tx, worldId)
  // The searches of a user are counted one after the other.
  await tx.select({ userId: appUser.userId }).from(appUser).where(eq(appUser.userId, userId)).for('no key update')
  const same = sql`${savedSearch.userId} = ${userId} and ${savedSearch.kind} = ${kind}
    and ${savedSearch.keyword} = ${keyword} and ${savedSearch.filters} = ${JSON.stringify(filters)}::jsonb`
  const [known] = await savedRows(tx, same)
  if (known) return known
  if ((await tx.$count(savedSearch, eq(savedSearch.userId, userId))) >= SAVED_SEARCHES_MOST)
    throw refuse('SEARCH_TOO_MANY')
  const calls = isCalling && searchSources[kind].isDated
  const [row] = await tx
    .insert(savedSearch)
    .values({ userId, name: name.trim(), kind, keyword, filters, isCalling: calls, seenUntil: now, createdAt: now })
    .returning({ searchId: savedSearch.searchId })
  const [made] = row ? await savedRows(tx, eq(savedSearch.searchId, row.searchId)) : []
  if (!made) throw new Error('A search was not kept.')
  return made
}

export async function rename(tx: Tx, { own, name }: { own: OwnSearchId; name: string }) {
  await tx.update(savedSearch).set({ name }).where(eq(savedSearch.searchId, own))
  return { searchId: own, name }
}

/** Switch of its calls: one that calls again does so for what comes from then on. */
export async function setCalling(tx: Tx, { own, isCalling, now }: { own: OwnSearchId; isCalling: boolean; now: Date }) {
  await tx
    .update(savedSearch)
    .set({ isCalling, ...(isCalling ? { seenUntil: now } : {}) })
    .where(eq(savedSearch.searchId, own))
  return { searchId: own, isCalling }
}

export async function remove(tx: Tx, { own }: { own: OwnSearchId }) {
  await tx.delete(savedSearch).where(eq(savedSearch.searchId, own))
  return { searchId: own }
}
