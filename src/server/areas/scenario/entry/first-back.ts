// The time at the beginning of a later chapter in which characters of the chapters before alone may come.
import { and, eq, lt } from 'drizzle-orm'
import { firstBackUntil } from '#rules/scenario/append.ts'
import type { Db, Tx } from '../../../db/client.ts'
import { refuse } from '../../../platform/refuse.ts'
import { scenarioAppend } from '../../scenario-append/tables.ts'
import type { PhaseKey } from '../phase.ts'
import { scenarioEntry } from '../tables/entry.ts'

type Published = PhaseKey & { publishedAt: Date | null }

/** Time until which they come first; null when nobody does. */
export async function firstBackOf(db: Db | Tx, { scenarioId, phase, publishedAt }: Published): Promise<Date | null> {
  const [append] = await db
    .select({ hours: scenarioAppend.firstBackHours })
    .from(scenarioAppend)
    .where(and(eq(scenarioAppend.scenarioId, scenarioId), eq(scenarioAppend.phase, phase)))
  return append ? firstBackUntil(publishedAt, append.hours) : null
}

/** Whether a character had a seat in a chapter before. */
export async function wasBefore(db: Db | Tx, { scenarioId, phase }: PhaseKey, characterId: string): Promise<boolean> {
  const found = await db
    .select({ entryId: scenarioEntry.entryId })
    .from(scenarioEntry)
    .where(
      and(
        eq(scenarioEntry.scenarioId, scenarioId),
        lt(scenarioEntry.phase, phase),
        eq(scenarioEntry.characterId, characterId),
        eq(scenarioEntry.state, 'seated'),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** @throws ENTRY_FIRST_BACK while characters of the chapters before come first, and this one is none of them */
export async function judgeFirstBack(
  tx: Tx,
  phase: Published,
  { characterId }: { characterId: string },
  now: Date,
): Promise<void> {
  const until = await firstBackOf(tx, phase)
  if (until !== null && now < until && !(await wasBefore(tx, phase, characterId))) throw refuse('ENTRY_FIRST_BACK')
}
