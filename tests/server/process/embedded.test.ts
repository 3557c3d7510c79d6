// The embedded database by itself: its start after every way in which an earlier run may have ended.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded.ts'
import { inDatabase } from '../../support/cluster.ts'
import { killPostgres } from '../../support/own-cluster.ts'
import { signal, waitUntilGone } from '../../support/processes.ts'
import { report } from '../../support/random.ts'
import { dataFolder, embeddedPostmaster } from '../../support/server-process.ts'
import { limitSeconds, size } from '../../support/size.ts'

const dataDir = dataFolder('embedded')
const data = join(dataDir, 'postgres', 'data')
const lockFile = join(data, 'postmaster.pid')
const said: string[] = []
const start = () => startEmbedded({ dataDir, fsync: true, say: step => said.push(step) })
const answers = (url: string) =>
  inDatabase(url, async client => (await client.query('select count(*) as rows from kept')).rows[0].rows)

let database: EmbeddedDatabase
beforeAll(async () => {
  database = await start()
  await inDatabase(database.url, client => client.query('create table kept as select generate_series(1, 1000) as n'))
})
afterAll(async () => {
  await database.ensureRunning()
  await database.release()
})

test('is made once, in the encoding and the order of characters that do not depend on the machine', async () => {
  expect(said).toEqual(['Creating the database'])
  const { rows } = await inDatabase(database.url, client =>
    client.query(`select pg_encoding_to_char(encoding) as encoding, datlocale as locale, datlocprovider as provider
      from pg_database where datname = current_database()`),
  )
  expect(rows).toEqual([{ encoding: 'UTF8', locale: 'C.UTF-8', provider: 'b' }])
})

test('is stopped by the last who lets it go, even while a connection of its own is still closing', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const closing = sleep(400).then(() => client.end())
  await database.release()
  await closing
  expect(embeddedPostmaster(dataDir)).toBeNull()
  await database.ensureRunning()
})

test('goes on while another uses it', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await database.release()
  expect(embeddedPostmaster(dataDir)).not.toBeNull()
  await client.end()
})

test('listens on a socket of its own folder and nowhere else', async () => {
  const { rows } = await inDatabase(database.url, client =>
    client.query(`select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit, current_setting('unix_socket_permissions') as mode`),
  )
  expect(rows).toEqual([{ addresses: '', fsync: 'on', commit: 'on', mode: '0700' }])
  expect(existsSync(join(dataDir, 'postgres', 'run'))).toBe(true)
})

describe('comes back', () => {
  test('after a kill, quickly and with everything that was committed', async () => {
    const times: number[] = []
    for (let round = 0; round < 3; round++) {
      await inDatabase(database.url, client => client.query(`insert into kept values (${round})`))
      const started = performance.now()
      await killPostgres(dataDir)
      await database.ensureRunning()
      times.push(performance.now() - started)
      expect(await answers(database.url)).toBe(1001 + round)
    }
    expect(Math.max(...times)).toBeLessThan(5_000)
    report(`embedded database killed: back after ${times.map(Math.round).join(', ')} ms`)
    await inDatabase(database.url, client =>
      client.query('delete from kept where n < 3 and ctid > (select min(ctid) from kept where n = 3)'),
    )
  })

  test('where the killed process is never collected, as in a container without an init', async () => {
    await stopped()
    const { pid, end } = await zombie()
    await leaveLockFile(pid)
    await database.ensureRunning()
    expect(embeddedPostmaster(dataDir)).not.toBeNull()
    expect(await answers(database.url)).toBeGreaterThan(0)
    await end()
  })

  test('where another program has the number of the dead one', async () => {
    await stopped()
    await leaveLockFile(process.pid)
    const again = await start()
    expect(embeddedPostmaster(dataDir)).not.toBe(process.pid)
    expect(await answers(again.url)).toBeGreaterThan(0)
  })

  test('where a start was killed while the database was recovering', async () => {
    await killPostgres(dataDir)
    // A start without a waiting process, as after that process was killed.
    const restarting = database.ensureRunning()
    const other = await start()
    expect(await answers(other.url)).toBeGreaterThan(0)
    await restarting
  })

  test('where the making was killed half-way', async () => {
    const folder = dataFolder('half-made')
    const first = await startEmbedded({ dataDir: folder, fsync: false, say: () => {} })
    await first.release()
    const draft = join(folder, 'postgres', 'data.new')
    rmSync(join(folder, 'postgres', 'data'), { recursive: true })
    // The remains of an initdb that was killed.
    writeFileSync(draft, 'half')
    const again = await startEmbedded({ dataDir: folder, fsync: false, say: () => {} })
    expect(existsSync(draft)).toBe(false)
    await again.release()
    expect(embeddedPostmaster(folder)).toBeNull()
  })
})

test(
  'a child of the dead one that still uses its memory holds the start off',
  async () => {
    const client = new pg.Client({ connectionString: database.url })
    client.on('error', () => {})
    await client.connect()
    const child = Number((await client.query('select pg_backend_pid() as pid')).rows[0].pid)
    signal(child, 'SIGSTOP')
    await killPostgres(dataDir)
    const restarting = database.ensureRunning()
    // In full as long as a checkpoint takes that is still being written to a busy disk.
    await sleep(size(1_500, 15_000))
    expect(embeddedPostmaster(dataDir)).toBeNull()
    signal(child, 'SIGKILL')
    await restarting
    expect(await answers(database.url)).toBeGreaterThan(0)
    await client.end().catch(() => {})
  },
  limitSeconds(60),
)

/** Stops the database in order. */
async function stopped(): Promise<void> {
  const pid = embeddedPostmaster(dataDir)
  if (pid === null) return
  signal(pid, 'SIGINT')
  await waitUntilGone(pid, 10_000)
}

async function leaveLockFile(pid: number): Promise<void> {
  writeFileSync(join(dataDir, 'postgres', 'run', '.s.PGSQL.5432.lock'), `${pid}\n${data}\n`)
  writeFileSync(lockFile, `${pid}\n${data}\n${Math.floor(Date.now() / 1000)}\n5432\n${dataDir}/postgres/run\n\n`)
}

/** A process that has ended and whose parent never reads its exit status. */
async function zombie(): Promise<{ pid: number; end: () => Promise<void> }> {
  const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [chunk] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(chunk.toString())
  await expect.poll(() => readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^State:\s+Z/m)
  return {
    pid,
    end: async () => {
      parent.kill('SIGKILL')
      await once(parent, 'exit')
    },
  }
}
