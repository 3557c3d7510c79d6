// Making of an archive of own data, part by part: one table a part, written before it is counted, so that a killed process loses
// one part at most.

import { Readable } from 'node:stream'
import { and, eq, sql } from 'drizzle-orm'
import { OWN_DATA_DAYS } from '#rules/leaving.ts'
import { type Db, transact } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { type Files, filesIn } from '../../platform/files.ts'
import type { Job, JobContext } from '../../platform/jobs/run.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { type Archived, keyOrder, nameOf, type PersonalTable } from '../../platform/personal.ts'
import { type ZipEntry, zipParts } from '../../platform/zip.ts'
import { appUser } from '../identity/tables.ts'
import { personalTables } from '../personal.ts'
import { archiveKey, dropParts, partFolder, partKey } from './archive-files.ts'
import { ownData } from './tables.ts'

export const MAKE_JOB = 'make-own-data'
const ROWS_A_FILE = 200
/** Time after which an archive that stands still is gone on with: its process was killed. */
const STANDS_STILL_MS = 60_000
const DAY_MS = 86_400_000
const BATCH = 20

type Row = Record<string, unknown>
/** An entry as it waits in a part: text, or the key of a stored file. */
type Waiting = { name: string; text: string } | { name: string; key: string }

const archived = personalTables.flatMap(({ table, archive }) =>
  typeof archive === 'string' ? [] : [{ table, archive }],
)
export const PART_COUNT = archived.length

const README = `つむぎの、あなたのデータの控えです。

data　　あなたについて保存されている記録（JSON）
texts　　あなたの書いた文章
files　　あなたの絵と音声

パスワードや、リンクの秘密の文字列、ほかの人の記録は入っていません。
`

/** One file of at most 200 rows of a table. */
async function readRows(db: Db, table: PersonalTable['table'], archive: Archived, userId: string, from: number) {
  const without = sql.join(
    (archive.without ?? []).map(column => sql` - ${column}::text`),
    sql``,
  )
  const { rows } = await db.execute<{ row: Row }>(sql`
    select to_jsonb(t)${without} as row from ${sql.identifier(nameOf(table))} t
    where ${archive.own(userId)} order by ${keyOrder(table)} limit ${ROWS_A_FILE} offset ${from}`)
  return rows.map(({ row }) => row)
}

