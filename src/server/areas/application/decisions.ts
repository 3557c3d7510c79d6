// Decisions of admins about all applications of a user, and the mark of the seen ones.

import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { character } from '../character/tables.ts'
import { readTopics } from '../notice/notify.ts'
import { world } from '../world/tables.ts'
import { isUnseen, type Stands, stands } from './own-applications.ts'
import { application } from './tables.ts'

const about = columnsOf(application, 'a', ['kind', 'name', 'worldId', 'characterId'])

const ofWorld = columnsOf(world, 'w', ['worldName'])
const ofCharacter = columnsOf(character, 'c', { characterName: 'characterFullName' })
type Decided = Stands & RowOf<typeof about> & RowOf<typeof ofWorld> & RowOf<typeof ofCharacter>

type Query = { userId: string; offset: number; limit: number }

export async function listDecisions(db: Db, { userId, offset, limit }: Query) {
  const { rows } = await db.execute<Decided>(sql`
    select ${stands}, ${about}, ${isUnseen} as "isUnseen", ${ofWorld}, ${ofCharacter}
    from application a join world w on w.world_id = a.world_id join character c on c.character_id = a.character_id
    where a.user_id = ${userId} and a.status in (2, 3)
    order by a.decided_at desc, a.application_id desc limit ${limit} offset ${offset}`)
  const count = await countOf(db, sql`application where user_id = ${userId} and status in (2, 3)`)
  return { decisionList: rows, count, unseenCount: await countUnseen(db, userId) }
}

type Seen = { userId: string; applicationIdList: readonly number[]; now: Date }

export async function markSeen(db: Tx, { userId, applicationIdList, now }: Seen) {
  await db.execute(sql`
    update application a set seen_at = ${now.toISOString()}
    where user_id = ${userId} and application_id in ${[...applicationIdList]} and ${isUnseen}`)
  await readTopics(db, { userId, topics: applicationIdList.map(id => `application:${id}`), now })
  return { unseenCount: await countUnseen(db, userId) }
}

async function countUnseen(db: Db | Tx, userId: string): Promise<number> {
  return countOf(db, sql`application a where user_id = ${userId} and ${isUnseen}`)
}
