// Personal data of the ledger: only the id of the holder is replaced, also where the cause of a transfer names it.
import { sql } from 'drizzle-orm'
import { ledgerAccount, ledgerEntry, ledgerLot } from '../../platform/ledger/tables.ts'
import { ofCharacters, type PersonalArea } from '../../platform/personal.ts'

const isOwn = (userId: string) => sql`((holder_kind = 'user' and holder_id = ${userId})
  or (holder_kind = 'character' and ${ofCharacters('holder_id')(userId)}))`
const ofOwnAccounts = (userId: string) => sql`account_id in (select id from ledger_account where ${isOwn(userId)})`

export const coinPersonal: PersonalArea = {
  tables: [
    { table: ledgerAccount, users: { holder_id: 'renamed' }, archive: { name: 'balances', own: isOwn } },
    { table: ledgerLot, archive: { name: 'coin-lots', own: ofOwnAccounts } },
    { table: ledgerEntry, archive: { name: 'ledger', own: ofOwnAccounts } },
  ],
  // The one change of a transfer that the database allows.
  forget: async (tx, { userId, pseudonym }) => {
    await tx.execute(sql`select forget_in_ledger(${userId}, ${pseudonym})`)
    return []
  },
}
