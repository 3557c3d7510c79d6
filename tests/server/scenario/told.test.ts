// The people who are told of a change: those whom the table of transitions names, each once, in words of their own.
import { and, asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { scenarioNews } from '#rules/scenario/news.ts'
import { changeState } from '#server/areas/scenario/clock/change-state.ts'
import { passTime } from '#server/areas/scenario/clock/clock-job.ts'
import { sweepScenarios } from '#server/areas/scenario/clock/sweep.ts'
import { confirm, enter } from '#server/areas/scenario/entry/enter.ts'
import { lockPhase, type PhaseKey } from '#server/areas/scenario/phase.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { logAct } from '#server/areas/scenario-desk/acts.ts'
import { transact } from '#server/db/client.ts'
import { realtimeEvent } from '#server/platform/tables.ts'
import { openDatabase } from '../../support/database.ts'
import { givenPlayer, givenScenario, publish } from '../../support/scenarios.ts'

const { db, users } = await openDatabase('play')
const HOUR = 3_600_000

/** Acts that a user was told of in a scenario, with the side on which. */
async function told(userId: string, { scenarioId }: PhaseKey): Promise<string[]> {
  const rows = await db
    .select({ payload: realtimeEvent.payload })
    .from(realtimeEvent)
    .where(and(eq(realtimeEvent.userId, userId), sql`(payload->>'scenarioId')::int = ${scenarioId}`))
    .orderBy(asc(realtimeEvent.id))
  return rows.map(({ payload }) => `${(payload as { act: string }).act} ${(payload as { entry: string }).entry}`)
}

test('losers of a draw hear of the seats that became free; who lost one for being silent hears that instead', async () => {
  const key = await givenScenario(db, users.admin, { settings: { seats: 2, minimum: 2 } })
  const opened = await publish(db, key, users.admin)
  const later = (hours: number) => new Date(opened.getTime() + hours * HOUR)
  for (let nth = 0; nth < 4; nth++) {
    const player = await givenPlayer(db)
    await transact(db, tx => enter(tx, 'reserve', { ...key, ...player, cost: 600, fatePower: 0, now: opened }))
  }
  await passTime(db, key, later(24))
  await passTime(db, key, later(24.5))
  const entries = await db.select().from(scenarioEntry).where(eq(scenarioEntry.scenarioId, key.scenarioId))
  const [first] = entries.filter(({ state }) => state === 'won')
  if (!first) throw new Error('Nobody has won.')
  const own = { characterId: first.characterId, worldId: 'harbor' } as Parameters<typeof confirm>[1]['own']
  await transact(db, tx => confirm(tx, { ...key, userId: first.userId, own, now: later(25) }))
  await passTime(db, key, later(48.5))
  await sweepScenarios(db, later(49))
  const byState = async (wanted: string) =>
    Promise.all(
      (await db.select().from(scenarioEntry).where(eq(scenarioEntry.scenarioId, key.scenarioId)))
        .filter(({ state }) => state === wanted)
        .map(async ({ userId }) => (await told(userId, key)).at(-1)),
    )
  expect(await byState('lost')).toEqual(['recruitRest lost', 'recruitRest lost'])
  expect(await byState('lapsed')).toEqual(['recruitRest lapsed'])
  expect(await byState('seated')).toEqual(['recruitRest seated'])
  expect(scenarioNews('recruitRest', 'lost')).toBe('席が空き、先着の募集が始まりました')
})

test('the office hears of what is handed in, but not whoever of it does it', async () => {
  const key = await givenScenario(db, users.other, {})
  const change = (name: 'submit' | 'discard', userId: string) =>
    transact(db, async tx => changeState(tx, await lockPhase(tx, key), { name, by: 'master', userId, now: new Date() }))
  await change('submit', users.other)
  await sweepScenarios(db, new Date(Date.now() + HOUR))
  expect(await told(users.admin, key)).toEqual(['submit office'])
  expect(scenarioNews('submit', 'office')).toBe('オープニングが提出されました')
  const other = await givenScenario(db, users.admin, {})
  await transact(db, async tx =>
    changeState(tx, await lockPhase(tx, other), { name: 'submit', by: 'master', userId: users.admin, now: new Date() }),
  )
  await sweepScenarios(db, new Date(Date.now() + HOUR))
  expect(await told(users.admin, other)).toEqual([])
})

test('the office hears when a replay or an extra is handed in or taken back; its master of what the office decides', async () => {
  const key = await givenScenario(db, users.other, {})
  const log = (act: `${'master' | 'office'}:${string}`, userId: string) =>
    transact(db, tx => logAct(tx, key, { act, userId, reason: null, now: new Date() }))
  const steps = ['submit', 'takeBack', 'submit'] as const
  for (const kind of ['replay', 'extra']) {
    for (const step of steps) await log(`master:${kind}:${step}`, users.other)
    for (const step of ['return', 'approve']) await log(`office:${kind}:${step}`, users.admin)
  }
  await sweepScenarios(db, new Date(Date.now() + HOUR))
  const toOffice = ['replay', 'extra'].flatMap(kind => steps.map(step => `${kind}:${step} office`))
  expect(await told(users.admin, key)).toEqual(toOffice)
  const toMaster = ['replay', 'extra'].flatMap(kind => ['return', 'approve'].map(step => `${kind}:${step} master`))
  expect(await told(users.other, key)).toEqual(toMaster)
  expect([...toOffice, ...toMaster].every(line => hasWords(line))).toBe(true)
})

function hasWords(line: string): boolean {
  const [act = '', side] = line.split(' ')
  return scenarioNews(act, side as 'office' | 'master') !== null
}
