// Tweets of characters, their pictures and likes, and the events for which tweets are written.
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, uploadColumns } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'
import { userId } from '../identity/columns.ts'
import { appUser } from '../identity/tables.ts'
import { worldId } from '../world/columns.ts'

/** An event of a world: whoever tweets with its hashtag while it goes on takes part. */
export const tweetEvent = pgTable(
  'tweet_event',
  {
    eventId: integer('event_id').primaryKey().generatedAlwaysAsIdentity(),
    worldId: worldId(),
    title: text('title').notNull(),
    theme: text('theme').notNull(),
    /** The one hashtag, without its sign. */
    hashtag: text('hashtag').notNull(),
    prize: text('prize').notNull(),
    picture: text('picture'),
    beginsAt: instant('begins_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Words about the result; null while the winners are not named. */
    result: text('result'),
  },
  table => [
    index('tweet_event_world').on(table.worldId, table.beginsAt),
    check('tweet_event_period', sql`begins_at < ends_at`),
  ],
)

export const tweet = pgTable(
  'tweet',
  {
    tweetId: integer('tweet_id').primaryKey().generatedAlwaysAsIdentity(),
    worldId: worldId(),
    characterId: characterId(),
    userId: userId(),
    body: text('body').notNull(),
    /** Words of the tweet in the form for searches. */
    searchWords: text('search_words').notNull().generatedAlwaysAs(sql`story_search_key(body)`),
    // A tweet goes from the database with its user alone: what answers or quotes it stays.
    replyTo: integer('reply_to').references((): AnyPgColumn => tweet.tweetId, { onDelete: 'set null' }),
    quoteOf: integer('quote_of').references((): AnyPgColumn => tweet.tweetId, { onDelete: 'set null' }),
    eventId: integer('event_id').references(() => tweetEvent.eventId),
    createdAt: instant('created_at').notNull(),
    /** Deleted by its writer or the office. */
    deletedAt: instant('deleted_at'),
    deletedBy: text('deleted_by').references(() => appUser.userId),
  },
  table => [
    index('tweet_world').on(table.worldId, table.createdAt, table.tweetId).where(sql`deleted_at is null`),
    index('tweet_character').on(table.characterId, table.createdAt, table.tweetId).where(sql`deleted_at is null`),
    index('tweet_event_of').on(table.eventId, table.createdAt, table.tweetId).where(sql`deleted_at is null`),
    index('tweet_reply').on(table.replyTo, table.createdAt, table.tweetId).where(sql`deleted_at is null`),
    index('tweet_quote').on(table.quoteOf).where(sql`deleted_at is null`),
    index('tweet_user').on(table.userId),
    index('tweet_found').on(table.createdAt, table.tweetId).where(sql`deleted_at is null`),
    index('tweet_search').using('gin', sql`text_pieces('', search_words)`),
    check('tweet_length', sql`char_length(body) <= 4000`),
  ],
)

/** A picture that was uploaded for a tweet. */
export const tweetPicture = pgTable(
  'tweet_picture',
  {
    userId: userId(),
    ...uploadColumns(),
    /** Tweet that shows the picture, and the picture's place in it; null while no tweet has it. */
    tweetId: integer('tweet_id').references(() => tweet.tweetId, { onDelete: 'set null' }),
    place: smallint('place'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.pictureId] }),
    uniqueIndex('tweet_picture_of').on(table.tweetId, table.place),
    index('tweet_picture_files').on(table.picture),
    index('tweet_picture_unused').on(table.uploadedAt).where(sql`tweet_id is null`),
  ],
)

/** A like of a user, by the character that gave it. */
export const tweetLike = pgTable(
  'tweet_like',
  {
    tweetId: integer('tweet_id')
      .notNull()
      .references(() => tweet.tweetId, { onDelete: 'cascade' }),
    userId: userId(),
    characterId: characterId(),
    likedAt: instant('liked_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.tweetId, table.userId] }),
    index('tweet_like_user').on(table.userId, table.tweetId),
  ],
)

export const tweetEventWinner = pgTable(
  'tweet_event_winner',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => tweetEvent.eventId),
    place: smallint('place').notNull(),
    tweetId: integer('tweet_id')
      .notNull()
      .references(() => tweet.tweetId, { onDelete: 'cascade' }),
    prize: text('prize').notNull(),
    comment: text('comment').notNull(),
  },
  table => [primaryKey({ columns: [table.eventId, table.place] })],
)
