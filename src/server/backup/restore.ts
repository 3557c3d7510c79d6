// Restoring a backup of the embedded database: its checksums are tested first, the present database is put aside and
// not deleted, and PostgreSQL goes through the log, to its end or to a moment.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, lchownSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isAlive, type Place, preparePlace, startEmbedded } from '../db/embedded.ts'
import { withFolderLock } from '../db/folder-lock.ts'
import { bringBack } from '../db/log-archive.ts'
import { postgresMajor } from '../db/postgres-binaries.ts'
import { chooseRunAs } from '../db/run-as.ts'
import { filesFolder } from '../platform/files.ts'
import { StartError } from '../platform/start-error.ts'
import { findDamage, type Manifest, readManifest } from './manifest.ts'

export type RestoreOptions = {
  dataDir: string
  fsync: boolean
  walArchive: string | null
  backup: string
  /** Moment up to which is restored; `backup` for the end of the backup; null for the end of the archive. */
  to: Date | 'backup' | null
  say: (step: string) => void
}

/** Mark of the settings that only the recovery needs. */
const BEGIN = '# Only for the recovery of a backup'
const SHOWN = 5

/** Restores a backup. @returns where what was there before lies now @throws StartError, with everything as it was */
export async function restoreBackup(options: RestoreOptions): Promise<string[]> {
  const { dataDir, backup, say } = options
  const list = await readManifest(backup)
  if (list.database !== 'copied') {
    throw new StartError(
      'This backup was made by pg_basebackup: restore it where that PostgreSQL runs (src/server/deploy).',
    )
  }
  if (list.postgres !== postgresMajor()) {
    throw new StartError(
      `This backup is of PostgreSQL ${list.postgres} and this version brings ${postgresMajor()}: restore it with the version that made it.`,
    )
  }
  say('Checking the backup')
  const damage = await findDamage(backup, list)
  if (damage.length > 0) {
    throw new StartError(
      `The backup in ${backup} is damaged, and nothing was restored: ${damage.slice(0, SHOWN).join(', ')}${damage.length > SHOWN ? ` and ${damage.length - SHOWN} more` : ''}.`,
    )
  }
  const place = preparePlace(dataDir)
  const aside: string[] = []
  await withFolderLock(place.folder, async () => {
    if (isAlive(place)) throw new StartError('The database is running: stop the server first.')
    const runAs = await chooseRunAs(place.folder)
    say('Copying the database')
    layOut(backup, place, list, options)
    if (runAs.way === 'nobody') giveAll(`${place.data}.new`, runAs.uid, runAs.gid)
    const stamp = Date.now()
    for (const [next, now] of [
      [`${place.data}.new`, place.data],
      ...(list.files === 'copied' ? [[layOutFiles(backup, dataDir), filesFolder(dataDir)] as const] : []),
    ] as const) {
      if (existsSync(now)) {
        renameSync(now, `${now}.before-${stamp}`)
        aside.push(`${now}.before-${stamp}`)
      }
      renameSync(next, now)
    }
  })
  say('Going through the log')
  try {
    await recover(options)
  } catch (error) {
    // The former folders come back; a half-restored database is no use to anybody.
    rmSync(place.data, { recursive: true, force: true })
    for (const folder of aside) {
      const now = folder.replace(/\.before-\d+$/, '')
      rmSync(now, { recursive: true, force: true })
      renameSync(folder, now)
    }
    throw new StartError(
      `The backup could not be restored: ${(error as Error).message.replace(/\s+/g, ' ')} The log of the database is ${place.log}.`,
    )
  }
  forgetAgain(aside, dataDir)
  return aside
}

/** Copies database and log beside the place of the database, with the settings for its recovery. */
function layOut(backup: string, place: Place, list: Manifest, { walArchive, to }: RestoreOptions): void {
  const next = `${place.data}.new`
  rmSync(next, { recursive: true, force: true })
  cpSync(join(backup, 'database'), next, { recursive: true, mode: 0 })
  spawnSync('chmod', ['-R', 'go-rwx', next])
  for (const each of list.entries) {
    const name = /^log\/(.+)$/.exec(each.path)?.[1]
    if (name !== undefined) cpSync(join(backup, 'log', name), join(next, 'pg_wal', name))
  }
  // Up to its own end a backup needs no archive.
  const archive = to === 'backup' ? null : walArchive
  const settings = [
    BEGIN,
    `restore_command = '${bringBack(archive).replaceAll("'", "''")}'`,
    "recovery_target_action = 'promote'",
    ...(to instanceof Date
      ? [`recovery_target_time = '${to.toISOString().replace('T', ' ').replace('Z', '+00')}'`]
      : []),
  ]
  const file = join(next, 'postgresql.auto.conf')
  writeFileSync(file, `${existsSync(file) ? readFileSync(file, 'utf8') : ''}\n${settings.join('\n')}\n`)
  writeFileSync(join(next, 'recovery.signal'), '')
}

function layOutFiles(backup: string, dataDir: string): string {
  const next = `${filesFolder(dataDir)}.new`
  rmSync(next, { recursive: true, force: true })
  cpSync(join(backup, 'files'), next, { recursive: true })
  return next
}

const GONE_THROUGH_MS = 3_600_000

/** Starts the database, waits until it has gone through its log, and stops it again. */
async function recover({ dataDir, fsync, walArchive }: RestoreOptions): Promise<void> {
  const embedded = await startEmbedded({ dataDir, fsync, walArchive, say: () => {} })
  const client = new pg.Client({ connectionString: embedded.url, application_name: 'tsumugi-restore' })
  client.on('error', () => {})
  try {
    await client.connect()
    for (const until = Date.now() + GONE_THROUGH_MS; ; await sleep(100)) {
      const { rows } = await client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits')
      if (rows[0]?.waits === false) break
      if (Date.now() > until) throw new Error('The log had no end within an hour.')
    }
  } finally {
    await client.end().catch(() => {})
    await embedded.release().catch(() => {})
  }
  const file = join(preparePlace(dataDir).data, 'postgresql.auto.conf')
  const [kept = ''] = readFileSync(file, 'utf8').split(`\n${BEGIN}`)
  writeFileSync(file, kept)
}

/** Takes over which users were deleted since the backup, so that they are deleted again (areas/own-account/forget.ts). */
function forgetAgain(aside: readonly string[], dataDir: string): void {
  const files = aside.find(folder => folder.startsWith(`${filesFolder(dataDir)}.`))
  const forgotten = files && join(files, 'forgotten')
  if (forgotten && existsSync(forgotten)) {
    cpSync(forgotten, join(filesFolder(dataDir), 'forgotten'), { recursive: true })
  }
}

function giveAll(folder: string, uid: number, gid: number): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), uid, gid)
  lchownSync(folder, uid, gid)
}
