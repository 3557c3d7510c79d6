// Uploading, listing and deleting the office's pictures.
import { type SQL, sql } from 'drizzle-orm'
import { ASSET_WIDTH_LEAST } from '#rules/assets.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, countOf, type RowOf } from '../../db/select.ts'
import type { CallContext } from '../../platform/context.ts'
import { deleteFilesLater } from '../../platform/jobs/delete-files.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { pictureKeys } from '../../platform/pictures/keep.ts'
import { hashOf, pictureStore } from '../../platform/pictures/store.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { appUser } from '../identity/tables.ts'
import { record } from '../office/log.ts'
import { officePicture } from './tables.ts'
import { usesOf } from './uses.ts'

/** A stored picture; null for what was made of it where the same one was uploaded before. */
type Kept = { assetId: string; made: { width: number; height: number; bytes: number } | null }
type Upload = { userId: string; name: string; picture: string; now: Date }

const idColumn = columnsOf(officePicture, null, ['assetId'])

export const officePictures = pictureStore({
  ...{ table: 'office_picture', idColumn: 'asset_id', prefix: 'up' },
  unreadable: 'ASSET_UNREADABLE',
})

/** Id of the same picture, if it was uploaded before. */
async function knownPicture(db: Db, picture: string): Promise<string | null> {
  const { rows } = await db.execute<RowOf<typeof idColumn>>(sql`
    select ${idColumn} from office_picture
    where hash = ${hashOf(Buffer.from(picture, 'base64'))} and stored_at is not null limit 1`)
  return rows[0]?.assetId ?? null
}

/** Stores a picture under a new id that no list shows yet. @throws ASSET_UNREADABLE, ASSET_SMALL, and TooBusy */
export async function keepPicture(
  { db, files }: Pick<CallContext, 'db' | 'files'>,
  { userId, name, picture, now }: Upload,
): Promise<Kept> {
  const known = await knownPicture(db, picture)
  if (known) return { assetId: known, made: null }
  const bytes = Buffer.from(picture, 'base64')
  const { id: assetId, made } = await officePictures.keep({
    ...{ db, files, bytes },
    reserve: id =>
      db.execute(sql`
        insert into office_picture (asset_id, name, hash, user_id, uploaded_at)
        values (${id}, ${name}, ${hashOf(bytes)}, ${userId}, ${now.toISOString()})`),
    judge: ({ sent }) => {
      if (sent < ASSET_WIDTH_LEAST) throw refuse('ASSET_SMALL')
    },
  })
  return { assetId, made }
}

type Counting = { name: string; adminId: AdminId | null; now: Date }

/** Confirms an upload. @throws FORBIDDEN */
export async function countPicture(tx: Tx, { assetId, made }: Kept, { name, adminId, now }: Counting) {
  if (!adminId) throw refuse('FORBIDDEN')
  if (!made) return { assetId, isKnown: true }
  const { width, height, bytes } = made
  await tx.execute(sql`
    update office_picture set width = ${width}, height = ${height}, bytes = ${bytes}, stored_at = ${now.toISOString()}
    where asset_id = ${assetId}`)
  await record(tx, { thing: 'picture', thingId: assetId, title: name, act: 'make', adminId, now })
  return { assetId, isKnown: false }
}

const columns = columnsOf(officePicture, 'p', ['assetId', 'name', 'width', 'height', 'bytes', 'uploadedAt'])
const ofUser = columnsOf(appUser, 'u', ['userName'])
type Row = RowOf<typeof columns> & Absent<RowOf<typeof ofUser>>

type Query = { word?: string | undefined; offset: number; limit: number }

export async function listPictures(db: Db, { word = '', offset, limit }: Query) {
  const pattern = `%${word.replace(/[\\%_]/g, found => `\\${found}`)}%`
  const shown: SQL = sql`p.stored_at is not null ${word === '' ? sql`` : sql`and p.name ilike ${pattern}`}`
  const { rows } = await db.execute<Row>(sql`
    select ${columns}, ${ofUser} from office_picture p left join app_user u on u.user_id = p.user_id
    where ${shown} order by p.uploaded_at desc, p.asset_id limit ${limit} offset ${offset}`)
  return { assetList: rows, count: await countOf(db, sql`office_picture p where ${shown}`) }
}

const nameColumn = columnsOf(officePicture, null, ['name'])

/** @throws ASSET_NOT_FOUND */
async function nameOf(db: Db | Tx, assetId: string): Promise<string> {
  const { rows } = await db.execute<RowOf<typeof nameColumn>>(sql`
    select ${nameColumn} from office_picture where asset_id = ${assetId} and stored_at is not null`)
  if (!rows[0]) throw refuse('ASSET_NOT_FOUND')
  return rows[0].name
}

/** @throws ASSET_NOT_FOUND */
export async function getUses(db: Db, { assetId }: { assetId: string }) {
  await nameOf(db, assetId)
  return { useList: await usesOf(db, assetId) }
}

type Removed = { assetId: string; adminId: AdminId; now: Date }

/** @throws ASSET_NOT_FOUND, ASSET_USED */
export async function removePicture(tx: Tx, { assetId, adminId, now }: Removed) {
  const title = await nameOf(tx, assetId)
  if ((await usesOf(tx, assetId)).length > 0) throw refuse('ASSET_USED')
  const { rowCount } = await tx.execute(sql`delete from office_picture where asset_id = ${assetId}`)
  if (!rowCount) throw refuse('ASSET_NOT_FOUND')
  await deleteFilesLater(tx, pictureKeys(assetId))
  await record(tx, { thing: 'picture', thingId: assetId, title, act: 'remove', adminId, now })
  return { assetId }
}

export const assetJobs: readonly Job[] = [
  {
    name: 'delete-cut-off-pictures',
    cron: '32 19 * * *',
    run: ({ db, files, clock }) => officePictures.forgetCutOff(db, files, clock.now()),
  },
]
