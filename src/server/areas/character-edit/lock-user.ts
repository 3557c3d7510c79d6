// Lock of a user, for things that are limited per player.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'

/** Locks the player's row until the transaction ends. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select 1 from app_user where user_id = ${userId} for no key update`)
}
