// The first and the last page of each tab of the mission list, for the user with many rows: as requests, and as the
// statements of the server.
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { MISSION_PAGE_SIZE, missionWorld } from '#rules/mission.ts'
import { listAchieved, listNotAchieved } from '#server/areas/mission/lists.ts'
import { createPool } from '#server/db/client.ts'
import { APP_ROLE } from '#server/db/migrate.ts'
import * as schema from '#server/db/schema.ts'
import { HEAVY_USER, userIdOf } from './data.ts'

export type Statement = { text: string; values: unknown[] }
export type Probe = { name: string; path: string; statements: Statement[] }

const tabs = [
  { name: 'unachieved', call: 'getNotAchievedList/all', kind: null },
  { name: 'achieved', call: 'getAchievedList/all/0', kind: 0 },
  { name: 'received', call: 'getAchievedList/all/1', kind: 1 },
] as const

/** A pool like the server's, with one connection. */
export const openPool = (url: string): pg.Pool => createPool({ url, max: 1, role: APP_ROLE, name: 'tsumugi-bench' })

export async function findProbes(pool: pg.Pool): Promise<Probe[]> {
  const statements: Statement[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => statements.push({ text, values }) }
  const db = drizzle(pool, { schema, logger })
  const page = { userId: userIdOf(HEAVY_USER), worldId: missionWorld.all, limit: MISSION_PAGE_SIZE, now: new Date() }
  const probes: Probe[] = []
  for (const { name, call, kind } of tabs) {
    const read = (offset: number) =>
      kind === null ? listNotAchieved(db, { ...page, offset }) : listAchieved(db, { ...page, kind, offset })
    const { totalCount } = await read(0)
    const last = Math.floor((totalCount - 1) / MISSION_PAGE_SIZE) * MISSION_PAGE_SIZE
    for (const [place, offset] of [
      ['first page', 0],
      [`page ${last / MISSION_PAGE_SIZE + 1}, the last`, last],
    ] as const) {
      statements.length = 0
      await read(offset)
      const path = `/api/Achievement/${call}/${offset}/${MISSION_PAGE_SIZE}`
      probes.push({ name: `${name}, ${place}`, path, statements: [...statements] })
    }
  }
  return probes
}

export async function runStatements(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements) await pool.query(text, values)
}
