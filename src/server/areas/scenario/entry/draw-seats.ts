// The draw of a phase's seats on the server: the entries of the published list, the promised seed, and the rules' pure draw.
import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { hashOfSeed, SEED_BYTES } from '#rules/draws.ts'
import { draw, hashOfEntries, ticketsOf } from '#rules/scenario/lottery.ts'
import type { Tx } from '../../../db/client.ts'
import { isPhase } from '../is-phase.ts'
import type { PhaseKey, PhaseRow } from '../phase.ts'
import { scenarioEntry } from '../tables/entry.ts'
import { scenarioPhase } from '../tables/scenario.ts'
import { consoleLosers } from './fate-power.ts'

const appliedTo = (tx: Tx, { scenarioId, phase }: PhaseRow) =>
  tx
    .select({
      entryId: scenarioEntry.entryId,
      number: scenarioEntry.publicNumber,
      fatePower: scenarioEntry.fatePower,
    })
    .from(scenarioEntry)
    .where(
      and(eq(scenarioEntry.scenarioId, scenarioId), eq(scenarioEntry.phase, phase), eq(scenarioEntry.state, 'applied')),
    )

const asDrawn = (applied: Awaited<ReturnType<typeof appliedTo>>) =>
  applied.map(({ number, fatePower }) => ({ number, tickets: ticketsOf(fatePower) }))

/** Publishes the hash of the list of entries, which stays as it is from then on. */
export async function closeEntries(tx: Tx, phase: PhaseRow): Promise<void> {
  const entriesHash = await hashOfEntries(asDrawn(await appliedTo(tx, phase)))
  await tx.update(scenarioPhase).set({ entriesHash }).where(isPhase(phase))
}

/** Draws: winners have to confirm, losers have lost and gain fate power. */
export async function drawSeats(tx: Tx, phase: PhaseRow, now: Date): Promise<void> {
  const applied = await appliedTo(tx, phase)
  const byNumber = new Map(applied.map(entry => [entry.number, entry.entryId]))
  const drawn = await draw(phase, asDrawn(applied), phase.settings.seats ?? applied.length)
  const rows = drawn.map(({ number, rank, hasWon }) => ({ entryId: byNumber.get(number), rank, hasWon }))
  await tx.execute(sql`
    update scenario_entry e set rank = row.rank, state = case when row."hasWon" then 'won' else 'lost' end,
      ended_at = case when row."hasWon" then null else ${now.toISOString()}::timestamptz end
    from json_to_recordset(${JSON.stringify(rows)}::json) as row ("entryId" bigint, rank int, "hasWon" boolean)
    where e.entry_id = row."entryId"`)
  const lost = rows.flatMap(({ entryId, hasWon }) => (hasWon || entryId === undefined ? [] : [{ entryId }]))
  await consoleLosers(tx, now, lost)
  await tx.update(scenarioPhase).set({ drawnAt: now }).where(isPhase(phase))
}

/**
 * Takes the publication of a phase back: from now on it is read like one that never was public, the scenario stands with the
 * phase before, the office names the next date, and the draw has a new seed, because the old one may have been shown, and who
 * knows it knows which numbers win.
 */
export async function forgetPublication(tx: Tx, { scenarioId, phase }: PhaseKey): Promise<void> {
  const seed = randomBytes(SEED_BYTES).toString('hex')
  await tx
    .update(scenarioPhase)
    .set({ publishedAt: null, openAt: null, seed, seedHash: await hashOfSeed(seed), entriesHash: null, drawnAt: null })
    .where(isPhase({ scenarioId, phase }))
  await tx.execute(sql`
    update scenario s set phase = coalesce(
      (select max(phase) from scenario_phase p where p.scenario_id = s.scenario_id and p.published_at is not null), 1)
    where s.scenario_id = ${scenarioId}`)
  await tx
    .update(scenarioEntry)
    .set({ rank: null })
    .where(and(eq(scenarioEntry.scenarioId, scenarioId), eq(scenarioEntry.phase, phase)))
}
