// All running entries of a user, and the coins that are held for them.
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { takenBy } from '../../coin/charge.ts'
import { entriesOf, phaseCards, toCard, toOwnEntry } from '../list/card.ts'
import { scenarioEntry } from '../tables/entry.ts'
import { scenarioPhase } from '../tables/scenario.ts'
import { entryCauses } from './coins.ts'

/** States of a phase whose entries are still running, or wait for their replay. */
const RUNNING = ['reservation', 'lottery', 'priority', 'recruiting', 'consultation', 'resolving', 'late'] as const

export async function getOwnScenarios(
  db: Db,
  { userId, worldId, now }: { userId: string; worldId?: string | undefined; now: Date },
) {
  const running = inArray(scenarioEntry.state, ['applied', 'won', 'seated'])
  const entries = await entriesOf(db, userId, and(running, worldId ? eq(scenarioEntry.worldId, worldId) : undefined))
  const ids = [...new Set(entries.map(({ scenarioId }) => scenarioId))]
  const phases =
    ids.length === 0
      ? []
      : await phaseCards(
          db,
          and(inArray(scenarioPhase.scenarioId, ids), inArray(scenarioPhase.state, [...RUNNING])),
        ).orderBy(asc(scenarioPhase.stateSince))
  const scenarioList = entries.flatMap(entry => {
    const phase = phases.find(({ scenarioId, phase }) => scenarioId === entry.scenarioId && phase === entry.phase)
    return phase ? [{ ...toCard(phase), mine: null, entry: toOwnEntry(entry) }] : []
  })
  return { scenarioList, heldList: await heldFor(db, userId), serverTime: now }
}

/** Coins held for the entries of a user, by currency and end date of the coins taken. */
async function heldFor(db: Db, userId: string) {
  const held = await entriesOf(db, userId, eq(scenarioEntry.coins, 'held'))
  const lists = held.map(async ({ scenarioId, entryId }) => {
    const taken = await takenBy(db, { kind: entryCauses.hold, id: String(entryId) })
    return taken.map(({ currency, amount, expiresAt }) => ({ scenarioId, entryId, currency, amount, until: expiresAt }))
  })
  return (await Promise.all(lists)).flat()
}
