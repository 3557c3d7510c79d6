// Pictures that are things of their own as soon as they were sent: the office's pictures, the files of a drive. Each such area has a table
// of its own, with `uploaded_at` and `stored_at`. A picture gets its row before its files, so that one which was interrupted is found and removed.
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { RefusalCode } from '#rules/refusals/index.ts'
import type { Db } from '../../db/client.ts'
import type { Files } from '../files.ts'
import { refuse } from '../refuse.ts'
import { type DecodedPicture, decodedPicture, pictureKeys } from './keep.ts'

/** Hash by which the same picture is known when it is sent again. */
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

interface Store {
  /** Name of the table, and of its column with the id, which is also the name of the files. */
  table: string
  idColumn: string
  /** Beginning of the ids. */
  prefix: string
  unreadable: RefusalCode
}

type Keeping = {
  db: Db
  files: Files
  bytes: Buffer
  /** Writes the row of the picture under this id. */
  reserve: (id: string) => Promise<unknown>
  /** Judges the decoded picture. @throws the refusal of one that is not taken */
  judge?: (made: DecodedPicture) => void
}

const DAY = 86_400_000
const BATCH = 500

export function pictureStore({ table, idColumn, prefix, unreadable }: Store) {
  const name = sql.identifier(table)
  const id = sql.identifier(idColumn)

  /** Removes a picture that was not confirmed, with its files. */
  async function forget(db: Db, files: Files, pictureId: string): Promise<void> {
    const { rowCount } = await db.execute(sql`delete from ${name} where ${id} = ${pictureId} and stored_at is null`)
    if (rowCount) for (const key of pictureKeys(pictureId)) await files.delete(key).catch(() => {})
  }

  return {
    forget,
    /** Stores a picture under a new id that no list shows yet. @throws the refusals of the store, and TooBusy */
    keep: async ({ db, files, bytes, reserve, judge }: Keeping): Promise<{ id: string; made: DecodedPicture }> => {
      const pictureId = `${prefix}${randomBytes(12).toString('hex')}`
      await reserve(pictureId)
      try {
        const made = await decodedPicture(bytes)
        if (!made) throw refuse(unreadable)
        judge?.(made)
        await made.keep(files, pictureId)
        return { id: pictureId, made }
      } catch (error) {
        // The row may remain when the database has no room either; the job finds it.
        await forget(db, files, pictureId).catch(() => {})
        throw error
      }
    },
    /** Removes the pictures whose upload was interrupted a day ago. */
    forgetCutOff: async (db: Db, files: Files, now: Date): Promise<void> => {
      const before = new Date(now.getTime() - DAY).toISOString()
      const { rows } = await db.execute<{ id: string }>(sql`
        select ${id} as id from ${name} where stored_at is null and uploaded_at < ${before} limit ${BATCH}`)
      for (const row of rows) await forget(db, files, row.id)
    },
  }
}
