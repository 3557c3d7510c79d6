// Obstacles of a start: each is reported in one clear sentence, with exit code 1, and leaves nothing half-made.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ConfigError, readConfig, settings } from '#server/config.ts'
import { StartError } from '#server/platform/start-error.ts'
import { start } from '#server/start.ts'
import { dropDatabase, inDatabase, urlOf } from '../../support/cluster.ts'
import { openDatabase } from '../../support/database.ts'
import { postmasterOf } from '../../support/processes.ts'
import { dataFolder, type Environment, failToStart } from '../../support/server-process.ts'

const database = await openDatabase('empty')
const cluster = inject('clusterUrl')

const quiet = { DEMO: '0', JOBS: '0', LOG_LEVEL: 'silent', PORT: '0' }

/** Runs a start in this process that is expected to fail. The first test covers the handling of the error by main.ts. */
async function expectOneSentence(environment: Environment, sentence: RegExp): Promise<void> {
  const given = Object.fromEntries(Object.entries({ ...quiet, ...environment }).filter(([, value]) => value !== null))
  const starting = Promise.resolve().then(() => start(readConfig(given as Record<string, string>)))
  const error = await starting.then(
    async running => {
      await running.stop()
      return new Error('It started.')
    },
    (reason: unknown) => reason,
  )
  expect(error instanceof StartError || error instanceof ConfigError, String(error)).toBe(true)
  const { message } = error as Error
  expect(message).toMatch(sentence)
  expect(message.split('\n')).toHaveLength(1)
  expect(message).not.toMatch(/\bat .*\.(ts|js):|Error:|undefined|\[object/)
}

test.each([
  ['a setting', { PORT: 'eighty' }, /^The setting PORT has a value that cannot be used\. .*\n$/],
  [
    'the database',
    { DATABASE_URL: urlOf(cluster, 'nothing_here') },
    /^The database cannot be reached with DATABASE_URL: .*\n$/,
  ],
])('what is wrong with %s is one sentence on stderr, and the exit code 1', async (_, environment, sentence) => {
  const { code, stdout, stderr } = await failToStart(environment)
  expect(stderr).toMatch(sentence)
  expect([code, stdout]).toEqual([1, ''])
})

describe('settings', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_POOL', '1'],
    ['PUBLIC_ORIGIN', 'tsumugi.example'],
    ['TRUSTED_PROXIES', '-1'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['ACCESS_TOKEN_SECONDS', '0'],
  ] as const)('%s=%s is refused by name, with what it is for', (name, value) => {
    const { about } = settings[name]
    const sentence = `The setting ${name} has a value that cannot be used. ${about}`
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence))
  })

  test.each(['PORT', 'HOST', 'DATABASE_URL', 'DEMO', 'LOG_LEVEL'])('%s that is empty is as if not given', name => {
    expect(readConfig({ [name]: '' })).toEqual(readConfig({}))
  })

  test('HOST on the network needs a word about the demo', async () => {
    const open = { DATABASE_URL: database.url, HOST: '0.0.0.0', DEMO: null }
    await expectOneSentence(open, /HOST=0\.0\.0\.0 would open the demo accounts.*DEMO=0, or DEMO=1/)
  })

  test.each(['0.0.0.0', '::', '192.0.2.1', 'tsumugi.example'])('HOST=%s without DEMO is refused', HOST => {
    expect(() => readConfig({ HOST })).toThrow(ConfigError)
    expect(readConfig({ HOST, DEMO: '0' }).DEMO).toBe(false)
    expect(readConfig({ HOST, DEMO: '1' }).DEMO).toBe(true)
    expect(readConfig({ HOST, NODE_ENV: 'production' }).DEMO).toBe(false)
  })

  test.each(['127.0.0.1', 'localhost', '::1', '127.1.2.3'])('HOST=%s is this machine alone', HOST => {
    expect(readConfig({ HOST }).DEMO).toBe(true)
  })
})

describe('the address', () => {
  let taken: Server
  beforeAll(async () => {
    taken = createServer()
    await new Promise<void>(done => taken.listen(0, '127.0.0.1', done))
  })
  afterAll(() => {
    taken.close()
  })
  const takenPort = () => String((taken.address() as AddressInfo).port)

  test('that is taken is named', async () => {
    const environment = { DATABASE_URL: database.url, PORT: takenPort() }
    await expectOneSentence(environment, new RegExp(`Port ${takenPort()} is taken by another program`))
  })

  test('that is taken does not leave the embedded database running', async () => {
    const folder = dataFolder('taken')
    await expectOneSentence({ DATA_DIR: folder, DATABASE_FSYNC: '0', PORT: takenPort() }, /is taken/)
    expect(postmasterOf(join(folder, 'postgres', 'data'))).toBeNull()
  })

  test.each([
    ['203.0.113.9', /This machine has no address 203\.0\.113\.9/],
    ['no.such.name.invalid', /The name no\.such\.name\.invalid is not known/],
  ])('%s that is not of this machine is named', async (host, sentence) => {
    await expectOneSentence({ DATABASE_URL: database.url, HOST: host }, sentence)
  })
})

