// Writes of tweets. Tweets and likes may wait for a network, with their pictures; a tweet is deleted at once or not at all.
import { defineWrite } from '#app/platform/outbox/write.ts'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import type { SentPicture } from '#app/shared/picture/kept-pictures.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { TWEET_PLACE, tweetTarget } from './draft-place.ts'
import { type Tweet, tweetCalls } from './queries.ts'

const NOTE_LENGTH = 30

type Said = WrittenDraft & {
  worldId: string
  characterId: string
  replyTo: number | null
  quoteOf: number | null
  pictures: readonly SentPicture[]
}

/** Address of the call that takes a picture, which waits beside its tweet. */
const { url: UPLOAD } = tweetCalls.uploadPicture.request({ pictureId: '', picture: '' })

export const tweeting = defineWrite({
  kind: 'tweet.post',
  textIn: 'body',
  policy: 'mayWait',
  holdsText: true,
  touches: ['tweet'],
  toasts: 'none',
  press: ({ worldId, characterId, replyTo, quoteOf, pictures, text, draftId }: Said) => ({
    entity: `tweet:${worldId}`,
    request: {
      ...tweetCalls.post.request({
        ...{ worldId, characterId, body: text, replyTo, quoteOf, draftId },
        pictureList: pictures.map(({ pictureId, description }) => ({ pictureId, description })),
      }),
      ...(pictures.length > 0
        ? { uploads: pictures.map(({ pictureId, picture }) => ({ pictureId, url: UPLOAD, picture })) }
        : {}),
    },
    note: oneLine(text, NOTE_LENGTH) || '画像',
    facts: {
      ...{ worldId, characterId, replyTo, quoteOf, draftId },
      ...{ place: TWEET_PLACE, target: tweetTarget(worldId, { replyTo, quoteOf }), fields: '' },
    },
  }),
})

type Liking = { worldId: string; characterId: string; tweet: Tweet; isLiked: boolean }

/** Liking: the last press counts, also without a network. The screen changes the kept lists itself, so that none is read again. */
export const liking = defineWrite({
  kind: 'tweet.like',
  policy: 'mayWait',
  touches: [],
  toasts: 'problems',
  press: ({ worldId, characterId, tweet: { tweetId, character }, isLiked }: Liking) => ({
    entity: `tweet:like:${tweetId}`,
    request: tweetCalls.like.request({ worldId, characterId, tweetId, isLiked }),
    note: character.characterFullName,
    facts: { tweetId, isLiked: isLiked ? 1 : 0 },
  }),
})

export const deletingTweet = defineWrite({
  kind: 'tweet.delete',
  policy: 'online',
  thing: ['tweetId'],
  touches: [],
  toasts: 'all',
  press: ({
    worldId,
    tweet: { tweetId, character },
    reason,
  }: {
    worldId: string
    tweet: Tweet
    reason: string | null
  }) => ({
    entity: `tweet:${tweetId}`,
    request: tweetCalls.delete.request({ worldId, tweetId, reason }),
    note: character.characterFullName,
    facts: { tweetId },
  }),
})
