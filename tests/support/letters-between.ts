// Letters, gifts and letters of the makai post in the play world.
import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { giftEndsAt } from '#rules/letters.ts'
import { makaiCase, makaiLetter, makaiSender } from '#server/areas/letter/makai-tables.ts'
import { letter, letterGift, letterThread } from '#server/areas/letter/tables.ts'
import { type Db, transact } from '#server/db/client.ts'
import { post, systemAccounts } from '#server/platform/ledger/post.ts'
import { PLAY_NOW } from './play.ts'

type Given = Partial<typeof letter.$inferInsert> & { fromId: string; toId: string }

/** A letter of one character of the harbour to another, unopened. @returns its number */
export async function givenLetter(db: Db, given: Given): Promise<number> {
  const { fromId, toId } = given
  const [made] = await db
    .insert(letter)
    .values({ worldId: 'harbor', body: '霧が晴れたら、会いましょう。', sentAt: PLAY_NOW, ...given })
    .returning({ letterId: letter.letterId })
  const letterId = made?.letterId ?? 0
  const last = { worldId: 'harbor', lastLetterId: letterId, lastAt: PLAY_NOW }
  // Both rows in one order of the two, so that letters of each to the other at the same moment wait for each other.
  const [one = '', two = ''] = [fromId, toId].toSorted()
  await db
    .insert(letterThread)
    .values([
      { characterId: one, otherId: two, ...last },
      { characterId: two, otherId: one, ...last },
    ])
    .onConflictDoUpdate({ target: [letterThread.characterId, letterThread.otherId], set: last })
  return letterId
}

export const LAMP_OIL = 'item:harbor:I0001'

/** A letter with a gift that waits, out of an account of the service. @returns the number of the letter */
export async function givenGift(db: Db, given: Given, amount = 1, currency = LAMP_OIL): Promise<number> {
  const letterId = await givenLetter(db, given)
  const cause = { kind: 'letterGift', id: String(letterId) }
  await transact(db, async tx => {
    await post(tx, PLAY_NOW, [{ cause, currency, amount, from: systemAccounts.issue, to: systemAccounts.gifts }])
    await tx.insert(letterGift).values({
      ...{ letterId, currency, amount, name: '霧晶のかけら', sign: null, picture: 'fog-1' },
      ...{ state: 'waiting' as const, endsAt: giftEndsAt(PLAY_NOW) },
    })
  })
  return letterId
}

type Posted = { by: string; to: string; body?: string; isAnonymous?: boolean; letterId?: number }

/** A letter of the makai post that has come. @returns its number */
export async function givenMakai(
  db: Db,
  { by, to, body = '灯を、見ています。', isAnonymous = true, letterId = randomInt(1, 2 ** 48 - 1) }: Posted,
): Promise<number> {
  const { rows } = await db.execute<{ userId: string }>(sql`
    select user_id as "userId" from character where character_id = ${by}`)
  const at = PLAY_NOW
  // A letter of a fixed number may be there already, because a sample asks for it more than once.
  await db
    .insert(makaiSender)
    .values({
      ...{ letterId, worldId: 'harbor', userId: rows[0]?.userId ?? '', characterId: by, toId: to, body, isAnonymous },
      ...{ sentAt: at, dueAt: at, endedAt: at },
    })
    .onConflictDoNothing()
  await db
    .insert(makaiLetter)
    .values({
      ...{ letterId, worldId: 'harbor', toId: to, fromId: isAnonymous ? null : by, body, arrivedAt: at },
    })
    .onConflictDoNothing()
  return letterId
}

/** A letter of the makai post about which the office was asked and has not answered. */
export async function givenMakaiCase(db: Db, posted: Posted): Promise<number> {
  const letterId = await givenMakai(db, posted)
  await db
    .insert(makaiCase)
    .values({ letterId, words: 'こわいので、見てください。', askedAt: PLAY_NOW, state: 'waiting' })
  return letterId
}
