// Options of the seeding, and its state in the database.
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { columnsOf, type RowOf } from '../db/select.ts'
import type { Clock } from '../platform/clock.ts'
import type { Files } from '../platform/files.ts'
import { installation } from '../platform/tables.ts'

export type CreateAccount = (account: { mailaddress: string; password: string; name: string }) => Promise<string>

export type SeedOptions = {
  db: Db
  files: Files
  clock: Clock
  createAccount: CreateAccount
  /** Whether the settings want a demo. */
  wanted: boolean
  say: (step: string) => void
}

const valueColumn = columnsOf(installation, null, ['value'])

/** `started`, `done`, or null for a database without a demo. */
export async function demoState(db: Db): Promise<string | null> {
  const { rows } = await db.execute<RowOf<typeof valueColumn>>(sql`
    select ${valueColumn} from installation where name = 'demo'`)
  return rows[0]?.value ?? null
}
