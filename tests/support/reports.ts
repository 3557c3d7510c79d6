// Reports of the play world, as a test wants them.
import { report } from '#server/areas/report/tables.ts'
import type { TestDatabase } from './database.ts'
import { PLAY_NOW } from './play.ts'
import { givenTweet } from './tweets.ts'

/** A report by `idle` of a tweet of the owner's. @returns its number */
export async function givenReport(
  { db, users }: TestDatabase,
  given: Partial<typeof report.$inferInsert> = {},
): Promise<number> {
  const targetId = given.targetId ?? String(await givenTweet(db, { characterId: 'harbor-rinne' }))
  const [made] = await db
    .insert(report)
    .values({
      ...{
        userId: users.idle,
        kind: 'tweet',
        worldId: 'harbor',
        writerUserId: users.player,
        characterId: 'harbor-rinne',
      },
      ...{
        address: `/world/harbor/tweet?tweet=${targetId}`,
        reason: 'spam',
        words: '宣伝だと思います。',
        createdAt: PLAY_NOW,
      },
      quoted: { title: null, body: 'つぶやき。', about: null, pictureList: [], writtenAt: PLAY_NOW.toISOString() },
      ...given,
      targetId,
    })
    .returning({ reportId: report.reportId })
  return made?.reportId ?? 0
}
