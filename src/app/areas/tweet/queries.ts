// Reads of tweets. The first page of a timeline is kept on the device, so that it opens without a network.
import calls from 'virtual:contract/tweet'
import { connect } from '#app/platform/api.ts'
import { readQuery } from '#app/platform/query.ts'
import type { TweetContract } from '#contract/tweet.ts'
import { type Timeline, TWEET_PAGE_SIZE } from '#rules/tweets.ts'

export const tweetCalls = connect<TweetContract>('tweet', calls)

export type TweetPage = Awaited<ReturnType<typeof tweetCalls.getTimeline.send>>
export type Tweet = TweetPage['tweetList'][number]
export type Tag = TweetPage['tagList'][number]
export type TweetEvent = NonNullable<TweetPage['event']>
export type EventPage = Awaited<ReturnType<typeof tweetCalls.getEvent.send>>

/** Tweets of a list: of a world's timeline, of one character, or of an event. */
export type TweetsOf = { worldId: string; timeline: Timeline; characterId?: string; eventId?: number }

export const pageOf = (of: TweetsOf) => ({ ...of, limit: TWEET_PAGE_SIZE })

export const tweetQueries = {
  timeline: (of: TweetsOf) => readQuery(tweetCalls.getTimeline, pageOf(of), { kept: true }),
  thread: (worldId: string, tweetId: number) => readQuery(tweetCalls.getThread, { worldId, tweetId }, { kept: true }),
  event: (worldId: string, eventId: number) => readQuery(tweetCalls.getEvent, { worldId, eventId }, { kept: true }),
  events: (worldId: string) => readQuery(tweetCalls.getEventList, { worldId }, { kept: true }),
}
