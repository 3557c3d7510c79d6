// Pictures that people upload before the thing that shows them is saved: a tweet, the cover of a book. Each such area has a table of its
// own. An upload gets its row before its files, so that incomplete ones are found and removed; the id from the client names the same
// picture however often it is sent.
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { RefusalCode } from '#rules/refusals/index.ts'
import { UNUSED_PICTURES_KEPT_DAYS, UNUSED_PICTURES_MOST } from '#rules/uploads.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { countOf } from '../../db/select.ts'
import { answeredBefore, viewerOrRefuse, writeOnce } from '../calls.ts'
import type { CallContext } from '../context.ts'
import type { Files } from '../files.ts'
import { deleteFilesLater } from '../jobs/delete-files.ts'
import type { Job } from '../jobs/run.ts'
import { refuse } from '../refuse.ts'
import { decodedPicture, pictureKeys } from './keep.ts'

/** Key of the file that the archive of own data takes for a row: the widest picture. */
export const archivedPicture = (row: Record<string, unknown>): readonly string[] =>
  row.stored_at === null ? [] : pictureKeys(String(row.picture)).slice(0, 1)

/** Time after which an upload without files counts as interrupted. */
const UPLOAD_TAKES_MOST_MS = 60_000
const DAY = 86_400_000
const BATCH = 100

type Sent = { userId: string; pictureId: string; now: Date }
type Kept = Sent & { picture: string; width: number; height: number }
type Input = { pictureId: string; picture: string }

interface Uploads {
  /** Name of the table, and of its column with the id of the thing that shows a picture. */
  table: string
  shownBy: string
  /** Beginning of the names of files. */
  prefix: string
  unreadable: RefusalCode
  tooMany: RefusalCode
  /** Time of the job that deletes pictures which nothing shows. */
  cron: string
}

export function pictureUploads(of: Uploads) {
  const table = sql.identifier(of.table)
  const shownBy = sql.identifier(of.shownBy)

  async function reserve(tx: Tx, { userId, pictureId, now }: Sent): Promise<{ picture: string; isStored: boolean }> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${of.table} ${userId}`}))`)
    // Interrupted uploads do not count, because the user is not to blame for them.
    const cutOff = new Date(now.getTime() - UPLOAD_TAKES_MOST_MS).toISOString()
    const unused = await countOf(
      tx,
      sql`${table} where user_id = ${userId} and ${shownBy} is null and picture_id <> ${pictureId}
        and (stored_at is not null or uploaded_at > ${cutOff})`,
    )
    if (unused >= UNUSED_PICTURES_MOST) throw refuse(of.tooMany)
    const { rows } = await tx.execute<{ picture: string; isStored: boolean }>(sql`
      insert into ${table} as kept (user_id, picture_id, picture, uploaded_at)
      values (${userId}, ${pictureId}, ${`${of.prefix}${randomBytes(12).toString('hex')}`}, ${now.toISOString()})
      on conflict (user_id, picture_id) do update
        set uploaded_at = case when kept.stored_at is null then excluded.uploaded_at else kept.uploaded_at end
      returning picture, stored_at is not null as "isStored"`)
    return rows[0] as { picture: string; isStored: boolean }
  }

  /**
   * Stores the files of a picture that nothing can show yet; null when it is stored already. Sent twice at the same moment, both
   * write the same files. The job finds interrupted uploads.
   * @throws the refusals of the table, and TooBusy
   */
  async function keep(db: Db, files: Files, { picture: base64, ...sent }: Sent & Input): Promise<Kept | null> {
    const { picture, isStored } = await transact(db, tx => reserve(tx, sent))
    if (isStored) return null
    const made = await decodedPicture(Buffer.from(base64, 'base64'))
    if (!made) {
      await db.execute(sql`delete from ${table} where picture = ${picture} and stored_at is null`).catch(() => {})
      throw refuse(of.unreadable)
    }
    await made.keep(files, picture)
    return { ...sent, picture, width: made.width, height: made.height }
  }

  /** Confirms an upload, which can be shown from now on. */
  async function count(tx: Tx, { userId, pictureId, picture, width, height, now }: Kept): Promise<void> {
    const at = now.toISOString()
    await tx.execute(sql`
      insert into ${table} as kept (user_id, picture_id, picture, width, height, uploaded_at, stored_at)
      values (${userId}, ${pictureId}, ${picture}, ${width}, ${height}, ${at}, ${at})
      on conflict (user_id, picture_id) do update
        set width = excluded.width, height = excluded.height, stored_at = excluded.stored_at
        where kept.picture = excluded.picture and kept.stored_at is null`)
  }

  /** Removes an upload that cannot be shown, with its files. */
  async function forgetUnstored(db: Db, files: Files, picture: string): Promise<void> {
    for (const key of pictureKeys(picture)) await files.delete(key).catch(() => {})
    await db.execute(sql`delete from ${table} where picture = ${picture} and stored_at is null and ${shownBy} is null`)
  }

  const deleteUnused: Job = {
    name: `delete-unused-${of.table.replaceAll('_', '-')}s`,
    cron: of.cron,
    run: async ({ db, files, clock }) => {
      const now = clock.now().getTime()
      const before = new Date(now - UNUSED_PICTURES_KEPT_DAYS * DAY).toISOString()
      const cutBefore = new Date(now - DAY).toISOString()
      for (;;) {
        // A picture is first made impossible to show, then its files are deleted, then its row, so that the next run finds what was not done.
        const { rows } = await db.execute<{ picture: string }>(sql`
          update ${table} set stored_at = null where ${shownBy} is null and picture = any(array(
            select picture from ${table} where ${shownBy} is null and uploaded_at < ${cutBefore}
              and (uploaded_at < ${before} or stored_at is null) order by uploaded_at, picture limit ${BATCH}))
          returning picture`)
        for (const { picture } of rows) await forgetUnstored(db, files, picture)
        if (rows.length < BATCH) return
      }
    },
  }

  return {
    /** Handler of the call that takes a picture. */
    take: async ({ input, context }: { input: Input; context: CallContext & { call: string } }) => {
      const { userId } = viewerOrRefuse(context)
      const { db, files, clock } = context
      const before = await answeredBefore<{ pictureId: string }>(context, input)
      if (before) return before
      // Decoded before the transaction, so that no row is locked meanwhile.
      const kept = await keep(db, files, { ...input, userId, now: clock.now() })
      return writeOnce(context, input, async tx => {
        if (kept) await count(tx, kept)
        return { pictureId: input.pictureId }
      })
    },
    /** Removes the pictures that a thing shows, with their files, except the one of `butPictureId`. */
    remove: async (tx: Tx, shower: number, butPictureId: string | null = null): Promise<void> => {
      const { rows } = await tx.execute<{ picture: string }>(sql`
        delete from ${table} where ${shownBy} = ${shower} and picture_id is distinct from ${butPictureId}
        returning picture`)
      await deleteFilesLater(
        tx,
        rows.flatMap(({ picture }) => pictureKeys(picture)),
      )
    },
    jobs: [deleteUnused] as readonly Job[],
  }
}
