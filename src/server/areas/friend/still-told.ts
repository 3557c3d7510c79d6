// Checks that a notice of friends is still true when it is sent to another channel: the request stands, they are friends.
import { sql } from 'drizzle-orm'
import type { FriendState } from '#rules/friend-address.ts'
import type { ToldFriend } from '#rules/notices/people-notices.ts'
import type { Tx } from '../../db/client.ts'
import type { StoredNotice } from '../notice/judge.ts'

const stands =
  (state: FriendState) =>
  async (tx: Tx, { facts }: StoredNotice): Promise<boolean> => {
    const { characterId, otherId } = facts as ToldFriend
    const { rows } = await tx.execute(sql`
      select 1 from character_friend
      where character_id = ${characterId} and other_id = ${otherId} and state = ${state}`)
    return rows.length > 0
  }

export const isStillAsked = stands('invited')
export const areStillFriends = stands('friend')
