// The embedded PostgreSQL: the real server from npm, kept in the data folder and reached through a unix socket that only
// this user can open. Several server processes may share it; the first to find it dead starts it, the last to leave stops
// it.
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { prepareFolder } from '../platform/data-folder.ts'
import { StartError } from '../platform/start-error.ts'
import { isDatabaseDown } from './client.ts'
import { endOfLog, inOneLine, isMemoryHeld, lastingFault, unknownFault } from './cluster-faults.ts'
import { withFolderLock } from './folder-lock.ts'
import { prepareArchive } from './log-archive.ts'
import { linkLibraries, postgresMajor } from './postgres-binaries.ts'
import { chooseRunAs, type RunAs, runPostgresTool } from './run-as.ts'

export type EmbeddedDatabase = {
  url: string
  /** Starts the database again if it has died. Cheap while it lives. */
  ensureRunning: () => Promise<void>
  /** Stops the database unless another process uses it. */
  release: () => Promise<void>
}

export type Place = { folder: string; data: string; socket: string; log: string }

const DATABASE = 'tsumugi'
const SUPERUSER = 'tsumugi'
/** The path of a unix socket may have 107 bytes; the file name in it takes 20. */
const LONGEST_SOCKET_FOLDER = 80
const ANSWER_PATIENCE_MS = 60_000
/** Longest wait for what a killed database has left running. */
const MEMORY_PATIENCE_MS = 60_000

export async function startEmbedded(options: {
  dataDir: string
  fsync: boolean
  say: (step: string) => void
  /** Folder of the archive of its log; without one nothing is archived. */
  walArchive?: string | null
}): Promise<EmbeddedDatabase> {
  const place = preparePlace(options.dataDir)
  linkLibraries()
  const runAs = await chooseRunAs(place.folder)
  const more = options.walArchive ? prepareArchive(place.folder, options.walArchive, runAs) : []
  await withFolderLock(place.folder, async () => {
    if (!existsSync(place.data)) await createCluster(place, runAs, options)
    checkVersion(place)
    await untilAnswering(place, () => startServer(place, runAs, options.fsync, more))
  })
  const url = socketUrl(place, DATABASE)
  await createDatabase(place)
  return {
    url,
    ensureRunning: async () => {
      if (isAlive(place)) return
      await withFolderLock(place.folder, async () => {
        if (!isAlive(place)) await startServer(place, runAs, options.fsync, more)
      })
    },
    release: async () => {
      await withFolderLock(place.folder, async () => {
        if (isAlive(place) && !(await isUsedByOthers(place))) {
          await runPostgresTool('pg_ctl', ['stop', '-D', place.data, '-m', 'fast', '-w', '-t', '30'], runAs)
        }
      })
    },
  }
}

export function preparePlace(dataDir: string): Place {
  const folder = join(dataDir, 'postgres')
  prepareFolder(folder, dataDir)
  const near = join(folder, 'run')
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const socket = Buffer.byteLength(near) <= LONGEST_SOCKET_FOLDER ? near : join(tmpdir(), `tsumugi-${name}`)
  prepareFolder(socket, dataDir)
  return { folder, data: join(folder, 'data'), socket, log: join(folder, 'postgres.log') }
}

/**
 * Builds the cluster beside its place and moves it there when it is complete, so that a killed start leaves no incomplete
 * cluster.
 */
