// Restores a backup into the data folder of the settings.
import { resolve } from 'node:path'
import { restoreBackup } from '../backup/restore.ts'
import { ConfigError, readConfig } from '../config.ts'
import { StartError } from '../platform/start-error.ts'

const USAGE = 'Usage: npm run restore -- BACKUP [--to 2026-11-26T12:00:00Z | --to backup]'
const say = (step: string): void => void process.stderr.write(`${step}\n`)

/** Moment that an argument names; null for none, which is the end of the archive. */
function momentOf(more: readonly string[]): Date | 'backup' | null {
  if (more.length === 0) return null
  const [option, value = ''] = more
  if (option !== '--to' || more.length !== 2) throw new ConfigError(USAGE)
  if (value === 'backup') return 'backup'
  const moment = new Date(value)
  if (Number.isNaN(moment.getTime()) || !/T.*(Z|[+-]\d\d:?\d\d)$/.test(value)) throw new ConfigError(USAGE)
  return moment
}

try {
  const [backup, ...more] = process.argv.slice(2)
  if (!backup || backup.startsWith('-')) throw new ConfigError(USAGE)
  const config = readConfig(process.env)
  if (config.DATABASE_URL) {
    throw new ConfigError(
      'With DATABASE_URL the database is restored where it runs: src/server/deploy/README.md says how. Unset it to restore the embedded one.',
    )
  }
  const { dataDir, walArchive, DATABASE_FSYNC: fsync } = config
  const aside = await restoreBackup({ dataDir, fsync, walArchive, backup: resolve(backup), to: momentOf(more), say })
  process.stdout.write('The backup was restored.\n')
  for (const folder of aside)
    process.stdout.write(`What was there before lies in ${folder}: delete it when all is well.\n`)
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
process.channel?.unref()
