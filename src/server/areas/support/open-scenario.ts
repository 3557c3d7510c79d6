// The record of a scenario for the support: states, log, participants, money, steps of its replays, number of letters. It has
// no playing text and no letter's words; that it was opened stands in the scenario's log, with who and why.
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { FAN_LETTER_STATES } from '#rules/fan-letters.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { systemAccounts } from '../../platform/ledger/post.ts'
import { ledgerAccount } from '../../platform/ledger/tables.ts'
import { refuse } from '../../platform/refuse.ts'
import { listedFields } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { fanLetter } from '../fan-letter/tables.ts'
import { nameOfMaster } from '../identity/master-name.ts'
import { appUser } from '../identity/tables.ts'
import { currentPhase } from '../scenario/entry/own-entry.ts'
import { phaseCards, toCard } from '../scenario/list/card.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { scenarioEntry, scenarioPlaying } from '../scenario/tables/entry.ts'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import { logAct } from '../scenario-desk/acts.ts'
import { logOf } from '../scenario-desk/repair.ts'
import { scenarioReplay, scenarioReplayVersion } from '../scenario-replay/tables.ts'
import { world } from '../world/tables.ts'

const MOST_LINES = 200

type Opening = { scenarioId: number; reason: string; userId: string; now: Date }

/** @throws SCENARIO_NOT_FOUND, REASON_NEEDED */
export async function openScenario(tx: Tx, { scenarioId, reason, userId, now }: Opening) {
  const [of] = await tx
    .select({
      worldId: scenario.worldId,
      worldName: world.worldName,
      title: scenario.title,
      masterName: nameOfMaster,
      isStaff: scenario.isStaff,
      isPrivate: scenario.isPrivate,
      createdAt: scenario.createdAt,
    })
    .from(scenario)
    .innerJoin(world, eq(world.worldId, scenario.worldId))
    .innerJoin(appUser, eq(appUser.userId, scenario.masterId))
    .where(eq(scenario.scenarioId, scenarioId))
  if (!of) throw refuse('SCENARIO_NOT_FOUND')
  if (reason.trim() === '') throw refuse('REASON_NEEDED')
  const current = await currentPhase(tx, scenarioId)
  await logAct(tx, current, { act: 'office:openRecord', userId, reason: reason.trim(), now })
  const cards = await phaseCards(tx, eq(scenarioPhase.scenarioId, scenarioId)).orderBy(desc(scenarioPhase.phase))
  const phaseList = []
  for (const row of cards) {
    phaseList.push({
      card: toCard(row),
      entryList: await entriesOf(tx, row),
      logList: await logOf(tx, row),
      replay: await replayOf(tx, row),
    })
  }
  return {
    ...{ scenarioId, ...of },
    moneyList: await moneyOf(tx, scenarioId),
    letterList: await lettersOf(tx, scenarioId),
    phaseList,
    serverTime: now,
  }
}

const entriesOf = (db: Db | Tx, { scenarioId, phase }: PhaseKey) =>
  db
    .select({
      entryId: scenarioEntry.entryId,
      character: listedFields,
      userName: appUser.userName,
      state: scenarioEntry.state,
      cost: scenarioEntry.cost,
      coins: scenarioEntry.coins,
      hasText: sql<boolean>`${scenarioPlaying.entryId} is not null`,
      createdAt: scenarioEntry.createdAt,
      seatedAt: scenarioEntry.seatedAt,
      endedAt: scenarioEntry.endedAt,
    })
    .from(scenarioEntry)
    .innerJoin(character, eq(character.characterId, scenarioEntry.characterId))
    .innerJoin(appUser, eq(appUser.userId, scenarioEntry.userId))
    .leftJoin(scenarioPlaying, eq(scenarioPlaying.entryId, scenarioEntry.entryId))
    .where(and(eq(scenarioEntry.scenarioId, scenarioId), eq(scenarioEntry.phase, phase)))
    .orderBy(sql`(${scenarioEntry.state} in ('applied', 'won', 'seated')) desc`, asc(scenarioEntry.entryId))
    .limit(MOST_LINES)

async function replayOf(db: Db | Tx, { scenarioId, phase }: PhaseKey) {
  const [found] = await db
    .select({
      state: scenarioReplay.state,
      stateSince: scenarioReplay.stateSince,
      length: scenarioReplay.length,
      publishAt: scenarioReplay.publishAt,
      publishedAt: scenarioReplay.publishedAt,
    })
    .from(scenarioReplay)
    .where(and(eq(scenarioReplay.scenarioId, scenarioId), eq(scenarioReplay.phase, phase)))
  if (!found) return null
  const stepList = await db
    .select({
      state: scenarioReplayVersion.state,
      userName: appUser.userName,
      createdAt: scenarioReplayVersion.createdAt,
    })
    .from(scenarioReplayVersion)
    .leftJoin(appUser, eq(appUser.userId, scenarioReplayVersion.userId))
    .where(and(eq(scenarioReplayVersion.scenarioId, scenarioId), eq(scenarioReplayVersion.phase, phase)))
    .orderBy(desc(scenarioReplayVersion.createdAt), desc(scenarioReplayVersion.version))
    .limit(MOST_LINES)
  return { ...found, stepList }
}

const ofAccount = columnsOf(ledgerAccount, 'a', { holder: 'holderId', currency: 'currency' })

/** Coins that stand in the scenario's accounts, added up from the ledger's entries. */
async function moneyOf(db: Db | Tx, scenarioId: number) {
  const [held, earned] = [systemAccounts.heldBy(scenarioId), systemAccounts.earnedBy(scenarioId)]
  const { rows } = await db.execute<RowOf<typeof ofAccount> & { amount: number }>(sql`
    select ${ofAccount}, coalesce(sum(e.amount), 0)::bigint as amount
    from ledger_account a join ledger_entry e on e.account_id = a.id
    where a.holder_kind = 'system' and a.holder_id in (${held}, ${earned}) group by a.holder_id, a.currency`)
  const sumOf = (holder: string, currency: string): number =>
    rows.find(row => row.holder === holder && row.currency === currency)?.amount ?? 0
  return (['AC', 'LP'] as const).map(currency => ({
    currency,
    held: sumOf(held, currency),
    earned: sumOf(earned, currency),
  }))
}

async function lettersOf(db: Db | Tx, scenarioId: number) {
  const rows = await db
    .select({ state: fanLetter.state, count: count() })
    .from(fanLetter)
    .where(eq(fanLetter.scenarioId, scenarioId))
    .groupBy(fanLetter.state)
  return FAN_LETTER_STATES.map(state => ({ state, count: rows.find(row => row.state === state)?.count ?? 0 }))
}
