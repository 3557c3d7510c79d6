// The link to a user's calendar: made, renewed, ended. Its secret of 128 bits is stored as a hash alone, so that neither
// the database nor a backup opens a calendar.
import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { calendarLink } from './tables.ts'

const SECRET_BYTES = 16

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export async function getLink(db: Db, { userId }: { userId: string }): Promise<{ madeAt: Date | null }> {
  const [link] = await db
    .select({ madeAt: calendarLink.madeAt })
    .from(calendarLink)
    .where(eq(calendarLink.userId, userId))
  return { madeAt: link?.madeAt ?? null }
}

/** Makes a secret in place of the earlier one. @returns the secret, which nobody can read again */
export async function makeLink(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const made = { secretHash: hashOfSecret(secret), madeAt: now }
  await tx
    .insert(calendarLink)
    .values({ userId, ...made })
    .onConflictDoUpdate({ target: calendarLink.userId, set: made })
  return secret
}

export async function endLink(tx: Tx, { userId }: { userId: string }): Promise<{ madeAt: null }> {
  await tx.delete(calendarLink).where(eq(calendarLink.userId, userId))
  return { madeAt: null }
}
