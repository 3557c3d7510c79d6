// Quotation cards as their reader may see them: the words are shown only with the right to read the replay, even after it has changed.
import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { isRefused, refuse } from '../../platform/refuse.ts'
import { nameOfMaster } from '../identity/master-name.ts'
import { appUser } from '../identity/tables.ts'
import { isKnown } from '../scenario/readable-scenario.ts'
import { scenario } from '../scenario/tables/scenario.ts'
import { readerOf, readsBody } from '../scenario-replay/shown-replay.ts'
import { scenarioReplay } from '../scenario-replay/tables.ts'
import { world } from '../world/tables.ts'
import { quotation } from './tables.ts'

const rowsOf = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({
      ...{ quotationId: quotation.quotationId, userId: quotation.userId, createdAt: quotation.createdAt },
      ...{ scenarioId: quotation.scenarioId, phase: quotation.phase, words: quotation.words },
      ...{ rowFrom: quotation.rowFrom, rowTo: quotation.rowTo },
      ...{ worldId: world.worldId, worldName: world.worldName, scenarioTitle: scenario.title },
      ...{ isPrivate: scenario.isPrivate, masterName: nameOfMaster },
      ...{ state: scenarioReplay.state, publishedAt: scenarioReplay.publishedAt },
    })
    .from(quotation)
    .innerJoin(scenario, eq(scenario.scenarioId, quotation.scenarioId))
    .innerJoin(world, eq(world.worldId, scenario.worldId))
    .innerJoin(appUser, eq(appUser.userId, scenario.masterId))
    .innerJoin(
      scenarioReplay,
      and(eq(scenarioReplay.scenarioId, quotation.scenarioId), eq(scenarioReplay.phase, quotation.phase)),
    )
    .where(and(isNull(quotation.deletedAt), where))
    .$dynamic()

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

async function shown(db: Db | Tx, row: Row, userId: string | null) {
  const { userId: ownerId, isPrivate, state, publishedAt, words, ...facts } = row
  const isThere = state === 'published' && publishedAt !== null
  const isReadable = isThere && (!isPrivate || readsBody(isPrivate, await readerOf(db, row, userId)))
  return {
    ...facts,
    words: isReadable ? words : null,
    isOpen: isThere && !isPrivate,
    isMine: ownerId === userId,
    publishedAt: publishedAt ?? row.createdAt,
  }
}

type Asked = { quotationId: string; userId: string | null }
export type Quotation = Awaited<ReturnType<typeof shown>>

/** @throws QUOTATION_NOT_FOUND */
export async function getQuotation(db: Db | Tx, { quotationId, userId }: Asked): Promise<Quotation> {
  const [row] = await rowsOf(db, and(eq(quotation.quotationId, quotationId), isKnown(userId)))
  if (!row) throw refuse('QUOTATION_NOT_FOUND')
  return shown(db, row, userId)
}

type Listed = { userId: string; pageStart: number; perPage: number }

export async function getOwnList(db: Db, { userId, pageStart, perPage }: Listed) {
  const own = eq(quotation.userId, userId)
  const [counted] = await db
    .select({ count: count() })
    .from(quotation)
    .where(and(isNull(quotation.deletedAt), own))
  const rows = await rowsOf(db, own)
    .orderBy(desc(quotation.createdAt), desc(quotation.quotationId))
    .limit(perPage)
    .offset((pageStart - 1) * perPage)
  return {
    quotationList: await Promise.all(rows.map(row => shown(db, row, userId))),
    count: counted?.count ?? 0,
  }
}

/** A card that everybody may read, with its words; null for every other one. */
export async function openQuotation(db: Db, quotationId: string) {
  const card = await getQuotation(db, { quotationId, userId: null }).catch(error => {
    if (isRefused(error, 'QUOTATION_NOT_FOUND')) return null
    throw error
  })
  return card?.isOpen && card.words !== null ? { ...card, words: card.words } : null
}
