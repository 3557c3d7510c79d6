// Coins of seats: held by the scenario from the application on, its revenue from the consultation on, given back to their
// owner whenever an entry ends.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { columnsOf, type Present, type RowOf } from '../../../db/select.ts'
import { post, systemAccounts } from '../../../platform/ledger/post.ts'
import { coinTransfers, postOrRefuse, refund, takenBy } from '../../coin/charge.ts'
import { scenarioEntry } from '../tables/entry.ts'

/** Least time for which returned coins can be used. */
export const RETURNED_COINS_LIVE_MS = 7 * 86_400_000

export const entryCauses = {
  hold: 'scenarioHold',
  earn: 'scenarioEarn',
  /** Revenue that becomes held again: a repair of the office. */
  unearn: 'scenarioUnearn',
  giveBack: 'scenarioReturn',
} as const
/** Cause of coins that are held for an order, with the id of the hold. */
export const ORDER_HOLD = 'orderHold'

type Entry = { entryId: number; scenarioId: number }
const holdsColumn = columnsOf(scenarioEntry, null, ['orderHoldIds'])
const coinsBefore = columnsOf(scenarioEntry, 'before', ['coins'])
const causeOf = (kind: string, entryId: number) => ({ kind, id: String(entryId) })

/** Causes by which the coins of an entry were taken: its own, or the holds of the order that it comes from. */
async function causesOfHold(tx: Tx, entryId: number) {
  const { rows } = await tx.execute<RowOf<typeof holdsColumn>>(sql`
    select ${holdsColumn} from scenario_entry where entry_id = ${entryId}`)
  return rows[0]?.orderHoldIds?.map(id => causeOf(ORDER_HOLD, id)) ?? [causeOf(entryCauses.hold, entryId)]
}

/** Holds the coins of an entry, LP first and the rest in AC (G16). @throws COIN_SHORT */
export async function holdCoins(tx: Tx, now: Date, { entryId, scenarioId }: Entry, userId: string, amount: number) {
  const to = systemAccounts.heldBy(scenarioId)
  const cause = causeOf(entryCauses.hold, entryId)
  await postOrRefuse(tx, now, await coinTransfers(tx, { userId, amount, cause, policy: 'both', to }))
}

/**
 * Moves the coins of the entries from held to earned, or back by a repair of the office.
 * @param logId the change of state that does it: each of them moves an entry's coins once
 */
export async function moveCoins(
  tx: Tx,
  now: Date,
  { entries, to, logId }: { entries: readonly Entry[]; to: 'held' | 'earned'; logId: number },
): Promise<void> {
  for (const { entryId, scenarioId } of entries) {
    const [held, earned] = [systemAccounts.heldBy(scenarioId), systemAccounts.earnedBy(scenarioId)]
    const sides = to === 'earned' ? { from: held, to: earned } : { from: earned, to: held }
    const cause = { kind: to === 'earned' ? entryCauses.earn : entryCauses.unearn, id: `${entryId}:${logId}` }
    const amounts = new Map<string, number>()
    for (const { currency, amount } of await takenBy(tx, await causesOfHold(tx, entryId)))
      amounts.set(currency, (amounts.get(currency) ?? 0) + amount)
    await post(
      tx,
      now,
      [...amounts].map(([currency, amount]) => ({ cause, currency, amount, ...sides })),
    )
    await tx.execute(sql`update scenario_entry set coins = ${to} where entry_id = ${entryId}`)
  }
}

/** Gives the coins of an entry back, whether they are held or were earned; once, by the cause. @returns their number */
export async function returnCoins(tx: Tx, now: Date, { entryId, scenarioId }: Entry): Promise<number> {
  const { rows } = await tx.execute<Present<RowOf<typeof coinsBefore>, 'coins'>>(sql`
    update scenario_entry set coins = 'returned'
    from (select entry_id, coins from scenario_entry where entry_id = ${entryId} and coins in ('held', 'earned')) as before
    where scenario_entry.entry_id = before.entry_id returning ${coinsBefore}`)
  const coins = rows[0]?.coins
  if (!coins) return 0
  const from = coins === 'held' ? systemAccounts.heldBy(scenarioId) : systemAccounts.earnedBy(scenarioId)
  const [of, cause] = [await causesOfHold(tx, entryId), causeOf(entryCauses.giveBack, entryId)]
  return refund(tx, now, { of, cause, from, atLeastUntil: new Date(now.getTime() + RETURNED_COINS_LIVE_MS) })
}
