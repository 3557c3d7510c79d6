// Things for the samples of several areas.
import { eq } from 'drizzle-orm'
import { draft } from '#server/areas/draft/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { givenItem, givenPlain, givenWardrobe } from '../support/equipment.ts'
import { givenDraft } from '../support/letters.ts'

/** The only draft of a user; older ones are deleted, because samples are made by the hundred and there is a limit. */
export async function onlyDraft(db: TestDatabase['db'], userId: string, wanted?: Parameters<typeof givenDraft>[2]) {
  await db.delete(draft).where(eq(draft.userId, userId))
  return givenDraft(db, userId, wanted)
}

/** The one draft of the office, in whose own list the words of a player's must not stand. */
export const officeDraft = ({ db, users }: TestDatabase) => onlyDraft(db, users.admin, { text: '運営の下書き。' })

/** The play world's first character of `player`, plain, with three staves in its bag. */
export async function rinneWithStaves({ db }: TestDatabase) {
  await givenWardrobe(db)
  await givenPlain(db, 'harbor-rinne', { S1: 1 })
  await givenItem(db, 'harbor-rinne', 'W1', 3)
  return { characterId: 'harbor-rinne' }
}

export const staff = { itemCode: 'W1', level: 1, originalizeId: null }
