// Calls of next chapters with input for the suites of all calls. The admin leads the scenarios of the samples.
import { and, eq } from 'drizzle-orm'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { scenarioAppend } from '#server/areas/scenario-append/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { type AreaRows, admins, everybody } from './row.ts'
import { opening } from './scenario-desk.ts'
import { named, onlyPhase } from './scenario-given.ts'

const finished = async (database: TestDatabase) => named(await onlyPhase(database, 'completed', 'seated'))

/** The second chapter of a finished phase, in a state. */
async function chapter(database: TestDatabase, state: ScenarioState) {
  const { db } = database
  const of = await finished(database)
  const key = and(eq(scenarioPhase.scenarioId, of.scenarioId), eq(scenarioPhase.phase, 1))
  const [before] = await db.select().from(scenarioPhase).where(key)
  if (!before) throw new Error('The chapter before is missing.')
  const { openingComment, openingContent, scenarioDescription: description } = opening
  await db.insert(scenarioPhase).values({
    ...before,
    ...{ phase: 2, state, publishedAt: null, version: 1, openAt: null, applicants: 0, seated: 0, texts: 0 },
    ...{ openingComment, openingContent, description },
  })
  await db.insert(scenarioAppend).values({ scenarioId: of.scenarioId, phase: 2, happened: '港に灯りがともった。' })
  return { ...of, phase: 2 }
}

const scenarioAppendInfo = { happened: '港に灯りがともった。', firstBackHours: 24, awaitedList: [], waitUntil: null }
const written = { ...opening, scenarioAppendInfo, draftId: null }

export const scenarioAppendRows: AreaRows<'scenarioAppend'> = {
  getScenarioInfoForAppend: { sample: finished, rights: admins, namesUser: true },
  appendScenario: { sample: async database => ({ ...(await finished(database)), ...written }), rights: admins },
  update: {
    sample: async database => ({ ...(await chapter(database, 'draft')), baseVersion: 1, ...written }),
    rights: admins,
  },
  check: {
    sample: async database => ({
      ...(await chapter(database, 'submitted')),
      ...{ status: 11, version: 1, openDateTime: null, reason: null },
    }),
    rights: admins,
  },
  getWaiting: {
    sample: async database => {
      const { worldId, scenarioId } = await finished(database)
      return { worldId, scenarioId }
    },
    rights: everybody,
  },
}
