// Tweets and events of the play world.
import { eq } from 'drizzle-orm'
import { character } from '#server/areas/character/tables.ts'
import { tweet, tweetEvent } from '#server/areas/tweet/tables.ts'
import type { Db } from '#server/db/client.ts'
import { PLAY_NOW } from './play.ts'

type Given = Partial<typeof tweet.$inferInsert> & { characterId: string }

/** A tweet of a character, now by default. @returns its number */
export async function givenTweet(db: Db, given: Given): Promise<number> {
  const [of] = await db
    .select({ worldId: character.worldId, userId: character.userId })
    .from(character)
    .where(eq(character.characterId, given.characterId))
  if (!of) throw new Error(`There is no character ${given.characterId}.`)
  const [made] = await db
    .insert(tweet)
    .values({ ...of, body: 'つぶやき。', createdAt: PLAY_NOW, ...given } as typeof tweet.$inferInsert)
    .returning({ tweetId: tweet.tweetId })
  return made?.tweetId ?? 0
}

const HOUR = 3_600_000
export const hoursFromNow = (hours: number): Date => new Date(PLAY_NOW.getTime() + hours * HOUR)

/** An event of the harbour, over the day by default. @returns its number */
export async function givenTweetEvent(db: Db, given: Partial<typeof tweetEvent.$inferInsert> = {}): Promise<number> {
  const [made] = await db
    .insert(tweetEvent)
    .values({
      ...{
        worldId: 'harbor',
        title: '港の一行',
        theme: '見えるものを、ひとことで。',
        hashtag: '港の一行',
        prize: '灯',
      },
      ...{ beginsAt: hoursFromNow(-12), endsAt: hoursFromNow(12), ...given },
    })
    .returning({ eventId: tweetEvent.eventId })
  return made?.eventId ?? 0
}
