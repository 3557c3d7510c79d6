// Order of one's own characters, and hiding them from the lists of others.

import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from '../character/tables.ts'
import { lockUser } from './lock-user.ts'

const characterColumn = columnsOf(character, null, ['characterId'])

/** @throws NOT_YOUR_CHARACTER */
export async function arrange(
  tx: Tx,
  { userId, characterIdList }: { userId: string; characterIdList: readonly string[] },
): Promise<{ characterIdList: string[] }> {
  await lockUser(tx, userId)
  const ids = [...new Set(characterIdList)]
  const { rows } = await tx.execute<RowOf<typeof characterColumn>>(sql`
    select ${characterColumn} from character where user_id = ${userId}
    order by display_order, created_at, character_id`)
  const own = rows.map(({ characterId }) => characterId)
  if (!ids.every(id => own.includes(id))) throw refuse('NOT_YOUR_CHARACTER')
  const order = [...ids, ...own.filter(id => !ids.includes(id))]
  await tx.execute(sql`
    update character set display_order = wanted.place
    from unnest(${`{${order.join(',')}}`}::text[]) with ordinality as wanted (id, place)
    where character_id = wanted.id and user_id = ${userId}`)
  return { characterIdList: ids }
}

export async function hide(tx: Tx, { own: { characterId }, isHidden }: { own: OwnCharacter; isHidden: boolean }) {
  await tx.execute(sql`update character set is_hidden = ${isHidden} where character_id = ${characterId}`)
  return { characterId, isHidden }
}
