// Situations (リアクト) for tests: written as rows, with the terms of a master who takes them.
import { scenarioReact, scenarioReactSetting } from '#server/areas/order/tables/plan.ts'
import { masterDesk, masterWorld } from '#server/areas/scenario-desk/tables.ts'
import type { Db } from '#server/db/client.ts'
import { PLAY_NOW } from './play.ts'

const DAY = 86_400_000

export const reactTexts = {
  title: '灯台のつかない夜',
  catchcopy: 'あかりの消えた岬で、船を待つ。',
  description: '岬の灯台に、今夜はあかりがつかない。沖には船がいて、だれかが知らせなければならない。',
}

type Wanted = { createdBy: string; seatsMost?: number; openFrom?: Date; openUntil?: Date | null }

/** A situation of the harbour that opened yesterday. */
export async function givenReact(db: Db, { createdBy, seatsMost = 4, openUntil = null, ...wanted }: Wanted) {
  const { description: situation, ...texts } = reactTexts
  const [made] = await db
    .insert(scenarioReact)
    .values({
      ...{ ...texts, situation, worldId: 'harbor', textType: 'Normal', seatsMost, createdBy, createdAt: PLAY_NOW },
      ...{ openFrom: wanted.openFrom ?? new Date(PLAY_NOW.getTime() - DAY), openUntil },
    })
    .returning()
  if (!made) throw new Error('No situation was made.')
  return made
}

/** Terms of a writer of the harbour who takes a situation. */
export async function givenReactTerms(db: Db, templateId: number, masterId: string, more: { orderCoin?: number } = {}) {
  await db.insert(masterWorld).values({ userId: masterId, worldId: 'harbor', since: PLAY_NOW }).onConflictDoNothing()
  await db.insert(masterDesk).values({ userId: masterId, isNewMaster: false }).onConflictDoNothing()
  const terms = { isAccepting: true, orderCoin: 1_300, seats: 3, writingDays: 14, updatedAt: PLAY_NOW, ...more }
  await db.insert(scenarioReactSetting).values({ masterId, templateId, ...terms })
}
