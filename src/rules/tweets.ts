// Tweets: short words of characters in a world, their pictures, and the events for which they are written. Lengths, pages, and
// the one hashtag that links (doc2 §5).
import { hashtagCount } from './constants/display.ts'
import { notationCount } from './text/count.ts'
import { parse } from './text/notation.ts'

/** Most characters of a tweet, counted without notation (rules §4). */
export const TWEET_MAX = 140
/** Hard limit in UTF-16 units: far above TWEET_MAX, so that a text that is too long gets a refusal that says so. */
export const TWEET_MOST = 4_000
export const TWEET_PICTURES_MOST = 4
/** Hard limit of the reason for which the office deletes a tweet. */
export const TWEET_REASON_MOST = 1_000

export const TWEET_PAGE_SIZE = 20
export const TWEET_PAGE_MAX = 50
/** New tweets that are counted; of more it is said that there are at least as many. */
export const NEW_TWEETS_MOST = 99
/** Tweets above the one of a thread, and answers below it. */
export const THREAD_ABOVE_MOST = 5
export const THREAD_ANSWERS_MOST = 100
export const TWEET_EVENTS_SHOWN = 20

/** Timelines of a world: all characters, those that the user follows, the user's own. */
export const TIMELINES = ['all', 'followed', 'mine'] as const
export type Timeline = (typeof TIMELINES)[number]
export const timelineLabels: Record<Timeline, string> = { all: 'みんな', followed: 'フォロー中', mine: '自分' }

export const tweetFault = (body: string, pictures: number): 'TWEET_EMPTY' | 'TWEET_TOO_LONG' | null => {
  if (body.trim() === '' && pictures === 0) return 'TWEET_EMPTY'
  return notationCount(body) > TWEET_MAX ? 'TWEET_TOO_LONG' : null
}

/** Whether a text has the one configured hashtag, where it would link. */
export const hasHashtag = (body: string, hashtag: string): boolean =>
  parse(body, { hashtag }).filter(({ kind }) => kind === 'hashtag').length >= hashtagCount

/** A hashtag as it is shown and written. */
export const withSign = (hashtag: string): string => `#${hashtag}`

export const TWEET_TOPIC = 'tweet'
/** Topic of the tweets of a world. */
export const tweetTopic = (worldId: string): string => `${TWEET_TOPIC}:${worldId}`

export const EVENT_PHASES = ['before', 'within', 'after'] as const
export type EventPhase = (typeof EVENT_PHASES)[number]

/** Phase of an event; its end is excluded. */
export const eventPhase = ({ beginsAt, endsAt }: { beginsAt: Date; endsAt: Date }, now: Date): EventPhase =>
  now < beginsAt ? 'before' : now < endsAt ? 'within' : 'after'
