// Terms of cancellation, which the office sets for orders to come. An order takes those in force when it is placed.
import { desc } from 'drizzle-orm'
import { areCancelTerms, type CancelTerms, USUAL_CANCEL_TERMS } from '#rules/order/cancel-terms.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { record } from '../office/log.ts'
import { orderCancelTerms } from './tables/plan.ts'

type InForce = CancelTerms & { version: number }

export async function getCancelTerms(db: Db | Tx): Promise<InForce> {
  const [newest] = await db
    .select({
      preparing: orderCancelTerms.preparing,
      handedIn: orderCancelTerms.handedIn,
      version: orderCancelTerms.version,
    })
    .from(orderCancelTerms)
    .orderBy(desc(orderCancelTerms.version))
    .limit(1)
  return newest ?? { ...USUAL_CANCEL_TERMS, version: 0 }
}

/** @throws ORDER_TERMS when others were set meanwhile, ORDER_TERMS_FAULT */
export async function saveCancelTerms(
  tx: Tx,
  { adminId, now, version, preparing, handedIn }: InForce & { adminId: AdminId; now: Date },
): Promise<InForce> {
  if (!areCancelTerms({ preparing, handedIn })) throw refuse('ORDER_TERMS_FAULT')
  if ((await getCancelTerms(tx)).version !== version) throw refuse('ORDER_TERMS')
  // The second of two saves at once waits here for the first one's row of the same version, and is refused.
  const made = await tx
    .insert(orderCancelTerms)
    .values({ version: version + 1, preparing, handedIn, createdBy: adminId, createdAt: now })
    .onConflictDoNothing()
    .returning({ version: orderCancelTerms.version })
  if (made.length === 0) throw refuse('ORDER_TERMS')
  await record(tx, {
    ...{ thing: 'cancelTerms', thingId: version + 1, act: 'save', adminId, now },
    title: `準備が始まってから${preparing}%・提出のあと${handedIn}%`,
  })
  return { preparing, handedIn, version: version + 1 }
}
