// Tweeting, liking, deleting. Whoever is answered, quoted or liked is told; between blocked users a tweet is not there.
import { sql } from 'drizzle-orm'
import { achievementType } from '#rules/mission.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { hasHashtag, tweetFault, tweetTopic } from '#rules/tweets.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { announce } from '../../platform/realtime/announce.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import { adminOf } from '../../platform/rights.ts'
import { meets } from '../block/between.ts'
import { character } from '../character/tables.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { achieve } from '../mission/achieve.ts'
import { notify } from '../notice/notify.ts'
import { record } from '../office/log.ts'
import { eventNow } from './events.ts'
import { type Shown, showPictures, tweetPictures } from './pictures.ts'
import { oneTweet, readerOf, shown } from './shown-tweets.ts'
import { tweet } from './tables.ts'

type Acting = { worldId: string; userId: string; now: Date }
type AsCharacter = Acting & { own: OwnCharacter }

const WORDS_LENGTH = 30
const wordsOf = (body: string): string => oneLine(body, WORDS_LENGTH)

const found = columnsOf(tweet, 't', ['tweetId', 'userId', 'characterId', 'body'])
type Found = RowOf<typeof found>
const idColumn = columnsOf(tweet, null, ['tweetId'])
const worldColumn = columnsOf(tweet, null, ['worldId'])
const player = columnsOf(tweet, 't', ['userId'])
const writer = columnsOf(character, 'c', { name: 'characterFullName' })

/** A tweet that the caller may know of. @throws TWEET_NOT_FOUND */
async function reachable(tx: Tx, { worldId, userId }: Acting, tweetId: number): Promise<Found> {
  const { rows } = await tx.execute<Found>(sql`
    select ${found}
    from tweet t where t.tweet_id = ${tweetId} and t.world_id = ${worldId} and ${shown(userId)}`)
  if (!rows[0]) throw refuse('TWEET_NOT_FOUND')
  return rows[0]
}

async function lockEvents(tx: Tx, userIds: readonly string[]): Promise<void> {
  for (const userId of [...new Set(userIds)].sort()) await lockUserEvents(tx, userId)
}

type Written = AsCharacter & {
  body: string
  replyTo: number | null
  quoteOf: number | null
  pictureList: Shown
  draftId: string | null
}

/** @throws TWEET_EMPTY, TWEET_TOO_LONG, TWEET_NOT_FOUND, TWEET_PICTURE_NOT_FOUND */
export async function post(tx: Tx, written: Written) {
  const { worldId, userId, own, body, replyTo, quoteOf, pictureList, draftId, now } = written
  const { characterId } = own
  const fault = tweetFault(body, pictureList.length)
  if (fault) throw refuse(fault)
  const answered = replyTo === null ? null : await reachable(tx, written, replyTo)
  const quoted = quoteOf === null ? null : await reachable(tx, written, quoteOf)
  await lockEvents(tx, [userId, ...[answered, quoted].flatMap(one => one?.userId ?? [])])
  const event = await eventNow(tx, { worldId, now })
  const eventId = event?.phase === 'within' && hasHashtag(body, event.hashtag) ? event.eventId : null
  const { rows } = await tx.execute<RowOf<typeof idColumn>>(sql`
    insert into tweet (world_id, character_id, user_id, body, reply_to, quote_of, event_id, created_at)
    values (${worldId}, ${characterId}, ${userId}, ${body}, ${replyTo}, ${quoteOf}, ${eventId}, ${now.toISOString()})
    returning ${idColumn}`)
  const { tweetId } = rows[0] as RowOf<typeof idColumn>
  await showPictures(tx, { userId, tweetId, pictureList })
  await submitDraft(tx, userId, draftId, now)
  const occasion = { userId, occasion: String(tweetId), happenedIn: worldId, now }
  await achieve(tx, { ...occasion, type: achievementType.tweetWrite, value: characterId })
  if (answered && answered.userId !== userId) {
    await achieve(tx, { ...occasion, type: achievementType.tweetReply, value: answered.characterId })
  }
  const facts = { worldId, tweetId, name: own.characterFullName, words: wordsOf(body) }
  const by = { characterId, texts: [body] }
  if (answered && answered.userId !== userId) {
    await notify(tx, now, { userId: answered.userId, event: 'tweet.replied', facts, by })
  }
  if (quoted && quoted.userId !== userId && quoted.userId !== answered?.userId) {
    await notify(tx, now, { userId: quoted.userId, event: 'tweet.quoted', facts, by })
  }
  await announce(tx, tweetTopic(worldId))
  return oneTweet(tx, tweetId, await readerOf(tx, userId))
}

