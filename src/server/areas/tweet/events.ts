// Events for tweets: the one of now, its page with the winners, and the list of a world.
import { type SQL, sql } from 'drizzle-orm'
import { eventPhase, TWEET_EVENTS_SHOWN } from '#rules/tweets.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { readerOf, shown, tagsOf, tweetsOf } from './shown-tweets.ts'
import { tweetEvent, tweetEventWinner } from './tables.ts'

const face = columnsOf(tweetEvent, 'e', ['eventId', 'title', 'hashtag', 'beginsAt', 'endsAt'])
type Face = RowOf<typeof face>

const withPhase = <Row extends Face>(row: Row, now: Date) => ({
  ...row,
  phase: eventPhase({ beginsAt: new Date(row.beginsAt), endsAt: new Date(row.endsAt) }, now),
})

const facesWhere = async (db: Db | Tx, where: SQL): Promise<Face[]> =>
  (await db.execute<Face>(sql`select ${face} from tweet_event e where ${where}`)).rows

type InWorld = { worldId: string; now: Date }

/** The event that goes on in a world, or else the next one; null: there is none. */
export async function eventNow(db: Db | Tx, { worldId, now }: InWorld) {
  const [row] = await facesWhere(
    db,
    sql`e.world_id = ${worldId} and e.ends_at > ${now.toISOString()} order by e.begins_at, e.event_id limit 1`,
  )
  return row ? withPhase(row, now) : null
}

export async function getEventList(db: Db, { worldId, now }: InWorld) {
  const rows = await facesWhere(
    db,
    sql`e.world_id = ${worldId} order by e.begins_at desc, e.event_id desc limit ${TWEET_EVENTS_SHOWN}`,
  )
  return { eventList: rows.map(row => withPhase(row, now)) }
}

const whole = columnsOf(tweetEvent, 'e', [
  ...(['eventId', 'title', 'hashtag', 'beginsAt', 'endsAt', 'theme', 'prize', 'picture', 'result'] as const),
])
const won = columnsOf(tweetEventWinner, 'w', ['place', 'tweetId', 'prize', 'comment'])

export async function findEvent(db: Db, { worldId, eventId }: { worldId: string; eventId: number }) {
  const { rows } = await db.execute<RowOf<typeof whole>>(sql`
    select ${whole} from tweet_event e where e.event_id = ${eventId} and e.world_id = ${worldId}`)
  return rows[0] ?? null
}

/** @throws TWEET_EVENT_NOT_FOUND */
export async function getEvent(
  db: Db,
  { worldId, eventId, userId, now }: InWorld & { eventId: number; userId: string | null },
) {
  const event = await findEvent(db, { worldId, eventId })
  if (!event) throw refuse('TWEET_EVENT_NOT_FOUND')
  const { rows: winners } = await db.execute<RowOf<typeof won>>(sql`
    select ${won} from tweet_event_winner w where w.event_id = ${eventId} order by w.place`)
  const isTold = event.result !== null
  const told = isTold ? winners : []
  const tweets = await tweetsOf(
    db,
    told.map(({ tweetId }) => tweetId),
    await readerOf(db, userId),
  )
  return {
    ...withPhase(event, now),
    winnerList: told.map(({ tweetId, ...winner }) => ({
      ...winner,
      tweet: tweets.find(each => each.tweetId === tweetId) ?? null,
    })),
    tweets: await countOf(db, sql`tweet t where t.event_id = ${eventId} and ${shown(userId)}`),
    tagList: await tagsOf(db, tweets),
    serverTime: now,
  }
}
