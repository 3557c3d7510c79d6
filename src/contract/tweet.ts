// Tweets of characters in a world: timelines, threads, events with the one hashtag. Calls of our own: the description names the
// screens alone (doc1 §2.5).
import * as z from 'zod'
import { SENT_PICTURE_BASE64_MOST } from '#rules/form-files.ts'
import {
  EVENT_PHASES,
  TIMELINES,
  TWEET_MOST,
  TWEET_PAGE_MAX,
  TWEET_PICTURES_MOST,
  TWEET_REASON_MOST,
} from '#rules/tweets.ts'
import { PICTURE_WORDS_MOST } from '#rules/uploads.ts'
import { read, treatingBlocks, write } from './call.ts'
import { ListedCharacter } from './character.ts'
import { refuses } from './refusals.ts'
import { clientId, closed, instant, integerInPath, rowId, rowIdInPath, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)

const Picture = closed({
  picture: wordId,
  width: z.number().int(),
  height: z.number().int(),
  /** Words of whoever posted it about what is seen; may be empty. */
  description: z.string(),
})

/** A tweet in another one: the one that it answers or quotes. */
const Inner = closed({
  tweetId: rowId,
  characterId: wordId,
  name: z.string(),
  icon: z.string().nullable(),
  body: z.string(),
  createdAt: instant,
  eventId: rowId.nullable(),
  pictureList: z.array(Picture),
})

const Tweet = closed({
  tweetId: rowId,
  character: ListedCharacter,
  /** Text in the notation. */
  body: z.string(),
  createdAt: instant,
  /** Event for which it was written, whose hashtag links in it. */
  eventId: rowId.nullable(),
  pictureList: z.array(Picture),
  /** Whether it answers another one, and that one; null when it is gone or not for the caller. */
  isReply: z.boolean(),
  replyTo: Inner.nullable(),
  isQuote: z.boolean(),
  quoteOf: Inner.nullable(),
  replies: count,
  quotes: count,
  likes: count,
  isLiked: z.boolean(),
  isMine: z.boolean(),
  /** Whether the caller may delete it as the office, with a reason. */
  isOfficeAct: z.boolean(),
})

const Tag = closed({ eventId: rowId, hashtag: z.string() })

const Event = closed({
  eventId: rowId,
  title: z.string(),
  hashtag: z.string(),
  phase: z.enum(EVENT_PHASES),
  beginsAt: instant,
  endsAt: instant,
})

/** Hashtags of the events that its tweets name. */
const tagList = z.array(Tag)

