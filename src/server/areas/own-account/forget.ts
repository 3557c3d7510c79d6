// Deletion of users who have asked for it and can no longer take that back: id, mail and name go everywhere; what
// others have of them stays under a pseudonym.

import { createHash, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { LEFT_USER } from '#rules/leaving.ts'
import { type Db, type Tx, transact, withoutTimeouts } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { type Files, filesIn } from '../../platform/files.ts'
import { deleteFilesLater } from '../../platform/jobs/delete-files.ts'
import type { Job, JobContext } from '../../platform/jobs/run.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { type Leaver, nameOf } from '../../platform/personal.ts'
import { character } from '../character/tables.ts'
import { LEFT_ACCOUNT } from '../identity/standing.ts'
import { appUser, forgotten, leaving } from '../identity/tables.ts'
import { personalAreas, personalTables } from '../personal.ts'

export const FORGET_JOB = 'forget-left-users'
/** Folder with a file for each deleted user, which a restored backup of the database does not take away. */
const FOLDER = 'forgotten'
const BATCH = 20

const hashOf = (userId: string): string => createHash('sha256').update(userId).digest('hex')
const keyOf = (hash: string): string => `${FOLDER}/${hash}.json`

const kept = columnsOf(character, 'c', ['characterId', 'characterFullName'])
type Kept = RowOf<typeof kept>

/** Characters of a user that appear in a published work, or in one that is being written. */
export async function appearing(db: Db | Tx, userId: string): Promise<Kept[]> {
  const works = personalAreas.flatMap(({ appears }) => appears?.(sql`c.character_id`) ?? [])
  const { rows } = await db.execute<Kept>(sql`
    select ${kept} from character c
    where c.user_id = ${userId} and (${sql.join(works, sql` or `)}) order by c.display_order, c.character_id`)
  return rows
}

/** Replaces the id of a user in every table that names it, and deletes what is only the user's. */
async function forgetRows(tx: Tx, { userId, pseudonym, erased }: Leaver): Promise<void> {
  const own = sql`(select character_id from character where user_id = ${userId})`
  for (const { table, users, characters } of personalTables) {
    const name = sql.identifier(nameOf(table))
    for (const [column, fate] of Object.entries(users ?? {})) {
      const isTheirs = sql`${sql.identifier(column)} = ${userId}`
      if (fate === 'deleted') continue
      const next = fate === 'renamed' ? pseudonym : null
      // Characters keep their user until the rows that are found by them are gone.
      if (nameOf(table) !== 'character')
        await tx.execute(sql`update ${name} set ${sql.identifier(column)} = ${next} where ${isTheirs}`)
    }
    for (const [column, fate] of Object.entries(characters ?? {})) {
      const these = sql.identifier(column)
      if (fate === 'deleted') await tx.execute(sql`delete from ${name} where ${these} in ${own}`)
      if (fate === 'goesWithIt' && erased.length > 0)
        await tx.execute(sql`delete from ${name} where ${these} in ${erased}`)
    }
  }
  await tx.execute(sql`update character set user_id = ${pseudonym} where user_id = ${userId}`)
  for (const { table, users } of personalTables) {
    for (const [column, fate] of Object.entries(users ?? {})) {
      if (fate === 'deleted')
        await tx.execute(sql`delete from ${sql.identifier(nameOf(table))} where ${sql.identifier(column)} = ${userId}`)
    }
  }
}

const characterColumn = columnsOf(character, null, ['characterId'])

/** Deletes a user in one transaction. @param pseudonym of an earlier deletion, after a restored backup */
export async function forgetUser(context: JobContext, userId: string, pseudonym: string): Promise<void> {
  const { db, files, clock, identity, mailer, log } = context
  // First, because nobody could name the account afterwards; deleting it again is no error.
  if (!(await identity.deleteAccount(userId))) log.warn('the account of a deleted user remains at its provider')
  const userHash = hashOf(userId)
  const deletedAt = clock.now()
  const isForgotten = await transact(db, async tx => {
    await withoutTimeouts(tx)
    const [user] = await tx.select().from(appUser).where(eq(appUser.userId, userId)).for('update')
    if (!user) return false
    const { userName, mailaddress } = user
    const kept = new Set((await appearing(tx, userId)).map(({ characterId }) => characterId))
    const { rows } = await tx.execute<RowOf<typeof characterColumn>>(sql`
      select ${characterColumn} from character where user_id = ${userId}`)
    const erased = rows.flatMap(({ characterId }) => (kept.has(characterId) ? [] : [characterId]))
    const leaver: Leaver = { userId, pseudonym, userName, mailaddress, erased, now: deletedAt }
    await tx.insert(appUser).values({
      ...{ userId: pseudonym, publicUserId: pseudonym, userName: LEFT_USER, mailaddress: `${pseudonym}@left.invalid` },
      ...{ accountStatus: LEFT_ACCOUNT, createdAt: deletedAt },
    })
    const keys: string[] = []
    for (const area of personalAreas) keys.push(...((await area.forget?.(tx, leaver)) ?? []))
    await forgetRows(tx, leaver)
    await tx.insert(forgotten).values({ userHash, pseudonym, deletedAt }).onConflictDoNothing()
    await deleteFilesLater(tx, keys)
    if (mailer) {
      await sendMail(tx, mailer, {
        kind: 'left',
        receiver: mailaddress,
        userId: null,
        subject: '退会の手続きが終わりました',
        lines: [
          'つむぎのアカウントとデータを消しました。ご利用ありがとうございました。',
          `公開された物語に登場したキャラクターは、「${LEFT_USER}」のものとして物語に残ります。`,
        ],
        now: deletedAt,
      })
    }
    return true
  })
  if (isForgotten) await remember(files, { userHash, pseudonym, deletedAt })
}

type Remembered = { userHash: string; pseudonym: string; deletedAt: Date }

const remember = (files: Files, { userHash, pseudonym, deletedAt }: Remembered): Promise<void> =>
  files.put(keyOf(userHash), JSON.stringify({ pseudonym, deletedAt }))

const newPseudonym = (): string => `left-${randomBytes(9).toString('hex')}`

const idColumn = columnsOf(appUser, null, ['userId'])

/** Deletes those again whom a restored backup brought back; each deletion is remembered in the database and in a file. */
async function forgetAgain(context: JobContext): Promise<void> {
  const { db, files } = context
  const known = new Map<string, string>()
  for (const { key } of await filesIn(files, FOLDER)) {
    const hash = /([0-9a-f]{64})\.json$/.exec(key)?.[1]
    if (hash) known.set(hash, (JSON.parse(await files.get(key)) as Remembered).pseudonym)
  }
  for (const row of await db.select().from(forgotten)) {
    if (!known.has(row.userHash)) await remember(files, row)
    known.set(row.userHash, row.pseudonym)
  }
  if (known.size === 0) return
  const { rows } = await db.execute<RowOf<typeof idColumn> & { hash: string }>(sql`
    select ${idColumn}, hash from (
      select user_id, encode(sha256(convert_to(user_id, 'UTF8')), 'hex') as hash from app_user) as hashed
    where hash in ${[...known.keys()]}`)
  for (const { userId, hash } of rows) await forgetUser(context, userId, known.get(hash) ?? newPseudonym())
}

const userColumn = columnsOf(leaving, null, ['userId'])

export const forgetJobs: readonly Job[] = [
  {
    name: FORGET_JOB,
    cron: '*/15 * * * *',
    run: async context => {
      for (;;) {
        const { rows } = await context.db.execute<RowOf<typeof userColumn>>(sql`
          select ${userColumn} from leaving where due_at <= ${context.clock.now().toISOString()}
          order by due_at limit ${BATCH}`)
        for (const { userId } of rows) await forgetUser(context, userId, newPseudonym())
        if (rows.length < BATCH) return
      }
    },
  },
  { name: 'forget-again', cron: '7 * * * *', run: forgetAgain },
]