const inName = (text: string): string => text.replace(/[\\/:*?"<>|\p{C}]/gu, '_').slice(0, 40)

function entriesOf({ name, texts, files }: Archived, rows: readonly Row[], page: number): Waiting[] {
  const ending = page === 0 ? '' : `-${page + 1}`
  const entries: Waiting[] = [{ name: `data/${name}${ending}.json`, text: JSON.stringify(rows, null, 2) }]
  for (const [place, row] of rows.entries()) {
    const text = texts ? row[texts.body] : null
    if (texts && typeof text === 'string' && text !== '') {
      const title = texts.title === null ? '' : inName(String(row[texts.title] ?? ''))
      const number = page * ROWS_A_FILE + place + 1
      entries.push({ name: `texts/${name}/${number}${title === '' ? '' : `-${title}`}.txt`, text })
    }
    for (const key of files?.(row) ?? []) entries.push({ name: `files/${key}`, key })
  }
  return entries
}

/** Writes a part: all rows of a table, in files of 200. */
async function makePart({ db, files }: Work, archiveId: string, userId: string, place: number): Promise<void> {
  const part = archived[place]
  if (!part) return
  for (let page = 0; ; page++) {
    const rows = await readRows(db, part.table, part.archive, userId, page * ROWS_A_FILE)
    if (rows.length === 0 && page > 0) return
    await files.put(partKey(archiveId, place, page), JSON.stringify(entriesOf(part.archive, rows, page)))
    if (rows.length < ROWS_A_FILE) return
  }
}

type Work = Pick<JobContext, 'db' | 'files'>

/** Entries of the whole, a part in memory at a time. A stored file that is gone meanwhile is left out. */
async function* wholeOf(files: Files, archiveId: string): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', data: Buffer.from(README) }
  const keys = (await filesIn(files, partFolder(archiveId))).map(({ key }) => key).sort()
  for (const part of keys) {
    for (const entry of JSON.parse(await files.get(part)) as Waiting[]) {
      if ('text' in entry) yield { name: entry.name, data: Buffer.from(entry.text) }
      else {
        const bytes = await files.getBytes(entry.key).catch(() => null)
        if (bytes) yield { name: entry.name, data: Buffer.from(bytes), stored: true }
      }
    }
  }
}

/** Goes on with an archive until it is there. Run twice at once it writes the same twice. */
export async function makeArchive(context: JobContext, archiveId: string): Promise<void> {
  const { db, files, clock } = context
  const isThis = and(eq(ownData.archiveId, archiveId), eq(ownData.state, 'making'))
  for (;;) {
    const [row] = await db.select().from(ownData).where(isThis)
    if (!row) return
    if (row.done >= row.total) break
    await makePart(context, archiveId, row.userId, row.done)
    await db
      .update(ownData)
      .set({ done: row.done + 1, workedAt: clock.now() })
      .where(and(isThis, eq(ownData.done, row.done)))
  }
  const now = clock.now()
  const key = archiveKey(archiveId)
  await files.putStream(key, Readable.from(zipParts(wholeOf(files, archiveId), now)))
  const { contentLength: bytes } = await files.getMetaData(key)
  await transact(db, async tx => {
    const endsAt = new Date(now.getTime() + OWN_DATA_DAYS * DAY_MS)
    const [made] = await tx
      .update(ownData)
      .set({ state: 'ready', bytes, readyAt: now, endsAt })
      .where(isThis)
      .returning({ userId: ownData.userId })
    if (made) await tellReady(context, tx, made.userId, now)
  })
  await dropParts(files, archiveId)
}

async function tellReady(
  { mailer }: JobContext,
  tx: Parameters<typeof sendMail>[0],
  userId: string,
  now: Date,
): Promise<void> {
  const [user] = await tx.select({ receiver: appUser.mailaddress }).from(appUser).where(eq(appUser.userId, userId))
  if (!user || !mailer) return
  await sendMail(tx, mailer, {
    kind: 'ownData',
    receiver: user.receiver,
    userId,
    subject: 'データの書き出しが終わりました',
    lines: [
      `ご希望のデータの控えができました。${OWN_DATA_DAYS}日のあいだ、登録情報の画面からダウンロードできます。`,
      { label: '登録情報', path: '/myPage/account/userInfo' },
    ],
    now,
  })
}

const idColumn = columnsOf(ownData, null, ['archiveId'])

export const ownDataJobs: readonly Job[] = [
  { name: MAKE_JOB, run: (context, payload) => makeArchive(context, (payload as { archiveId: string }).archiveId) },
  {
    name: 'go-on-with-own-data',
    cron: '* * * * *',
    run: async context => {
      const before = new Date(context.clock.now().getTime() - STANDS_STILL_MS).toISOString()
      const { rows } = await context.db.execute<RowOf<typeof idColumn>>(sql`
        select ${idColumn} from own_data where state = 'making' and worked_at < ${before}
        order by worked_at limit ${BATCH}`)
      for (const { archiveId } of rows) await makeArchive(context, archiveId)
    },
  },
  {
    name: 'delete-old-own-data',
    cron: '42 18 * * *',
    run: async ({ db, files, clock }) => {
      const { rows } = await db.execute<RowOf<typeof idColumn>>(sql`
        select ${idColumn} from own_data where ends_at < ${clock.now().toISOString()}`)
      for (const { archiveId } of rows) {
        await files.delete(archiveKey(archiveId))
        await db.delete(ownData).where(eq(ownData.archiveId, archiveId))
      }
    },
  },
]
