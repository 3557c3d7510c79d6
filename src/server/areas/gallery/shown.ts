// Works that a reader may see: the row of each is `g`.
import { type SQL, sql } from 'drizzle-orm'
import { meets } from '../block/between.ts'

/** Condition that a work's client keeps it out of the gallery. */
export const isLimited = sql`(exists (select 1 from gallery_character_limit x where x.character_id = g.character_id)
  or exists (select 1 from gallery_order_limit x where x.commission_id = g.commission_id))`

/** Condition that a work is the reader's, as its client or its creator. */
const isParty = (userId: string | null): SQL =>
  userId === null ? sql`false` : sql`(g.client_id = ${userId} or g.creator_user_id = ${userId})`

/** Condition that a reader sees a work: its parties see it also where it is kept out of the gallery. */
export const shownItem = (
  userId: string | null,
): SQL => sql`g.removed_at is null and (${isParty(userId)} or not ${isLimited})
  and ${meets(userId, sql`g.client_id`)} and ${meets(userId, sql`g.creator_user_id`)}`
