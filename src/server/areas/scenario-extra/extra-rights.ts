// Rights to a published extra, decided here for lists, pages and purchases alike. Its body is for those who bought it, its master
// and the office. Beside a private replay it exists for those alone who may read that, and for who has bought it.
import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { adminOf } from '../../platform/rights.ts'
import { scenario } from '../scenario/tables/scenario.ts'
import { readerOf, readsBody } from '../scenario-replay/shown-replay.ts'
import type { ExtraRow } from './extra-row.ts'
import { extraPurchase } from './tables.ts'

export type ExtraRights = {
  /** Whether it is there for the caller at all. */
  isThere: boolean
  isBought: boolean
  isReadable: boolean
}

/** Whether a user bought each of some extras. */
async function boughtOf(db: Db | Tx, userId: string | null, extraIds: readonly number[]) {
  if (userId === null || extraIds.length === 0) return new Set<number>()
  const rows = await db
    .select({ extraId: extraPurchase.extraId })
    .from(extraPurchase)
    .where(and(eq(extraPurchase.userId, userId), inArray(extraPurchase.extraId, [...extraIds])))
  return new Set(rows.map(({ extraId }) => extraId))
}

/** @param extras published ones of one chapter */
export async function extraRights(
  db: Db | Tx,
  extras: readonly Pick<ExtraRow, 'extraId' | 'scenarioId' | 'phase' | 'masterId'>[],
  userId: string | null,
): Promise<(extraId: number) => ExtraRights> {
  const [first] = extras
  if (!first) return () => ({ isThere: false, isBought: false, isReadable: false })
  const isStaff = userId !== null && (first.masterId === userId || (await adminOf(db, userId)) !== null)
  const [of] = await db
    .select({ isPrivate: scenario.isPrivate })
    .from(scenario)
    .where(eq(scenario.scenarioId, first.scenarioId))
  const mayReadReplay = readsBody(of?.isPrivate ?? true, await readerOf(db, first, userId))
  const bought = await boughtOf(
    db,
    userId,
    extras.map(({ extraId }) => extraId),
  )
  return extraId => {
    const isBought = bought.has(extraId)
    return { isThere: isStaff || isBought || mayReadReplay, isBought, isReadable: isStaff || isBought }
  }
}
