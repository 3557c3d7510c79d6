// Tests that nobody reads the words of others (B21). Each place with such words has words of its own; every viewer makes every read
// of the contract about these places, and searches for the words themselves.
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { lastClass } from '#rules/codes/user.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import type { PhaseKey } from '#server/areas/scenario/phase.ts'
import { scenarioEntry } from '#server/areas/scenario/tables/entry.ts'
import { scenario, scenarioPhase } from '#server/areas/scenario/tables/scenario.ts'
import { fixedClock } from '#server/platform/clock.ts'
import type { TestDatabase } from './database.ts'
import { everyCall, inputShape, requestOf, sampleOf } from './every-call.ts'
import { openServer } from './http-server.ts'
import { PLAY_NOW } from './play.ts'
import { errorsIn } from './refusals.ts'
import { givenPlayer, givenScenario } from './scenarios.ts'
import { installTestKey } from './tokens.ts'

type Secrets<Viewer extends string> = Record<string, { words: string; readers: readonly Viewer[] }>
type Input = Record<string, unknown>
type Player = { userId: string; characterId: string }

/** Fields in which a read takes the words to search for. */
const SEARCHED = ['keyword', 'words', 's', 'name', 'title', 'query']
const reads = everyCall.filter(({ method }) => method === 'GET')
const knows = (name: string, input: object): boolean => inputShape(name)?.safeParse(input).success ?? false

export async function openSecrets(database: TestDatabase) {
  const { db, users } = database
  const server = await openServer(database, { clock: fixedClock(PLAY_NOW) })
  const tokenOf = await database.asOwner(installTestKey)
  const givenMaster = async (): Promise<string> => {
    const { userId } = await givenPlayer(db, { llamaPoint: 0, alpacaCoin: 0 })
    await db.insert(userClass).values({ userId, classCode: lastClass.master })
    return userId
  }
  const [master, otherMaster] = [await givenMaster(), await givenMaster()]

  /** A scenario of the master with these people in its seats. */
  async function seated(
    players: readonly Player[],
    of: Partial<typeof scenario.$inferInsert>,
    phase: Partial<typeof scenarioPhase.$inferInsert>,
  ): Promise<{ key: PhaseKey; entries: number[] }> {
    const key = await givenScenario(db, master)
    await db.update(scenario).set(of).where(sql`scenario_id = ${key.scenarioId}`)
    await db
      .update(scenarioPhase)
      .set({ publishedAt: PLAY_NOW, ...phase })
      .where(sql`scenario_id = ${key.scenarioId}`)
    const made = await db
      .insert(scenarioEntry)
      .values(
        players.map(({ userId, characterId }, publicNumber) => ({
          ...{ ...key, worldId: 'harbor', characterId, userId, state: 'seated' as const, isAlone: true },
          ...{ publicNumber, cost: 0, createdAt: PLAY_NOW, seatedAt: PLAY_NOW },
        })),
      )
      .returning({ entryId: scenarioEntry.entryId })
    return { key, entries: made.map(({ entryId }) => entryId) }
  }

  /** Users of the viewers whom every such suite has; null: nobody. */
  const usual = { anonymous: null, outsider: users.other, master, otherMaster, office: users.admin }
  return { database, server, tokenOf, master, otherMaster, seated, usual }
}
type Opened = Awaited<ReturnType<typeof openSecrets>>

interface Watched<Viewer extends string> {
  userOf: Record<Viewer, string | null>
  secrets: Secrets<Viewer>
  /** inputs that lead a read to the places; each read is given the fields that it has */
  leads: readonly Input[]
  /** whether some read shows the words of a place to a viewer who may read them */
  meets: (viewer: Viewer, place: string) => boolean
}

export function tellNobodyElse<Viewer extends string>(opened: Opened, watched: Watched<Viewer>): void {
  const { database, server, tokenOf } = opened
  const { userOf, secrets, leads, meets } = watched
  const viewers = Object.keys(userOf) as Viewer[]
  const told = new Map<Viewer, Set<string>>(viewers.map(viewer => [viewer, new Set()]))

  async function inputsOf(call: (typeof everyCall)[number]): Promise<Input[]> {
    const sample = await sampleOf(call, database)
    const { hash: _, ...known } = sample
    const found: Input[] = [sample]
    for (const lead of leads) {
      // Fields that the sample has not are left out, because a closed shape refuses them.
      const own = Object.fromEntries(Object.entries(lead).filter(([field]) => field in sample))
      if (Object.keys(own).length > 0) found.push({ ...known, ...own })
    }
    for (const field of SEARCHED)
      for (const { words } of Object.values(secrets)) found.push({ ...sample, [field]: words.slice(0, 5) })
    const asked = found.filter(input => input === sample || knows(call.name, input))
    return [...new Map(asked.map(input => [JSON.stringify(input), input])).values()]
  }

  async function listen(viewer: Viewer, path: string): Promise<void> {
    const userId = userOf[viewer]
    const { text } = await server.send(path, userId === null ? {} : { token: tokenOf(userId) })
    for (const [place, { words }] of Object.entries(secrets))
      if (text.includes(words.slice(-6))) told.get(viewer)?.add(place)
  }

  describe('no read tells anybody what is not theirs', () => {
    test.each(reads)('$name', async call => {
      server.logs.length = 0
      for (const input of await inputsOf(call)) {
        const { path } = requestOf(call, input)
        for (const viewer of viewers) await listen(viewer, path)
      }
      for (const viewer of viewers) {
        const wrong = [...(told.get(viewer) ?? [])].filter(place => !secrets[place]?.readers.includes(viewer))
        expect(wrong, `${viewer} by ${call.name}`).toEqual([])
      }
      expect(errorsIn(server.logs)).toEqual([])
    })

    test('those who may read something do, so that the words are really there', () => {
      const missing = Object.entries(secrets).flatMap(([place, { readers }]) =>
        readers
          .filter(viewer => meets(viewer, place) && !told.get(viewer)?.has(place))
          .map(viewer => `${viewer}: ${place}`),
      )
      expect(missing).toEqual([])
    })
  })
}

/** Checks that pages and link cards, which everybody may read, hold none of the words. */
export async function saysNothing(
  { server }: Opened,
  secrets: Record<string, { words: string }>,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) {
    const { text } = await server.send(path)
    for (const { words } of Object.values(secrets)) expect(text, path).not.toContain(words)
  }
}
