// A PostgreSQL that a test may kill, and that starts again only when the test says so.
import { join } from 'node:path'
import { inject } from 'vitest'
import { createDb, createPool } from '#server/db/client.ts'
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded.ts'
import { APP_ROLE, migrate } from '#server/db/migrate.ts'
import { inDatabase } from './cluster.ts'
import { closingList, readUsers, type TestDatabase } from './database.ts'
import { auditAt } from './ledger-audit.ts'
import { seedPlay } from './play.ts'
import { postmasterOf, signal, waitUntilGone } from './processes.ts'

export type OwnCluster = {
  database: TestDatabase
  embedded: EmbeddedDatabase
  /** Kills the postmaster with SIGKILL. @returns when it is gone. */
  kill: () => Promise<void>
  close: () => Promise<void>
}

export async function openOwnCluster(name: string): Promise<OwnCluster> {
  const dataDir = join(inject('runFolder'), name)
  const embedded = await startEmbedded({ dataDir, fsync: true, say: () => {} })
  await migrate(embedded.url)
  await seedPlay(embedded.url)
  const pool = createPool({ url: embedded.url, max: 8, role: APP_ROLE, name: 'tsumugi-test' })
  const { closeBefore, closeAll } = closingList()
  const database: TestDatabase = {
    ...{ url: embedded.url, name, pool, db: createDb(pool), users: await readUsers(pool) },
    asOwner: work => inDatabase(embedded.url, work),
    closeBefore,
  }
  return {
    database,
    embedded,
    kill: () => killPostgres(dataDir),
    close: async () => {
      await embedded.ensureRunning()
      await closeAll()
      await pool.end()
      await auditAt(embedded.url).finally(() => embedded.release())
    },
  }
}

/** Kills the postmaster of a server's data folder. */
export async function killPostgres(dataDir: string): Promise<void> {
  const pid = postmasterOf(join(dataDir, 'postgres', 'data'))
  if (pid === null) return
  signal(pid, 'SIGKILL')
  await waitUntilGone(pid, 5_000)
}
