// Reports in lists: the reported thing with the character that wrote it, or without one where nobody is told.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { type Absent, columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { character } from '../character/tables.ts'
import { world } from '../world/tables.ts'
import { report } from './tables.ts'

export const thing = columnsOf(report, 'r', [
  ...(['reportId', 'kind', 'worldId', 'characterId', 'quoted', 'state', 'reason', 'words'] as const),
  ...(['answer', 'told', 'createdAt', 'decidedAt'] as const),
])
const face = columnsOf(character, 'c', ['characterFullName', 'icon'])
const ofWorld = columnsOf(world, 'w', ['worldName'])
export type ThingRow = RowOf<typeof thing> & RowOf<typeof ofWorld> & Absent<RowOf<typeof face>>

export const faces = sql`${face}, ${ofWorld}`
export const tables = sql`report r left join character c on c.character_id = r.character_id
  join world w on w.world_id = r.world_id`

/** Part of a report that everybody who may know of it sees. */
export function toThing(row: ThingRow) {
  const { reportId, kind, worldId, worldName, characterId, characterFullName, icon, quoted, state } = row
  const { createdAt, decidedAt } = row
  return {
    ...{ reportId, kind, worldId, worldName, quoted, state, createdAt, decidedAt },
    character: characterId === null || characterFullName === null ? null : { characterId, characterFullName, icon },
  }
}

type Page = { userId: string; pageStart: number; perPage: number }

async function page(db: Db, where: SQL, { pageStart, perPage }: Page) {
  const [{ rows }, count] = await Promise.all([
    db.execute<ThingRow>(sql`
      select ${thing}, ${faces} from ${tables} where ${where}
      order by r.report_id desc limit ${perPage} offset ${(pageStart - 1) * perPage}`),
    countOf(db, sql`report r where ${where}`),
  ])
  return { rows, count }
}

export async function getSent(db: Db, asked: Page) {
  const { rows, count } = await page(db, sql`r.user_id = ${asked.userId}`, asked)
  return {
    reportList: rows.map(row => ({ ...toThing(row), reason: row.reason, words: row.words, answer: row.answer })),
    count,
  }
}

export async function getTold(db: Db, asked: Page) {
  const { rows, count } = await page(db, sql`r.writer_user_id = ${asked.userId} and r.told is not null`, asked)
  return { reportList: rows.map(row => ({ ...toThing(row), told: row.told ?? '' })), count }
}
