// Lots of coins and points: each was issued at one time. Spent are first those that expire earliest, then free before paid
// ones, then the oldest.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { InsufficientBalance } from './insufficient-balance.ts'
import { ledgerLot } from './tables.ts'

const idColumn = columnsOf(ledgerLot, null, ['id'])
const ofLot = columnsOf(ledgerLot, null, ['id', 'remaining'])

type Terms = { amount: number; paid?: boolean; expiresAt?: Date }

/** Adds to the lot `open` of the same posting, or issues a new one. Returns the lot's id. */
export async function issueLot(tx: Tx, now: Date, accountId: number, terms: Terms, open?: number): Promise<number> {
  const { rows } = open
    ? await tx.execute<RowOf<typeof idColumn>>(sql`
        update ledger_lot set remaining = remaining + ${terms.amount} where id = ${open} returning ${idColumn}`)
    : await tx.execute<RowOf<typeof idColumn>>(sql`
        insert into ledger_lot (account_id, paid, issued_at, expires_at, remaining)
        values (${accountId}, ${terms.paid ?? false}, ${now.toISOString()}, ${terms.expiresAt?.toISOString() ?? null},
          ${terms.amount})
        returning ${idColumn}`)
  const row = rows[0]
  if (!row) throw new Error('A lot was not issued.')
  return row.id
}

/** Takes an amount out of an account's lots in the order of spending. Expired lots cannot be spent. */
export async function consumeLots(
  tx: Tx,
  now: Date,
  account: { id: number; currency: string },
  amount: number,
): Promise<{ lotId: number; amount: number }[]> {
  const { rows } = await tx.execute<RowOf<typeof ofLot>>(sql`
    select ${ofLot} from ledger_lot
    where account_id = ${account.id} and remaining > 0 and (expires_at is null or expires_at > ${now.toISOString()})
    order by expires_at asc nulls last, paid asc, issued_at asc, id asc
    for update`)
  const parts: { lotId: number; amount: number }[] = []
  let left = amount
  for (const lot of rows) {
    if (left === 0) break
    const taken = Math.min(left, lot.remaining)
    parts.push({ lotId: lot.id, amount: taken })
    left -= taken
  }
  if (left > 0) throw new InsufficientBalance(account.currency)
  await tx.execute(sql`
    update ledger_lot set remaining = ledger_lot.remaining - row.amount
    from json_to_recordset(${JSON.stringify(parts)}::json) as row ("lotId" bigint, amount bigint)
    where ledger_lot.id = row."lotId"`)
  return parts
}
