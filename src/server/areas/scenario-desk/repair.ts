// The repair tool of the office: a scenario with its seats and its log, changes outside the forward way, each with a reason in the log.
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { type RepairAct, repairActs } from '#rules/scenario/desk.ts'
import { awaitedDate } from '#rules/scenario/life-cycle.ts'
import { settingsFault } from '#rules/scenario/opening.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { listedFields } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { appUser } from '../identity/tables.ts'
import { seatEnded } from '../order/begin-ordered.ts'
import { changeState, countHeads } from '../scenario/clock/change-state.ts'
import { returnCoins } from '../scenario/entry/coins.ts'
import { returnFatePower } from '../scenario/entry/fate-power.ts'
import { currentPhase } from '../scenario/entry/own-entry.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { phaseCards, toCard } from '../scenario/list/card.ts'
import { lockPhase, type PhaseKey } from '../scenario/phase.ts'
import { giveItemsBack } from '../scenario/playing/playing-items.ts'
import { scenarioEntry, scenarioPlaying } from '../scenario/tables/entry.ts'
import { scenarioLog, scenarioPhase } from '../scenario/tables/scenario.ts'
import { returnReplay } from '../scenario-replay/steps.ts'
import { world } from '../world/tables.ts'
import { logAct, moveDate, movedDates } from './acts.ts'
import type { DeskPhase } from './own-desk.ts'
import { receivedTexts } from './texts.ts'

const MOST_LINES = 200

/** Log of a phase, the newest line first. */
export const logOf = (db: Db | Tx, { scenarioId, phase }: PhaseKey) =>
  db
    .select({
      logId: scenarioLog.logId,
      act: scenarioLog.act,
      from: scenarioLog.from,
      to: scenarioLog.to,
      userName: appUser.userName,
      reason: scenarioLog.reason,
      createdAt: scenarioLog.createdAt,
    })
    .from(scenarioLog)
    .leftJoin(appUser, eq(appUser.userId, scenarioLog.userId))
    .where(and(eq(scenarioLog.scenarioId, scenarioId), eq(scenarioLog.phase, phase)))
    .orderBy(desc(scenarioLog.logId))
    .limit(MOST_LINES)

/** Time at which a phase was last handed in; null if it never was. */
export async function submittedAt(db: Db, { scenarioId, phase }: PhaseKey): Promise<Date | null> {
  const [line] = await db
    .select({ createdAt: scenarioLog.createdAt })
    .from(scenarioLog)
    .where(and(eq(scenarioLog.scenarioId, scenarioId), eq(scenarioLog.phase, phase), eq(scenarioLog.act, 'submit')))
    .orderBy(desc(scenarioLog.logId))
    .limit(1)
  return line?.createdAt ?? null
}

/** The phase whose publication the office has taken back and not yet let happen again. */
async function takenBackPhase(db: Db, scenarioId: number): Promise<PhaseKey | undefined> {
  const wasTakenBack = sql`exists (select 1 from scenario_log l where l.scenario_id = ${scenarioId}
    and l.phase = ${scenarioPhase.phase} and l.act = 'repairUnpublish' and l.created_at = ${scenarioPhase.stateSince})`
  const [found] = await db
    .select({ scenarioId: scenarioPhase.scenarioId, phase: scenarioPhase.phase })
    .from(scenarioPhase)
    .where(and(eq(scenarioPhase.scenarioId, scenarioId), eq(scenarioPhase.state, 'awaitingPublication'), wasTakenBack))
  return found
}

/** @throws SCENARIO_NOT_FOUND */
export async function getRepair(db: Db, { scenarioId, now }: { scenarioId: number; now: Date }) {
  const key = (await takenBackPhase(db, scenarioId)) ?? (await currentPhase(db, scenarioId))
  const of = isPhase(key)
  const [row] = await phaseCards(db, of)
  if (!row) throw refuse('SCENARIO_NOT_FOUND')
  const [named] = await db.select({ worldName: world.worldName }).from(world).where(eq(world.worldId, row.worldId))
  const entryList = await db
    .select({
      entryId: scenarioEntry.entryId,
      character: listedFields,
      state: scenarioEntry.state,
      hasText: sql<boolean>`${scenarioPlaying.entryId} is not null`,
    })
    .from(scenarioEntry)
    .innerJoin(character, eq(character.characterId, scenarioEntry.characterId))
    .leftJoin(scenarioPlaying, eq(scenarioPlaying.entryId, scenarioEntry.entryId))
    .where(and(eq(scenarioEntry.scenarioId, key.scenarioId), eq(scenarioEntry.phase, key.phase)))
    .orderBy(sql`(${scenarioEntry.state} in ('applied', 'won', 'seated')) desc`, asc(scenarioEntry.entryId))
    .limit(MOST_LINES)
  return {
    card: toCard(row),
    worldName: named?.worldName ?? '',
    actList: [...repairActs(row.state, row.scenarioType)],
    entryList,
    logList: await logOf(db, key),
    serverTime: now,
  }
}

