// Limits of the gallery: characters all of whose works, and commissions whose work a user keeps out of it (C020 to C024).
import { asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import type { OwnOrder } from './own-order.ts'
import { galleryCharacterLimit, galleryOrderLimit } from './tables.ts'

export async function getLimitations(db: Db | Tx, { userId }: { userId: string }) {
  const characters = await db
    .select({ characterId: galleryCharacterLimit.characterId })
    .from(galleryCharacterLimit)
    .where(eq(galleryCharacterLimit.userId, userId))
    .orderBy(asc(galleryCharacterLimit.characterId))
  const orders = await db
    .select({ orderId: galleryOrderLimit.commissionId })
    .from(galleryOrderLimit)
    .where(eq(galleryOrderLimit.userId, userId))
    .orderBy(asc(galleryOrderLimit.commissionId))
  return {
    characterIdList: characters.map(({ characterId }) => characterId),
    orderIdList: orders.map(({ orderId }) => orderId),
  }
}

type OfCharacter = { userId: string; own: OwnCharacter; now: Date }

export async function limitCharacter(tx: Tx, { userId, own: { characterId }, now }: OfCharacter) {
  await tx.insert(galleryCharacterLimit).values({ characterId, userId, createdAt: now }).onConflictDoNothing()
  return getLimitations(tx, { userId })
}

export async function freeCharacter(tx: Tx, { userId, own: { characterId } }: OfCharacter) {
  await tx.delete(galleryCharacterLimit).where(eq(galleryCharacterLimit.characterId, characterId))
  return getLimitations(tx, { userId })
}

type OfOrder = { userId: string; own: OwnOrder; now: Date }

export async function limitOrder(tx: Tx, { userId, own: { commissionId }, now }: OfOrder) {
  await tx.insert(galleryOrderLimit).values({ commissionId, userId, createdAt: now }).onConflictDoNothing()
  return getLimitations(tx, { userId })
}

export async function freeOrder(tx: Tx, { userId, own: { commissionId } }: OfOrder) {
  await tx.delete(galleryOrderLimit).where(eq(galleryOrderLimit.commissionId, commissionId))
  return getLimitations(tx, { userId })
}
