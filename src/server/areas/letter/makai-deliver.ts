// The rounds of the makai post: letters whose round has come go to their receivers, all of a round with the same time and in the order
// of their random numbers, which tells nothing of when they were written. A letter between two users of whom one blocked the other is
// dropped.
import { sql } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { character } from '../character/tables.ts'
import { notify } from '../notice/notify.ts'
import { makaiSender } from './makai-tables.ts'

const BATCH = 100

const due = columnsOf(makaiSender, 's', ['letterId', 'worldId', 'characterId', 'toId', 'body', 'isAnonymous', 'dueAt'])
const receiver = columnsOf(character, 'c', { receiverId: 'userId', receiverName: 'characterFullName' })
const idColumn = columnsOf(makaiSender, null, ['letterId'])
type Due = RowOf<typeof due> & RowOf<typeof receiver> & { isDropped: boolean }

/**
 * Condition that a block keeps the letter `s` from its receiver `c`. A block made from a letter without a name holds for all letters
 * without a name of that user; any other holds for every letter except those to characters of the service, whom no block hides.
 */
const isDropped = sql`exists (select 1 from user_block b where
  (b.user_id = c.user_id and b.blocked_user_id = s.user_id
    and (b.blocked_letter_id is null and not c.is_npc or b.blocked_letter_id is not null and s.is_anonymous))
  or (b.user_id = s.user_id and b.blocked_user_id = c.user_id and b.blocked_letter_id is null and not c.is_npc))`

/** @returns the number of letters that were delivered or dropped */
export async function deliverDue(db: Db, now: Date): Promise<number> {
  let taken = 0
  for (;;) {
    const { rows } = await db.execute<RowOf<typeof idColumn>>(sql`
      select ${idColumn} from makai_sender where ended_at is null and due_at <= ${now.toISOString()}
      order by letter_id limit ${BATCH}`)
    for (const { letterId } of rows) await transact(db, tx => deliver(tx, letterId, now))
    taken += rows.length
    if (rows.length < BATCH) return taken
  }
}

async function deliver(tx: Tx, letterId: number, now: Date): Promise<void> {
  const { rows } = await tx.execute<Due>(sql`
    select ${due}, ${receiver}, ${isDropped} as "isDropped"
    from makai_sender s join character c on c.character_id = s.to_id
    where s.letter_id = ${letterId} and s.ended_at is null for update of s`)
  const [row] = rows
  if (!row) return
  const { worldId, characterId, toId, body, isAnonymous, dueAt, receiverId, receiverName } = row
  await tx.execute(sql`update makai_sender set ended_at = ${dueAt} where letter_id = ${letterId}`)
  if (row.isDropped) return
  await lockUserEvents(tx, receiverId)
  await tx.execute(sql`
    insert into makai_letter (letter_id, world_id, to_id, from_id, body, arrived_at)
    values (${letterId}, ${worldId}, ${toId}, ${isAnonymous ? null : characterId}, ${body}, ${dueAt})`)
  await notify(tx, now, {
    userId: receiverId,
    event: 'makai.arrived',
    facts: { worldId, characterId: toId, characterName: receiverName },
  })
}
