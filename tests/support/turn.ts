// Turns of the files that load the whole machine, so that none is measured beside another.
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'

const TURN = 5_117_001
/** Time that the full runs of the other files may take together. */
const PATIENCE_MS = 6 * 3_600_000

/** Waits for the turn before the tests of a file and gives it back after everything else; called at the top of the file. */
export function takeTurn(): void {
  const client = new pg.Client({ connectionString: inject('clusterUrl'), application_name: 'tsumugi-test-turn' })
  client.on('error', () => {})
  beforeAll(async () => {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [TURN])
  }, PATIENCE_MS)
  afterAll(() => client.end())
}
