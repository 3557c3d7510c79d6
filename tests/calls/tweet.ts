// The calls of the area tweet, as the suites of all calls send them.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { tweetPicture } from '#server/areas/tweet/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { PLAY_NOW } from '../support/play.ts'
import { pictureInBase64 } from '../support/registration.ts'
import { givenTweet, givenTweetEvent } from '../support/tweets.ts'
import { type AreaRows, everybody, ownersCharacter, ownersOnly, signedIn } from './row.ts'

const WORLD = { worldId: 'harbor' }
const OWN = { ...WORLD, characterId: 'harbor-rinne' }

const ofPlayer = ({ db }: TestDatabase, more = {}) => givenTweet(db, { characterId: OWN.characterId, ...more })

async function picture({ db, users }: TestDatabase): Promise<string> {
  const pictureId = randomUUID()
  await db.insert(tweetPicture).values({
    ...{ pictureId, picture: `tw${pictureId.replaceAll('-', '').slice(0, 24)}`, userId: users.player },
    ...{ width: 32, height: 32, uploadedAt: PLAY_NOW, storedAt: PLAY_NOW },
  })
  return pictureId
}

export const tweetRows: AreaRows<'tweet'> = {
  getTimeline: {
    sample: async database => ({
      ...{ ...WORLD, timeline: 'all', limit: 20 },
      ...{ before: await ofPlayer(database), until: await ofPlayer(database) },
    }),
    more: [{ characterId: OWN.characterId }, { eventId: 1 }],
    rights: everybody,
    namesUser: true,
  },
  countNew: {
    sample: async database => ({ ...WORLD, timeline: 'all', after: await ofPlayer(database) }),
    more: [{ characterId: OWN.characterId }, { eventId: 1 }],
    rights: everybody,
  },
  getThread: {
    sample: async database => ({ ...WORLD, tweetId: await ofPlayer(database) }),
    rights: everybody,
    namesUser: true,
  },
  getEvent: {
    sample: async ({ db }) => ({ ...WORLD, eventId: await givenTweetEvent(db) }),
    rights: everybody,
  },
  getEventList: { sample: () => WORLD, rights: everybody },
  uploadPicture: {
    sample: async ({ db }) => {
      await db.execute(sql`delete from tweet_picture where tweet_id is null`)
      return { pictureId: randomUUID(), picture: await pictureInBase64(32, 32) }
    },
    rights: signedIn,
  },
  post: {
    sample: async database => ({
      ...{ ...OWN, body: '霧が晴れてきました。', draftId: null },
      replyTo: await ofPlayer(database),
      quoteOf: await ofPlayer(database),
      pictureList: [{ pictureId: await picture(database), description: '霧の切れ目に見える岬。' }],
    }),
    rights: ownersCharacter,
  },
  like: {
    sample: async database => ({ ...OWN, tweetId: await ofPlayer(database), isLiked: true }),
    rights: ownersCharacter,
  },
  delete: {
    sample: async database => ({ ...WORLD, tweetId: await ofPlayer(database), reason: '規約に反する内容のため。' }),
    // The office deletes tweets of anybody, with a reason.
    rights: { ...ownersOnly('TWEET_NOT_FOUND'), admin: 'ok' },
  },
}
