// The demo as a template database. Its pictures are cached between runs: drawing them takes longer than most tests.
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { REMINDER_MINUTES } from '#rules/scenario/reminders.ts'
import { createEmbeddedProvider } from '#server/areas/identity/embedded-provider.ts'
import { createDb, createPool } from '#server/db/client.ts'
import { APP_ROLE } from '#server/db/migrate.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createFiles } from '#server/platform/files.ts'
import { projectRoot } from './paths.ts'

/** Folder of the rendered pictures of the demo; the seed draws only missing ones. */
export const demoFilesFolder = join(projectRoot, 'node_modules/.cache/tsumugi-demo-files')

export async function seedDemoTemplate(url: string): Promise<void> {
  const pool = createPool({ url, max: 4, role: APP_ROLE, name: 'tsumugi-test-seed' })
  try {
    const db = createDb(pool)
    const provider = await createEmbeddedProvider(db, { accessTokenSeconds: 900, secureCookies: false })
    await seedDemo({
      db,
      files: createFiles(demoFilesFolder),
      clock: systemClock,
      createAccount: provider.createAccount,
      wanted: true,
      say: () => {},
    })
    // Reminders come at the minute that a test happens to run in: those of the demo's deadlines count as given.
    await db.execute(sql`
      insert into scenario_reminder (entry_id, minutes, playing_until, reminded_at)
      select e.entry_id, r.minutes, p.playing_until, now()
      from scenario_entry e join scenario_phase p on p.scenario_id = e.scenario_id and p.phase = e.phase
      cross join unnest(${sql.param([...REMINDER_MINUTES])}::int[]) as r (minutes)
      where p.playing_until is not null`)
  } finally {
    await pool.end()
  }
}
