// Items that a playing text uses up: set aside in the scenario when the text is sent, given back when they are removed from
// it.
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { currencies } from '../../../platform/ledger/balances.ts'
import { InsufficientBalance } from '../../../platform/ledger/insufficient-balance.ts'
import { post, systemAccounts } from '../../../platform/ledger/post.ts'
import type { OwnCharacter } from '../../../platform/own-character.ts'
import { refuse } from '../../../platform/refuse.ts'
import { keepWorn } from '../../equipment/worn.ts'
import { scenarioEntry, scenarioPlaying } from '../tables/entry.ts'

export type UsedItem = { itemCode: string; level: number; originalizeId: number | null; count: number }
type Kept = { currency: string; count: number }

const itemCause = 'playingItem'

/**
 * Moves the items that differ between two versions of a text.
 * @param at the version that does it: each of them moves items once
 * @returns what is set aside from now on
 * @throws ITEM_SHORT, ITEM_WORN
 */
export async function setItemsAside(
  tx: Tx,
  now: Date,
  at: { entryId: number; version: number; scenarioId: number },
  { own, before, wanted }: { own: OwnCharacter; before: readonly Kept[]; wanted: readonly UsedItem[] },
): Promise<Kept[]> {
  const after = new Map<string, number>()
  for (const item of wanted) {
    const currency = currencies.item(own.worldId, item.itemCode, item)
    after.set(currency, (after.get(currency) ?? 0) + item.count)
  }
  const changes = new Map<string, number>([...after])
  for (const { currency, count } of before) changes.set(currency, (changes.get(currency) ?? 0) - count)
  const bag = { kind: 'character', id: own.characterId } as const
  const held = systemAccounts.heldBy(at.scenarioId)
  // Versions begin anew with a text that was taken back; the write itself happens once by its key.
  const cause = { kind: itemCause, id: `${at.entryId}:${at.version}:${randomUUID()}` }
  const transfers = [...changes].flatMap(([currency, more]) =>
    more === 0
      ? []
      : [
          {
            cause,
            currency,
            amount: Math.abs(more),
            ...(more > 0 ? { from: bag, to: held } : { from: held, to: bag }),
          },
        ],
  )
  await keepWorn(tx, own.characterId, transfers)
  try {
    await post(tx, now, transfers)
  } catch (error) {
    if (error instanceof InsufficientBalance) throw refuse('ITEM_SHORT')
    throw error
  }
  return [...after].map(([currency, count]) => ({ currency, count }))
}

/** Gives the items of texts back that will have no replay: their players left, or the scenario ended. The texts stay. */
export async function giveItemsBack(
  tx: Tx,
  now: Date,
  { scenarioId }: { scenarioId: number },
  entries: readonly { entryId: number }[],
): Promise<void> {
  const ids = entries.map(({ entryId }) => entryId)
  if (ids.length === 0) return
  const given = await tx
    .select({ entryId: scenarioPlaying.entryId, items: scenarioPlaying.items, characterId: scenarioEntry.characterId })
    .from(scenarioPlaying)
    .innerJoin(scenarioEntry, eq(scenarioEntry.entryId, scenarioPlaying.entryId))
    .where(and(inArray(scenarioPlaying.entryId, ids), ne(scenarioPlaying.items, sql`'[]'::jsonb`)))
  const from = systemAccounts.heldBy(scenarioId)
  await post(
    tx,
    now,
    given.flatMap(({ entryId, items, characterId }) =>
      items.map(({ currency, count }) => ({
        cause: { kind: 'playingItemReturned', id: String(entryId) },
        currency,
        amount: count,
        ...{ from, to: { kind: 'character' as const, id: characterId } },
      })),
    ),
  )
  await tx.update(scenarioPlaying).set({ items: [] }).where(inArray(scenarioPlaying.entryId, ids))
}
