// The connection to the database breaks at every single statement of a publication, once before the statement is sent and once
// after the database has done it. Published again, and twice at once, the replay is out and each character has its rewards once.
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { character } from '#server/areas/character/tables.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { scenarioLog, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { publishReplay } from '#server/areas/scenario-replay/publish-replay.ts'
import { characterHistory, characterTitle, scenarioReplay } from '#server/areas/scenario-replay/tables.ts'
import { createDb, createPool } from '#server/db/client.ts'
import { balancesOf, currencies } from '#server/platform/ledger/balances.ts'
import { openDatabase } from '../../support/database.ts'
import { type Moment, withFaults } from '../../support/faults.ts'
import { findLedgerFaults } from '../../support/ledger-audit.ts'
import { PLAY_NOW } from '../../support/play.ts'
import { randomOf, report } from '../../support/random.ts'
import { BODY, castResult } from '../../support/replays.ts'
import { givenPlayer, givenScenario } from '../../support/scenarios.ts'
import { size } from '../../support/size.ts'

const random = randomOf('Broken publications')
const database = await openDatabase('play')
const { db, users } = database
const { pool, breakAt, didBreak, made } = withFaults(
  createPool({ url: database.url, max: 4, role: null, name: 'tsumugi-faulty' }),
)
const faulty = createDb(pool)
afterAll(() => pool.end())

const now = async () => PLAY_NOW
const [oil, exp, money] = [
  currencies.item('harbor', 'I0001'),
  currencies.experience('harbor'),
  currencies.token('harbor', 1),
]
const REWARDS = { experience: 120, money: 30, items: [{ itemCode: 'I0001', count: 2 }], title: '灯台の友' }

/** An approved replay that is due, with two characters and their rewards. */
async function due() {
  const key = await givenScenario(db, users.admin)
  const of = eq(scenarioPhase.scenarioId, key.scenarioId)
  await db.update(scenarioPhase).set({ state: 'resolving', publishedAt: PLAY_NOW, playingUntil: PLAY_NOW }).where(of)
  const players = [await givenPlayer(db), await givenPlayer(db)]
  const characters = players.map(({ characterId }) => characterId)
  await db.update(character).set({ level: 1 }).where(inArray(character.characterId, characters))
  const entries = await db
    .insert(scenarioEntry)
    .values(
      players.map(({ userId, characterId }, index) => ({
        ...{ ...key, worldId: 'harbor', characterId, userId, state: 'seated' as const, isAlone: true },
        ...{ publicNumber: index, cost: 0, createdAt: PLAY_NOW, seatedAt: PLAY_NOW },
      })),
    )
    .returning({ entryId: scenarioEntry.entryId })
  const castList = entries.map(({ entryId }) => castResult(entryId, REWARDS))
  await db.insert(scenarioReplay).values({
    ...{ ...key, worldId: 'harbor', state: 'awaiting', stateSince: PLAY_NOW, publishAt: PLAY_NOW, length: 400 },
    replay: { body: BODY, result: 'Success', castList, partList: [] },
  })
  return { key, characters }
}
type Due = Awaited<ReturnType<typeof due>>

const stateOf = async ({ key }: Due) => {
  const [row] = await db.select().from(scenarioReplay).where(eq(scenarioReplay.scenarioId, key.scenarioId))
  return row?.state
}

/** Traces of a publication, read from every place that it writes to. */
async function afterwards({ key, characters }: Due) {
  const [phase] = await db.select().from(scenarioPhase).where(eq(scenarioPhase.scenarioId, key.scenarioId))
  const completed = await db
    .select()
    .from(scenarioLog)
    .where(sql`${scenarioLog.scenarioId} = ${key.scenarioId} and act = 'complete'`)
  const cast = []
  for (const characterId of characters) {
    const [who] = await db.select().from(character).where(eq(character.characterId, characterId))
    const histories = await db.select().from(characterHistory).where(eq(characterHistory.characterId, characterId))
    const titles = await db
      .select({ title: characterTitle.title })
      .from(characterTitle)
      .where(eq(characterTitle.characterId, characterId))
      .orderBy(asc(characterTitle.titleId))
    cast.push({
      balances: await balancesOf(db, { kind: 'character', id: characterId }, [oil, exp, money]),
      level: who?.level,
      since: who?.experience,
      histories: histories.length,
      titles: titles.map(({ title }) => title),
    })
  }
  return { state: phase?.state, completed: completed.length, cast }
}

const ONCE = {
  balances: { [oil]: 2, [exp]: 120, [money]: 30 },
  // A hundred for the second level.
  ...{ level: 2, since: 20, histories: 1, titles: ['灯台の友'] },
}

/** Number that breaks nothing. */
const NONE = Number.POSITIVE_INFINITY

/** Publishes with the nth statement broken, then twice more. @returns whether the broken attempt had its effect */
async function publishBroken(nth: number, moment: Moment): Promise<boolean> {
  const of = await due()
  breakAt(nth, moment)
  const answer = await publishReplay(faulty, of.key, now).catch((error: unknown) => error)
  expect(didBreak(), `statement ${nth}`).toBe(true)
  expect(answer).toBeInstanceOf(Error)
  // All of it happened or nothing did.
  const wasPublished = (await stateOf(of)) === 'published'
  const again = await Promise.all([publishReplay(db, of.key, now), publishReplay(db, of.key, now)])
  expect(again.filter(Boolean)).toHaveLength(wasPublished ? 0 : 1)
  expect(await afterwards(of), `statement ${nth}`).toEqual({ state: 'completed', completed: 1, cast: [ONCE, ONCE] })
  return wasPublished
}

/** In a short run every fourth statement, and the last in every run. */
const STEP = size(4, 1)

describe.each(['before', 'after'] as const)('broken %s each statement', moment => {
  test('a publication has its effect once', async () => {
    const whole = await due()
    breakAt(NONE, moment)
    expect(await publishReplay(faulty, whole.key, now)).toBe(true)
    didBreak()
    const statements = made()
    expect(statements).toBeGreaterThan(10)
    const published: number[] = []
    for (let nth = random.integer(1, STEP); nth < statements; nth += STEP)
      if (await publishBroken(nth, moment)) published.push(nth)
    if (await publishBroken(statements, moment)) published.push(statements)
    report(`Broken publications: ${statements} statements, one in ${STEP} broken ${moment}`)
    // Only the answer to the commit itself can be lost after the effect.
    expect(published).toEqual(moment === 'after' ? [statements] : [])
    expect(await findLedgerFaults(db, random)).toEqual([])
  })
})