async function createCluster(place: Place, runAs: RunAs, options: { fsync: boolean; say: (step: string) => void }) {
  options.say('Creating the database')
  const draft = join(place.folder, 'data.new')
  rmSync(draft, { recursive: true, force: true })
  await runPostgresTool(
    'initdb',
    [
      ...['-D', draft, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8'],
      ...['--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions'],
      ...(options.fsync ? [] : ['--no-sync']),
    ],
    runAs,
  ).catch(error => {
    rmSync(draft, { recursive: true, force: true })
    throw lastingFault(place, error) ?? new StartError(`The database could not be made: ${inOneLine(error)}`)
  })
  chmodSync(draft, 0o700)
  renameSync(draft, place.data)
}

function checkVersion(place: Place): void {
  let made: string
  try {
    made = readFileSync(join(place.data, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    throw new StartError(`The database in ${place.data} cannot be read: ${(error as Error).message}.`)
  }
  const ours = postgresMajor()
  if (!/^\d+$/.test(made)) {
    throw new StartError(
      `The database in ${place.data} does not say which PostgreSQL made it, because its file PG_VERSION is ${made === '' ? 'empty' : 'damaged'}: restore the folder from a backup, or write ${ours} there if this version made it.`,
    )
  }
  if (made !== ours) {
    throw new StartError(
      `The database in ${place.data} was made by PostgreSQL ${made} and this version brings ${ours}: dump it with the version that made it and load it into a new folder.`,
    )
  }
}

/** Whether the postmaster named in the data folder is a living process. */
export function isAlive(place: Place): boolean {
  try {
    const pid = Number(readFileSync(join(place.data, 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 0)
    // A process number is given again, perhaps to another PostgreSQL; the command line tells which database it serves.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(place.data)
  } catch (error) {
    // Without /proc (macOS) the answer to the signal decides.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && !existsSync('/proc') ? existsSync(place.socket) : false
  }
}

async function startServer(place: Place, runAs: RunAs, fsync: boolean, more: readonly string[]): Promise<void> {
  const settings = [
    "listen_addresses=''",
    `unix_socket_directories='${place.socket}'`,
    'unix_socket_permissions=0700',
    'max_connections=150',
    ...(fsync ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ...more,
  ]
  const start = () =>
    runPostgresTool(
      'pg_ctl',
      [
        'start',
        '-D',
        place.data,
        '-l',
        place.log,
        '-w',
        '-t',
        '60',
        '-o',
        settings.map(item => `-c ${item}`).join(' '),
      ],
      runAs,
    )
  disownLockFiles(place)
  const logFrom = endOfLog(place)
  // After a kill, child processes hold the shared memory a while longer: one that writes a checkpoint ends when it is written.
  const until = Date.now() + MEMORY_PATIENCE_MS
  for (let attempt = 1; ; attempt++) {
    const from = endOfLog(place)
    try {
      return await start()
    } catch (error) {
      const lasting = lastingFault(place, error, logFrom)
      if (lasting) throw lasting
      const isHeld = isMemoryHeld(place, from) && Date.now() < until
      if (attempt >= 20 && !isHeld) throw unknownFault(place, error, logFrom)
      await sleep(200)
    }
  }
}

/** A process number above all that Linux gives. */
const NO_PROCESS = 4_194_305

/**
 * Makes the lock files of a dead postmaster harmless. PostgreSQL takes any process with the number in its lock files for a
 * running postmaster: a killed one that was never collected (in a container, for ever), or another program that has the
 * number now. So the lock of the socket is deleted, and in the lock of the data the number is replaced by one that no
 * process has. The rest of that file stays, because PostgreSQL reads in it whether children of the dead postmaster still use
 * the shared memory.
 */
function disownLockFiles(place: Place): void {
  const file = join(place.data, 'postmaster.pid')
  if (!existsSync(file)) return
  rmSync(join(place.socket, '.s.PGSQL.5432.lock'), { force: true })
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [NO_PROCESS, ...rest].join('\n'))
}

/** Waits until the database answers. A running one may still be recovering, when the process that started it was killed. */
async function untilAnswering(place: Place, start: () => Promise<void>): Promise<void> {
  const until = Date.now() + ANSWER_PATIENCE_MS
  for (;;) {
    if (!isAlive(place)) await start()
    try {
      return await withClient(place, async () => {})
    } catch (error) {
      if (!isDatabaseDown(error) || Date.now() > until) {
        throw new StartError(`The database does not answer; its log is ${place.log}. ${(error as Error).message}.`)
      }
      await sleep(100)
    }
  }
}

const socketUrl = (place: Place, database: string): string =>
  `postgresql:///${database}?host=${encodeURIComponent(place.socket)}&user=${SUPERUSER}`

async function withClient<Result>(place: Place, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: socketUrl(place, 'postgres') })
  // A broken connection fails the next statement; an unhandled error event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function createDatabase(place: Place): Promise<void> {
  await withClient(place, async client => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount) return
    await client.query(`create database ${DATABASE}`).catch(error => {
      if (error.code !== '42P04' && error.code !== '23505') throw error
    })
  })
}

/**
 * Time in which the server still lists connections that this process has just closed; a connection listed longer belongs to
 * another process. On a pressed machine a closed one is listed for seconds: with 1.5 s the last to leave left the database
 * running.
 */
const GONE_AFTER_MS = 5_000

async function isUsedByOthers(place: Place): Promise<boolean> {
  return withClient(place, async client => {
    for (const until = Date.now() + GONE_AFTER_MS; ; await sleep(50)) {
      const { rows } = await client.query(
        `select count(*) as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
      if (Number(rows[0].others) === 0) return false
      if (Date.now() > until) return true
    }
  })
}
