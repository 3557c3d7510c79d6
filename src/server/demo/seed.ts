// Seeding of a database that is to get the demo, which alone loads the demo's files.
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { demoState, type SeedOptions } from './state.ts'

/**
 * Seeds an empty database once, when it is wanted. An interrupted seeding is finished at the next start.
 * @returns whether this database holds the demo.
 */
export async function seedDemo(options: SeedOptions): Promise<boolean> {
  const state = await demoState(options.db)
  if (state === 'done') return true
  if (!options.wanted || (state === null && !(await isEmpty(options.db)))) return false
  const { writeDemo } = await import('./write-demo.ts')
  await writeDemo(options)
  return true
}

async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ used: boolean }>(sql`
    select exists (select 1 from app_user) or exists (select 1 from world) as used`)
  return rows[0]?.used === false
}
