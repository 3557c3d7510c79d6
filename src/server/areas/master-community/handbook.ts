// The handbook of a world: its contents, a page, what a reader has read, and the office's changes.
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { HANDBOOK_PAGES_MOST, staffFaults } from '#rules/master-communities.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { type Staff, staffOf } from './own-staff.ts'
import { handbookPage, staffBoard } from './tables.ts'

const row = columnsOf(handbookPage, 'p', ['pageId', 'title', 'updatedAt'])
const isNew = (userId: string) => sql`coalesce((
  select r.version from handbook_read r where r.page_id = p.page_id and r.user_id = ${userId}), 0) < p.version as "isNew"`

/** Pages in the order of the contents. */
export async function pagesOf(db: Db | Tx, { worldId, userId }: Staff) {
  const { rows } = await db.execute<RowOf<typeof row> & { isNew: boolean }>(sql`
    select ${row}, ${isNew(userId)} from handbook_page p
    where p.world_id = ${worldId} and p.removed_at is null order by p.position, p.page_id`)
  return rows
}

const whole = columnsOf(handbookPage, 'p', ['pageId', 'title', 'body', 'version', 'updatedAt'])
const questions = columnsOf(staffBoard, null, ['boardId'])

type Asked = { userId: string; worldId: string; pageId: number }

/** @throws MASTER_COMMUNITY_NOT_FOUND, HANDBOOK_PAGE_NOT_FOUND */
export async function getPage(db: Db, asked: Asked) {
  const staff = await staffOf(db, asked)
  const { rows } = await db.execute<RowOf<typeof whole> & { isNew: boolean }>(sql`
    select ${whole}, ${isNew(staff.userId)} from handbook_page p
    where p.page_id = ${asked.pageId} and p.world_id = ${staff.worldId} and p.removed_at is null`)
  if (!rows[0]) throw refuse('HANDBOOK_PAGE_NOT_FOUND')
  const board = await db.execute<RowOf<typeof questions>>(sql`
    select ${questions} from staff_board where world_id = ${staff.worldId} and is_for_questions and not is_closed`)
  const questionBoardId = board.rows[0]?.boardId ?? null
  return { ...rows[0], pageList: await pagesOf(db, staff), questionBoardId, isOffice: staff.isOffice }
}

/** Stores the read version, which never goes back. @throws MASTER_COMMUNITY_NOT_FOUND, HANDBOOK_PAGE_NOT_FOUND */
export async function markPageRead(tx: Tx, asked: Asked & { version: number; now: Date }) {
  const { userId, worldId } = await staffOf(tx, asked)
  const { pageId, version, now } = asked
  // A version that is still to come would hide changes.
  const { rowCount } = await tx.execute(sql`
    insert into handbook_read as kept (page_id, user_id, version, read_at)
    select p.page_id, ${userId}, least(p.version, ${version}::int), ${now.toISOString()} from handbook_page p
    where p.page_id = ${pageId} and p.world_id = ${worldId} and p.removed_at is null
    on conflict (user_id, page_id) do update
      set version = greatest(kept.version, excluded.version), read_at = excluded.read_at`)
  if (!rowCount) throw refuse('HANDBOOK_PAGE_NOT_FOUND')
  return { pageId }
}

/** Holds the world, so that places are given and counted one after the other. */
export const lockHandbook = (tx: Tx, worldId: string) =>
  tx.execute(sql`select 1 from world where world_id = ${worldId} for no key update`)

const lastPlace = (worldId: string) =>
  sql`(select coalesce(max(o.position), -1) + 1 from handbook_page o where o.world_id = ${worldId})`

/** @throws HANDBOOK_PAGES_MOST */
async function judgeRoom(tx: Tx, worldId: string): Promise<void> {
  const pages = await countOf(tx, sql`handbook_page where world_id = ${worldId} and removed_at is null`)
  if (pages >= HANDBOOK_PAGES_MOST) throw refuse('HANDBOOK_PAGES_MOST')
}

