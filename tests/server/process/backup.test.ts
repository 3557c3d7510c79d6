// B17: the restore drill. A backup is taken while people write, the database is destroyed, and what is restored is what was there
// at that moment; every changed byte of a backup is found before anything is restored.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findDamage, readManifest } from '#server/backup/manifest.ts'
import { createDb, createPool } from '#server/db/client.ts'
import { inDatabase } from '../../support/cluster.ts'
import {
  BINARIES,
  type DebianPostgres,
  debianTool,
  hasDebianPostgres,
  startDebianCluster,
  startDebianPostgres,
} from '../../support/debian-postgres.ts'
import { send } from '../../support/http.ts'
import { auditAt } from '../../support/ledger-audit.ts'
import { killPostgres } from '../../support/own-cluster.ts'
import { nodeBinary, projectRoot } from '../../support/paths.ts'
import { type Random, randomOf, report } from '../../support/random.ts'
import { dataFolder, embeddedUrl, type ServerProcess, startServer } from '../../support/server-process.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { installTestKey } from '../../support/tokens.ts'
import { seedClaimers, seedSingles } from '../reliability/claimers.ts'

const CLAIMS = size(400, 20_000)
const CHANGED_BYTES = size(10, 100)
const random: Random = randomOf('B17 restore drill')

type Ran = { code: number; stdout: string; stderr: string }

