// A backup of the embedded database and of the files of users, taken while the server goes on: PostgreSQL is told that one
// begins, its files are copied as they are, and the log of that time makes them whole when they are restored.
import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import pg from 'pg'
import { preparePlace, startEmbedded } from '../db/embedded.ts'
import { postgresMajor } from '../db/postgres-binaries.ts'
import { filesFolder, UNFINISHED } from '../platform/files.ts'
import { type Copied, copyFile, copyFolder } from './copy-folder.ts'
import { type Entry, type Manifest, sumUp, writeManifest } from './manifest.ts'

export type BackupOptions = {
  dataDir: string
  fsync: boolean
  walArchive: string | null
  /** Whether files of users lie in a bucket, whose copies are the store's matter. */
  hasBucket: boolean
  /** Folder in which the backup gets a folder of its own. */
  into: string
  say: (step: string) => void
}

/** Contents that PostgreSQL makes anew, and the files of a running server. */
const EMPTY = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./
const LEFT_OUT = /(^|\/)(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|pg_internal\.init.*|pgsql_tmp.*)$/

const LOG_PART = /^[0-9A-F]{24}$/

/** Takes a backup. @returns its folder */
export async function takeBackup(options: BackupOptions): Promise<string> {
  const { dataDir, into, say } = options
  const name = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
  const [whole, backup] = [join(into, name), join(into, `${name}.unfinished`)]
  await mkdir(backup, { recursive: true, mode: 0o700 })
  try {
    const files = options.hasBucket ? null : filesCopier(dataDir, backup)
    say('Copying files')
    await files?.copy()
    say('Copying the database')
    const database = await copyDatabase(options, backup)
    // Once more, so that every file is there that a row of the copied database names.
    await files?.copy()
    const parts: Copied[] = [database.cluster, ...(files ? [files.copied] : [])]
    const list: Manifest = {
      ...{ version: 1, madeAt: new Date().toISOString(), postgres: postgresMajor(), database: 'copied' },
      ...{ log: database.log, files: files ? 'copied' : 'in the bucket' },
      folders: parts.flatMap(({ folders }) => folders),
      entries: parts.flatMap(({ entries }) => entries),
    }
    await writeManifest(backup, list)
    // All of it lies on the disk before it counts as a backup.
    spawnSync('sync', [])
    await rename(backup, whole)
    return whole
  } catch (error) {
    await rm(backup, { recursive: true, force: true })
    throw error
  }
}

/** Copies files of users. Their content never changes, so a second round copies only what came meanwhile. */
export function filesCopier(dataDir: string, backup: string): { copied: Copied; copy: () => Promise<void> } {
  const known = new Set<string>()
  const copied: Copied = { folders: [], entries: [] }
  return {
    copied,
    copy: async () => {
      const { folders, entries } = await copyFolder(filesFolder(dataDir), backup, 'files', {
        wanted: (path, isFolder) => path !== UNFINISHED && (isFolder || !known.has(path)),
      })
      for (const { path } of entries) known.add(path.slice('files/'.length))
      copied.folders = folders
      copied.entries.push(...entries)
    },
  }
}

type CopiedDatabase = { cluster: Copied; log: { first: string; last: string } }

async function copyDatabase(options: BackupOptions, backup: string): Promise<CopiedDatabase> {
  const { dataDir, fsync, walArchive } = options
  const { data } = preparePlace(dataDir)
  const embedded = await startEmbedded({ dataDir, fsync, walArchive, say: () => {} })
  const client = new pg.Client({ connectionString: embedded.url, application_name: 'tsumugi-backup' })
  client.on('error', () => {})
  await client.connect()
  const one = async <Value>(statement: string): Promise<Value> => {
    const { rows } = await client.query<{ value: Value }>(statement)
    return rows[0]?.value as Value
  }
  try {
    // Keeps the log from here on, and ends with this connection.
    await one(`select pg_create_physical_replication_slot('tsumugi_backup_${process.pid}', true, true) as value`)
    const first = await one<string>(`select pg_walfile_name(pg_backup_start('tsumugi', fast => true)) as value`)
    const cluster = await copyFolder(data, backup, 'database', {
      wanted: path => !EMPTY.test(path) && !LEFT_OUT.test(path),
      last: ['global/pg_control'],
    })
    const { rows } = await client.query<{ last: string; label: string }>(
      `select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(wait_for_archive => false)`,
    )
    const { last = '', label = '' } = rows[0] ?? {}
    cluster.entries.push(await writeLabel(backup, label))
    const log = await copyLog(join(data, 'pg_wal'), backup, first, last)
    cluster.folders.push('log')
    cluster.entries.push(...log)
    return { cluster, log: { first, last } }
  } finally {
    await client.end()
    await embedded.release()
  }
}

async function writeLabel(backup: string, label: string): Promise<Entry> {
  const path = 'database/backup_label'
  await writeFile(join(backup, path), label, { mode: 0o600 })
  return { path, ...(await sumUp(join(backup, path))) }
}

/** Copies the parts of the log from the first to the last, and the histories of its lines. */
async function copyLog(from: string, backup: string, first: string, last: string): Promise<Entry[]> {
  await mkdir(join(backup, 'log'), { mode: 0o700 })
  const names = (await readdir(from)).filter(
    name => (LOG_PART.test(name) && name >= first && name <= last) || /^[0-9A-F]{8}\.history$/.test(name),
  )
  const entries: Entry[] = []
  for (const name of names) {
    const entry = await copyFile(join(from, name), backup, join('log', name))
    if (entry) entries.push(entry)
  }
  if (!entries.some(({ path }) => basename(path) === last)) throw new Error(`The part ${last} of the log is gone.`)
  return entries
}