export const tweetContract = treatingBlocks({
  others: 'hides',
  post: 'refuses',
  like: 'refuses',
  uploadPicture: 'none',
  delete: 'none',
  getEventList: 'none',
})({
  /**
   * Tweets of a world, the newest first: of all, of followed characters or of the caller's own; of one character; or of an event.
   * Those `before` a tweet, or those from `until` on and older; else the newest.
   */
  getTimeline: read('public', '/api/Tweet/getTimeline/{worldId}/{timeline}')
    .errors(refuses('TWEET_NOT_FOUND', 'WORLD_NOT_FOUND'))
    .input(
      closed({
        worldId: wordId,
        timeline: z.enum(TIMELINES),
        characterId: wordId.optional(),
        eventId: rowIdInPath.optional(),
        before: rowIdInPath.optional(),
        until: rowIdInPath.optional(),
        limit: integerInPath(1, TWEET_PAGE_MAX),
      }),
    )
    .output(
      closed({
        tweetList: z.array(Tweet),
        hasOlder: z.boolean(),
        tagList,
        /** Event that goes on now, or the next one; null: there is none. */
        event: Event.nullable(),
        /** Number of changes of the world's tweets so far. */
        revision: count,
        serverTime: instant,
      }),
    ),

  /** Number of tweets of a timeline that are newer than one, up to 99. */
  countNew: read('public', '/api/Tweet/countNew/{worldId}/{timeline}')
    .input(
      closed({
        worldId: wordId,
        timeline: z.enum(TIMELINES),
        characterId: wordId.optional(),
        eventId: rowIdInPath.optional(),
        after: rowIdInPath.optional(),
      }),
    )
    .output(closed({ count, revision: count })),

  /** A tweet with those that it answers, the oldest first, and the answers to it in their order. */
  getThread: read('public', '/api/Tweet/getThread/{worldId}/{tweetId}')
    .errors(refuses('TWEET_NOT_FOUND'))
    .input(closed({ worldId: wordId, tweetId: rowIdInPath }))
    .output(
      closed({
        aboveList: z.array(Tweet),
        tweet: Tweet,
        answerList: z.array(Tweet),
        tagList,
        revision: count,
        serverTime: instant,
      }),
    ),

  /** An event with its winners, once they are named. */
  getEvent: read('public', '/api/Tweet/getEvent/{worldId}/{eventId}')
    .errors(refuses('TWEET_EVENT_NOT_FOUND'))
    .input(closed({ worldId: wordId, eventId: rowIdInPath }))
    .output(
      closed({
        ...Event.shape,
        /** Theme, in the notation. */
        theme: z.string(),
        prize: z.string(),
        picture: z.string().nullable(),
        /** Words about the result, in the notation; null: the winners are not named yet. */
        result: z.string().nullable(),
        winnerList: z.array(
          closed({
            place: z.number().int(),
            prize: z.string(),
            comment: z.string(),
            /** Null when its tweet is gone or not for the caller. */
            tweet: Tweet.nullable(),
          }),
        ),
        tweets: count,
        tagList,
        serverTime: instant,
      }),
    ),

  /** Events of a world, the latest first. */
  getEventList: read('public', '/api/Tweet/getEventList/{worldId}')
    .input(closed({ worldId: wordId }))
    .output(closed({ eventList: z.array(Event) })),

  /** Takes a picture in base64 under an id of the client's, decodes the whole of it and stores it as webP. */
  uploadPicture: write('signed-in', '/api/Tweet/uploadPicture')
    .errors(refuses('TWEET_PICTURE_UNREADABLE', 'TWEET_PICTURES_MOST'))
    .input(closed({ pictureId: clientId, picture: z.base64().min(4).max(SENT_PICTURE_BASE64_MOST) }))
    .output(closed({ pictureId: clientId })),

  /** Tweets as a character, with pictures that were uploaded before. */
  post: write('character', '/api/Tweet/post')
    .meta({ newcomers: 'tweet' })
    .errors(
      refuses(
        'NEWCOMER_TOO_MANY',
        ...(['NOT_YOUR_CHARACTER', 'TWEET_EMPTY', 'TWEET_TOO_LONG', 'TWEET_NOT_FOUND'] as const),
        'TWEET_PICTURE_NOT_FOUND',
      ),
    )
    .input(
      closed({
        worldId: wordId,
        characterId: wordId,
        body: text(TWEET_MOST),
        replyTo: rowId.nullable(),
        quoteOf: rowId.nullable(),
        pictureList: z
          .array(closed({ pictureId: clientId, description: text(PICTURE_WORDS_MOST) }))
          .max(TWEET_PICTURES_MOST),
        draftId: clientId.nullable(),
      }),
    )
    .output(Tweet),

  /** Likes a tweet, or takes that back. */
  like: write('character', '/api/Tweet/like')
    .errors(refuses('NOT_YOUR_CHARACTER', 'TWEET_NOT_FOUND'))
    .input(closed({ worldId: wordId, characterId: wordId, tweetId: rowId, isLiked: z.boolean() }))
    .output(closed({ tweetId: rowId, isLiked: z.boolean(), likes: count })),

  /** Deletes a tweet: its writer, or the office with a reason. */
  delete: write('signed-in', '/api/Tweet/delete')
    .errors(refuses('TWEET_NOT_FOUND', 'TWEET_REASON_NEEDED'))
    .input(closed({ worldId: wordId, tweetId: rowId, reason: text(TWEET_REASON_MOST).nullable() }))
    .output(closed({ tweetId: rowId })),
})
export type TweetContract = typeof tweetContract
