// Files of a drive as answers show them, their list, and the page of one file for whoever has its link.
import { and, asc, count, desc, eq, gt, ilike, isNotNull, isNull, or, sql, sum } from 'drizzle-orm'
import { DRIVE_BIN_DAYS } from '#rules/drive.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { meets } from '../block/between.ts'
import { appUser } from '../identity/tables.ts'
import { driveFile } from './tables.ts'

const DAY = 86_400_000

const facts = {
  ...{ fileId: driveFile.fileId, name: driveFile.name, width: driveFile.width, height: driveFile.height },
  ...{ bytes: driveFile.bytes, uploadedAt: driveFile.uploadedAt },
}
const columns = {
  ...facts,
  ...{ folder: driveFile.folder, sharedUntil: driveFile.sharedUntil, removedAt: driveFile.removedAt },
}
type Row = typeof driveFile.$inferSelect

/** A file for its owner. A link that has ended is none. */
export function ownerView(row: Pick<Row, keyof typeof columns>, now: Date) {
  const { removedAt, sharedUntil, ...shown } = row
  return {
    ...shown,
    sharedUntil: sharedUntil && sharedUntil > now ? sharedUntil : null,
    goneAt: removedAt && new Date(removedAt.getTime() + DRIVE_BIN_DAYS * DAY),
  }
}

type Listing = {
  userId: string
  folder?: string | undefined
  word?: string | undefined
  removed?: boolean | undefined
  offset: number
  limit: number
  now: Date
}

export async function listFiles(db: Db, { userId, folder, word, removed, offset, limit, now }: Listing) {
  const own = and(eq(driveFile.userId, userId), isNotNull(driveFile.storedAt))
  const found = and(
    own,
    removed ? isNotNull(driveFile.removedAt) : isNull(driveFile.removedAt),
    folder === undefined ? undefined : eq(driveFile.folder, folder),
    word ? ilike(driveFile.name, `%${word.replace(/[\\%_]/g, sign => `\\${sign}`)}%`) : undefined,
  )
  const order = removed ? desc(driveFile.removedAt) : desc(driveFile.uploadedAt)
  const rows = await db
    .select(columns)
    .from(driveFile)
    .where(found)
    .orderBy(order, desc(driveFile.fileId))
    .limit(limit)
    .offset(offset)
  const folderList = await db
    .select({ folder: driveFile.folder, count: count() })
    .from(driveFile)
    .where(and(own, isNull(driveFile.removedAt)))
    .groupBy(driveFile.folder)
    .orderBy(asc(driveFile.folder))
  const [all] = await db
    .select({ all: count(), bytes: sum(driveFile.bytes).mapWith(Number), removed: count(driveFile.removedAt) })
    .from(driveFile)
    .where(own)
  return {
    fileList: rows.map(row => ownerView(row, now)),
    count: await db.$count(driveFile, found),
    folderList,
    ...{ all: all?.all ?? 0, bytes: all?.bytes ?? 0, removed: all?.removed ?? 0 },
  }
}

type Asked = { fileId: string; userId: string; now: Date }

/** @throws DRIVE_NOT_FOUND also where its link has ended, it lies in the bin, or a block stands between the two */
export async function getFile(db: Db | Tx, { fileId, userId, now }: Asked) {
  const mine = eq(driveFile.userId, userId)
  const [row] = await db
    .select({ ...facts, sharedUntil: driveFile.sharedUntil, ownerId: driveFile.userId, ownerName: appUser.userName })
    .from(driveFile)
    .innerJoin(appUser, eq(appUser.userId, driveFile.userId))
    .where(
      and(
        eq(driveFile.fileId, fileId),
        isNotNull(driveFile.storedAt),
        isNull(driveFile.removedAt),
        or(mine, and(gt(driveFile.sharedUntil, now), meets(userId, sql`${driveFile.userId}`))),
      ),
    )
  if (!row) throw refuse('DRIVE_NOT_FOUND')
  const { ownerId, sharedUntil, ...shown } = row
  return { ...shown, sharedUntil: sharedUntil && sharedUntil > now ? sharedUntil : null, isMine: ownerId === userId }
}
