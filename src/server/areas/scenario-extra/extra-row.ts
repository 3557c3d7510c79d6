// An extra as its desks show it: that of its master alone, or of the office.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { nameOfMaster } from '../identity/master-name.ts'
import { appUser } from '../identity/tables.ts'
import { scenario } from '../scenario/tables/scenario.ts'
import { scenarioExtra } from './tables.ts'

export type ExtraRow = typeof scenarioExtra.$inferSelect

/** The side that asks: a master reaches the own ones alone, the office all. */
export type DeskSide = { masterId: string } | { adminId: AdminId }

export const reachedBy = (side: DeskSide): SQL | undefined =>
  'masterId' in side ? eq(scenarioExtra.masterId, side.masterId) : undefined

const readers = sql<number>`(select count(*)::int from extra_purchase p where p.extra_id = ${scenarioExtra.extraId})`

/** Columns of one at a desk. */
const deskColumns = {
  extraId: scenarioExtra.extraId,
  worldId: scenarioExtra.worldId,
  scenarioId: scenarioExtra.scenarioId,
  phase: scenarioExtra.phase,
  scenarioTitle: scenario.title,
  masterName: nameOfMaster,
  title: scenarioExtra.title,
  state: scenarioExtra.state,
  stateSince: scenarioExtra.stateSince,
  price: scenarioExtra.price,
  length: scenarioExtra.length,
  publishAt: scenarioExtra.publishAt,
  publishedAt: scenarioExtra.publishedAt,
  readers,
  comment: scenarioExtra.comment,
}

const atDesk = (db: Db | Tx) =>
  db
    .select(deskColumns)
    .from(scenarioExtra)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioExtra.scenarioId))
    .innerJoin(appUser, eq(appUser.userId, scenarioExtra.masterId))

type Wanted = { where: SQL | undefined; orderBy: SQL[]; limit: number; offset?: number }

export const deskRows = (db: Db, { where, orderBy, limit, offset = 0 }: Wanted) =>
  atDesk(db)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)

/** Extra with its text, as its desk reads it. @throws EXTRA_NOT_FOUND */
export async function deskExtra(db: Db, extraId: number, side: DeskSide) {
  const where = and(eq(scenarioExtra.extraId, extraId), reachedBy(side))
  const [row] = await atDesk(db).where(where)
  const [texts] = await db
    .select({ teaser: scenarioExtra.teaser, body: scenarioExtra.body, version: scenarioExtra.version })
    .from(scenarioExtra)
    .where(where)
  if (!row || !texts) throw refuse('EXTRA_NOT_FOUND')
  return { ...row, ...texts }
}