/** Runs the script of an npm command as its user does. */
async function command(name: 'backup' | 'restore', args: string[], settings: Record<string, string>): Promise<Ran> {
  const script = `src/server/launch/${name}.js`
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings }
  return promisify(execFile)(nodeBinary, [script, ...args], { cwd: projectRoot, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}

/** Sums of all rows of all tables of the service, by table. */
async function sumsOf(url: string): Promise<Record<string, string>> {
  return inDatabase(url, async client => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    )
    const sums: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum from ${pg.escapeIdentifier(name)} t`,
      )
      sums[name] = rows[0]?.sum ?? ''
    }
    return sums
  })
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(path => statSync(join(folder, path)).isFile())

/** Changes one byte of a file. */
function damage(path: string): void {
  const bytes = readFileSync(path)
  const at = random.integer(0, bytes.length - 1)
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random.integer(0, 7))
  writeFileSync(path, bytes)
}

describe('of the embedded database', () => {
  const dataDir = dataFolder('b17')
  const [backups, archive] = [dataFolder('b17-backups'), dataFolder('b17-log')]
  const settings = { DATA_DIR: dataDir, WAL_ARCHIVE: archive }
  const environment = { ...settings, RATE_LIMITS: '0' }
  const url = embeddedUrl(dataDir)
  const picture = join(dataDir, 'files', 'assets', 'sea.640.webp')
  let server = {} as ServerProcess
  let [acknowledged, during]: [number[], number[]] = [[], []]
  let [backup, moment, sums]: [string, Date, Record<string, string>] = ['', new Date(), {}]

  beforeAll(async () => {
    server = await startServer(environment)
    cpSync(join(projectRoot, 'public', 'start-band.webp'), picture, { recursive: true })
  }, limitSeconds(60))
  afterAll(() => server.end?.('SIGTERM'))

  /** Claims rewards until there are none or `stop` says so. @returns the ids that were acknowledged */
  async function claimAll(stop: () => boolean): Promise<number[]> {
    const pool = createPool({ url, max: 4, role: null, name: 'tsumugi-test' })
    const tokenOf = await installTestKey(pool)
    const singles = await seedSingles(createDb(pool), CLAIMS, random)
    await pool.end()
    const done: number[] = []
    const work = async (): Promise<void> => {
      for (let single = singles.pop(); single && !stop(); single = singles.pop()) {
        const { userId, id, characterId } = single
        const answer = await send(`${server.url}/api/Achievement/receiveReward`, {
          ...{ method: 'POST', token: tokenOf(userId), key: random.uuid(), body: { id, characterId } },
        })
        expect(answer.status, answer.text).toBe(200)
        done.push(id)
      }
    }
    await Promise.all(Array.from({ length: 6 }, work))
    return done
  }

  const claimed = (): Promise<Set<number>> =>
    inDatabase(url, async client => {
      const { rows } = await client.query<{ id: number }>('select id::int from user_mission where status = 2')
      return new Set(rows.map(({ id }) => id))
    })

  test('a backup is taken while people write', { timeout: limitSeconds(120) }, async () => {
    const pool = createPool({ url, max: 4, role: null, name: 'tsumugi-test' })
    await seedClaimers(createDb(pool))
    await pool.end()
    let over = false
    const writing = claimAll(() => over)
    await sleep(200)
    const ran = await command('backup', [backups], settings)
    over = true
    during = await writing
    expect([ran.code, ran.stderr]).toEqual([0, 'Copying files\nCopying the database\n'])
    const [name = ''] = readdirSync(backups)
    backup = join(backups, name)
    expect(ran.stdout).toMatch(new RegExp(`^${backup} was made in`))
    expect((await command('backup', ['--check', backup], settings)).stdout).toBe(`${backup} is as it was made.\n`)
    report(`B17: ${during.length} claims were acknowledged beside the backup`)
  })

  test('and people go on, until the machine is lost', { timeout: limitSeconds(120) }, async () => {
    acknowledged = [...during, ...(await claimAll(() => false))]
    sums = await sumsOf(url)
    moment = await inDatabase(url, async client => {
      const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
      return rows[0]?.now ?? new Date()
    })
    await sleep(50)
    // What came after that moment, and is to be gone; then the log reaches the archive, as it does within a minute.
    await inDatabase(url, async client => {
      await client.query(`delete from user_mission where status <> 2`)
      await client.query(`update app_user set user_name = 'wrong'`)
      await client.query('select pg_switch_wal()')
      const { rows } = await client.query<{ last: string }>(`select pg_walfile_name(pg_current_wal_lsn() - 1) as last`)
      await expect
        .poll(() => readdirSync(archive).filter(each => each >= `${rows[0]?.last}`).length, { timeout: 30_000 })
        .toBeGreaterThan(0)
    })
    await killPostgres(dataDir)
    await server.end('SIGKILL')
    await killPostgres(dataDir)
    rmSync(join(dataDir, 'postgres', 'data'), { recursive: true })
    rmSync(picture)
    // A deletion that was remembered after the backup stays remembered.
    cpSync(join(projectRoot, 'package.json'), join(dataDir, 'files', 'forgotten', 'later.json'))
  })

  test('every changed byte is found before anything is restored', { timeout: limitSeconds(120) }, async () => {
    const list = await readManifest(backup)
    const all = filesUnder(backup).filter(path => statSync(join(backup, path)).size > 0)
    let found = 0
    for (let nth = 0; nth < CHANGED_BYTES; nth++) {
      const path = random.pick(all)
      cpSync(join(backup, path), join(backups, 'whole'))
      damage(join(backup, path))
      const told = await readManifest(backup).then(
        read => findDamage(backup, { ...read, entries: read.entries.filter(entry => entry.path === path) }),
        error => [String(error)],
      )
      found += told.length
      cpSync(join(backups, 'whole'), join(backup, path))
    }
    rmSync(join(backups, 'whole'))
    report(`B17: ${found} of ${CHANGED_BYTES} changed bytes were found by the list of the backup`)
    expect(found).toBe(CHANGED_BYTES)
    expect(await findDamage(backup, list)).toEqual([])
    // And so says the command, which then restores nothing.
    const victim = join(backup, list.entries.find(({ path }) => path.startsWith('database/base/'))?.path ?? '')
    const whole = readFileSync(victim)
    damage(victim)
    const refused = await command('restore', [backup], settings)
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/is damaged, and nothing was restored: database\/base\/\S+ was changed\.\n$/),
    ])
    expect(existsSync(join(dataDir, 'postgres', 'data'))).toBe(false)
    writeFileSync(victim, whole)
  })

  test('the moment comes back: the same rows, the same files, sound books', {
    timeout: limitSeconds(180),
  }, async () => {
    const began = performance.now()
    const ran = await command('restore', [backup, '--to', moment.toISOString()], settings)
    expect([ran.code, ran.stderr]).toEqual([0, 'Checking the backup\nCopying the database\nGoing through the log\n'])
    report(`B17: restored to a moment in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    server = await startServer(environment)
    const after = await sumsOf(url)
    expect(after).toEqual(sums)
    const present = await claimed()
    expect(acknowledged.filter(id => !present.has(id))).toEqual([])
    await auditAt(url)
    expect(createHash('sha256').update(readFileSync(picture)).digest('hex')).toBe(
      createHash('sha256')
        .update(readFileSync(join(projectRoot, 'public', 'start-band.webp')))
        .digest('hex'),
    )
    expect(existsSync(join(dataDir, 'files', 'forgotten', 'later.json'))).toBe(true)
    expect((await send(`${server.url}/healthz`)).status).toBe(200)
  })

  test('a running database is not restored over', async () => {
    const ran = await command('restore', [backup], settings)
    expect([ran.code, ran.stderr]).toEqual([
      1,
      'Checking the backup\nThe database is running: stop the server first.\n',
    ])
  })

  test('without the archive the end of the backup comes back, and what was there is put aside', {
    timeout: limitSeconds(120),
  }, async () => {
    await server.end('SIGTERM')
    const ran = await command('restore', [backup, '--to', 'backup'], settings)
    expect([ran.code, ran.stderr]).toEqual([0, expect.stringContaining('Going through the log')])
    const aside = [...ran.stdout.matchAll(/lies in (\S+): delete/g)].map(([, folder = '']) => folder)
    expect(aside.map(existsSync)).toEqual([true, true])
    server = await startServer(environment)
    const present = await claimed()
    const lost = during.filter(id => !present.has(id))
    // Claims that were acknowledged after its end are not in it.
    report(
      `B17: ${present.size} claims are in the backup by itself, ${lost.length} of those beside it came after its end`,
    )
    expect(present.size).toBeGreaterThan(0)
    await auditAt(url)
  })

  test('older ones go, with what is left of an interrupted one', { timeout: limitSeconds(120) }, async () => {
    const old = join(backups, '2020-01-01T00-00-00Z')
    cpSync(backup, old, { recursive: true })
    renameSync(backup, join(backups, '2020-01-02T00-00-00Z'))
    writeFileSync(join(archive, '000000010000000000000000.gz'), '')
    cpSync(old, join(backups, '2020-01-03T00-00-00Z.unfinished'), { recursive: true })
    const ran = await command('backup', [backups, '--keep', '2'], settings)
    expect([ran.code, ran.stdout]).toEqual([0, expect.stringMatching(/Older ones were deleted: 1 backups, \d+ parts/)])
    expect(readdirSync(backups).sort()).toEqual(['2020-01-02T00-00-00Z', expect.stringMatching(/^2026-|^20\d\d-/)])
  })
})