describe('story time', async () => {
  const moved = await openDatabase('empty')

  test('that a demo has moved forward is no time for a server without one', async () => {
    await moved.db.execute(sql`update story_time set ahead_ms = 3600000`)
    await expectOneSentence({ DATABASE_URL: moved.url }, /^The story time of this database was moved forward in a demo/)
  })
})

describe('the data folder', () => {
  test('that is a file is named', async () => {
    const path = dataFolder('file')
    writeFileSync(path, '')
    await expectOneSentence({ DATA_DIR: path }, new RegExp(`The data folder ${path} cannot be used`))
  })

  test('that cannot be written is named, whoever runs the server', async () => {
    // No user may make folders in /sys, not even root.
    await expectOneSentence({ DATA_DIR: '/sys/tsumugi' }, /The data folder \/sys\/tsumugi cannot be used/)
  })

  test('whose database was made by another version is named', async () => {
    const path = dataFolder('old')
    mkdirSync(join(path, 'postgres', 'data'), { recursive: true })
    writeFileSync(join(path, 'postgres', 'data', 'PG_VERSION'), '13\n')
    await expectOneSentence({ DATA_DIR: path }, /made by PostgreSQL 13 and this version brings \d+/)
  })

  test('whose database cannot be read is named', async () => {
    const path = dataFolder('broken')
    mkdirSync(join(path, 'postgres', 'data'), { recursive: true })
    await expectOneSentence({ DATA_DIR: path }, /The database in .* cannot be read/)
  })

  test('whose database is not whole is named', async () => {
    const path = dataFolder('corrupt')
    mkdirSync(join(path, 'postgres', 'data'), { recursive: true, mode: 0o700 })
    writeFileSync(join(path, 'postgres', 'data', 'PG_VERSION'), '18\n')
    await expectOneSentence({ DATA_DIR: path }, /The database in .* has lost its file postgresql\.conf: restore it/)
  })

  test('is not half-made when the making fails', async () => {
    const path = dataFolder('half')
    mkdirSync(join(path, 'postgres'), { recursive: true })
    // A file that an earlier making would have written, with content that none writes.
    writeFileSync(join(path, 'postgres', 'run-as'), 'somebody')
    await expectOneSentence({ DATA_DIR: path }, /The database folder was made another way/)
    expect(existsSync(join(path, 'postgres', 'data'))).toBe(false)
    expect(readdirSync(join(path, 'postgres'))).not.toContain('lock')
  })

  test('whose lock was left by a killed process is taken over', async () => {
    const path = dataFolder('locked')
    mkdirSync(join(path, 'postgres', 'lock'), { recursive: true })
    // Killed between making the lock and writing its number.
    const running = await start(readConfig({ ...quiet, DATA_DIR: path, DATABASE_FSYNC: '0' }))
    await running.stop()
    expect(existsSync(join(path, 'postgres', 'lock'))).toBe(false)
    expect(postmasterOf(join(path, 'postgres', 'data'))).toBeNull()
  })
})

describe('DATABASE_URL', () => {
  test.each([
    [
      'where nobody listens',
      'postgresql://tsumugi@127.0.0.1:9/tsumugi',
      /cannot be reached with DATABASE_URL: .*ECONNREFUSED/,
    ],
    [
      'of a name that is not known',
      'postgresql://tsumugi@no.such.name.invalid/tsumugi',
      /cannot be reached with DATABASE_URL/,
    ],
    [
      'of a database that does not exist',
      urlOf(cluster, 'nothing_here'),
      /cannot be reached with DATABASE_URL: database "nothing_here" does not exist/,
    ],
    [
      'of a user who does not exist',
      database.url.replace('user=tsumugi', 'user=nobody_here'),
      /cannot be reached with DATABASE_URL: role "nobody_here" does not exist/,
    ],
  ])('%s is named', async (_, url, sentence) => {
    await expectOneSentence({ DATABASE_URL: url }, sentence)
  })

  test('of a user for the work who does not exist is named', async () => {
    const app = database.url.replace('user=tsumugi', 'user=nobody_here')
    await expectOneSentence({ DATABASE_URL: database.url, DATABASE_APP_URL: app }, /DATABASE_APP_URL/)
  })

  test('with another encoding than UTF8 is refused, and nothing is written there', async () => {
    const name = `latin_${process.pid}`
    await inDatabase(cluster, client =>
      client.query(
        `create database ${name} encoding 'LATIN1' locale_provider libc lc_collate 'C' lc_ctype 'C' template template0`,
      ),
    )
    await expectOneSentence({ DATABASE_URL: urlOf(cluster, name) }, /has the encoding LATIN1; UTF8 is needed/)
    const { rows } = await inDatabase(urlOf(cluster, name), client =>
      client.query(
        `select count(*) as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
      ),
    )
    expect(rows).toEqual([{ tables: 0 }])
    await dropDatabase(cluster, name)
  })

  test('with a schema of a newer version is refused', async () => {
    await database.asOwner(client =>
      client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 99999999999999)`),
    )
    await expectOneSentence({ DATABASE_URL: database.url }, /changed by a newer version of this server/)
  })
})
