// Pictures of tweets. An upload gets its row before its files, so that incomplete ones are found and removed; the id of the
// client names the same picture however often it is sent.
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { UNUSED_PICTURES_KEPT_DAYS, UNUSED_PICTURES_MOST } from '#rules/tweets.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { countOf } from '../../db/select.ts'
import type { Files } from '../../platform/files.ts'
import { deleteFilesLater } from '../../platform/jobs/delete-files.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { decodedPicture, pictureKeys } from '../../platform/pictures/keep.ts'
import { refuse } from '../../platform/refuse.ts'

/** Time after which an upload without files counts as interrupted. */
const UPLOAD_TAKES_MOST_MS = 60_000

type Sent = { userId: string; pictureId: string; now: Date }
type Kept = Sent & { picture: string; width: number; height: number }

/**
 * Stores the files of a picture that no tweet can show yet; null when it is stored already. Sent twice at the same moment, both
 * write the same files. What is interrupted is found by the job.
 * @throws TWEET_PICTURES_MOST, TWEET_PICTURE_UNREADABLE, and TooBusy
 */
export async function keepPicture(
  db: Db,
  files: Files,
  { picture: base64, ...sent }: Sent & { picture: string },
): Promise<Kept | null> {
  const { picture, isStored } = await transact(db, tx => reserve(tx, sent))
  if (isStored) return null
  const made = await decodedPicture(Buffer.from(base64, 'base64'))
  if (!made) {
    await db.execute(sql`delete from tweet_picture where picture = ${picture} and stored_at is null`).catch(() => {})
    throw refuse('TWEET_PICTURE_UNREADABLE')
  }
  await made.keep(files, picture)
  return { ...sent, picture, width: made.width, height: made.height }
}

async function reserve(tx: Tx, { userId, pictureId, now }: Sent): Promise<{ picture: string; isStored: boolean }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`tweet-picture ${userId}`}))`)
  // Interrupted uploads do not count, because the user is not to blame for them.
  const cutOff = new Date(now.getTime() - UPLOAD_TAKES_MOST_MS).toISOString()
  const unused = await countOf(
    tx,
    sql`tweet_picture where user_id = ${userId} and tweet_id is null and picture_id <> ${pictureId}
      and (stored_at is not null or uploaded_at > ${cutOff})`,
  )
  if (unused >= UNUSED_PICTURES_MOST) throw refuse('TWEET_PICTURES_MOST')
  const { rows } = await tx.execute<{ picture: string; isStored: boolean }>(sql`
    insert into tweet_picture as kept (user_id, picture_id, picture, uploaded_at)
    values (${userId}, ${pictureId}, ${`tw${randomBytes(12).toString('hex')}`}, ${now.toISOString()})
    on conflict (user_id, picture_id) do update
      set uploaded_at = case when kept.stored_at is null then excluded.uploaded_at else kept.uploaded_at end
    returning picture, stored_at is not null as "isStored"`)
  return rows[0] as { picture: string; isStored: boolean }
}

/** Confirms an upload, which a tweet can show from now on. */
export async function countPicture(tx: Tx, { userId, pictureId, picture, width, height, now }: Kept): Promise<void> {
  const at = now.toISOString()
  await tx.execute(sql`
    insert into tweet_picture as kept (user_id, picture_id, picture, width, height, uploaded_at, stored_at)
    values (${userId}, ${pictureId}, ${picture}, ${width}, ${height}, ${at}, ${at})
    on conflict (user_id, picture_id) do update
      set width = excluded.width, height = excluded.height, stored_at = excluded.stored_at
      where kept.picture = excluded.picture and kept.stored_at is null`)
}

/** Removes an upload that cannot be shown, with its files. */
async function forgetUnstored(db: Db, files: Files, picture: string): Promise<void> {
  for (const key of pictureKeys(picture)) await files.delete(key).catch(() => {})
  await db.execute(sql`delete from tweet_picture where picture = ${picture} and stored_at is null and tweet_id is null`)
}

export type Shown = readonly { pictureId: string; description: string }[]

/** Gives a tweet its pictures in their order. @throws TWEET_PICTURE_NOT_FOUND, also for one that another tweet shows */
export async function showPictures(
  tx: Tx,
  { userId, tweetId, pictureList }: { userId: string; tweetId: number; pictureList: Shown },
): Promise<void> {
  for (const [place, { pictureId, description }] of pictureList.entries()) {
    const { rowCount } = await tx.execute(sql`
      update tweet_picture set tweet_id = ${tweetId}, place = ${place + 1}, description = ${description.trim()}
      where user_id = ${userId} and picture_id = ${pictureId} and stored_at is not null and tweet_id is null`)
    if (!rowCount) throw refuse('TWEET_PICTURE_NOT_FOUND')
  }
}

/** Removes the pictures of a tweet with their files. */
export async function removePictures(tx: Tx, tweetId: number): Promise<void> {
  const { rows } = await tx.execute<{ picture: string }>(sql`
    delete from tweet_picture where tweet_id = ${tweetId} returning picture`)
  await deleteFilesLater(
    tx,
    rows.flatMap(({ picture }) => pictureKeys(picture)),
  )
}

const DAY = 86_400_000
const BATCH = 100

export const tweetPictureJobs: readonly Job[] = [
  {
    name: 'delete-unused-tweet-pictures',
    cron: '42 19 * * *',
    run: async ({ db, files, clock }) => {
      const now = clock.now().getTime()
      const before = new Date(now - UNUSED_PICTURES_KEPT_DAYS * DAY).toISOString()
      const cutBefore = new Date(now - DAY).toISOString()
      for (;;) {
        // In this order: it cannot be shown any more, its files are deleted, then its row. The next run finds the rest.
        const { rows } = await db.execute<{ picture: string }>(sql`
          update tweet_picture set stored_at = null where tweet_id is null and picture = any(array(
            select picture from tweet_picture where tweet_id is null and uploaded_at < ${cutBefore}
              and (uploaded_at < ${before} or stored_at is null) order by uploaded_at, picture limit ${BATCH}))
          returning picture`)
        for (const { picture } of rows) await forgetUnstored(db, files, picture)
        if (rows.length < BATCH) return
      }
    },
  },
]
