// Works of a master: scenarios by group, those that are over with their replay, and the titles that were given.
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { WorkGroup } from '#rules/master-lists.ts'
import type { ScenarioResult } from '#rules/scenario/replay.ts'
import type { Db } from '../../db/client.ts'
import { adminOf } from '../../platform/rights.ts'
import { listedFields } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { type CardRow, phaseCards, withMine } from '../scenario/list/card.ts'
import { isKnown } from '../scenario/readable-scenario.ts'
import { scenarioEntry } from '../scenario/tables/entry.ts'
import { nextAt, scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import { isReadable } from '../scenario-replay/readable.ts'
import { characterTitle, scenarioReplay } from '../scenario-replay/tables.ts'
import { masterOf, statesOfWork } from './masters.ts'

/** Condition on the published phases of a master in a group, as far as the reader may know of them. */
const worksOf = (userId: string, group: WorkGroup, reader: string | null) =>
  and(
    eq(scenario.masterId, userId),
    eq(scenario.isStaff, false),
    inArray(scenarioPhase.state, [...statesOfWork[group]]),
    sql`${scenarioPhase.publishedAt} is not null`,
    isKnown(reader),
  )

export async function countWorks(db: Db, userId: string, group: WorkGroup, reader: string | null): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(scenarioPhase)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioPhase.scenarioId))
    .where(worksOf(userId, group, reader))
  return row?.count ?? 0
}

type Page = { masterId: string; userId: string | null; pageStart: number; perPage: number; now: Date }

/** @throws MASTER_UNKNOWN */
export async function getScenarios(db: Db, asked: Page & { group: WorkGroup }) {
  const { group, userId: reader, pageStart, perPage, now } = asked
  const { userId } = await masterOf(db, asked.masterId)
  const order = group === 'past' ? desc(scenarioPhase.stateSince) : nextAt
  const rows = await phaseCards(db, worksOf(userId, group, reader))
    .orderBy(order, desc(scenarioPhase.scenarioId), desc(scenarioPhase.phase))
    .limit(perPage)
    .offset((pageStart - 1) * perPage)
  const replays = group === 'past' ? await replaysOf(db, reader, rows) : []
  const cards = await withMine(db, reader, rows)
  return {
    scenarioList: cards.map(card => ({
      ...card,
      replay: replays.find(({ of }) => of.scenarioId === card.scenarioId && of.phase === card.phase)?.replay ?? null,
    })),
    count: await countWorks(db, userId, group, reader),
    serverTime: now,
  }
}

/** Condition on the replays that a reader may read. */
const readableBy = async (db: Db, userId: string | null) =>
  isReadable({ userId, isOffice: userId !== null && (await adminOf(db, userId)) !== null })

/** Published replays of phases: result and size of the cast, which everybody may read, and the length for readers of the text. */
async function replaysOf(db: Db, reader: string | null, rows: readonly CardRow[]) {
  if (rows.length === 0) return []
  const found = await db
    .select({
      scenarioId: scenarioReplay.scenarioId,
      phase: scenarioReplay.phase,
      result: sql<ScenarioResult | null>`${scenarioReplay.replay}->>'result'`,
      length: sql<number | null>`case when ${await readableBy(db, reader)} then ${scenarioReplay.length} end`,
      cast: sql<number>`jsonb_array_length(${scenarioReplay.replay}->'castList')`,
      publishedAt: scenarioReplay.publishedAt,
    })
    .from(scenarioReplay)
    .innerJoin(scenarioPhase, isPhase(scenarioReplay))
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioReplay.scenarioId))
    .where(
      and(
        eq(scenarioReplay.state, 'published'),
        inArray(
          scenarioReplay.scenarioId,
          rows.map(({ scenarioId }) => scenarioId),
        ),
      ),
    )
  return found.flatMap(({ scenarioId, phase, publishedAt, ...replay }) =>
    publishedAt === null ? [] : { of: { scenarioId, phase }, replay: { ...replay, publishedAt } },
  )
}

const isPhaseOfEntry = isPhase(scenarioEntry)

/** Condition on the titles of a master's replays: those of a private one are for its readers, as its text is. */
const titlesOf = async (db: Db, userId: string, reader: string | null) =>
  and(eq(scenario.masterId, userId), eq(scenario.isStaff, false), await readableBy(db, reader))

export async function countTitles(db: Db, userId: string, reader: string | null): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(characterTitle)
    .innerJoin(scenarioEntry, eq(scenarioEntry.entryId, characterTitle.entryId))
    .innerJoin(scenarioPhase, isPhaseOfEntry)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioEntry.scenarioId))
    .where(await titlesOf(db, userId, reader))
  return row?.count ?? 0
}

/** @throws MASTER_UNKNOWN */
export async function getTitles(db: Db, { masterId, userId: reader, pageStart, perPage }: Page) {
  const { userId } = await masterOf(db, masterId)
  const rows = await db
    .select({
      titleId: characterTitle.titleId,
      title: characterTitle.title,
      isMvp: characterTitle.isMvp,
      character: listedFields,
      worldId: scenario.worldId,
      scenarioId: scenario.scenarioId,
      phase: scenarioEntry.phase,
      scenarioTitle: scenario.title,
      createdAt: characterTitle.createdAt,
    })
    .from(characterTitle)
    .innerJoin(scenarioEntry, eq(scenarioEntry.entryId, characterTitle.entryId))
    .innerJoin(scenarioPhase, isPhaseOfEntry)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioEntry.scenarioId))
    .innerJoin(character, eq(character.characterId, characterTitle.characterId))
    .where(await titlesOf(db, userId, reader))
    .orderBy(desc(characterTitle.titleId))
    .limit(perPage)
    .offset((pageStart - 1) * perPage)
  return {
    titleList: rows,
    count: await countTitles(db, userId, reader),
  }
}
