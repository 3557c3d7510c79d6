// Saving and finding the places of readers.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { readingPlace } from './tables.ts'

/** Most texts whose place is kept for one user; those opened longest ago are deleted first. */
const MOST_PLACES = 2_000

const columns = columnsOf(readingPlace, null, ['textKey', 'place', 'ratio', 'version', 'updatedAt'])

type Place = RowOf<typeof columns>

export async function findPlace(db: Db, userId: string, textKey: string) {
  const { rows } = await db.execute<Place>(sql`
    select ${columns} from reading_place where user_id = ${userId} and text_key = ${textKey}`)
  return { readingPlace: rows[0] ?? null }
}

type Kept = { userId: string; textKey: string; place: number; ratio: number; now: Date }

export async function keepPlace(tx: Tx, { userId, textKey, place, ratio, now }: Kept) {
  const { rows } = await tx.execute<Place>(sql`
    insert into reading_place as kept (user_id, text_key, place, ratio, updated_at)
    values (${userId}, ${textKey}, ${place}, ${ratio}, ${now.toISOString()})
    on conflict (user_id, text_key) do update set place = excluded.place, ratio = excluded.ratio,
      version = kept.version + 1, updated_at = excluded.updated_at
    returning ${columns}`)
  const [kept] = rows
  if (!kept) throw new Error('The place was not kept.')
  if (kept.version === 1) {
    await tx.execute(sql`
      delete from reading_place where user_id = ${userId} and text_key in (
        select text_key from reading_place where user_id = ${userId} and text_key <> ${textKey}
        order by updated_at desc, text_key offset ${MOST_PLACES - 1})`)
  }
  return { readingPlace: kept }
}