type Mending = { userId: string; now: Date; reason: string }

/** @throws SCENARIO_STATE, REASON_NEEDED */
export async function repair(tx: Tx, own: DeskPhase, { userId, now, reason, act }: Mending & { act: RepairAct }) {
  const phase = await lockPhase(tx, own)
  await changeState(tx, phase, { name: act, by: 'office', userId, reason, now })
  // A replay of the texts as they were must not be published, nor wait for a check, while they change.
  if (act === 'repairReopenTexts') await returnReplay(tx, own, { userId, comment: reason, now })
  return { state: (await lockPhase(tx, own)).state }
}

type Numbers = Mending & { until: string | null; seats: number | null; minimum: number | null }

/** @throws SCENARIO_STATE where the phase waits for no date, EXTENSION for a time that has passed, OPENING_FAULT */
export async function repairNumbers(tx: Tx, own: DeskPhase, { until, seats, minimum, reason, userId, now }: Numbers) {
  const phase = await lockPhase(tx, own)
  const settings = {
    ...phase.settings,
    ...(seats === null || phase.settings.seats === null ? {} : { seats }),
    ...(minimum === null ? {} : { minimum }),
  }
  if (settingsFault(settings, phase.kind) || (settings.seats !== null && settings.seats < phase.seated)) {
    throw refuse('OPENING_FAULT')
  }
  if (seats !== null || minimum !== null) {
    await moveDate(tx, phase, { settings })
    await logAct(tx, phase, { act: 'office:numbers', userId, reason, now })
  }
  if (until !== null) {
    const date = awaitedDate(phase.state) ?? (phase.state === 'late' ? 'replayDueAt' : null)
    if (date === null) throw refuse('SCENARIO_STATE')
    if (new Date(until) <= now) throw refuse('EXTENSION')
    await moveDate(tx, phase, movedDates(phase, date, new Date(until)))
    await logAct(tx, phase, { act: 'office:dates', userId, reason, now })
  }
  return { seats: settings.seats, minimum: settings.minimum }
}

/** Ends a running entry; its coins, items and fate power come back. @throws ENTRY_NOT_FOUND */
export async function removeEntry(
  tx: Tx,
  own: DeskPhase,
  { entryId, reason, userId, now }: Mending & { entryId: number },
) {
  const phase = await lockPhase(tx, own)
  const [entry] = await tx
    .select()
    .from(scenarioEntry)
    .where(
      and(
        eq(scenarioEntry.entryId, entryId),
        eq(scenarioEntry.scenarioId, own.scenarioId),
        eq(scenarioEntry.phase, own.phase),
        sql`state in ('applied', 'won', 'seated')`,
      ),
    )
  if (!entry) throw refuse('ENTRY_NOT_FOUND')
  // The list whose hash was published stays as it is until it is drawn.
  if (phase.state === 'lottery') throw refuse('SCENARIO_STATE')
  await tx.update(scenarioEntry).set({ state: 'ended', endedAt: now }).where(eq(scenarioEntry.entryId, entryId))
  if (entry.state === 'applied') await returnFatePower(tx, now, [entry])
  await giveItemsBack(tx, now, phase, [entry])
  const returned = await returnCoins(tx, now, entry)
  await countHeads(tx, phase)
  if (entry.orderHoldIds !== null) await seatEnded(tx, own.scenarioId, { userId: entry.userId, now })
  await logAct(tx, phase, { act: 'office:removeEntry', userId, reason, now })
  return { returned }
}

/** @throws ENTRY_NOT_FOUND */
export async function openText(
  tx: Tx,
  own: DeskPhase,
  { entryId, reason, userId, now }: Mending & { entryId: number },
) {
  const found = (await receivedTexts(tx, own)).find(text => text.entryId === entryId)
  if (!found) throw refuse('ENTRY_NOT_FOUND')
  await logAct(tx, own, {
    act: 'office:openText',
    userId,
    reason: `${found.character.characterFullName}：${reason}`,
    now,
  })
  return found
}