if (!hasDebianPostgres) {
  process.stderr.write(
    '\n*** SKIPPED: no /usr/lib/postgresql/15, backups of another PostgreSQL were NOT tested. ***\n\n',
  )
}

describe.runIf(hasDebianPostgres)("of the system's PostgreSQL", () => {
  const [folder, backups] = [dataFolder('b17-debian'), dataFolder('b17-debian-backups')]
  let postgres = {} as DebianPostgres
  const url = () => postgres.url('postgres', 'tsumugi')
  let backup = ''

  beforeAll(async () => {
    postgres = await startDebianPostgres(folder)
    await inDatabase(postgres.url('postgres', 'postgres'), client => client.query('create database tsumugi'))
    const server = await startServer({ DATABASE_URL: url(), DATA_DIR: dataFolder('b17-debian-files') })
    await server.end('SIGTERM')
    const pool = createPool({ url: url(), max: 2, role: null, name: 'tsumugi-test' })
    await seedClaimers(createDb(pool))
    await pool.end()
  }, limitSeconds(60))
  afterAll(() => postgres.stop())

  test('is taken by its own tools, and each changed byte is found by them', {
    timeout: limitSeconds(180),
  }, async () => {
    const settings = { DATABASE_URL: url(), DATA_DIR: dataFolder('b17-debian-files') }
    const ran = await command('backup', [backups], settings)
    expect([ran.code, ran.stderr]).toEqual([0, 'Copying files\nCopying the database\nChecking the copy\n'])
    backup = join(backups, readdirSync(backups)[0] ?? '')
    expect((await command('backup', ['--check', backup], settings)).code).toBe(0)
    const database = join(backup, 'database')
    // The log is checked by reading it to its end, which bytes behind that are no part of.
    const all = filesUnder(database).filter(
      path => statSync(join(database, path)).size > 0 && !path.startsWith('pg_wal/') && path !== 'postgresql.auto.conf',
    )
    let found = 0
    for (let nth = 0; nth < CHANGED_BYTES; nth++) {
      const path = join(database, random.pick(all))
      const whole = readFileSync(path)
      damage(path)
      found += await promisify(execFile)(join(BINARIES, 'pg_verifybackup'), ['--no-parse-wal', database]).then(
        () => 0,
        () => 1,
      )
      writeFileSync(path, whole)
    }
    report(`B17: ${found} of ${CHANGED_BYTES} changed bytes were found by pg_verifybackup`)
    expect(found).toBe(CHANGED_BYTES)
  })

  test('comes back as it was', { timeout: limitSeconds(60) }, async () => {
    const sums = await sumsOf(url())
    await postgres.stop()
    renameSync(join(folder, 'data'), join(folder, 'lost'))
    cpSync(join(backup, 'database'), join(folder, 'data'), { recursive: true })
    if (process.getuid?.() === 0)
      await promisify(execFile)('chown', ['-R', '--reference', folder, join(folder, 'data')])
    await promisify(execFile)('chmod', ['-R', 'go-rwx', join(folder, 'data')])
    postgres = await startDebianCluster(folder)
    expect(await sumsOf(url())).toEqual(sums)
    await debianTool('pg_ctl', 'status', '-D', join(folder, 'data'))
  })

  test('is not restored by ours', async () => {
    const ran = await command('restore', [backup], { DATABASE_URL: url() })
    expect([ran.code, ran.stderr]).toEqual([1, expect.stringContaining('is restored where it runs')])
  })
})
