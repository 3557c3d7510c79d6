// Options of the seeding, and its state in the database.
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { Clock } from '../platform/clock.ts'
import type { Files } from '../platform/files.ts'

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

/** `started`, `done`, or null for a database without a demo. */
export async function demoState(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ value: string }>(sql`select value from installation where name = 'demo'`)
  return rows[0]?.value ?? null
}
