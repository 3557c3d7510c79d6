// Fees of waiting applications, which come back after a rejection or withdrawal.
import { sql } from 'drizzle-orm'
import { shinseiStatus } from '#rules/codes/application.ts'
import type { Db } from '../../db/client.ts'
import { currencies } from '../../platform/ledger/balances.ts'

/** @param currency AC or LP, the one that paid the fee */
export async function heldFees(db: Db, userId: string, currency: string) {
  const coin = currency === currencies.llamaPoint ? 'llamaPoint' : 'alpacaCoin'
  const { rows } = await db.execute<{ title: string; amount: number; heldSince: string }>(sql`
    select '申請中：' || name as title, fee as amount, created_at as "heldSince" from application
    where user_id = ${userId} and status = ${shinseiStatus.applying} and coin = ${coin} and fee > 0
    order by created_at, application_id limit 100`)
  return rows
}
