// Buying an extra: the purchase is one row a user, written before the coins move, so that of all presses one pays. One coin pays
// the whole price (G16). The coins stay on the account of the scenario's revenue, as the fees of its seats do.
import { and, eq } from 'drizzle-orm'
import { coinTypeOf, type SpentCoinType } from '#rules/coins.ts'
import type { Tx } from '../../db/client.ts'
import { systemAccounts } from '../../platform/ledger/post.ts'
import { refuse } from '../../platform/refuse.ts'
import { coinTransfers, postOrRefuse } from '../coin/charge.ts'
import { extraRights } from './extra-rights.ts'
import type { ExtraRow } from './extra-row.ts'
import { extraPurchase, scenarioExtra } from './tables.ts'

const extraCause = (extraId: number, userId: string) => ({ kind: 'extra', id: `${extraId}:${userId}` })

type Buying = { userId: string; extraId: number; price: number; coinType?: SpentCoinType | undefined; now: Date }

/** @throws EXTRA_NOT_FOUND, EXTRA_READABLE, EXTRA_PRICE, COIN_SHORT */
export async function buyExtra(tx: Tx, { userId, extraId, price, coinType: told, now }: Buying) {
  const [extra] = await tx
    .select()
    .from(scenarioExtra)
    .where(and(eq(scenarioExtra.extraId, extraId), eq(scenarioExtra.state, 'published')))
  if (!extra) throw refuse('EXTRA_NOT_FOUND')
  const { isThere, isReadable } = (await extraRights(tx, [extra], userId))(extraId)
  if (!isThere) throw refuse('EXTRA_NOT_FOUND')
  if (isReadable) throw refuse('EXTRA_READABLE')
  if (extra.price !== price) throw refuse('EXTRA_PRICE')
  // A second press at the same moment waits here for the first one.
  const bought = await tx
    .insert(extraPurchase)
    .values({ extraId, userId, price, boughtAt: now })
    .onConflictDoNothing()
    .returning({ extraId: extraPurchase.extraId })
  if (bought.length === 0) throw refuse('EXTRA_READABLE')
  const coinType = await pay(tx, extra, userId, told, now)
  return { extraId, title: extra.title, price, coinType }
}

/** @returns the coin that paid; null for a free one */
async function pay(
  tx: Tx,
  { extraId, scenarioId, price: amount }: ExtraRow,
  userId: string,
  told: SpentCoinType | undefined,
  now: Date,
): Promise<SpentCoinType | null> {
  const cause = extraCause(extraId, userId)
  const to = systemAccounts.earnedBy(scenarioId)
  const transfers = await coinTransfers(tx, { userId, amount, cause, policy: 'either', to })
  const [transfer] = transfers
  if (!transfer) return null
  const coinType = coinTypeOf(transfer.currency === 'LP' ? 'llamaPoint' : 'alpacaCoin')
  if (told !== undefined && told !== coinType) throw refuse('EXTRA_PRICE')
  await postOrRefuse(tx, now, transfers)
  return coinType
}
