// Notices of what others did with a tweet: answers and quotes one by one, likes together.
import { tweetAddress } from '../tweet-address.ts'
import { DAY, defineNotice, HOUR } from './notice.ts'

/** @property tweetId the answer or quote, and for likes the user's own tweet; words its first ones */
export type ToldTweet = { worldId: string; tweetId: number; name: string; words: string }

const said = (what: string, does: string) =>
  defineNotice<ToldTweet>({
    setting: 'tweet',
    kind: 'people',
    worthMinutes: DAY,
    topic: ({ tweetId }) => `tweet:${tweetId}:${what}`,
    say: ({ worldId, tweetId, name, words }) => ({
      over: words,
      title: `${name}さんが${does}`,
      href: tweetAddress(worldId, tweetId),
      tone: 'info',
    }),
  })

export const tweetNotices = {
  'tweet.replied': said('reply', 'つぶやきに返信しました'),
  'tweet.quoted': said('quote', 'つぶやきを引用しました'),
  'tweet.liked': defineNotice<ToldTweet & { likes: number }>({
    setting: 'tweet',
    kind: 'people',
    worthMinutes: DAY,
    restMinutes: HOUR,
    topic: ({ tweetId }) => `tweet:${tweetId}:like`,
    say: ({ worldId, tweetId, name, words, likes }) => ({
      over: words,
      title: `${name}さん${likes > 1 ? `ほか${likes - 1}人` : ''}がつぶやきにいいねしました`,
      href: tweetAddress(worldId, tweetId),
      tone: 'info',
    }),
  }),
} as const
