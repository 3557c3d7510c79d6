// Classes of a user: names and icons of the classes (C009), the class acted as last (C010).
import { and, eq, sql } from 'drizzle-orm'
import { lastClass } from '#rules/codes/user.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { appUser, userClass } from '../identity/tables.ts'

/** Condition that user `u` writes as a story supporter: some world has allowed it. */
const isSupporter = sql<boolean>`exists (select 1 from class_request r
  where r.user_id = ${appUser.userId} and r.kind = 'permission' and r.status = 2)`

/** Whether the user writes for a world without such a permission, as masters do. */
const isWholeMaster = sql<boolean>`(
  exists (select 1 from class_request r where r.user_id = ${appUser.userId} and r.kind = 'master' and r.status = 2)
  or exists (select 1 from master_world m where m.user_id = ${appUser.userId} and not exists (
    select 1 from class_request r where r.user_id = m.user_id and r.kind = 'permission' and r.world_id = m.world_id
      and r.status = 2)))`

async function userWithClasses(db: Db | Tx, userId: string) {
  // Joined, so that the conditions name the columns with their table.
  const rows = await db
    .select({ user: appUser, held: userClass, isSupporter, isWholeMaster })
    .from(appUser)
    .leftJoin(userClass, eq(userClass.userId, appUser.userId))
    .where(eq(appUser.userId, userId))
  const [first] = rows
  if (!first) throw refuse('LOGIN_UNKNOWN')
  const held = new Map(rows.flatMap(row => (row.held ? [[row.held.classCode, row.held] as const] : [])))
  return { ...first, held }
}

/** Whether a user is a master who writes for supporters' worlds alone. */
export async function isSupporterOnly(db: Db | Tx, userId: string): Promise<boolean> {
  const { isSupporter, isWholeMaster, held } = await userWithClasses(db, userId)
  return held.has(lastClass.master) && isSupporter && !isWholeMaster
}

export async function readUserClass(db: Db, { userId, now }: { userId: string; now: Date }) {
  const { user, isSupporter, isWholeMaster, held } = await userWithClasses(db, userId)
  const { publicUserId, userName, icon, premiumTo } = user
  const creator = (code: number) => {
    const row = held.get(code)
    // Creators from before there were applications have no id of their own.
    return row
      ? { creatorId: row.creatorId ?? publicUserId, creatorName: row.name ?? userName, icon: row.icon ?? icon }
      : null
  }
  const master = held.get(lastClass.master)
  const admin = held.get(lastClass.admin)
  return {
    userInfo: { userName, icon },
    masterInfo: master
      ? {
          ...{ masterId: publicUserId, masterName: master.name ?? userName, icon: master.icon ?? icon },
          isStorySupporter: isSupporter,
        }
      : null,
    creatorInfoIllust: creator(lastClass.illustrator),
    creatorInfoVoice: creator(lastClass.voice),
    creatorInfoWriter: creator(lastClass.writer),
    userInfoAdmin: admin ? { userName: admin.name ?? userName, icon: admin.icon ?? icon } : null,
    isPremiumUser: premiumTo !== null && premiumTo > now,
    premiumToDate: premiumTo,
    isStorySupporterOnly: master !== undefined && isSupporter && !isWholeMaster,
  }
}

export async function readLastClass(db: Db, userId: string) {
  const [user] = await db.select({ lastClass: appUser.lastClass }).from(appUser).where(eq(appUser.userId, userId))
  if (!user) throw refuse('LOGIN_UNKNOWN')
  return user
}

/** @throws CLASS_NOT_HELD */
export async function saveLastClass(tx: Tx, { userId, lastClass: code }: { userId: string; lastClass: number }) {
  const [held] = await tx
    .select({ classCode: userClass.classCode })
    .from(userClass)
    .where(and(eq(userClass.userId, userId), eq(userClass.classCode, code)))
  if (!held) throw refuse('CLASS_NOT_HELD')
  await tx.update(appUser).set({ lastClass: code }).where(eq(appUser.userId, userId))
  return { lastClass: code }
}
