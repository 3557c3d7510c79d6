// The caller's characters, and the one that speaks in each world.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { world } from '../world/tables.ts'
import { character } from './tables.ts'

const columns = columnsOf(character, 'c', [
  'characterId',
  'characterFullName',
  'icon',
  'worldId',
  'className',
  'level',
  'shogo',
  'isHidden',
  'isResting',
  'excludedStatus',
])

const ofWorld = columnsOf(world, 'w', ['worldName'])
type Row = RowOf<typeof columns> & RowOf<typeof ofWorld> & { isSpeaking: boolean }

/** Lists the caller's characters. In a world without a choice, the first of the list speaks. */
export async function listOwn(db: Db, { userId }: { userId: string }): Promise<{ characterList: Row[] }> {
  const { rows } = await db.execute<Row>(sql`
    select ${columns}, ${ofWorld},
      c.character_id = coalesce(s.character_id, first_value(c.character_id) over (
        partition by c.world_id order by c.display_order, c.created_at, c.character_id)) as "isSpeaking"
    from character c join world w on w.world_id = c.world_id
    left join speaking_character s on s.user_id = c.user_id and s.world_id = c.world_id
    where c.user_id = ${userId}
    order by w.display_order, c.display_order, c.created_at, c.character_id`)
  return { characterList: rows }
}

export async function speakAs(
  tx: Tx,
  { userId, own: { characterId, worldId } }: { userId: string; own: OwnCharacter },
) {
  await tx.execute(sql`
    insert into speaking_character (user_id, world_id, character_id) values (${userId}, ${worldId}, ${characterId})
    on conflict (user_id, world_id) do update set character_id = excluded.character_id`)
  return { worldId, characterId }
}
