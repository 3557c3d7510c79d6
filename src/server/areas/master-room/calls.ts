// Calls for openings: the caller's list, adding, muting, removing.
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { ScenarioKind } from '#rules/codes/scenario.ts'
import { MASTER_CALLS_MOST } from '#rules/master-rooms.ts'
import type { Db, Tx } from '../../db/client.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import { nameOfMaster } from '../identity/master-name.ts'
import { appUser } from '../identity/tables.ts'
import { world } from '../world/tables.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { masterOf, reachedMaster } from './masters.ts'
import type { OwnCallId } from './own-call.ts'
import { masterCall, masterRoom } from './tables.ts'

const callRows = async (db: Db | Tx, where: SQL | undefined) => {
  const rows = await db
    .select({
      callId: masterCall.callId,
      kind: masterCall.kind,
      isMuted: masterCall.isMuted,
      createdAt: masterCall.createdAt,
      masterId: appUser.publicUserId,
      masterName: nameOfMaster,
      icon: masterRoom.icon,
      worldId: world.worldId,
      worldName: world.worldName,
    })
    .from(masterCall)
    .leftJoin(appUser, eq(appUser.userId, masterCall.masterId))
    .leftJoin(masterRoom, and(eq(masterRoom.masterId, masterCall.masterId), eq(masterRoom.isOpen, true)))
    .leftJoin(world, eq(world.worldId, masterCall.worldId))
    .where(where)
    .orderBy(desc(masterCall.callId))
    .limit(MASTER_CALLS_MOST)
  return rows.map(({ masterId, masterName, icon, worldId, worldName, ...call }) => ({
    ...call,
    master: masterId === null ? null : { masterId, masterName: masterName ?? '', icon },
    world: worldId === null ? null : { worldId, worldName: worldName ?? '' },
  }))
}

export const getCalls = async (db: Db, { userId }: { userId: string }) => ({
  callList: await callRows(db, eq(masterCall.userId, userId)),
})

type Added = {
  userId: string
  masterId: string | null
  worldId: string | null
  kind: ScenarioKind | null
  isMuted: boolean
  now: Date
}

/** @throws CALL_EMPTY, MASTER_UNKNOWN, WORLD_NOT_FOUND, CALL_TOO_MANY */
export async function addCall(tx: Tx, { userId, worldId, kind, isMuted, now, ...asked }: Added) {
  if (asked.masterId === null && worldId === null && kind === null) throw refuse('CALL_EMPTY')
  const masterId = asked.masterId === null ? null : await calledMaster(tx, asked.masterId, userId)
  if (worldId !== null) await worldOrRefuse(tx, worldId)
  // The calls of a user are counted one after the other.
  await tx.select({ userId: appUser.userId }).from(appUser).where(eq(appUser.userId, userId)).for('no key update')
  const own = await tx.select().from(masterCall).where(eq(masterCall.userId, userId))
  const same = own.find(call => call.masterId === masterId && call.worldId === worldId && call.kind === kind)
  if (!same && own.length >= MASTER_CALLS_MOST) throw refuse('CALL_TOO_MANY')
  const [row] = same
    ? await tx.update(masterCall).set({ isMuted }).where(eq(masterCall.callId, same.callId)).returning()
    : await tx.insert(masterCall).values({ userId, masterId, worldId, kind, isMuted, createdAt: now }).returning()
  const [made] = row ? await callRows(tx, eq(masterCall.callId, row.callId)) : []
  if (!made) throw new Error('A call was not kept.')
  return made
}

/** The master of a call. Both users are locked, as blocking locks them, so that no call is made while a block is. @throws MASTER_UNKNOWN */
async function calledMaster(tx: Tx, masterId: string, userId: string): Promise<string> {
  const master = await masterOf(tx, masterId)
  for (const one of [userId, master.userId].sort()) await lockUserEvents(tx, one)
  return (await reachedMaster(tx, masterId, userId)).userId
}

export async function setMuted(tx: Tx, { own, isMuted }: { own: OwnCallId; isMuted: boolean }) {
  await tx.update(masterCall).set({ isMuted }).where(eq(masterCall.callId, own))
  return { callId: own, isMuted }
}

export async function removeCall(tx: Tx, { own }: { own: OwnCallId }) {
  await tx.delete(masterCall).where(eq(masterCall.callId, own))
  return { callId: own }
}
