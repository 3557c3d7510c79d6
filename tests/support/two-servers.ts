// Two servers on the database of a file, and requests that reach them at the same moment. Called at the top of the file, whose
// tests they outlive.
import { afterAll } from 'vitest'
import { createDb, createPool } from '#server/db/client.ts'
import type { TestDatabase } from './database.ts'
import { openServer } from './http-server.ts'
import { Salvo } from './last-byte.ts'

export async function openTwoServers(database: TestDatabase) {
  // Each server has connections of its own, as a process of its own would.
  const pools = [1, 2].map(() => createPool({ url: database.url, max: 12, role: null, name: 'tsumugi-test' }))
  const [one, two] = await Promise.all(pools.map(pool => openServer({ ...database, pool, db: createDb(pool) })))
  if (!one || !two) throw new Error('Two servers are needed.')
  const salvo = new Salvo([one.url, two.url])
  afterAll(async () => {
    salvo.close()
    await Promise.all([one.close(), two.close()])
    await Promise.all(pools.map(pool => pool.end()))
  })
  return { one, two, salvo }
}
