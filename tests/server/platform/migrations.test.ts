// The migrations: files named by their time, one snapshot of the tables beside them, and no second run on a database that
// has them.
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, expect, inject, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import * as schema from '#server/db/schema.ts'
import { keepNewestSnapshot } from '#server/launch/keep-newest-snapshot.js'
import { inDatabase, templates, urlOf } from '../../support/cluster.ts'
import { projectRoot } from '../../support/paths.ts'

const folder = join(projectRoot, 'src/server/db/migrations')
type Journal = { entries: { idx: number; when: number; tag: string }[] }
const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal
const newest = `${entries.at(-1)?.tag.split('_')[0]}_snapshot.json`

test('every migration is named by the second it was made in, and follows the one before', () => {
  expect(entries.map(entry => `${entry.tag}.sql`)).toEqual(readdirSync(folder).filter(name => name.endsWith('.sql')))
  const second = (when: number) => new Date(when).toISOString().replace(/\D/g, '').slice(0, 14)
  for (const { tag, when } of entries) {
    // The tool reads the clock twice.
    expect([second(when), second(when - 1000)], tag).toContain(tag.split('_')[0])
  }
  // A database runs only migrations that are later than the last that it ran.
  const times = entries.map(entry => entry.when)
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
})

test('the one snapshot kept is the newest, and says what the tables are', async () => {
  expect(readdirSync(join(folder, 'meta')).sort()).toEqual([newest, '_journal.json'])
  const kept = JSON.parse(readFileSync(join(folder, 'meta', newest), 'utf8')) as DrizzleSnapshotJSON
  expect(await generateMigration(kept, generateDrizzleJson(schema))).toEqual([])
  const trial = pgTable('trial', { id: text('id').primaryKey() })
  const added = await generateMigration(kept, generateDrizzleJson({ ...schema, trial }))
  expect(added).toEqual([expect.stringMatching(/^CREATE TABLE "trial"/)])
})

const trials = mkdtempSync(join(tmpdir(), 'tsumugi-snapshots-'))
afterAll(() => rmSync(trials, { recursive: true }))

test('making a migration deletes the snapshots before it, and nothing where its own is missing', () => {
  const meta = join(trials, 'meta')
  mkdirSync(meta)
  copyFileSync(join(folder, 'meta', newest), join(meta, newest))
  const later = { idx: entries.length, when: Date.now(), tag: '29990101000000_trial' }
  writeFileSync(join(meta, '_journal.json'), JSON.stringify({ entries: [...entries, later] }))
  expect(() => keepNewestSnapshot(trials)).toThrow('29990101000000_snapshot.json is missing')
  expect(readdirSync(meta).sort()).toEqual([newest, '_journal.json'])
  copyFileSync(join(folder, 'meta', newest), join(meta, '29990101000000_snapshot.json'))
  keepNewestSnapshot(trials)
  expect(readdirSync(meta).sort()).toEqual(['29990101000000_snapshot.json', '_journal.json'])
})

test('a database that ran them runs none again', async () => {
  const url = urlOf(inject('clusterUrl'), 'migrated_again')
  await inDatabase(inject('clusterUrl'), client =>
    client.query(`create database migrated_again template ${templates.empty}`),
  )
  const ran = () =>
    inDatabase(url, async client => {
      const { rows } = await client.query('select id, created_at from drizzle.__drizzle_migrations order by id')
      return rows.map(row => ({ ...row, created_at: Number(row.created_at) }))
    })
  const before = await ran()
  expect(before.map(row => row.created_at)).toEqual(entries.map(entry => entry.when))
  await migrate(url)
  expect(await ran()).toEqual(before)
})