type Saved = {
  adminId: AdminId
  userId: string
  worldId: string
  pageId: number | null
  title: string
  body: string
  baseVersion: number
  draftId: string | null
  now: Date
}

/** @throws MASTER_COMMUNITY_NOT_FOUND, HANDBOOK_PAGE_NOT_FOUND, HANDBOOK_PAGE_CHANGED, HANDBOOK_PAGES_MOST, STAFF_FAULT */
export async function savePage(tx: Tx, saved: Saved) {
  const { adminId, userId, body, pageId, baseVersion, draftId, now } = saved
  const { worldId } = await staffOf(tx, saved)
  const title = saved.title.trim()
  if (Object.keys(staffFaults({ pageTitle: title, pageBody: body })).length > 0) throw refuse('STAFF_FAULT')
  await lockHandbook(tx, worldId)
  const texts = { title, body, updatedAt: now, updatedBy: adminId }
  const done = { pageId: handbookPage.pageId, version: handbookPage.version }
  if (pageId === null) {
    await judgeRoom(tx, worldId)
    const [made] = await tx
      .insert(handbookPage)
      .values({ worldId, ...texts, position: lastPlace(worldId) })
      .returning(done)
    if (!made) throw new Error('A page was not written.')
    await submitDraft(tx, userId, draftId, now)
    return made
  }
  const here = and(eq(handbookPage.pageId, pageId), eq(handbookPage.worldId, worldId), isNull(handbookPage.removedAt))
  const [known] = await tx.select(done).from(handbookPage).where(here).for('no key update')
  if (!known) throw refuse('HANDBOOK_PAGE_NOT_FOUND')
  if (known.version !== baseVersion) throw refuse('HANDBOOK_PAGE_CHANGED')
  const [changed] = await tx
    .update(handbookPage)
    .set({ ...texts, version: known.version + 1 })
    .where(here)
    .returning(done)
  if (!changed) throw new Error('A page was not written.')
  await submitDraft(tx, userId, draftId, now)
  return changed
}

/** Puts the pages in an order; those that it does not name follow in theirs. @throws MASTER_COMMUNITY_NOT_FOUND */
export async function setPageOrder(tx: Tx, asked: { userId: string; worldId: string; pageIdList: number[] }) {
  const { worldId } = await staffOf(tx, asked)
  await lockHandbook(tx, worldId)
  await tx.execute(sql`
    update handbook_page p set position = placed.place from (
      select o.page_id, row_number() over (
        order by coalesce(array_position(${sql.param(asked.pageIdList)}::int[], o.page_id), 100000), o.position, o.page_id) - 1 as place
      from handbook_page o where o.world_id = ${worldId}) placed
    where p.page_id = placed.page_id`)
  return { worldId }
}

/** @throws MASTER_COMMUNITY_NOT_FOUND, HANDBOOK_PAGE_NOT_FOUND, HANDBOOK_PAGES_MOST */
export async function removePage(tx: Tx, asked: Asked & { isRemoved: boolean; now: Date }) {
  const { worldId } = await staffOf(tx, asked)
  const { pageId, isRemoved, now } = asked
  await lockHandbook(tx, worldId)
  if (!isRemoved) await judgeRoom(tx, worldId)
  const [changed] = await tx
    .update(handbookPage)
    .set(isRemoved ? { removedAt: now } : { removedAt: null, position: lastPlace(worldId) })
    .where(
      and(
        ...[eq(handbookPage.pageId, pageId), eq(handbookPage.worldId, worldId)],
        isRemoved ? isNull(handbookPage.removedAt) : isNotNull(handbookPage.removedAt),
      ),
    )
    .returning({ pageId: handbookPage.pageId })
  if (!changed) throw refuse('HANDBOOK_PAGE_NOT_FOUND')
  return changed
}