/** Liking again, or taking back what is not there, is no error. @throws TWEET_NOT_FOUND */
export async function like(tx: Tx, acting: AsCharacter & { tweetId: number; isLiked: boolean }) {
  const { worldId, userId, own, tweetId, isLiked, now } = acting
  const of = await reachable(tx, acting, tweetId)
  await lockEvents(tx, [userId, of.userId])
  const { rowCount } = isLiked
    ? await tx.execute(sql`
        insert into tweet_like (tweet_id, user_id, character_id, liked_at)
        values (${tweetId}, ${userId}, ${own.characterId}, ${now.toISOString()}) on conflict do nothing`)
    : await tx.execute(sql`delete from tweet_like where tweet_id = ${tweetId} and user_id = ${userId}`)
  const likes = await countOf(tx, sql`tweet_like l where l.tweet_id = ${tweetId} and ${meets(userId, sql`l.user_id`)}`)
  if (isLiked && rowCount) {
    const occasion = { userId, occasion: String(tweetId), happenedIn: worldId, now }
    await achieve(tx, { ...occasion, type: achievementType.tweetLike, value: of.characterId })
    if (of.userId !== userId) {
      const all = await countOf(
        tx,
        sql`tweet_like l where l.tweet_id = ${tweetId} and l.user_id <> ${of.userId} and ${meets(of.userId, sql`l.user_id`)}`,
      )
      const facts = { worldId, tweetId, name: own.characterFullName, likes: all, words: wordsOf(of.body) }
      await notify(tx, now, { userId: of.userId, event: 'tweet.liked', facts, by: own })
    }
  }
  return { tweetId, isLiked, likes }
}

/** @throws TWEET_NOT_FOUND also for those of others, TWEET_REASON_NEEDED */
export async function deleteTweet(tx: Tx, { worldId, userId, tweetId, now, ...said }: Acting & Deleted) {
  const { rows } = await tx.execute<RowOf<typeof player> & RowOf<typeof writer>>(sql`
    select ${player}, ${writer} from tweet t
    join character c on c.character_id = t.character_id
    where t.tweet_id = ${tweetId} and t.world_id = ${worldId} and t.deleted_at is null for update of t`)
  const [row] = rows
  const isMine = row?.userId === userId
  const adminId = row && !isMine ? await adminOf(tx, userId) : null
  if (!row || (!isMine && adminId === null)) throw refuse('TWEET_NOT_FOUND')
  const reason = (said.reason ?? '').trim()
  if (!isMine && reason === '') throw refuse('TWEET_REASON_NEEDED')
  await removeTweet(tx, { tweetId, userId, now })
  if (adminId) {
    const title = `${row.name}：${reason}`
    await record(tx, { thing: 'tweet', thingId: tweetId, title, act: 'remove', adminId, now })
  }
  return { tweetId }
}
type Deleted = { tweetId: number; reason: string | null }

/** Takes a tweet away with its pictures. @returns whether it was there */
export async function removeTweet(
  tx: Tx,
  { tweetId, userId, now }: { tweetId: number; userId: string; now: Date },
): Promise<boolean> {
  const { rows } = await tx.execute<RowOf<typeof worldColumn>>(sql`
    update tweet set deleted_at = ${now.toISOString()}, deleted_by = ${userId}
    where tweet_id = ${tweetId} and deleted_at is null returning ${worldColumn}`)
  if (!rows[0]) return false
  await tweetPictures.remove(tx, tweetId)
  await announce(tx, tweetTopic(rows[0].worldId))
  return true
}
