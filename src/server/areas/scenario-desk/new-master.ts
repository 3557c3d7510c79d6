// The flag of a new master, which leaves one difficulty and one reward open (doc3 §5): it counts for the first openings, unless the office
// has set it.
import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { logAct } from './acts.ts'
import { isNewMaster } from './info.ts'
import type { DeskPhase } from './own-desk.ts'
import { masterDesk } from './tables.ts'

/** The flag as the office has set it; null when the number of openings decides. */
export async function newMasterFlag(db: Db | Tx, masterId: string): Promise<boolean | null> {
  const [desk] = await db
    .select({ flag: masterDesk.isNewMaster })
    .from(masterDesk)
    .where(eq(masterDesk.userId, masterId))
  return desk?.flag ?? null
}

type Setting = { newMasterFlg: boolean | null; reason: string; userId: string; now: Date }

/** @throws MASTER_NOT_FOUND for openings of the office's own */
export async function setNewMaster(tx: Tx, own: DeskPhase, { newMasterFlg, reason, userId, now }: Setting) {
  const { masterId, isStaff } = own
  if (isStaff) throw refuse('MASTER_NOT_FOUND')
  await tx
    .insert(masterDesk)
    .values({ userId: masterId, isNewMaster: newMasterFlg })
    .onConflictDoUpdate({ target: masterDesk.userId, set: { isNewMaster: newMasterFlg } })
  await logAct(tx, own, { act: 'office:newMaster', userId, reason, now })
  return { isNewMaster: await isNewMaster(tx, masterId) }
}
