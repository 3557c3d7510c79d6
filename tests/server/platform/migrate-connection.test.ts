// A database that goes away in the middle of the migrations: the start fails, the process does not.
import { expect, inject, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { inDatabase, templates, urlOf } from '../../support/cluster.ts'

test('a connection that breaks while nothing is asked of it fails the next statement', async () => {
  const url = urlOf(inject('clusterUrl'), 'migrate_broken')
  await inDatabase(inject('clusterUrl'), client =>
    client.query(`create database migrate_broken template ${templates.empty}`),
  )
  await inDatabase(url, async client => {
    // The tables of the jobs are read over a separate connection; that of the migrations waits meanwhile.
    await client.query('begin')
    await client.query('lock table graphile_worker.migrations in access exclusive mode')
    const told = expect(migrate(url)).rejects.toThrow(/terminat|connection/i)
    await expect
      .poll(async () => {
        const { rowCount } = await client.query(
          `select pg_terminate_backend(mine.pid) from pg_stat_activity mine
           where mine.application_name = 'tsumugi-migrate' and mine.datname = current_database() and mine.state = 'idle'
             and exists (select from pg_locks where relation = 'graphile_worker.migrations'::regclass and not granted)`,
        )
        return rowCount
      })
      .toBe(1)
    await client.query('rollback')
    await told
  })
})
