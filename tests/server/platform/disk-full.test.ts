// A full disk and a damaged table: calls say so in words, nothing is left behind, and health and log name the faulty part.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { FSDriver } from 'flydrive/drivers/fs'
import { afterAll, afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { imageKey, imageWidths } from '#rules/images.ts'
import { refusals } from '#rules/refusals/index.ts'
import { createDb, createPool } from '#server/db/client.ts'
import { healthOf } from '#server/health.ts'
import { createFaults, type Faults } from '#server/platform/faults.ts'
import { createLogger } from '#server/platform/log.ts'
import { inDatabase } from '../../support/cluster.ts'
import { openDatabase } from '../../support/database.ts'
import type { Answer } from '../../support/http.ts'
import { send } from '../../support/http.ts'
import { freshFolder, openServer, type TestServer } from '../../support/http-server.ts'
import { openOwnCluster } from '../../support/own-cluster.ts'
import { errorsIn } from '../../support/refusals.ts'
import { pictureInBase64 } from '../../support/registration.ts'
import { embeddedUrl, startServer } from '../../support/server-process.ts'
import { fillDisk, freeBytes, mountDisk, testOnDisk } from '../../support/small-disk.ts'

const database = await openDatabase('play')
const { db } = database
const picture = await pictureInBase64(700, 700)
const quiet = createLogger('silent')

const upload = async (server: TestServer, key: string): Promise<Answer> =>
  server.send('/api/CharacterMypage/uploadIcon', {
    ...{ method: 'POST', body: { picture }, token: await server.tokenOf('player'), key },
  })
const rowsOf = async () => (await db.execute(sql`select 1 from character_icon`)).rows.length
const filesOf = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter(entry => entry.isFile())
    .map(({ name }) => name)

function expectFull(answer: Answer): void {
  expect(answer.json).toEqual({ errorMessage: refusals.STORAGE_FULL.message, code: 'STORAGE_FULL' })
  expect(answer.status).toBe(507)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
}

beforeEach(() => db.execute(sql`delete from character_icon`))
afterEach(() => vi.restoreAllMocks())

describe('a disk of files that refuses', async () => {
  const dataDir = freshFolder(`refusing-${process.pid}`)
  mkdirSync(join(dataDir, 'files'))
  const server = await openServer(database, { dataDir })

  test.each(imageWidths.character.map((_, place) => place))(
    'the picture after %i others: the upload says so, leaves nothing, and can be sent again',
    async before => {
      const put = FSDriver.prototype.put
      let writes = 0
      const key = randomUUID()
      vi.spyOn(FSDriver.prototype, 'put').mockImplementation(async function (this: FSDriver, name, contents, options) {
        if (writes++ !== before) return put.call(this, name, contents, options)
        // The remains of a file on a full disk.
        await put.call(this, name, '', options)
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
      })
      const known = filesOf(dataDir)
      server.logs.length = 0
      expectFull(await upload(server, key))
      expect(filesOf(dataDir)).toEqual(known)
      expect(await rowsOf()).toBe(0)
      vi.restoreAllMocks()
      const again = await upload(server, key)
      expect(again.status).toBe(200)
      const { iconId } = again.json as { iconId: string }
      for (const width of imageWidths.character) {
        expect(await server.files.exists(imageKey(iconId, 'character', width))).toBe(true)
      }
    },
  )

  test('health names the files, and so does the log; nobody blames the database', async () => {
    const answer = await server.send('/healthz')
    expect([answer.status, answer.json]).toEqual([
      503,
      { status: 'unavailable', database: 'ok', files: 'full', mail: 'ok' },
    ])
    const said = server.logs.filter(({ msg }) => msg.includes('disk is full'))
    expect(said.length).toBeGreaterThan(0)
    for (const { part } of said) expect(part).toBe('files')
    expect(server.logs.filter(({ msg }) => /database|a call failed/.test(msg))).toEqual([])
  })
})

describe('a disk of files that is full', () => {
  const disk = mountDisk(24)
  testOnDisk('says so, leaves nothing, and takes the same upload when there is room', disk, async dataDir => {
    const server = await openServer(database, { dataDir })
    expect((await server.send('/healthz')).json).toMatchObject({ status: 'ok' })
    const filler = fillDisk(dataDir)
    expect(freeBytes(dataDir)).toBeLessThan(4096)
    const key = randomUUID()
    for (let press = 0; press < 5; press++) expectFull(await upload(server, key))
    expect(filesOf(dataDir)).toEqual([])
    expect(await rowsOf()).toBe(0)
    expect((await server.send('/healthz')).json).toMatchObject({ status: 'unavailable', files: 'full' })
    rmSync(filler)
    expect((await upload(server, key)).status).toBe(200)
  })
})

describe('a database whose disk is full', () => {
  test('refuses with the same words, and is what the log and health name', async () => {
    const server = await openServer(database)
    await database.asOwner(client =>
      client.query(`create function refuse_room() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file' using errcode = '53100'; end $$;
        create trigger no_room before insert on character_icon for each row execute function refuse_room()`),
    )
    const faults = createFaults(quiet)
    const pool = createPool({ url: database.url, max: 2, role: null, name: 'tsumugi-full', faults })
    try {
      expectFull(await upload(server, randomUUID()))
      expect(server.logs.filter(({ msg }) => msg.includes('disk is full')).map(({ part }) => part)).toEqual([
        'database',
      ])
      expect(errorsIn(server.logs)).toEqual([])
      await pool
        .query(`insert into character_icon (icon_id, user_id, unused_since) values ('i', 'u', now())`)
        .catch(() => {})
      expect(await stateOf(pool, faults)).toMatchObject({ database: 'full', files: 'ok' })
    } finally {
      await pool.end()
      await database.asOwner(client => client.query('drop function refuse_room cascade'))
    }
  })

  const disk = mountDisk(160)
  testOnDisk('is what health names, with the files beside it, until there is room', disk, async dataDir => {
    const server = await startServer({ DATA_DIR: dataDir, DATABASE_FSYNC: '0', LOG_LEVEL: 'silent' })
    try {
      const health = async () => (await send(`${server.url}/healthz`)).json
      expect(await health()).toEqual({ status: 'ok', database: 'ok', files: 'ok', mail: 'ok' })
      const filler = fillDisk(dataDir)
      // An answer of health stays valid for a second.
      await expect
        .poll(health, { timeout: 5_000 })
        .toEqual({ status: 'unavailable', database: 'full', files: 'full', mail: 'ok' })
      const written = inDatabase(embeddedUrl(dataDir), client =>
        client.query('create table much as select repeat(md5(n::text), 99) as text from generate_series(1, 9999) as n'),
      )
      await expect(written).rejects.toThrow(/No space left on device|Connection terminated/)
      rmSync(filler)
      await expect.poll(health, { timeout: 10_000 }).toEqual({ status: 'ok', database: 'ok', files: 'ok', mail: 'ok' })
    } finally {
      await server.end('SIGTERM')
    }
  })
})

describe('a table that is damaged', async () => {
  const cluster = await openOwnCluster('damaged')
  afterAll(cluster.close)
  const dataDir = join(inject('runFolder'), 'damaged')

  test.each([
    ['whose page is no page', (file: string) => writeFileSync(file, Buffer.alloc(8192, 'x'))],
    ['whose file is gone', (file: string) => rmSync(file)],
  ])('%s: one statement meets it, and health says so until the server starts again', async (_, damage) => {
    const table = `damaged_${randomUUID().slice(0, 8)}`
    const file = await cluster.database.asOwner(async client => {
      await client.query(`create table ${table} as select 1 as one; checkpoint`)
      return (await client.query<{ path: string }>(`select pg_relation_filepath('${table}') as path`)).rows[0]?.path
    })
    await cluster.kill()
    damage(join(dataDir, 'postgres', 'data', file ?? ''))
    await cluster.embedded.ensureRunning()
    const open = (faults: Faults) =>
      createPool({ url: cluster.database.url, max: 2, role: null, name: 'tsumugi-damaged', faults })
    const faults = createFaults(quiet)
    const pool = open(faults)
    expect(await stateOf(pool, faults)).toMatchObject({ database: 'ok' })
    await expect(createDb(pool).execute(sql.raw(`select * from ${table}`))).rejects.toThrow()
    expect(await stateOf(pool, faults)).toMatchObject({ database: 'damaged', files: 'ok' })
    await pool.query('select 1')
    expect(await stateOf(pool, faults)).toMatchObject({ database: 'damaged' })
    await pool.end()
    const [fresh, restarted] = [createFaults(quiet), createFaults(quiet)]
    const second = open(restarted)
    expect(await stateOf(second, fresh)).toMatchObject({ database: 'ok' })
    await second.end()
    await cluster.database.asOwner(client => client.query(`drop table ${table}`)).catch(() => {})
  })
})

test('a full disk is told for a minute after it was met, a damaged table for good', () => {
  let now = 0
  const faults = createFaults(quiet, () => now)
  faults.notice(new Error('Failed query', { cause: Object.assign(new Error('full'), { code: '53100' }) }))
  faults.notice(Object.assign(new Error('full'), { code: 'ENOSPC' }))
  faults.notice(Object.assign(new Error('something else'), { code: '23505' }))
  expect([faults.stateOf('database'), faults.stateOf('files')]).toEqual(['full', 'full'])
  now = 59_000
  faults.notice(Object.assign(new Error('full'), { code: 'EDQUOT' }))
  now = 61_000
  expect([faults.stateOf('database'), faults.stateOf('files')]).toEqual(['ok', 'full'])
  faults.notice(Object.assign(new Error('invalid page'), { code: 'XX001' }))
  now = 99_000_000
  expect([faults.stateOf('database'), faults.stateOf('files')]).toEqual(['damaged', 'ok'])
})

const stateOf = (pool: ReturnType<typeof createPool>, faults: Faults) =>
  healthOf({ pool, faults, dataDir: inject('runFolder'), hasOwnDatabase: false, hasMailer: true, jobQueue: null })
