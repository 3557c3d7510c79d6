// Events as Firestore documents, written by a job that `publish` queues in the transaction of the event.
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Documents } from '../firebase/documents.ts'
import { EVENT_DAYS } from '../jobs/housekeeping.ts'
import type { Job } from '../jobs/run.ts'
import { DOCUMENT_JOB } from './publish.ts'

const DAY = 86_400_000
const payloadShape = z.object({ id: z.number().int().min(1) })
const missionShape = z.object({ worldName: z.string(), missionTitle: z.string(), rewardText: z.string() })
const decisionShape = z.object({
  kind: z.literal('application'),
  ...{ applicationKind: z.string(), name: z.string(), result: z.string(), refundText: z.string() },
})

const scenarioShape = z.object({
  kind: z.literal('scenario'),
  ...{
    scenarioId: z.coerce.string(),
    phase: z.coerce.string(),
    worldId: z.string(),
    title: z.string(),
    act: z.string(),
    entry: z.string(),
  },
})
const namedShape = z.discriminatedUnion('kind', [decisionShape, scenarioShape])

type Row = { userId: string; kind: string; payload: object; createdAt: string }

export function documentJobs(documents: Documents): readonly Job[] {
  return [
    {
      name: DOCUMENT_JOB,
      run: async ({ db }, payload) => {
        const { id } = payloadShape.parse(payload)
        const { rows } = await db.execute<Row>(sql`
          select user_id as "userId", kind, payload, created_at as "createdAt" from realtime_event where id = ${id}`)
        const row = rows[0]
        // The event was deleted as too old while this job could not reach Firestore.
        if (!row) return
        const { userId, kind, payload: told } = row
        const event = kind === 'mission' ? missionShape.parse(told) : namedShape.parse({ kind, ...told })
        await documents.write(id, { userId, ...event, createdAt: new Date(row.createdAt) })
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
