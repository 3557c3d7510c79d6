// The sweep of scenarios: it makes up for jobs that never ran.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { OVERDUE_MS, sweepScenarios } from '#server/areas/scenario/clock/sweep.ts'
import { scenarioLog } from '#server/areas/scenario/tables/scenario.ts'
import { openDatabase } from '../../support/database.ts'
import { givenScenario, phaseOf, publish } from '../../support/scenarios.ts'

const { db, users } = await openDatabase('play')
const HOUR = 3_600_000

test('a phase whose date has passed goes on, through every date that has passed; what nobody was told of is told', async () => {
  const key = await givenScenario(db, users.admin, { settings: { seats: 2, minimum: 2 } })
  const opened = await publish(db, key, users.admin)
  const ended = opened.getTime() + 24 * HOUR
  await sweepScenarios(db, new Date(ended + OVERDUE_MS - 1))
  expect((await phaseOf(db, key)).state).toBe('reservation')
  await sweepScenarios(db, new Date(ended + OVERDUE_MS))
  expect((await phaseOf(db, key)).state).toBe('recruiting')
  await sweepScenarios(db, new Date(ended + 30 * HOUR))
  expect((await phaseOf(db, key)).state).toBe('notEstablished')
  const untold = async () =>
    (await db.select().from(scenarioLog).where(eq(scenarioLog.scenarioId, key.scenarioId))).filter(
      ({ toldAt }) => toldAt === null,
    ).length
  await sweepScenarios(db, new Date(ended + 31 * HOUR))
  expect(await untold()).toBe(0)
})
