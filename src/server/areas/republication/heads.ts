// Replays that stand at the head of a world's list, because the office has published them again.
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { HEADS_MOST } from '#rules/republication.ts'
import type { Db, Tx } from '../../db/client.ts'
import { republication } from './tables.ts'

/** The heads of a world at a time, the last published first; few of them, found by an index. */
export async function standingHeads(db: Db | Tx, worldId: string, now: Date) {
  const rows = await db
    .select({
      scenarioId: republication.scenarioId,
      phase: republication.phase,
      words: republication.words,
      until: republication.endedAt,
    })
    .from(republication)
    .where(
      and(
        eq(republication.worldId, worldId),
        eq(republication.what, 'replay'),
        lte(republication.publishedAt, now),
        gt(republication.endedAt, now),
      ),
    )
    .orderBy(desc(republication.publishedAt), desc(republication.republicationId))
    .limit(HEADS_MOST)
  return rows.flatMap(({ until, ...head }) => (until === null ? [] : [{ ...head, until }]))
}
