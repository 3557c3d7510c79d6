// Holdings of a character in browser tests.
import type { TestServer } from './fixtures.ts'

/** Writes a holding into the ledger, with its entries, so that the audit accepts it. */
export const give = (
  query: TestServer['query'],
  characterId: string,
  currency: string,
  amount: number,
): Promise<unknown> =>
  query(
    `with holder as (insert into ledger_account (holder_kind, holder_id, currency, balance)
        values ('character', $3::text, $1::text, $2::bigint) returning id),
      system as (insert into ledger_account (holder_kind, holder_id, currency, balance)
        values ('system', 'issue', $1::text, null) returning id),
      moved as (insert into ledger_transfer (cause_kind, cause_id, created_at) values ('test', $1::text, now()) returning id)
    insert into ledger_entry (transfer_id, account_id, amount, created_at)
    select moved.id, side.id, side.amount, now() from moved,
      (select id, $2::bigint as amount from holder union all select id, -$2::bigint from system) as side`,
    [currency, amount, characterId],
  )
