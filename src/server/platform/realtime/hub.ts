// Delivery of stored events to the streams that are open in this process. One connection listens for notifications; a
// stream asks the table for all events after the last one it has seen, so a lost notification loses no event.
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { Logger } from '../log.ts'
import { realtimeEvent } from '../tables.ts'
import { TOPIC_CHANNEL } from './announce.ts'
import { REALTIME_CHANNEL } from './publish.ts'
import { createTopics, type TopicRights, type Topics } from './topics.ts'

const columns = columnsOf(realtimeEvent, null, ['id', 'kind', 'payload', 'createdAt'])
export type StoredEvent = RowOf<typeof columns>

export type Subscriber = {
  userId: string
  lastId: number
  send: (event: StoredEvent) => void
  end: () => void
}

export type RealtimeHub = {
  add: (subscriber: Subscriber) => () => void
  newestId: (userId: string) => Promise<number>
  /** Sends a subscriber the events that it has not seen. */
  catchUp: (userId: string) => Promise<void>
  topics: Topics
  /** Number of open streams. */
  open: () => number
  close: () => Promise<void>
}

const RECONNECT_MS = 500
const AT_ONCE = 200

export function createRealtimeHub(db: Db, url: string, log: Logger, rights: TopicRights = {}): RealtimeHub {
  const subscribers = new Map<string, Set<Subscriber>>()
  const topics = createTopics(db, rights, log)
  let closed = false
  let client: pg.Client | undefined

  const catchUp = async (userId: string): Promise<void> => {
    const open = subscribers.get(userId)
    if (!open?.size) return
    const from = Math.min(...[...open].map(subscriber => subscriber.lastId))
    const { rows } = await db.execute<StoredEvent>(sql`
      select ${columns} from realtime_event
      where user_id = ${userId} and id > ${from} order by id limit ${AT_ONCE}`)
    for (const subscriber of open) {
      // A subscriber that came meanwhile and has seen less has its own catch-up, because these rows begin too late for it.
      if (subscriber.lastId < from) continue
      for (const event of rows) {
        if (event.id <= subscriber.lastId) continue
        subscriber.lastId = event.id
        subscriber.send(event)
      }
    }
    if (rows.length === AT_ONCE) await catchUp(userId)
  }
  const safely = (read: Promise<void>): void => {
    read.catch(error => log.warn({ reason: (error as Error).message }, 'events could not be read'))
  }
  const hear = ({ channel, payload = '' }: pg.Notification): void => {
    if (channel === REALTIME_CHANNEL) safely(catchUp(payload))
    else {
      const [topic = '', revision] = payload.split('@')
      topics.hear(topic, Number(revision))
    }
  }

  const listen = async (): Promise<void> => {
    while (!closed) {
      try {
        client = new pg.Client({ connectionString: url, application_name: 'tsumugi-realtime', keepAlive: true })
        const lost = new Promise<void>(resolve => {
          client?.on('error', () => resolve())
          client?.on('end', () => resolve())
        })
        client.on('notification', hear)
        // connect() never settles when the connection ends during it.
        await Promise.race([client.connect(), lost])
        await client.query(`listen ${REALTIME_CHANNEL}; listen ${TOPIC_CHANNEL}`)
        // Catches up on events that were announced while no connection listened.
        for (const userId of subscribers.keys()) safely(catchUp(userId))
        safely(topics.catchUp())
        await lost
      } catch (error) {
        if (!closed) log.debug({ reason: (error as Error).message }, 'the listening connection was lost')
      }
      if (!closed) await new Promise(resolve => setTimeout(resolve, RECONNECT_MS))
    }
  }
  const listening = listen()

  return {
    add: subscriber => {
      if (closed) {
        subscriber.end()
        return () => {}
      }
      const open = subscribers.get(subscriber.userId) ?? new Set()
      subscribers.set(subscriber.userId, open.add(subscriber))
      return () => {
        open.delete(subscriber)
        if (open.size === 0) subscribers.delete(subscriber.userId)
      }
    },
    newestId: async userId => {
      const { rows } = await db.execute<{ id: number | null }>(sql`
        select max(id) as id from realtime_event where user_id = ${userId}`)
      return rows[0]?.id ?? 0
    },
    catchUp,
    topics,
    open: () => [...subscribers.values()].reduce((sum, { size }) => sum + size, 0),
    close: async () => {
      closed = true
      topics.close()
      for (const open of subscribers.values()) for (const subscriber of open) subscriber.end()
      await client?.end().catch(() => {})
      await listening
    },
  }
}
