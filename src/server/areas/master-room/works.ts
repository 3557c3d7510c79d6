// Works of a master: scenarios by group, those that are over with their replay, and the titles that were given.
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { WorkGroup } from '#rules/master-lists.ts'
import type { Db } from '../../db/client.ts'
import { countOf } from '../../db/select.ts'
import { listedFields } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { type CardRow, phaseCards, withMine } from '../scenario/card.ts'
import { isKnown } from '../scenario/readable-scenario.ts'
import { shownPeople } from '../scenario/shown-people.ts'
import { scenarioEntry } from '../scenario/tables/entry.ts'
import { nextAt, scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
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
    .select({ count: sql<number>`count(*)::int` })
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
  const replays = group === 'past' ? await replaysOf(db, rows) : []
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

/** Published replays of phases: result, length and size of the cast, which everybody may read. */
async function replaysOf(db: Db, rows: readonly CardRow[]) {
  if (rows.length === 0) return []
  const found = await db
    .select()
    .from(scenarioReplay)
    .where(
      and(
        eq(scenarioReplay.state, 'published'),
        inArray(
          scenarioReplay.scenarioId,
          rows.map(({ scenarioId }) => scenarioId),
        ),
      ),
    )
  return found.flatMap(({ scenarioId, phase, replay, length, publishedAt }) =>
    publishedAt === null
      ? []
      : {
          of: { scenarioId, phase },
          replay: { result: replay.result, length, cast: replay.castList.length, publishedAt },
        },
  )
}

const titles = (userId: string, reader: string | null) => sql`character_title t
  join scenario_entry e on e.entry_id = t.entry_id join scenario s on s.scenario_id = e.scenario_id
  where s.master_id = ${userId} and not s.is_staff and ${isKnown(reader, 's')}`

export const countTitles = (db: Db, userId: string, reader: string | null): Promise<number> =>
  countOf(db, titles(userId, reader))

/** @throws MASTER_UNKNOWN */
export async function getTitles(db: Db, { masterId, userId: reader, pageStart, perPage }: Page) {
  const { userId } = await masterOf(db, masterId)
  const rows = await db
    .select({
      titleId: characterTitle.titleId,
      title: characterTitle.title,
      isMvp: characterTitle.isMvp,
      character: listedFields,
      userId: character.userId,
      worldId: scenario.worldId,
      scenarioId: scenario.scenarioId,
      phase: scenarioEntry.phase,
      scenarioTitle: scenario.title,
      createdAt: characterTitle.createdAt,
    })
    .from(characterTitle)
    .innerJoin(scenarioEntry, eq(scenarioEntry.entryId, characterTitle.entryId))
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioEntry.scenarioId))
    .innerJoin(character, eq(character.characterId, characterTitle.characterId))
    .where(and(eq(scenario.masterId, userId), eq(scenario.isStaff, false), isKnown(reader)))
    .orderBy(desc(characterTitle.titleId))
    .limit(perPage)
    .offset((pageStart - 1) * perPage)
  return {
    titleList: shownPeople(rows, reader).map(({ userId: _, ...title }) => title),
    count: await countTitles(db, userId, reader),
  }
}
