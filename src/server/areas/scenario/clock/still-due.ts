// Checks that a notice of a scenario is still true when it is sent to another channel.
import { sql } from 'drizzle-orm'
import type { ToldNews, ToldPost, ToldReminder } from '#rules/notices/scenario-notices.ts'
import type { Tx } from '../../../db/client.ts'
import type { StoredNotice } from '../../notice/judge.ts'

/** A reminder: the deadline stands, the seat too, and nothing was sent since. */
export async function isStillDue(tx: Tx, { facts, createdAt }: StoredNotice): Promise<boolean> {
  const { entryId, until } = facts as ToldReminder
  const { rows } = await tx.execute(sql`
    select 1 from scenario_entry e join scenario_phase p on p.scenario_id = e.scenario_id and p.phase = e.phase
    where e.entry_id = ${entryId} and e.state = 'seated' and p.state = 'consultation'
      and p.playing_until = ${until}::timestamptz and not exists (
        select 1 from scenario_playing s where s.entry_id = e.entry_id and s.received_at > ${createdAt.toISOString()})`)
  return rows.length > 0
}

/** A won seat: it waits to be confirmed. Other news of seats stay true. */
export async function isStillWon(tx: Tx, { facts, userId }: StoredNotice): Promise<boolean> {
  const { act, entry, scenarioId, phase } = facts as ToldNews
  if (act !== 'draw' || entry !== 'won') return true
  const { rows } = await tx.execute(sql`
    select 1 from scenario_entry
    where user_id = ${userId} and scenario_id = ${scenarioId} and phase = ${phase} and state = 'won'`)
  return rows.length > 0
}

/** A call in a consultation: its post was not deleted. */
export async function isPostThere(tx: Tx, { facts }: StoredNotice): Promise<boolean> {
  const { postId } = facts as ToldPost
  const { rows } = await tx.execute(sql`
    select 1 from scenario_post where post_id = ${postId} and deleted_at is null`)
  return rows.length > 0
}
