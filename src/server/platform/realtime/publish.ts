// Events for the open screens of a user: stored, and announced to every process when the transaction commits.
import { sql } from 'drizzle-orm'
import type { UserEventKind } from '#rules/user-events.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { enqueue } from '../jobs/run.ts'
import { realtimeEvent } from '../tables.ts'

export const REALTIME_CHANNEL = 'tsumugi_realtime'

/** Job that writes an event's Firestore document (document-jobs.ts). */
export const DOCUMENT_JOB = 'write-mission-document'

const idColumn = columnsOf(realtimeEvent, null, ['id'])

export type UserEvent = { userId: string; kind: UserEventKind; payload: Record<string, unknown> }

/**
 * Makes this transaction the only one that publishes to a user until it ends. So event ids grow in the order of commits, and
 * a device that has seen one has seen all before it. Take it before other locks.
 */
export async function lockUserEvents(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`)
}

/**
 * Publishes one event. The caller holds `lockUserEvents`. If events of the connection also become documents (`documents` of
 * createPool), the job that writes the document is queued in the same transaction.
 */
export async function publish(tx: Tx, now: Date, event: UserEvent): Promise<void> {
  const { rows } = await tx.execute<RowOf<typeof idColumn> & { documents: boolean | null }>(sql`
    with stored as (
      insert into realtime_event (user_id, kind, payload, created_at)
      values (${event.userId}, ${event.kind}, ${JSON.stringify(event.payload)}::jsonb, ${now.toISOString()})
      returning id)
    select ${idColumn}, current_setting('tsumugi.documents', true) = 'on' as documents,
      pg_notify(${REALTIME_CHANNEL}, ${event.userId}) from stored`)
  const id = rows[0]?.id
  if (id && rows[0]?.documents) {
    await enqueue(tx, { name: DOCUMENT_JOB, payload: { id }, key: `${DOCUMENT_JOB}:${id}` })
  }
}
