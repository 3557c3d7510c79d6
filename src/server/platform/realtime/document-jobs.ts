// Events as Firestore documents, written by a job that `publish` queues in the transaction of the event.
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { userEventKinds } from '#rules/user-events.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { Documents } from '../firebase/documents.ts'
import { EVENT_DAYS } from '../jobs/housekeeping.ts'
import type { Job } from '../jobs/run.ts'
import { realtimeEvent } from '../tables.ts'
import { DOCUMENT_JOB } from './publish.ts'

const DAY = 86_400_000
const payloadShape = z.object({ id: z.number().int().min(1) })
const missionShape = z.looseObject({ worldName: z.string(), missionTitle: z.string(), rewardText: z.string() })
/**
 * Kinds of events that this server knows. The job of an event of a newer kind fails, and waits for a server that knows
 * it.
 */
const kindShape = z.enum(userEventKinds)

const columns = columnsOf(realtimeEvent, null, ['userId', 'kind', 'payload', 'createdAt'])

export function documentJobs(documents: Documents): readonly Job[] {
  return [
    {
      name: DOCUMENT_JOB,
      run: async ({ db }, payload) => {
        const { id } = payloadShape.parse(payload)
        const { rows } = await db.execute<RowOf<typeof columns>>(sql`
          select ${columns} from realtime_event where id = ${id}`)
        const row = rows[0]
        // The event was deleted as too old while this job could not reach Firestore.
        if (!row) return
        const { userId, payload: facts } = row
        const kind = kindShape.parse(row.kind)
        const whose = { userId, createdAt: new Date(row.createdAt) }
        await documents.write(
          id,
          kind === 'mission' ? { ...missionShape.parse(facts), ...whose } : { kind, facts, ...whose },
        )
      },
    },
    {
      // A device reads all documents of its user when it begins to listen, so they are deleted at the same age as the
      // events.
      name: 'delete-old-documents',
      cron: '37 18 * * *',
      run: ({ clock }) => documents.deleteBefore(new Date(clock.now().getTime() - EVENT_DAYS * DAY)),
    },
  ]
}
