// Entering a phase of a scenario and leaving it: acts of its player. Everything is checked under the lock of the phase.
import { and, eq, sql } from 'drizzle-orm'
import { actsOf, type EntryAct, entryAfter } from '#rules/scenario/entries.ts'
import { FATE_POWER_MAX } from '#rules/scenario/lottery.ts'
import { RUNNING_ENTRIES_MAX } from '#rules/scenario/settings.ts'
import type { Tx } from '../../../db/client.ts'
import { lockCharacter, type OwnCharacter } from '../../../platform/own-character.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readTopics } from '../../notice/notify.ts'
import { seatEnded } from '../../order/begin-ordered.ts'
import { countHeads } from '../clock/change-state.ts'
import { lockPhase, type PhaseKey, type PhaseRow } from '../phase.ts'
import { giveItemsBack } from '../playing/playing-items.ts'
import { scenarioEntry } from '../tables/entry.ts'
import { holdCoins, returnCoins } from './coins.ts'
import { judgeConditions } from './conditions.ts'
import { returnFatePower, setAsideFatePower } from './fate-power.ts'
import { judgeFirstBack } from './first-back.ts'

type Entering = PhaseKey & {
  userId: string
  own: OwnCharacter
  /** The price that the player was shown. */
  cost: number
  /** Fate power to use in the lottery; 0 when the scenario has none. */
  fatePower: number
  now: Date
}

/** Price of a seat: reserving one costs more than taking a free one. */
export const priceOf = ({ settings }: Pick<PhaseRow, 'settings'>, act: 'reserve' | 'join'): number =>
  settings.cost + (act === 'reserve' ? settings.reservingCost : 0)

/**
 * Reserves a seat, or takes a free one, in the state in which that is possible.
 * @throws ENTRY_NOT_NOW, ENTRY_TWICE, ENTRY_FULL, ENTRY_TOO_MANY, ENTRY_CONDITION, ENTRY_FIRST_BACK, ENTRY_PRICE, FATE_POWER_SHORT, COIN_SHORT
 */
export async function enter(tx: Tx, act: 'reserve' | 'join', entering: Entering) {
  const { userId, own, fatePower, cost, now, scenarioId } = entering
  const phase = await lockPhase(tx, entering)
  // All entries of a player are counted one after the other.
  await tx.execute(sql`select 1 from app_user where user_id = ${userId} for no key update`)
  await lockCharacter(tx, own)
  if (!actsOf(phase.state, null).includes(act)) throw refuse('ENTRY_NOT_NOW')
  if (own.worldId !== phase.worldId) throw refuse('ENTRY_CONDITION')
  if (cost !== priceOf(phase, act)) throw refuse('ENTRY_PRICE')
  if (fatePower > (act === 'reserve' ? FATE_POWER_MAX : 0)) throw refuse('FATE_POWER_SHORT')
  await judgeCounts(tx, phase, entering, act)
  await judgeConditions(tx, phase, own)
  await judgeFirstBack(tx, phase, own, now)
  const [entry] = await tx
    .insert(scenarioEntry)
    .values({
      scenarioId,
      phase: phase.phase,
      worldId: own.worldId,
      characterId: own.characterId,
      userId,
      state: entryAfter[act],
      isAlone: !phase.settings.allowsSeveral,
      publicNumber: await freeNumber(tx, phase),
      fatePower,
      coins: cost > 0 ? 'held' : null,
      cost,
      createdAt: now,
      seatedAt: act === 'join' ? now : null,
    })
    .returning({ entryId: scenarioEntry.entryId, publicNumber: scenarioEntry.publicNumber })
  if (!entry) throw new Error('An entry was not written.')
  const { entryId, publicNumber } = entry
  await setAsideFatePower(tx, now, { entryId, characterId: own.characterId, worldId: own.worldId, fatePower })
  await holdCoins(tx, now, { entryId, scenarioId }, userId, cost)
  await countHeads(tx, phase)
  return { entryId, publicNumber, state: entryAfter[act] }
}

