// Program that fills an empty database with the demo, through the built server: loading its sources one by one would cost
// seven times as much. Arguments: address of the database, folder of the demo's pictures, and whether to `seed` the demo or to `settle` it.
import { setTimeout as sleep } from 'node:timers/promises'
import { REMINDER_MINUTES } from '../../src/rules/scenario/reminders.ts'
import { inDatabase } from './cluster.ts'
import { serverParts } from './paths.ts'

const { readConfig, start }: typeof import('../../src/server/parts.ts') = await import(serverParts)

const [url = '', pictures = '', what] = process.argv.slice(2)
const settings = { DATABASE_URL: url, DATA_DIR: pictures, PORT: '0', LOG_LEVEL: 'error', DEMO_LIVES: '0' }

if (what === 'settle') await runJobs()
else await seed()

async function seed(): Promise<void> {
  const seeding = await start(readConfig({ ...settings, DEMO: '1', JOBS: '0' }))
  await seeding.stop()
  await inDatabase(url, client =>
    // Reminders of the demo's deadlines are marked as given, because they would come in the middle of a test by chance.
    client.query(
      `insert into scenario_reminder (entry_id, minutes, playing_until, reminded_at)
       select e.entry_id, r.minutes, p.playing_until, now()
       from scenario_entry e join scenario_phase p on p.scenario_id = e.scenario_id and p.phase = e.phase
       cross join unnest($1::int[]) as r (minutes)
       where p.playing_until is not null`,
      [[...REMINDER_MINUTES]],
    ),
  )
}

/** Runs the jobs that the demo queued, because otherwise each server on a copy would run these hundreds again, for a second of work. */
async function runJobs(): Promise<void> {
  const running = await start(readConfig({ ...settings, JOBS: '1' }))
  const due = () =>
    inDatabase(url, async client => {
      const { rows } = await client.query<{ due: number; failed: number }>(
        `select count(*) filter (where run_at <= now())::int as due, count(*) filter (where attempts > 1)::int as failed
         from graphile_worker.jobs`,
      )
      return rows[0] ?? { due: 0, failed: 0 }
    })
  for (let left = await due(); left.due > 0; left = await due()) {
    if (left.failed > 0) throw new Error(`${left.failed} jobs of the demo fail.`)
    await sleep(200)
  }
  await running.stop()
}
