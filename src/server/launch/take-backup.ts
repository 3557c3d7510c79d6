// Takes a backup of what the settings name: the embedded database by ourselves, that of DATABASE_URL by its own tools.
import { resolve } from 'node:path'
import { takeExternalBackup } from '../backup/external.ts'
import { keepNewest } from '../backup/keep-newest.ts'
import { findDamage, readManifest } from '../backup/manifest.ts'
import { takeBackup } from '../backup/take.ts'
import { ConfigError, readConfig } from '../config.ts'
import { StartError } from '../platform/start-error.ts'

const USAGE = 'Usage: npm run backup -- FOLDER [--keep NUMBER], or npm run backup -- --check BACKUP'
const say = (step: string): void => void process.stderr.write(`${step}\n`)

async function take(into: string, keep: number | null): Promise<void> {
  const config = readConfig(process.env)
  const { dataDir, walArchive, DATABASE_FSYNC: fsync, DATABASE_URL: url } = config
  const common = { dataDir, hasBucket: config.bucket !== null, into, say }
  const began = Date.now()
  const backup = url ? await takeExternalBackup({ ...common, url }) : await takeBackup({ ...common, fsync, walArchive })
  process.stdout.write(`${backup} was made in ${((Date.now() - began) / 1000).toFixed(1)} s.\n`)
  if (common.hasBucket) process.stdout.write('Files of users are in the bucket and not in this backup.\n')
  if (keep === null) return
  const gone = await keepNewest(into, keep, walArchive)
  process.stdout.write(`Older ones were deleted: ${gone.backups} backups, ${gone.parts} parts of the log.\n`)
}

async function check(backup: string): Promise<void> {
  const damage = await findDamage(backup, await readManifest(backup))
  if (damage.length > 0) throw new StartError(`${backup} is damaged:\n${damage.join('\n')}`)
  process.stdout.write(`${backup} is as it was made.\n`)
}

try {
  const [first = '', ...more] = process.argv.slice(2)
  const folder = (path: string | undefined): string => {
    if (!path || path.startsWith('-')) throw new ConfigError(USAGE)
    return resolve(path)
  }
  if (first === '--check' && more.length === 1) await check(folder(more[0]))
  else if (more.length === 0) await take(folder(first), null)
  else if (more[0] === '--keep' && /^[1-9]\d{0,3}$/.test(more[1] ?? '') && more.length === 2) {
    await take(folder(first), Number(more[1]))
  } else throw new ConfigError(USAGE)
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
// The open channel to the launcher would keep this process alive.
process.channel?.unref()
