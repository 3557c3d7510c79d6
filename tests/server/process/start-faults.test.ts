// Damaged folders and databases: the server process says in one sentence what is wrong and what to do, within a time that a
// person waits, and ends with 1.
import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import type { AddressInfo, Server, Socket } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataFolder, failToStart, startServer } from '../../support/server-process.ts'
import { fillDisk, mountDisk, remountReadOnly, testOnDisk } from '../../support/small-disk.ts'

/** Far above the time that it takes, far below for ever. */
const PATIENCE_MS = 30_000

async function expectSentence(environment: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, ms, stderr, stdout } = await failToStart({ DATABASE_FSYNC: '0', LOG_LEVEL: 'error', ...environment })
  expect(stderr).toMatch(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).not.toMatch(/\bat .*\.(ts|js):|Error:|undefined|\[object|E[A-Z]{4,}:/)
  expect(code).toBe(1)
  expect(stdout.replace('Creating the database\n', '')).toBe('')
  expect(ms).toBeLessThan(PATIENCE_MS)
}

/** Copies the whole data folder; a copy keeps no access rights, so that those of the database are set again. */
function copyTo(folder: string): void {
  cpSync(whole, folder, { recursive: true })
  chmodSync(join(folder, 'postgres', 'data'), 0o700)
}

describe('a path where no folders can be made', () => {
  test.each([
    ['/proc/tsumugi/data', /no folder can be made there: name another with DATA_DIR|may not write there/],
    ['/dev/null/data', /a file stands where a folder is needed: name another folder with DATA_DIR/],
    ['/sys/tsumugi', /may not write there: give them the folder, or name another with DATA_DIR/],
  ])('%s', async (path, sentence) => {
    await expectSentence(
      { DATA_DIR: path },
      new RegExp(`^The data folder ${path} cannot be used: .*(${sentence.source})`),
    )
  })

  test('is named too where the database is elsewhere: pictures need it', async () => {
    const sentence = /^The data folder \/proc\/tsumugi cannot be used: /
    await expectSentence({ DATA_DIR: '/proc/tsumugi', DATABASE_URL: 'postgresql://127.0.0.1:9/x' }, sentence)
  })
})

describe('a data folder that is read-only', () => {
  const disk = mountDisk(4)
  testOnDisk('by its file system', disk, async folder => {
    mkdirSync(join(folder, 'postgres'))
    expect(remountReadOnly(folder)).toBe(true)
    await expectSentence({ DATA_DIR: folder }, /cannot be used: it lies on a file system that is read-only: make that/)
  })

  // Root may open every folder.
  if (process.getuid?.() !== 0) {
    test('by its rights', async () => {
      const folder = dataFolder('closed')
      mkdirSync(folder, { mode: 0o500 })
      await expectSentence({ DATA_DIR: folder }, /cannot be used: this user may not write there: give them the folder/)
    })
  }
})

describe('a disk that is full', () => {
  testOnDisk('before there is a database', mountDisk(2), async folder => {
    await expectSentence(
      { DATA_DIR: folder },
      /^The disk of .* is full: free some room, or name another folder with DATA/,
    )
    expect(readdirSync(join(folder, 'postgres'))).not.toContain('data.new')
  })

  testOnDisk('to its last byte', mountDisk(2), async folder => {
    fillDisk(folder)
    await expectSentence({ DATA_DIR: folder }, /is full: free some room, or name another folder with DATA_DIR\.$/m)
  })

  testOnDisk('when the database is to be started again', mountDisk(160), async folder => {
    copyTo(folder)
    fillDisk(folder)
    await expectSentence({ DATA_DIR: folder }, /is full: free some room/)
  })
})

const whole = dataFolder('whole')
beforeAll(async () => {
  const server = await startServer({ DATA_DIR: whole, DATABASE_FSYNC: '0' })
  await server.end('SIGTERM')
})

describe('a database', () => {
  let copies = 0
  const RESTORE = 'restore it from a backup, or move it away to begin with an empty database'
  test.each<[string, (data: string) => void, string]>([
    [
      'whose PG_VERSION is empty',
      data => truncateSync(join(data, 'PG_VERSION')),
      'its file PG_VERSION is empty: restore the folder from a backup, or write 18 there',
    ],
    [
      'whose PG_VERSION is no number',
      data => writeFileSync(join(data, 'PG_VERSION'), '\0\0'),
      'its file PG_VERSION is damaged: restore',
    ],
    [
      'without its write-ahead log',
      data => rmSync(join(data, 'pg_wal'), { recursive: true }),
      `has lost its write-ahead log (pg_wal): ${RESTORE}`,
    ],
    [
      'whose write-ahead log is empty',
      data => {
        for (const name of readdirSync(join(data, 'pg_wal'))) rmSync(join(data, 'pg_wal', name), { recursive: true })
      },
      `has lost its write-ahead log (pg_wal): ${RESTORE}`,
    ],
    [
      'without postgresql.conf',
      data => rmSync(join(data, 'postgresql.conf')),
      `has lost its file postgresql.conf: ${RESTORE}`,
    ],
    ['without pg_control', data => rmSync(join(data, 'global/pg_control')), `has lost files of its own: ${RESTORE}`],
    [
      'whose settings are wrong: where its log is, and what it says last',
      data => writeFileSync(join(data, 'postgresql.conf'), 'nothing_known = 1\n'),
      'did not start; its log is .*postgres.log. .*postgresql.conf" contains errors',
    ],
    [
      'with rights of 0755',
      data => chmodSync(data, 0o755),
      'is open to other users, which PostgreSQL refuses: take their rights away with chmod 700 /',
    ],
  ])('%s', async (_, harm, sentence) => {
    copies += 1
    const folder = dataFolder(`harmed-${copies}`)
    copyTo(folder)
    harm(join(folder, 'postgres', 'data'))
    await expectSentence({ DATA_DIR: folder }, new RegExp(sentence.replace(/[()]/g, '\\$&')))
  })

  test('that was not harmed starts', async () => {
    const folder = dataFolder('unharmed')
    copyTo(folder)
    const server = await startServer({ DATA_DIR: folder, DATABASE_FSYNC: '0' })
    expect((await server.end('SIGTERM')).code).toBe(0)
  })
})

describe('DATABASE_URL of something that is no PostgreSQL', () => {
  const sockets = new Set<Socket>()
  const servers: Server[] = []
  const listenAs = async (answer: (socket: Socket) => void): Promise<string> => {
    const server = createServer(socket => {
      sockets.add(socket)
      socket.on('error', () => {})
      answer(socket)
    })
    servers.push(server)
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    return `127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    for (const server of servers) server.close()
  })

  test.each<[string, (socket: Socket) => void]>([
    ['a web server', socket => socket.on('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))],
    ['one that speaks first', socket => socket.write('SSH-2.0-OpenSSH_9.2\r\n')],
    ['one that refuses line by line', socket => socket.on('data', () => socket.write('-ERR unknown command\r\n'))],
    ['one that says nothing', () => {}],
    ['one that hangs up', socket => socket.destroy()],
  ])('%s', async (_, answer) => {
    const place = await listenAs(answer)
    await expectSentence(
      { DATABASE_URL: `postgresql://somebody:secret@${place}/tsumugi` },
      new RegExp(
        `^The database cannot be reached with DATABASE_URL: what listens at ${place} is no PostgreSQL, or does not answer; give the address`,
      ),
    )
  })

  test.each(['postgresql://[', 'postgresql://a b:c d'])('%s is no address', async url => {
    await expectSentence({ DATABASE_URL: url }, /DATABASE_URL/)
  })
})
