// Ways of missions that wait for tweets.
import { type MissionWays, pageOf } from '#app/shared/mission/way.ts'

export const tweetWays = {
  TweetWrite: pageOf('つぶやく', 'tweet'),
  TweetReply: pageOf('つぶやきへ', 'tweet'),
  TweetLike: pageOf('つぶやきへ', 'tweet'),
} satisfies MissionWays
