// Seeding of the demo on a machine so busy that hashing a password takes longer than a transaction may rest.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createDb } from '#server/db/client.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createFiles } from '#server/platform/files.ts'
import { openDatabase } from '../../support/database.ts'
import { demoFilesFolder } from '../../support/demo-template.ts'

const RESTS_MS = 200

test('accounts that take their time do not cost the seeding its connection', async () => {
  const { url } = await openDatabase('empty')
  const pool = new pg.Pool({ connectionString: url, options: `-c idle_in_transaction_session_timeout=${RESTS_MS}` })
  pool.on('connect', client => client.on('error', () => {}))
  onTestFinished(() => pool.end())
  const seeding = seedDemo({
    db: createDb(pool),
    files: createFiles(demoFilesFolder),
    clock: systemClock,
    createAccount: async () => {
      await sleep(3 * RESTS_MS)
      throw new Error('an account was asked for')
    },
    wanted: true,
    say: () => {},
  })
  // With its connection lost it could not even be rolled back, and that would be the error.
  await expect(seeding).rejects.toThrow('an account was asked for')
})
