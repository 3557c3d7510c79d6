// B21 for scenarios: every call by who stands where in one. The text of a character is read by its writer, the master and the
// office alone, and each opening by the office stands in the log.
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { lastClass } from '#rules/codes/user.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { scenarioEntry, scenarioPlaying } from '#server/areas/scenario/tables/entry.ts'
import { scenario, scenarioLog } from '#server/areas/scenario/tables/scenario.ts'
import { masterDesk, masterWorld } from '#server/areas/scenario-desk/tables.ts'
import { fixedClock } from '#server/platform/clock.ts'
import type { Input } from '../../calls/row.ts'
import { type ScenarioViewer, scenarioRights, scenarioViewers, textReaders } from '../../calls/scenario-viewers.ts'
import { openDatabase } from '../../support/database.ts'
import { everyCall, requestOf, sampleOf } from '../../support/every-call.ts'
import { openServer } from '../../support/http-server.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { errorsIn, expectRefusal } from '../../support/refusals.ts'
import { givenPlayer } from '../../support/scenarios.ts'
import { installTestKey } from '../../support/tokens.ts'

const SECRET = '誰にも見せない灯りの作戦'
const database = await openDatabase('play')
const { db, users } = database
const server = await openServer(database, { clock: fixedClock(PLAY_NOW) })
const tokenOf = await database.asOwner(installTestKey)

const givenMaster = async (): Promise<string> => {
  const { userId } = await givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 })
  await db.insert(userClass).values({ userId, classCode: lastClass.master })
  await db.insert(masterDesk).values({ userId, isNewMaster: false })
  return userId
}
const participant = await givenPlayer(db)
const master = await givenMaster()
await db.insert(masterWorld).values({ userId: master, worldId: 'harbor', since: PLAY_NOW })
const userOf: Record<ScenarioViewer, string> = {
  ...{ writer: users.player, participant: participant.userId, outsider: users.other },
  ...{ master, otherMaster: await givenMaster(), office: users.admin },
}
const rights = scenarioRights as unknown as Record<string, Record<string, Record<ScenarioViewer, string>>>
const calls = everyCall.filter(({ name }) => rights[name.split('.')[0] ?? ''])

/** Makes the scenario of a sample that of the master, with another participant, and a text of the writer in it. */
async function peopled(input: Input): Promise<void> {
  const { scenarioId } = input
  if (typeof scenarioId !== 'number') return
  await db.update(scenario).set({ masterId: master }).where(eq(scenario.scenarioId, scenarioId))
  const of = and(eq(scenarioEntry.scenarioId, scenarioId), eq(scenarioEntry.userId, users.player))
  const [entry] = await db.select().from(scenarioEntry).where(of)
  if (!entry) return
  const { entryId, ...same } = entry
  const { userId, characterId } = participant
  await db.insert(scenarioEntry).values({ ...same, userId, characterId, publicNumber: 234_567, rank: null })
  if (entry.state !== 'seated') return
  const sent = { items: [], sentBy: 'player' as const, receivedAt: PLAY_NOW }
  await db.insert(scenarioPlaying).values({ entryId, playing: SECRET, ...sent })
}

const openings = async (): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(scenarioLog)
    .where(and(eq(scenarioLog.userId, users.admin), sql`act in ('office:openText', 'office:downloadCSV')`))
  return row?.count ?? 0
}

describe.each(calls)('$name', call => {
  const [area = '', name = ''] = call.name.split('.')

  test.each(scenarioViewers)('by %s', async viewer => {
    server.logs.length = 0
    // Entries of earlier samples would be too many.
    await db.update(scenarioEntry).set({ state: 'ended' }).where(eq(scenarioEntry.userId, participant.userId))
    const input = await sampleOf(call, database)
    await peopled(input)
    const before = await openings()
    const { path, sent } = requestOf(call, input)
    const answer = await server.send(path, { ...sent, token: tokenOf(userOf[viewer]), headers: { origin: server.url } })
    const expected = rights[area]?.[name]?.[viewer]
    if (expected === 'ok') expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 })
    else expect(expectRefusal(answer, call.name)).toBe(expected)
    const reads = textReaders[call.name]?.includes(viewer) ?? false
    expect(answer.text.includes(SECRET)).toBe(reads)
    expect(await openings()).toBe(before + (reads && viewer === 'office' ? 1 : 0))
    expect(errorsIn(server.logs)).toEqual([])
  })
})
