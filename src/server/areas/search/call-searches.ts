// Job that lets kept searches call: it tells their users of what is new and fits. A search tells of each thing once,
// and calls some hours apart, so that many new things make one notice.
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import * as z from 'zod'
import { CALL_REST_HOURS, CALLED_MOST, SEARCH_KINDS, type SearchKind } from '#rules/search/kinds.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { enqueue, type Job } from '../../platform/jobs/run.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { OPEN_ACCOUNT } from '../identity/standing.ts'
import { appUser } from '../identity/tables.ts'
import { notify } from '../notice/notify.ts'
import { searchSources } from '../search-kinds.ts'
import { askedOf } from './asked.ts'
import { whereOf } from './page-of.ts'
import { type Asked, allOf, type SearchSource } from './source.ts'
import { savedSearch, savedSearchTold } from './tables.ts'

const JOB = 'call-searches'
/** Most searches of one run. */
const BATCH = 200
const HOUR_MS = 3_600_000
/**
 * Time by which a search looks back, because things that are written late have an earlier time than what it has seen
 * already.
 */
const LATE_MS = HOUR_MS

const payloadShape = z.object({ after: z.number().int().min(0).default(0) })

export const callSearchesJob: Job = {
  name: JOB,
  cron: '*/10 * * * *',
  // The payload of a run that the clock starts has other facts and no `after`.
  run: async ({ db, story }, payload) => {
    const { after } = payloadShape.parse(payload ?? {})
    await callSearches(db, after, await story.now(db))
  },
}

type Saved = typeof savedSearch.$inferSelect

export async function callSearches(db: Db, after: number, now: Date): Promise<void> {
  const rested = new Date(now.getTime() - CALL_REST_HOURS * HOUR_MS)
  const rows = await db
    .select({ saved: savedSearch })
    .from(savedSearch)
    .innerJoin(appUser, eq(appUser.userId, savedSearch.userId))
    .where(
      and(
        gt(savedSearch.searchId, after),
        eq(savedSearch.isCalling, true),
        eq(appUser.accountStatus, OPEN_ACCOUNT),
        or(isNull(savedSearch.calledAt), lte(savedSearch.calledAt, rested)),
      ),
    )
    .orderBy(savedSearch.searchId)
    .limit(BATCH)
  const newest = await newestOf(db, now)
  for (const { saved } of rows) {
    const at = newest.get(saved.kind)
    if (at !== undefined && at.getTime() > saved.seenUntil.getTime() - LATE_MS) await look(db, saved, now)
  }
  const last = rows.at(-1)?.saved.searchId
  if (last !== undefined && rows.length === BATCH) {
    await transact(db, tx => enqueue(tx, { name: JOB, payload: { after: last }, key: `${JOB}:${last}` }))
  }
}

/** The newest time of each kind, so that searches of a kind with nothing new need not look. */
async function newestOf(db: Db, now: Date): Promise<Map<SearchKind, Date>> {
  const found = new Map<SearchKind, Date>()
  for (const kind of SEARCH_KINDS) {
    const { at, from, isDated } = searchSources[kind]
    if (!isDated) continue
    const { rows } = await db.execute<{ at: string | null }>(sql`
      select max(${at}) as at from ${from} where ${at} <= ${now.toISOString()}`)
    const newest = rows[0]?.at
    if (newest) found.set(kind, new Date(newest))
  }
  return found
}

const look = (db: Db, { searchId, userId, kind, keyword, filters, name, seenUntil }: Saved, now: Date): Promise<void> =>
  transact(db, async tx => {
    await lockUserEvents(tx, userId)
    const asked = await askedOf(tx, { userId, keyword, filters, now })
    const fresh = await freshOf(tx, searchSources[kind], asked, new Date(seenUntil.getTime() - LATE_MS))
    const told = await untold(tx, searchId, fresh, now)
    await tx
      .update(savedSearch)
      .set({ seenUntil: now, ...(told > 0 ? { calledAt: now } : {}) })
      .where(eq(savedSearch.searchId, searchId))
    if (told > 0)
      await notify(tx, now, {
        userId,
        event: 'search.found',
        facts: { searchId, name, kind, keyword, filters, count: told },
      })
  })

/** Things that fit and have come since a time, without those of the user's own. */
async function freshOf(tx: Tx, source: SearchSource, asked: Asked, since: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ ref: string }>(sql`
    select ${source.ref} as ref from ${source.from}
    where ${allOf([
      whereOf(source, asked),
      sql`${source.at} > ${since.toISOString()} and ${source.at} <= ${asked.now.toISOString()}`,
      ...(source.isOwn && asked.userId !== null ? [sql`not ${source.isOwn(asked.userId)}`] : []),
    ])} limit ${FRESH_MOST}`)
  return rows.map(({ ref }) => ref)
}

/** Most things that one look marks as told. */
const FRESH_MOST = 1_000

/** Marks what was not told yet. @returns its number, as far as a call counts */
async function untold(tx: Tx, searchId: number, refs: readonly string[], now: Date): Promise<number> {
  if (refs.length === 0) return 0
  const marked = await tx
    .insert(savedSearchTold)
    .values(refs.map(ref => ({ searchId, ref, toldAt: now })))
    .onConflictDoNothing()
    .returning({ ref: savedSearchTold.ref })
  return Math.min(CALLED_MOST, marked.length)
}
