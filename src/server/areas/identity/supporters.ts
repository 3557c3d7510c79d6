// Names that the sign-in page thanks, in their order; the office keeps them (class-request/supporters.ts).
import { asc } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { supporter } from './tables.ts'

export async function listSupporters(db: Db | Tx): Promise<{ nameList: string[] }> {
  const rows = await db
    .select({ name: supporter.name })
    .from(supporter)
    .orderBy(asc(supporter.position), asc(supporter.supporterId))
  return { nameList: rows.map(({ name }) => name) }
}
