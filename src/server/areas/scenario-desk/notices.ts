// Notices of the office to masters: of one world, or of all.

import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { lastClass } from '#rules/codes/user.ts'
import { statesOfGroup } from '#rules/scenario/desk.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import { userClass } from '../identity/tables.ts'
import { notify, readTopics } from '../notice/notify.ts'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import { world } from '../world/tables.ts'
import { masterNotice, masterNoticeRead, masterWorld } from './tables.ts'

const MOST_NOTICES = 50

const isFor = (userId: string) =>
  or(
    isNull(masterNotice.worldId),
    sql`${masterNotice.worldId} in (select world_id from master_world where user_id = ${userId})`,
  )
const isRead = (userId: string) =>
  sql<boolean>`exists (select 1 from master_notice_read r where r.notice_id = ${masterNotice.noticeId} and r.user_id = ${userId})`

export async function unreadNotices(db: Db | Tx, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(masterNotice)
    .where(and(isFor(userId), sql`not ${isRead(userId)}`))
  return row?.count ?? 0
}

export async function getAssignedWorlds(db: Db, { userId }: { userId: string }) {
  const worlds = await db
    .select({
      worldId: world.worldId,
      worldName: world.worldName,
      keyVisual: world.keyVisual,
      scenarioSupportFlg: world.scenarioSupportFlg,
    })
    .from(masterWorld)
    .innerJoin(world, eq(world.worldId, masterWorld.worldId))
    .where(eq(masterWorld.userId, userId))
    .orderBy(world.displayOrder)
  const running = await db
    .select({ worldId: scenarioPhase.worldId, state: scenarioPhase.state, count: count() })
    .from(scenarioPhase)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioPhase.scenarioId))
    .where(
      and(
        eq(scenario.masterId, userId),
        inArray(scenarioPhase.state, [...statesOfGroup.open, ...statesOfGroup.writing]),
      ),
    )
    .groupBy(scenarioPhase.worldId, scenarioPhase.state)
  const counted = (worldId: string, group: 'open' | 'writing') =>
    running.reduce(
      (sum, row) => (row.worldId === worldId && statesOfGroup[group].includes(row.state) ? sum + row.count : sum),
      0,
    )
  const noticeList = await db
    .select({
      noticeId: masterNotice.noticeId,
      worldId: masterNotice.worldId,
      title: masterNotice.title,
      body: masterNotice.body,
      createdAt: masterNotice.createdAt,
      isUnread: sql<boolean>`not ${isRead(userId)}`,
    })
    .from(masterNotice)
    .where(isFor(userId))
    .orderBy(desc(masterNotice.createdAt), desc(masterNotice.noticeId))
    .limit(MOST_NOTICES)
  return {
    worldList: worlds.map(one => ({
      ...one,
      open: counted(one.worldId, 'open'),
      writing: counted(one.worldId, 'writing'),
    })),
    noticeList,
  }
}

/** Marks a notice as read, once; a notice for other readers is ignored. */
export async function readNotice(tx: Tx, { userId, noticeId, now }: { userId: string; noticeId: number; now: Date }) {
  const [found] = await tx
    .select({ noticeId: masterNotice.noticeId })
    .from(masterNotice)
    .where(and(eq(masterNotice.noticeId, noticeId), isFor(userId)))
  await readTopics(tx, { userId, topics: [`officeNotice:${noticeId}`], now })
  if (found) await tx.insert(masterNoticeRead).values({ noticeId, userId, readAt: now }).onConflictDoNothing()
  return { unread: await unreadNotices(tx, userId) }
}

type Posted = { userId: string; worldId: string | null; title: string; body: string; now: Date }

/** @throws WORLD_NOT_FOUND */
export async function postNotice(tx: Tx, { userId, worldId, title, body, now }: Posted) {
  const [found] = await tx
    .select({ worldName: world.worldName })
    .from(world)
    .where(eq(world.worldId, worldId ?? ''))
  if (worldId !== null && !found) throw refuse('WORLD_NOT_FOUND')
  const receivers = await mastersOf(tx, worldId, userId)
  for (const one of receivers) await lockUserEvents(tx, one)
  const [made] = await tx
    .insert(masterNotice)
    .values({ worldId, title, body, createdBy: userId, createdAt: now })
    .returning({ noticeId: masterNotice.noticeId })
  if (!made) throw new Error('A notice was not written.')
  const facts = { noticeId: made.noticeId, title, worldName: found?.worldName ?? '' }
  for (const one of receivers) await notify(tx, now, { userId: one, event: 'office.notice', facts })
  return made
}

const userColumn = columnsOf(userClass, null, ['userId'])

/** Masters of a world, or all, but the writer; in the order in which their events are locked. */
async function mastersOf(tx: Tx, worldId: string | null, writer: string): Promise<string[]> {
  const { rows } = await tx.execute<RowOf<typeof userColumn>>(sql`
    select ${userColumn} from user_class c where class_code = ${lastClass.master} and user_id <> ${writer}
      and (${worldId}::text is null or exists (
        select 1 from master_world m where m.user_id = c.user_id and m.world_id = ${worldId}))
    order by user_id`)
  return rows.map(({ userId }) => userId)
}
