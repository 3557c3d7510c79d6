// Items of a world that a character holds; every variant is an account of the ledger.

import { sql } from 'drizzle-orm'
import { originalize } from '#rules/codes/exchange.ts'
import type { HeldVariant } from '#rules/exchange-consumption.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type Present, type RowOf } from '../../db/select.ts'
import { itemOfCurrency } from '../../platform/ledger/balances.ts'
import { ledgerAccount } from '../../platform/ledger/tables.ts'
import { wornCounts } from '../equipment/worn.ts'

const columns = columnsOf(ledgerAccount, null, ['currency', 'balance'])

type Bag = { characterId: string; worldId: string }

/** @param wanted codes of the items to list */
export async function heldVariants(
  db: Db | Tx,
  { characterId, worldId }: Bag,
  wanted: ReadonlySet<string>,
): Promise<HeldVariant[]> {
  const { rows } = await db.execute<Present<RowOf<typeof columns>, 'balance'>>(sql`
    select ${columns} from ledger_account
    where holder_kind = 'character' and holder_id = ${characterId} and balance > 0
      and starts_with(currency, ${`item:${worldId}:`})
    order by currency collate "C"`)
  const worn = await wornCounts(db, characterId)
  return rows.flatMap(({ currency, balance }) => {
    const item = itemOfCurrency(currency)
    if (!item || !wanted.has(item.itemCode)) return []
    const { itemCode, level, originalizeId } = item
    return [
      {
        itemCode,
        level,
        originalizeId,
        originalize: originalizeId === null ? originalize.none : originalize.originalizedA,
        shojiSu: balance,
        sobiSu: Math.min(balance, worn.get(currency) ?? 0),
      },
    ]
  })
}
