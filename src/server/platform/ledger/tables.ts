// The double-entry ledger (reliability rule 13): accounts, transfers with their cause, entries that net to zero, and lots
// that keep paid and free coins apart with their dates. Triggers in the migrations refuse any change of entries.
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Balance of a holder in one currency. System accounts (issue, sink, fees) store no balance: theirs is the sum. */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: id(),
    holderKind: text('holder_kind', { enum: ['user', 'character', 'system'] }).notNull(),
    holderId: text('holder_id').notNull(),
    /** `AC`, `LP`, `CP`, `token:<worldId>:<1..4>` or `item:<worldId>:<itemCode>`. */
    currency: text('currency').notNull(),
    balance: bigint('balance', { mode: 'number' }),
  },
  table => [
    unique('ledger_account_holder').on(table.holderKind, table.holderId, table.currency),
    check('ledger_account_balance', sql`${table.balance} >= 0`),
    check('ledger_account_system', sql`(${table.holderKind} = 'system') = (${table.balance} is null)`),
  ],
)

/** One movement of value with its cause. A cause moves value once. */
export const ledgerTransfer = pgTable(
  'ledger_transfer',
  {
    id: id(),
    /** Kind of the cause, for example `mission`. */
    causeKind: text('cause_kind').notNull(),
    /** Id of the cause, for example of the user's mission. */
    causeId: text('cause_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [unique('ledger_transfer_cause').on(table.causeKind, table.causeId)],
)

/** Coins and points of one issue: paid or free, expiring together. */
export const ledgerLot = pgTable(
  'ledger_lot',
  {
    id: id(),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerAccount.id),
    paid: boolean('paid').notNull(),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at'),
    remaining: bigint('remaining', { mode: 'number' }).notNull(),
  },
  table => [
    check('ledger_lot_remaining', sql`${table.remaining} >= 0`),
    index('ledger_lot_open').on(table.accountId, table.expiresAt, table.paid, table.issuedAt).where(sql`remaining > 0`),
  ],
)

/** One side of a transfer. Append-only. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: id(),
    transferId: bigint('transfer_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransfer.id),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerAccount.id),
    lotId: bigint('lot_id', { mode: 'number' }).references(() => ledgerLot.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    check('ledger_entry_amount', sql`${table.amount} <> 0`),
    index('ledger_entry_account').on(table.accountId, table.id),
    index('ledger_entry_transfer').on(table.transferId),
  ],
)
