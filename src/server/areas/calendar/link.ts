// The link to a user's calendar: read, kept, ended.
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import type { MadeLink } from '../../platform/secret-link.ts'
import { calendarLink } from './tables.ts'

export async function getLink(db: Db, { userId }: { userId: string }): Promise<{ madeAt: Date | null }> {
  const [link] = await db
    .select({ madeAt: calendarLink.madeAt })
    .from(calendarLink)
    .where(eq(calendarLink.userId, userId))
  return { madeAt: link?.madeAt ?? null }
}

/** Keeps a link in place of the earlier one. */
export async function keepLink(tx: Tx, { userId, ...made }: MadeLink): Promise<void> {
  await tx
    .insert(calendarLink)
    .values({ userId, ...made })
    .onConflictDoUpdate({ target: calendarLink.userId, set: made })
}

export async function endLink(tx: Tx, { userId }: { userId: string }): Promise<{ madeAt: null }> {
  await tx.delete(calendarLink).where(eq(calendarLink.userId, userId))
  return { madeAt: null }
}
