// What health checks are told: the state of every part that the server needs.
import { join } from 'node:path'
import type pg from 'pg'
import { hasRoom } from './platform/data-folder.ts'
import type { Faults } from './platform/faults.ts'
import { filesFolder } from './platform/files.ts'
import type { JobQueue } from './platform/jobs/keep-running.ts'

export type Health = {
  /** `full`: its disk has no room. `damaged`: a statement met a broken table since the start. */
  database: 'ok' | 'unavailable' | 'full' | 'damaged'
  /** The disk of the folder of pictures. */
  files: 'ok' | 'full'
  jobs?: ReturnType<JobQueue['state']>
}

type Parts = {
  pool: pg.Pool
  faults: Faults
  dataDir: string
  /** Whether the data folder holds the database too. */
  hasOwnDatabase: boolean
  jobQueue: Pick<JobQueue, 'state'> | null
}

export async function healthOf({ pool, faults, dataDir, hasOwnDatabase, jobQueue }: Parts): Promise<Health> {
  const answers = await pool.query('select 1').then(
    () => true,
    () => false,
  )
  const met = faults.stateOf('database')
  const isFull = met === 'full' || (hasOwnDatabase && !hasRoom(join(dataDir, 'postgres')))
  return {
    // A disk without room may be why it does not answer.
    database: met === 'damaged' ? 'damaged' : isFull ? 'full' : answers ? 'ok' : 'unavailable',
    files: faults.stateOf('files') === 'ok' && hasRoom(filesFolder(dataDir)) ? 'ok' : 'full',
    ...(jobQueue ? { jobs: jobQueue.state() } : {}),
  }
}
