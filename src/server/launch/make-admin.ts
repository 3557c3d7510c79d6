// Makes an admin in the database of the settings: the one of DATABASE_URL, or the embedded one, which may be in use by a
// running server or is started for the moment.
import { makeAdmin } from '../areas/identity/make-admin.ts'
import { ConfigError, readConfig } from '../config.ts'
import { createDb, createPool } from '../db/client.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { createLogger } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'

const words = {
  made: 'is an admin now. Where they are signed in, they see it after the next renewal, within ten minutes.',
  already: 'is an admin already; nothing was changed.',
  unknown: 'is no user here: they sign up first, then this command makes them an admin.',
  closed: 'has a closed account; nothing was changed.',
} as const

async function run(mailaddress: string): Promise<boolean> {
  const config = readConfig(process.env)
  const say = (step: string) => void process.stderr.write(`${step}\n`)
  const { dataDir, DATABASE_FSYNC: fsync, walArchive } = config
  const embedded = config.DATABASE_URL ? null : await startEmbedded({ dataDir, fsync, walArchive, say })
  try {
    const url = config.DATABASE_URL ?? embedded?.url ?? ''
    const { role } = await migrate(url, config.DATABASE_APP_URL)
    const pool = createPool({ url: config.DATABASE_APP_URL ?? url, max: 1, role, name: 'tsumugi-admin' })
    try {
      const result = await makeAdmin(createDb(pool), createLogger(config.LOG_LEVEL), mailaddress)
      const out = result === 'made' || result === 'already' ? process.stdout : process.stderr
      out.write(`${mailaddress} ${words[result]}\n`)
      return out === process.stdout
    } finally {
      await pool.end()
    }
  } finally {
    await embedded?.release()
  }
}

const [mailaddress, ...more] = process.argv.slice(2)
try {
  if (!mailaddress?.includes('@') || more.length > 0) throw new ConfigError('Usage: npm run admin -- MAIL')
  process.exitCode = (await run(mailaddress)) ? 0 : 1
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
// The open channel to the launcher would keep this process alive.
process.channel?.unref()
