// Tweets as the server answers them, for component tests.
import type { Tweet, TweetPage } from '#app/areas/tweet/queries.ts'

export const shownTweet = (tweetId: number, more: Partial<Tweet> = {}): Tweet => ({
  ...{ tweetId, body: `つぶやき${tweetId}。`, createdAt: '2026-11-21T03:00:00.000Z', eventId: null, pictureList: [] },
  character: {
    ...{ characterId: 'garo', characterFullName: 'ガロ・ミストル', icon: null, className: '霧渡り', level: 4 },
    ...{ shogo: null, isNpc: false, isResting: false },
  },
  ...{ isReply: false, replyTo: null, isQuote: false, quoteOf: null, replies: 0, quotes: 0, likes: 0 },
  ...{ isLiked: false, isMine: false, isOfficeAct: false, ...more },
})

export const shownPage = (tweetList: Tweet[], more: Partial<TweetPage> = {}): TweetPage => ({
  ...{ tweetList, hasOlder: false, tagList: [], event: null, revision: 1, serverTime: '2026-11-21T03:00:00.000Z' },
  ...more,
})