async function judgeCounts(tx: Tx, phase: PhaseRow, { userId, own }: Entering, act: EntryAct): Promise<void> {
  const { rows } = await tx.execute<{ running: number; here: number; isIn: boolean }>(sql`
    select count(*)::int as running,
      count(*) filter (where scenario_id = ${phase.scenarioId} and phase = ${phase.phase})::int as here,
      coalesce(bool_or(scenario_id = ${phase.scenarioId} and phase = ${phase.phase}
        and character_id = ${own.characterId}), false) as "isIn"
    from scenario_entry where user_id = ${userId} and state in ('applied', 'won', 'seated')
      and exists (select 1 from scenario_phase p where p.scenario_id = scenario_entry.scenario_id
        and p.phase = scenario_entry.phase and p.state in ('reservation', 'lottery', 'priority', 'recruiting', 'consultation'))`)
  const { running = 0, here = 0, isIn = false } = rows[0] ?? {}
  if (isIn || (here > 0 && !phase.settings.allowsSeveral)) throw refuse('ENTRY_TWICE')
  if (running >= RUNNING_ENTRIES_MAX) throw refuse('ENTRY_TOO_MANY')
  const { seats } = phase.settings
  if (act === 'join' && seats !== null && phase.seated >= seats) throw refuse('ENTRY_FULL')
}

/** A random number that no other entry of the phase has; it reveals neither the player nor the time of the application. */
async function freeNumber(tx: Tx, { scenarioId, phase }: PhaseKey): Promise<number> {
  const { rows } = await tx.execute<{ number: number }>(sql`
    select number from (select 100000 + floor(random() * 900000)::int as number from generate_series(1, 50)) as tried
    where not exists (select 1 from scenario_entry where scenario_id = ${scenarioId} and phase = ${phase}
      and public_number = number)
    limit 1`)
  if (!rows[0]) throw refuse('BUSY')
  return rows[0].number
}

type Ending = PhaseKey & { userId: string; own: OwnCharacter; now: Date }

/** Confirms a seat that was won. @throws ENTRY_NOT_FOUND, ENTRY_NOT_NOW */
export async function confirm(tx: Tx, { userId, own, now, ...key }: Ending) {
  const { phase, entry } = await lockEntry(tx, key, userId, own)
  if (!actsOf(phase.state, entry.state).includes('confirm')) throw refuse('ENTRY_NOT_NOW')
  await tx
    .update(scenarioEntry)
    .set({ state: entryAfter.confirm, seatedAt: now })
    .where(eq(scenarioEntry.entryId, entry.entryId))
  await countHeads(tx, phase)
  await readTopics(tx, { userId, topics: [`seat:scenario:${key.scenarioId}:${key.phase}:p`], now })
  return { entryId: entry.entryId, state: entryAfter.confirm }
}

/**
 * Takes an entry back: with all its coins until the consultation begins, without them afterwards.
 * @returns the number of returned coins
 * @throws ENTRY_NOT_FOUND, ENTRY_NOT_NOW
 */
export async function takeBack(tx: Tx, act: 'cancel' | 'leave', { userId, own, now, ...key }: Ending) {
  const { phase, entry } = await lockEntry(tx, key, userId, own)
  if (!actsOf(phase.state, entry.state).includes(act)) throw refuse('ENTRY_NOT_NOW')
  await tx
    .update(scenarioEntry)
    .set({ state: entryAfter[act], endedAt: now })
    .where(eq(scenarioEntry.entryId, entry.entryId))
  // Fate power that took part in a draw is used up.
  if (entry.state === 'applied') await returnFatePower(tx, now, [entry])
  if (act === 'leave') await giveItemsBack(tx, now, phase, [entry])
  const returned = act === 'cancel' ? await returnCoins(tx, now, entry) : 0
  await countHeads(tx, phase)
  if (entry.orderHoldIds !== null) await seatEnded(tx, key.scenarioId, { userId, now })
  return { entryId: entry.entryId, state: entryAfter[act], returned }
}

async function lockEntry(tx: Tx, key: PhaseKey, userId: string, { characterId }: OwnCharacter) {
  const phase = await lockPhase(tx, key)
  const [entry] = await tx
    .select()
    .from(scenarioEntry)
    .where(
      and(
        eq(scenarioEntry.scenarioId, key.scenarioId),
        eq(scenarioEntry.phase, key.phase),
        eq(scenarioEntry.characterId, characterId),
        eq(scenarioEntry.userId, userId),
        sql`state in ('applied', 'won', 'seated')`,
      ),
    )
  if (!entry) throw refuse('ENTRY_NOT_FOUND')
  return { phase, entry }
}
