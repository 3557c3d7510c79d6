// Telling the other side of a pair that it was asked, or that both are friends now.

import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { character } from '../character/tables.ts'
import { notify } from '../notice/notify.ts'
import type { Pair } from './standing.ts'

/** Locks the events of both players in one order, before the pair. */
export async function lockBoth(tx: Tx, userIds: readonly string[]): Promise<void> {
  for (const userId of [...new Set(userIds)].sort()) await lockUserEvents(tx, userId)
}

const userColumn = columnsOf(character, null, ['userId'])

export async function playersOf(tx: Tx, { characterId, otherId }: Pair): Promise<string[]> {
  const { rows } = await tx.execute<RowOf<typeof userColumn>>(sql`
    select ${userColumn} from character where character_id in (${characterId}, ${otherId})`)
  return rows.map(({ userId }) => userId)
}

const sides = columnsOf(character, null, {
  ...{ characterId: 'characterId', userId: 'userId', worldId: 'worldId', name: 'characterFullName' },
})

/** @param pair first the character that acted; the caller holds `lockBoth` */
export async function tellFriend(tx: Tx, event: 'friend.asked' | 'friend.made', pair: Pair, now: Date): Promise<void> {
  const { rows } = await tx.execute<RowOf<typeof sides>>(sql`
    select ${sides} from character where character_id in (${pair.characterId}, ${pair.otherId})`)
  const actor = rows.find(({ characterId }) => characterId === pair.characterId)
  const told = rows.find(({ characterId }) => characterId === pair.otherId)
  // Friends of one player's own characters need no notice.
  if (!actor || !told || actor.userId === told.userId) return
  const { userId, worldId, characterId, name: characterName } = told
  const facts = { worldId, characterId, characterName, name: actor.name, otherId: actor.characterId }
  await notify(tx, now, { userId, event, facts, by: actor })
}
