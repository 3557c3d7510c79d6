// Writing and reading the office's record. A row is never changed.
import { desc, eq, ne } from 'drizzle-orm'
import { OFFICE_LOG_SHOWN, type OfficeAct, type OfficeThing } from '#rules/office.ts'
import type { Db, Tx } from '../../db/client.ts'
import type { AdminId } from '../../platform/rights.ts'
import { appUser } from '../identity/tables.ts'
import { officeLog } from './tables.ts'

type Done = { thing: OfficeThing; thingId: string | number; title: string; act: OfficeAct; adminId: AdminId; now: Date }

/** Records an act, in the transaction of its effect. */
export async function record(tx: Tx, { thing, thingId, title, act, adminId, now }: Done): Promise<void> {
  await tx.insert(officeLog).values({ thing, thingId: String(thingId), title, act, userId: adminId, createdAt: now })
}

/** The newest entries, without looks at records of characters, which stand in those records alone. */
export const newestActs = (db: Db) =>
  db
    .select({
      thing: officeLog.thing,
      thingId: officeLog.thingId,
      title: officeLog.title,
      act: officeLog.act,
      userName: appUser.userName,
      createdAt: officeLog.createdAt,
    })
    .from(officeLog)
    .leftJoin(appUser, eq(appUser.userId, officeLog.userId))
    .where(ne(officeLog.thing, 'character'))
    .orderBy(desc(officeLog.logId))
    .limit(OFFICE_LOG_SHOWN)
