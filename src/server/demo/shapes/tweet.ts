// `tweets/<worldId>.json`: a week of tweets in a world, and its events.
import * as z from 'zod'
import { notationCount } from '#rules/text/count.ts'
import { TWEET_MAX, TWEET_PICTURES_MOST } from '#rules/tweets.ts'
import { PICTURE_WORDS_MOST } from '#rules/uploads.ts'
import { text } from './common.ts'

const hours = z.number().min(0)

export const tweets = z.strictObject({
  events: z.array(
    z.strictObject({
      title: text,
      /** Hashtag without its sign. */
      hashtag: text,
      theme: text,
      prize: text,
      /** Folder and name of a drawing that no tweet shows: news/lamp-festival. */
      picture: text,
      /** Beginning of the event, as one of these two. */
      beginsHoursAgo: z.exactOptional(hours),
      beginsInHours: z.exactOptional(hours),
      endsHoursAgo: z.exactOptional(hours),
      endsInHours: z.exactOptional(hours),
      /** Words about the result; without them the winners are not named yet. */
      result: z.exactOptional(text),
      /** Keys of tweets, the first prize first. */
      winners: z.exactOptional(z.array(z.strictObject({ tweet: text, prize: text, comment: z.string() }))),
    }),
  ),
  /** The oldest first. */
  tweets: z.array(
    z.strictObject({
      /** Name by which answers, quotes and prizes know it. */
      key: z.exactOptional(text),
      by: text,
      hoursAgo: hours,
      replyTo: z.exactOptional(text),
      quoteOf: z.exactOptional(text),
      text: text.refine(words => notationCount(words) <= TWEET_MAX, `must have at most ${TWEET_MAX} characters`),
      pictures: z.exactOptional(
        z.array(z.strictObject({ picture: text, description: text.max(PICTURE_WORDS_MOST) })).max(TWEET_PICTURES_MOST),
      ),
      /** Characters who like it, each of another account; those of the writer's own are left out. */
      likes: z.exactOptional(z.array(text)),
    }),
  ),
})
export type DemoTweets = z.infer<typeof tweets>
