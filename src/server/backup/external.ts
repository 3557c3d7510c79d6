// A backup of a database that is not the embedded one (DATABASE_URL), by its own tools: pg_basebackup copies it over a
// connection with its log, pg_verifybackup checks the copy. Where PostgreSQL runs elsewhere, these tools of its version
// have to be on this machine.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartError } from '../platform/start-error.ts'
import type { Copied } from './copy-folder.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { filesCopier } from './take.ts'

type Options = { url: string; dataDir: string; hasBucket: boolean; into: string; say: (step: string) => void }

/** Folders of Debian's packages, the newest first, then the search path. */
function folderOfTools(major: number): string | null {
  const base = '/usr/lib/postgresql'
  const debian = existsSync(base)
    ? readdirSync(base)
        .map(Number)
        .filter(each => each >= major)
        .sort()
    : []
  const folders = [...debian.map(each => join(base, String(each), 'bin')), ...(process.env.PATH ?? '').split(':')]
  return (
    folders.find(folder => {
      if (!existsSync(join(folder, 'pg_basebackup')) || !existsSync(join(folder, 'pg_verifybackup'))) return false
      const { stdout } = spawnSync(join(folder, 'pg_basebackup'), ['--version'], { encoding: 'utf8' })
      return Number(/(\d+)/.exec(stdout)?.[1] ?? 0) >= major
    }) ?? null
  )
}

/** Takes a backup of the database of an address and of the files of users. @returns its folder */
export async function takeExternalBackup({ url, dataDir, hasBucket, into, say }: Options): Promise<string> {
  const major = await majorOf(url)
  const tools = folderOfTools(major)
  if (tools === null) {
    throw new StartError(
      `A backup of the database of DATABASE_URL needs pg_basebackup and pg_verifybackup of PostgreSQL ${major} or newer on this machine: install postgresql-${major}, or use the backups of whoever runs that database.`,
    )
  }
  const name = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
  const [whole, backup] = [join(into, name), join(into, `${name}.unfinished`)]
  await mkdir(backup, { recursive: true, mode: 0o700 })
  try {
    const files = hasBucket ? null : filesCopier(dataDir, backup)
    say('Copying files')
    await files?.copy()
    say('Copying the database')
    const folder = join(backup, 'database')
    await run(join(tools, 'pg_basebackup'), [
      ...['--dbname', url, '--pgdata', folder, '--wal-method=stream', '--checkpoint=fast', '--no-password'],
      ...['--manifest-checksums=SHA256', '--label=tsumugi'],
    ])
    await files?.copy()
    say('Checking the copy')
    await run(join(tools, 'pg_verifybackup'), ['--exit-on-error', '--quiet', folder])
    const copied: Copied = files?.copied ?? { folders: [], entries: [] }
    const list: Manifest = {
      ...{
        version: 1,
        madeAt: new Date().toISOString(),
        postgres: String(major),
        database: 'pg_basebackup',
        log: null,
      },
      ...{ files: files ? 'copied' : 'in the bucket', ...copied },
    }
    await writeManifest(backup, list)
    spawnSync('sync', [])
    await rename(backup, whole)
    return whole
  } catch (error) {
    await rm(backup, { recursive: true, force: true })
    throw error
  }
}

async function majorOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'tsumugi-backup' })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  await client.end()
  return Math.floor((rows[0]?.version ?? 0) / 10_000)
}

function run(tool: string, args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(tool, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-1_000)
    })
    child.on('error', fail)
    child.on('exit', code => {
      if (code === 0) done()
      else fail(new StartError(`The backup failed: ${said.replace(/\s+/g, ' ').trim()}`))
    })
  })
}
