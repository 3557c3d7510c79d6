// Fate power: a currency of the character in the ledger that raises its tickets in a lottery; the amount to use is set aside
// with the application.

import { inArray } from 'drizzle-orm'
import { FATE_POWER_OF_LOSERS } from '#rules/scenario/lottery.ts'
import type { Tx } from '../../../db/client.ts'
import { currencies } from '../../../platform/ledger/balances.ts'
import { InsufficientBalance } from '../../../platform/ledger/insufficient-balance.ts'
import { post, systemAccounts } from '../../../platform/ledger/post.ts'
import { refuse } from '../../../platform/refuse.ts'
import { scenarioEntry } from '../tables/entry.ts'

type User = { entryId: number; characterId: string; worldId: string; fatePower: number }

const cause = (kind: string, entryId: number) => ({ kind, id: String(entryId) })

/** Sets aside the fate power of an application. @throws FATE_POWER_SHORT */
export async function setAsideFatePower(tx: Tx, now: Date, { entryId, characterId, worldId, fatePower }: User) {
  if (fatePower === 0) return
  const from = { kind: 'character', id: characterId } as const
  const currency = currencies.fatePower(worldId)
  const transfer = {
    cause: cause('fatePowerUsed', entryId),
    currency,
    amount: fatePower,
    from,
    to: systemAccounts.sink,
  }
  try {
    await post(tx, now, [transfer])
  } catch (error) {
    if (error instanceof InsufficientBalance) throw refuse('FATE_POWER_SHORT')
    throw error
  }
}

/** Gives back the fate power of applications, because no draw took place or they were taken back. */
export async function returnFatePower(tx: Tx, now: Date, entries: readonly { entryId: number }[]): Promise<void> {
  const used = (await usersOf(tx, entries)).filter(({ fatePower }) => fatePower > 0)
  await give(
    tx,
    now,
    'fatePowerReturned',
    used.map(user => ({ ...user, amount: user.fatePower })),
  )
}

/** Gives every loser fate power for the next time. */
export async function consoleLosers(tx: Tx, now: Date, entries: readonly { entryId: number }[]): Promise<void> {
  const losers = await usersOf(tx, entries)
  await give(
    tx,
    now,
    'fatePowerOfLoser',
    losers.map(user => ({ ...user, amount: FATE_POWER_OF_LOSERS })),
  )
}

const give = (tx: Tx, now: Date, kind: string, to: readonly (User & { amount: number })[]) =>
  post(
    tx,
    now,
    to.map(({ entryId, characterId, worldId, amount }) => ({
      cause: cause(kind, entryId),
      currency: currencies.fatePower(worldId),
      amount,
      from: kind === 'fatePowerReturned' ? systemAccounts.sink : systemAccounts.issue,
      to: { kind: 'character' as const, id: characterId },
    })),
  )

async function usersOf(tx: Tx, entries: readonly { entryId: number }[]): Promise<User[]> {
  if (entries.length === 0) return []
  return tx
    .select({
      entryId: scenarioEntry.entryId,
      characterId: scenarioEntry.characterId,
      worldId: scenarioEntry.worldId,
      fatePower: scenarioEntry.fatePower,
    })
    .from(scenarioEntry)
    .where(
      inArray(
        scenarioEntry.entryId,
        entries.map(({ entryId }) => entryId),
      ),
    )
    .orderBy(scenarioEntry.entryId)
}
