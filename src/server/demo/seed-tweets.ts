// Tweets of the demo's characters, dated back from the day of seeding, with their pictures and likes, and the events of each world.
import { hasHashtag } from '#rules/tweets.ts'
import { tweet, tweetEvent, tweetEventWinner, tweetLike, tweetPicture } from '../areas/tweet/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoCharacters, demoTweets } from './content.ts'
import type { Pictures } from './seed-pictures.ts'
import type { DemoAccount } from './shapes.ts'

const WIDTH = 1200
const HEIGHT = 800
const HOUR = 3_600_000

type Event = { eventId: number; hashtag: string; beginsAt: Date; endsAt: Date }

export async function seedTweets(
  tx: Tx,
  userIds: Map<DemoAccount, string>,
  pictures: Pictures,
  now: Date,
): Promise<void> {
  const userOf = (character: string): string => {
    const owner = demoCharacters.find(({ key }) => key === character)?.owner
    return (owner && userIds.get(owner)) ?? ''
  }
  const at = (ago: number | undefined, ahead: number | undefined): Date =>
    new Date(now.getTime() + (ahead ?? -(ago ?? 0)) * HOUR)
  for (const { worldId, events, tweets } of demoTweets) {
    const made: Event[] = []
    for (const given of events) {
      const period = {
        beginsAt: at(given.beginsHoursAgo, given.beginsInHours),
        endsAt: at(given.endsHoursAgo, given.endsInHours),
      }
      const { title, theme, hashtag, prize, result } = given
      const [row] = await tx
        .insert(tweetEvent)
        .values({
          ...{ worldId, title, theme, hashtag, prize, ...period, result: result ?? null },
          picture: pictures.get(given.picture) ?? null,
        })
        .returning({ eventId: tweetEvent.eventId })
      made.push({ eventId: row?.eventId ?? 0, hashtag, ...period })
    }
    const ids = new Map<string, number>()
    for (const { key, by, hoursAgo, replyTo, quoteOf, text, pictures: shown = [], likes = [] } of tweets) {
      const createdAt = at(hoursAgo, undefined)
      const event = made.find(
        ({ hashtag, beginsAt, endsAt }) => beginsAt <= createdAt && createdAt < endsAt && hasHashtag(text, hashtag),
      )
      const userId = userOf(by)
      const [row] = await tx
        .insert(tweet)
        .values({
          ...{ worldId, characterId: by, userId, body: text, createdAt, eventId: event?.eventId ?? null },
          ...{ replyTo: ids.get(replyTo ?? '') ?? null, quoteOf: ids.get(quoteOf ?? '') ?? null },
        })
        .returning({ tweetId: tweet.tweetId })
      const tweetId = row?.tweetId ?? 0
      if (key !== undefined) ids.set(key, tweetId)
      const figures = shown.map(({ picture, description }, place) => ({
        ...{ userId, pictureId: `demo-${tweetId}-${place + 1}`, tweetId, place: place + 1, description },
        ...{ picture: pictures.get(`tweets/${picture}`) ?? '', width: WIDTH, height: HEIGHT },
        ...{ uploadedAt: createdAt, storedAt: createdAt },
      }))
      if (figures.length > 0) await tx.insert(tweetPicture).values(figures)
      // A user likes a tweet once, and never an own one.
      const likers = new Map(likes.map(character => [userOf(character), character]))
      likers.delete(userId)
      const liked = [...likers].map(([liker, characterId], place) => ({
        ...{ tweetId, userId: liker, characterId },
        likedAt: new Date(createdAt.getTime() + (place + 1) * 60_000),
      }))
      if (liked.length > 0) await tx.insert(tweetLike).values(liked)
    }
    for (const [index, { winners = [] }] of events.entries()) {
      const prizes = winners.map(({ tweet: key, prize, comment }, place) => ({
        ...{ eventId: made[index]?.eventId ?? 0, place: place + 1, tweetId: ids.get(key) ?? 0, prize, comment },
      }))
      if (prizes.length > 0) await tx.insert(tweetEventWinner).values(prizes)
    }
  }
}
