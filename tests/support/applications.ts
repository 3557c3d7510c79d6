// Subjects of applications, for tests: coins, free settings, items, skills, parameters, and applications that wait.
import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { type ApplicationKind, applicationFees } from '#rules/applications.ts'
import { application } from '#server/areas/application/tables.ts'
import { characterSetting } from '#server/areas/character/tables.ts'
import { characterSkill } from '#server/areas/skill/tables.ts'
import { worldClass, worldParameter, worldSkill } from '#server/areas/world/tables.ts'
import { type Db, transact } from '#server/db/client.ts'
import { currencies } from '#server/platform/ledger/balances.ts'
import { type Holder, post, systemAccounts } from '#server/platform/ledger/post.ts'
import { PLAY_NOW } from './play.ts'

export const SETTING = { heading: '生い立ち', body: '東の岬の灯台で育った。' }
export const plainItem = (level = 1): string => currencies.item('harbor', 'I0001', { level })

/** Gives a holder an amount of a currency, from nothing. */
export function givenAmount(db: Db, to: Holder, currency: string, amount: number): Promise<unknown> {
  const cause = { kind: 'test', id: randomUUID() }
  return transact(db, tx => post(tx, PLAY_NOW, [{ cause, currency, amount, from: systemAccounts.issue, to }]))
}

export const givenCoins = (db: Db, userId: string, currency: 'LP' | 'AC', amount: number): Promise<unknown> =>
  givenAmount(db, { kind: 'user', id: userId }, currency, amount)

export const givenPiece = (db: Db, characterId: string, amount = 1, level = 1): Promise<unknown> =>
  givenAmount(db, { kind: 'character', id: characterId }, plainItem(level), amount)

/** A free setting without an application. */
export async function givenSetting(db: Db, characterId: string, slotNo = 1): Promise<void> {
  const row = { characterId, slotNo, ...SETTING, status: 0, updatedAt: PLAY_NOW }
  await db
    .update(application)
    .set({ status: 5 })
    .where(and(eq(application.characterId, characterId), eq(application.slotNo, slotNo), eq(application.status, 1)))
  await db
    .insert(characterSetting)
    .values(row)
    .onConflictDoUpdate({ target: [characterSetting.characterId, characterSetting.slotNo], set: row })
}

/** A skill of the harbour, and a character that has learned it. */
export async function givenSkill(db: Db, characterId: string, skillCode = 'S0001'): Promise<void> {
  const skill = { worldId: 'harbor', skillCode, skillName: '霧読み', description: '霧の流れを読む。' }
  await db
    .insert(worldSkill)
    .values({ ...skill, tokenNo: 1, cost: 10, displayOrder: 1 })
    .onConflictDoNothing()
  await db
    .insert(characterSkill)
    .values({ characterId, skillCode, level: 2, learnedAt: PLAY_NOW })
    .onConflictDoNothing()
}

/** Parameters 1 to 3 of the harbour; points may be put on the first two. */
export async function givenParameters(db: Db): Promise<void> {
  const names = ['体力', '器用', '信仰']
  // Points that another part of the test has set are overwritten.
  await db
    .insert(worldParameter)
    .values(names.map((name, index) => ({ worldId: 'harbor', parameterId: index + 1, name, isAssignable: index < 2 })))
    .onConflictDoUpdate({
      target: [worldParameter.worldId, worldParameter.parameterId],
      set: { isAssignable: sql`excluded.is_assignable` },
    })
}

const array = (first: number): number[] => Array.from({ length: 30 }, (_, index) => (index === 0 ? first : 0))

const about: Record<ApplicationKind, Partial<typeof application.$inferInsert>> = {
  setting: { slotNo: 4, name: SETTING.heading, description: SETTING.body },
  item: { code: 'I0001', level: 1 },
  skill: { code: 'S0001', level: 1 },
  class: { kijun: array(5), hosei: array(1) },
}

/** An application that waits (or not), as a row alone: no fee was paid for it. @returns its id. */
export async function givenApplication(
  db: Db,
  wanted: Partial<typeof application.$inferInsert> & { kind: ApplicationKind; userId: string; characterId: string },
): Promise<number> {
  const words = { name: `名-${randomUUID().slice(0, 8)}`, description: '遠い波の音がする。' }
  const base = { worldId: 'harbor', ...words, fee: applicationFees[wanted.kind], createdAt: PLAY_NOW }
  const [row] = await db
    .insert(application)
    .values({ ...base, ...about[wanted.kind], ...wanted })
    .returning({ id: application.applicationId })
  if (!row) throw new Error('The application was not made.')
  return row.id
}

/** An approved class. @returns the id of the class. */
export async function givenClass(db: Db, userId: string, characterId: string): Promise<string> {
  const className = `級-${randomUUID().slice(0, 8)}`
  const row = { kind: 'class', userId, characterId, name: className, status: 2, decidedAt: PLAY_NOW } as const
  const id = await givenApplication(db, row)
  const words = { classKind: 'C', className, description: '灯りを守る。' } as const
  const shown = { worldId: 'harbor', classId: `O${id}`, displayOrder: 10_000 + id, proposedBy: characterId }
  await db.insert(worldClass).values({ ...shown, ...words, kijun: array(5), hosei: array(1) })
  return `O${id}`
}

/** Ends the waiting proposals of a user. */
export async function endProposals(db: Db, userId: string): Promise<void> {
  await db
    .update(application)
    .set({ status: 5 })
    .where(and(eq(application.userId, userId), eq(application.kind, 'class'), eq(application.status, 1)))
}
