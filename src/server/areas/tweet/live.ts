// Topics of the tweets of a world: open screens hear that there are new ones, and read them with their own rights.
import { TWEET_TOPIC } from '#rules/tweets.ts'
import type { TopicRights } from '../../platform/realtime/topics.ts'

/** Tweets are public, so that every member may hear of them. */
export const tweetTopicRights: TopicRights = { [TWEET_TOPIC]: async (_, __, userIds) => new Set(userIds) }
