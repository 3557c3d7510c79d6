// State of all parts that the server needs, for health checks.
import { join } from 'node:path'
import type pg from 'pg'
import { hasRoom } from './platform/data-folder.ts'
import type { Faults } from './platform/faults.ts'
import { filesFolder } from './platform/files.ts'
import type { JobQueue } from './platform/jobs/keep-running.ts'

export type Health = {
  /** `full`: the disk has no room. `damaged`: a statement met a broken table since the start. */
  database: 'ok' | 'unavailable' | 'full' | 'damaged'
  /** State of the disk with the folder of pictures. */
  files: 'ok' | 'full'
  /** `off`: no mail server is set in production, so nobody can sign up or have a password back. */
  mail: 'ok' | 'off'
  /** With Firebase alone. `off`: no service account is set that makes accounts there, so nobody can sign up by mail. */
  accounts?: 'ok' | 'off'
  jobs?: ReturnType<JobQueue['state']>
}

type Parts = {
  pool: pg.Pool
  faults: Faults
  dataDir: string
  /** Whether files lie in a bucket, whose room is its own matter. */
  hasBucket?: boolean
  /** Whether the data folder holds the database too. */
  hasOwnDatabase: boolean
  hasMailer: boolean
  /** Whether accounts can be made at Firebase; null where our own server holds them. */
  makesAccounts?: boolean | null
  jobQueue: Pick<JobQueue, 'state'> | null
}

export async function healthOf(parts: Parts): Promise<Health> {
  const { pool, faults, dataDir, hasBucket, hasOwnDatabase, hasMailer, makesAccounts = null, jobQueue } = parts
  const answers = await pool.query('select 1').then(
    () => true,
    () => false,
  )
  const met = faults.stateOf('database')
  const isFull = met === 'full' || (hasOwnDatabase && !hasRoom(join(dataDir, 'postgres')))
  return {
    // A full disk may be the reason why the database does not answer.
    database: met === 'damaged' ? 'damaged' : isFull ? 'full' : answers ? 'ok' : 'unavailable',
    files: faults.stateOf('files') === 'ok' && (hasBucket || hasRoom(filesFolder(dataDir))) ? 'ok' : 'full',
    mail: hasMailer ? 'ok' : 'off',
    ...(makesAccounts === null ? {} : { accounts: makesAccounts ? 'ok' : 'off' }),
    ...(jobQueue ? { jobs: jobQueue.state() } : {}),
  }
}
