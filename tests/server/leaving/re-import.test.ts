// B30: what the archive of own data holds can be taken in again: into empty tables of the same form, row for row, text for text. Of every
// account of the demo, whose data have every shape that there is.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { archiveKey } from '#server/areas/own-account/archive-files.ts'
import { makeArchive, PART_COUNT } from '#server/areas/own-account/make-archive.ts'
import { ownData } from '#server/areas/own-account/tables.ts'
import { personalTables } from '#server/areas/personal.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { createFiles } from '#server/platform/files.ts'
import { keyOrder, nameOf } from '#server/platform/personal.ts'
import { openDatabase } from '../../support/database.ts'
import { freshFolder } from '../../support/http-server.ts'
import { jobContext } from '../../support/job-context.ts'
import { size } from '../../support/size.ts'
import { unzip } from '../../support/unzip.ts'

const database = await openDatabase('demo')
const { db, pool } = database
const now = new Date()
const files = createFiles(freshFolder('files-re-import'))
// Without mails, which would tell of the archive after it was made.
const context = jobContext({ db, files, clock: fixedClock(now) })

const everybody = ['player', 'master', 'admin', 'player2', 'illustrator', 'voice', 'writer'] as const

/** The archive of an account, file by file. */
async function archiveOf(account: string): Promise<{ userId: string; entries: Map<string, string> }> {
  const { rows } = await pool.query<{ id: string }>('select user_id as id from app_user where mailaddress = $1', [
    `demo-${account}@example.com`,
  ])
  const userId = rows[0]?.id ?? ''
  const archiveId = `archive-${account}`
  await db
    .insert(ownData)
    .values({ archiveId, userId, state: 'making', done: 0, total: PART_COUNT, workedAt: now, askedAt: now })
  await makeArchive(context, archiveId)
  const bytes = Buffer.from(await files.getBytes(archiveKey(archiveId)))
  return { userId, entries: new Map(unzip(bytes).map(({ name, data }) => [name, data.toString('utf8')])) }
}

test.each(everybody.slice(0, size(2, everybody.length)))(
  'the archive of demo-%s is taken in again as it was',
  async account => {
    const { userId, entries } = await archiveOf(account)
    let compared = 0
    for (const { table, archive } of personalTables) {
      if (typeof archive === 'string') continue
      const name = nameOf(table)
      const pages = [...entries].filter(([file]) => new RegExp(`^data/${archive.name}(-\\d+)?\\.json$`).test(file))
      const rows = pages.flatMap(([, text]) => JSON.parse(text) as Record<string, unknown>[])
      const without = sql.join(
        (archive.without ?? []).map(column => sql` - ${column}::text`),
        sql``,
      )
      // Rows of the type of the table, made of nothing but the archive.
      const { rows: taken } = await db.execute<{ row: unknown }>(sql`
      select to_jsonb(t)${without} as row
      from jsonb_populate_recordset(null::${sql.identifier(name)}, ${JSON.stringify(rows)}::jsonb) t`)
      const { rows: kept } = await db.execute<{ row: unknown }>(sql`
      select to_jsonb(t)${without} as row from ${sql.identifier(name)} t where ${archive.own(userId)}
      order by ${keyOrder(table)}`)
      if (name === 'own_data') continue
      expect(sorted(taken), name).toEqual(sorted(kept))
      compared += kept.length
      if (!archive.texts) continue
      const { body } = archive.texts
      const written = [...entries].filter(([file]) => file.startsWith(`texts/${archive.name}/`)).map(([, text]) => text)
      const texts = rows.map(row => row[body]).filter(text => typeof text === 'string' && text !== '')
      expect(written.sort(), name).toEqual(texts.sort())
    }
    expect(compared).toBeGreaterThan(50)
  },
)

const sorted = (rows: readonly { row: unknown }[]): string[] => rows.map(({ row }) => JSON.stringify(row)).sort()
