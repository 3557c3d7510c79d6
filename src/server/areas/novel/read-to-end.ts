// Reading a novel to its end.

import { sql } from 'drizzle-orm'
import { achievementType } from '#rules/mission.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { achieve } from '../mission/achieve.ts'
import { published } from './novel-row.ts'
import { novel } from './tables.ts'

const worldColumn = columnsOf(novel, 'n', ['worldId'])

/** Marks a novel as read, and raises the missions of its world and those of no world. @throws NOVEL_NOT_FOUND */
export async function readToEnd(tx: Tx, { userId, novelId, now }: { userId: string; novelId: number; now: Date }) {
  const { rows } = await tx.execute<RowOf<typeof worldColumn>>(sql`
    select ${worldColumn} from novel n where n.novel_id = ${novelId} and ${published(now)}`)
  if (!rows[0]) throw refuse('NOVEL_NOT_FOUND')
  await tx.execute(sql`
    insert into novel_read (user_id, novel_id, read_at) values (${userId}, ${novelId}, ${now.toISOString()})
    on conflict do nothing`)
  const happenedIn = rows[0].worldId
  const type = achievementType.novelRead
  return { reached: await achieve(tx, { userId, type, value: String(novelId), happenedIn, now }) }
}
