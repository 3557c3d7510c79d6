// Solo journals and runs of the play world, as a test wants them.
import { hashOfSeed } from '#rules/draws.ts'
import { promptOf, rollOf, totalOf } from '#rules/journals.ts'
import { journal, journalEntry, journalPrompt, journalRun } from '#server/areas/journal/tables.ts'
import type { TestDatabase } from './database.ts'
import { PLAY_NOW } from './play.ts'

/** A journal with two dice and a question for each sum. @returns its number, and its questions in their order */
export async function givenJournal({ db }: TestDatabase, given: Partial<typeof journal.$inferInsert> = {}) {
  const [made] = await db
    .insert(journal)
    .values({
      ...{
        worldId: 'harbor',
        title: '当直日誌',
        summary: '夜を書く。',
        rules: 'ふたつ振る。',
        opening: '日が落ちた。',
      },
      ...{ closing: '朝になった。', length: 3, diceCount: 2, diceSides: 6, createdAt: PLAY_NOW, ...given },
    })
    .returning({ journalId: journal.journalId })
  const journalId = made?.journalId ?? 0
  const prompts = await db
    .insert(journalPrompt)
    .values(
      Array.from({ length: 11 }, (_, nth) => ({
        ...{ journalId, place: nth + 1, fromTotal: nth + 2, toTotal: nth + 2, text: `問い${nth + 2}` },
      })),
    )
    .returning()
  return { journalId, prompts }
}

const SEED = 'ab'.repeat(32)

/** A run of the owner's character with some written entries, and perhaps one that was rolled alone. @returns its number */
export async function givenRun(
  database: TestDatabase,
  {
    entries = 0,
    isRolled = false,
    ...given
  }: Partial<typeof journalRun.$inferInsert> & { entries?: number; isRolled?: boolean } = {},
): Promise<number> {
  const { db, users } = database
  const { journalId, prompts } = await givenJournal(database)
  const [made] = await db
    .insert(journalRun)
    .values({
      ...{ journalId, userId: users.player, characterId: 'harbor-rinne', worldId: 'harbor', seed: SEED },
      ...{ seedHash: await hashOfSeed(SEED), startedAt: PLAY_NOW, ...given },
    })
    .returning({ runId: journalRun.runId })
  const runId = made?.runId ?? 0
  const had = new Set<number>()
  for (let step = 1; step <= entries + Number(isRolled); step++) {
    const diceList = await rollOf({ seed: SEED, runId, step }, { count: 2, sides: 6 })
    const promptId = promptOf(prompts, totalOf(diceList), had)?.promptId ?? 0
    had.add(promptId)
    const isWritten = step <= entries
    await db.insert(journalEntry).values({
      ...{
        runId,
        step,
        diceList,
        promptId,
        body: isWritten ? `記録${step}` : '',
        writtenAt: isWritten ? PLAY_NOW : null,
      },
    })
  }
  return runId
}
