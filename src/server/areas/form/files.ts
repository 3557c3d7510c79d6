// Pictures of answers. An upload gets its row before its file, so that incomplete ones are found and removed. No public address
// leads to one: its sender and the office read it by a call.

import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { formFileKey, SENT_PICTURE_SIDE, UNSENT_FILES_KEPT_DAYS, UNSENT_FILES_MOST } from '#rules/form-files.ts'
import type { Answer } from '#rules/web-forms.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import type { CallContext } from '../../platform/context.ts'
import type { Files } from '../../platform/files.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { decodedAsWebp } from '../../platform/pictures/decode.ts'
import { refuse } from '../../platform/refuse.ts'
import { isAdmin } from '../../platform/rights.ts'
import { isOpen } from './shown.ts'
import { webFormFile } from './tables.ts'

/** Time after which an upload without its file counts as interrupted. */
const UPLOAD_TAKES_MOST_MS = 60_000

type Upload = { userId: string; formId: number; name: string; picture: string; now: Date }

/**
 * Stores a picture under a new id that cannot be sent yet.
 * @throws FORM_NOT_FOUND, FORM_CLOSED, FORM_FILES_MOST, FORM_FILE_UNREADABLE, and TooBusy
 */
export async function keepFile({ db, files, story }: CallContext, upload: Upload): Promise<{ fileId: string }> {
  const fileId = `answer-${randomBytes(16).toString('hex')}`
  // Forms close by story time.
  const toldNow = await story.now(db)
  await transact(db, tx => reserve(tx, fileId, { ...upload, toldNow }))
  try {
    const wanted = { width: SENT_PICTURE_SIDE, height: SENT_PICTURE_SIDE, fit: 'inside' } as const
    const decoded = await decodedAsWebp(Buffer.from(upload.picture, 'base64'), wanted)
    if (!decoded) throw refuse('FORM_FILE_UNREADABLE')
    await files.put(formFileKey(fileId), decoded.webp)
  } catch (error) {
    // The row may remain when the database has no room either; the job finds it.
    await forgetFile(db, files, fileId).catch(() => {})
    throw error
  }
  return { fileId }
}

type Reserved = Upload & { toldNow: Date }
async function reserve(tx: Tx, fileId: string, { userId, formId, name, now, toldNow }: Reserved): Promise<void> {
  const { rows } = await tx.execute<{ isOpen: boolean }>(sql`
    select ${isOpen(toldNow)} as "isOpen" from web_form f
    where f.form_id = ${formId} and f.state <> 'draft' and f.audience <> 'everyone'`)
  if (!rows[0]) throw refuse('FORM_NOT_FOUND')
  if (!rows[0].isOpen) throw refuse('FORM_CLOSED')
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`form-file ${userId}`}))`)
  // Interrupted uploads do not count, because the user is not to blame for them.
  const cutOff = new Date(now.getTime() - UPLOAD_TAKES_MOST_MS).toISOString()
  const unsent = await countOf(
    tx,
    sql`web_form_file where user_id = ${userId} and answer_id is null
      and (stored_at is not null or unused_since > ${cutOff})`,
  )
  if (unsent >= UNSENT_FILES_MOST) throw refuse('FORM_FILES_MOST')
  await tx.execute(sql`
    insert into web_form_file (file_id, form_id, user_id, name, unused_since)
    values (${fileId}, ${formId}, ${userId}, ${name}, ${now.toISOString()})`)
}

/** Confirms an upload, which can be sent from now on. */
export async function countFile(
  tx: Tx,
  { fileId }: { fileId: string },
  { now }: { now: Date },
): Promise<{ fileId: string }> {
  await tx.execute(sql`update web_form_file set stored_at = ${now.toISOString()} where file_id = ${fileId}`)
  return { fileId }
}

/** Removes an upload that cannot be sent yet. */
export async function forgetFile(db: Db, files: Files, fileId: string): Promise<void> {
  const { rowCount } = await db.execute(sql`
    delete from web_form_file where file_id = ${fileId} and stored_at is null`)
  if (rowCount) await files.delete(formFileKey(fileId)).catch(() => {})
}

type Attached = { userId: string; formId: number; answerId: number; answers: readonly Answer[]; now: Date }

/** Gives an answer its pictures; those that it had before and names no more are let go. @throws FORM_FILE_NOT_FOUND */
export async function attachFiles(tx: Tx, { userId, formId, answerId, answers, now }: Attached): Promise<void> {
  const wanted = [...new Set(answers.flatMap(({ fileId }) => fileId ?? []))]
  await tx.execute(sql`
    update web_form_file set answer_id = null, unused_since = ${now.toISOString()}
    where answer_id = ${answerId} and file_id <> all(${sql.param(wanted)}::text[])`)
  if (wanted.length === 0) return
  const { rowCount } = await tx.execute(sql`
    update web_form_file set answer_id = ${answerId}
    where file_id = any(${sql.param(wanted)}::text[]) and form_id = ${formId} and user_id = ${userId}
      and stored_at is not null and (answer_id is null or answer_id = ${answerId})`)
  if (rowCount !== wanted.length) throw refuse('FORM_FILE_NOT_FOUND')
}

/** @throws FORM_FILE_NOT_FOUND, also for whoever may not see it */
export async function readFile(db: Db, files: Files, { fileId, userId }: { fileId: string; userId: string }) {
  const { rows } = await db.execute(sql`
    select 1 from web_form_file where file_id = ${fileId} and stored_at is not null
      and (user_id = ${userId} or (answer_id is not null and ${isAdmin(sql`${userId}`)}))`)
  const bytes = rows.length > 0 ? await files.getBytes(formFileKey(fileId)).catch(() => null) : null
  if (!bytes) throw refuse('FORM_FILE_NOT_FOUND')
  return new File([new Uint8Array(bytes)], `${fileId}.webp`, { type: 'image/webp' })
}

const DAY = 86_400_000
const idColumn = columnsOf(webFormFile, null, ['fileId'])
const BATCH = 100

export const formFileJobs: readonly Job[] = [
  {
    name: 'delete-unsent-form-files',
    cron: '22 19 * * *',
    run: async ({ db, files, clock }) => {
      const now = clock.now().getTime()
      const before = new Date(now - UNSENT_FILES_KEPT_DAYS * DAY).toISOString()
      const cutBefore = new Date(now - DAY).toISOString()
      for (;;) {
        // In this order: it cannot be sent any more, its file is deleted, then its row. The next run finds the rest.
        const { rows } = await db.execute<RowOf<typeof idColumn>>(sql`
          update web_form_file set stored_at = null where answer_id is null and file_id = any(array(
            select file_id from web_form_file where answer_id is null and unused_since < ${cutBefore}
              and (unused_since < ${before} or stored_at is null) order by unused_since, file_id limit ${BATCH}))
          returning ${idColumn}`)
        for (const { fileId } of rows) {
          await files.delete(formFileKey(fileId)).catch(() => {})
          await db.execute(sql`
            delete from web_form_file where file_id = ${fileId} and answer_id is null and stored_at is null`)
        }
        if (rows.length < BATCH) return
      }
    },
  },
]
