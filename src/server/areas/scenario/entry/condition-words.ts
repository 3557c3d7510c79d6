// Conditions for who may join, in words, with the names of what they are about.
import { and, eq } from 'drizzle-orm'
import { conditionWords as inWords } from '#rules/scenario/condition-words.ts'
import type { Db } from '../../../db/client.ts'
import { worldClass } from '../../world/tables.ts'
import { scenario, type scenarioCondition } from '../tables/scenario.ts'

type Condition = Pick<typeof scenarioCondition.$inferSelect, 'kind' | 'value'>

export const conditionWords = async (db: Db, worldId: string, condition: Condition): Promise<string> =>
  inWords(condition, await nameOf(db, worldId, condition))

/** Of a class or a scenario; levels have none. */
async function nameOf(db: Db, worldId: string, { kind, value }: Condition): Promise<string | null> {
  if (kind === 'levelFrom' || kind === 'levelTo') return null
  if (kind === 'joined') {
    const [found] = await db
      .select({ title: scenario.title })
      .from(scenario)
      .where(eq(scenario.scenarioId, Number(value)))
    return found?.title ?? null
  }
  const [found] = await db
    .select({ className: worldClass.className })
    .from(worldClass)
    .where(and(eq(worldClass.worldId, worldId), eq(worldClass.classId, value)))
  return found?.className ?? null
}
