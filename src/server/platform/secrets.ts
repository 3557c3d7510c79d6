// Secrets of an installation: made once, kept in the database, the same for all of its processes.
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { installation } from './tables.ts'

const BYTES = 32

const anyBytes = (): string => randomBytes(BYTES).toString('base64url')

/** @param make maker of the secret, where random bytes are not enough */
export async function installationSecret(db: Db, name: string, make = anyBytes): Promise<string> {
  await db.insert(installation).values({ name, value: make() }).onConflictDoNothing()
  const [row] = await db.select().from(installation).where(eq(installation.name, name))
  if (!row) throw new Error(`The secret ${name} was not stored.`)
  return row.value
}
