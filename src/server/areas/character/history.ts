// 履歴 of a character: the published replays with it, as far as somebody may know of them.
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { adminOf } from '../../platform/rights.ts'
import { meetsCharacter } from '../block/between.ts'
import { nameOfMaster } from '../identity/master-name.ts'
import { appUser } from '../identity/tables.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { isKnown } from '../scenario/readable-scenario.ts'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import { moneyOf } from '../scenario-replay/desk.ts'
import { isReadable } from '../scenario-replay/readable.ts'
import { titlesOf } from '../scenario-replay/shown-replay.ts'
import { characterHistory } from '../scenario-replay/tables.ts'
import { character } from './tables.ts'

type Wanted = { characterId: string; offset: number; limit: number; userId: string | null }

/** @throws CHARACTER_NOT_FOUND */
export async function getHistory(db: Db, { characterId, offset, limit, userId }: Wanted) {
  const [who] = await db
    .select({ worldId: character.worldId })
    .from(character)
    .where(and(eq(character.characterId, characterId), meetsCharacter(userId, sql`${character}`)))
  if (!who) throw refuse('CHARACTER_NOT_FOUND')
  const isOffice = userId !== null && (await adminOf(db, userId)) !== null
  // A story that was ordered for its participants alone is none for others.
  const known = and(eq(characterHistory.characterId, characterId), isKnown(userId))
  const [counted] = await db
    .select({ count: count() })
    .from(characterHistory)
    .innerJoin(scenario, eq(scenario.scenarioId, characterHistory.scenarioId))
    .where(known)
  const rows = await db
    .select({
      history: characterHistory,
      scenarioTitle: scenario.title,
      masterName: nameOfMaster,
      isPrivate: scenario.isPrivate,
      isReadable: isReadable({ userId, isOffice }),
      hasChapters: sql<boolean>`exists (select 1 from scenario_phase p where p.scenario_id = ${scenarioPhase.scenarioId}
        and p.phase <> ${scenarioPhase.phase} and p.published_at is not null)`,
    })
    .from(characterHistory)
    .innerJoin(scenarioPhase, isPhase(characterHistory))
    .innerJoin(scenario, eq(scenario.scenarioId, characterHistory.scenarioId))
    .innerJoin(appUser, eq(appUser.userId, scenario.masterId))
    .where(known)
    .orderBy(desc(characterHistory.createdAt), desc(characterHistory.entryId))
    .limit(limit)
    .offset(offset)
  const titles = await titlesOf(
    db,
    rows.map(({ history }) => history.entryId),
  )
  return {
    historyList: rows.map(({ history, isReadable: reads, ...row }) => {
      const { entryId, scenarioId, phase, result, createdAt, experience, money, items } = history
      const { levelBefore, levelAfter } = history
      const gains = { experience, money, itemList: items, levelBefore, levelAfter, ...titles(entryId) }
      return { scenarioId, phase, ...row, result, gains: reads ? gains : null, publishedAt: createdAt }
    }),
    count: counted?.count ?? 0,
    moneyName: await moneyOf(db, who.worldId),
  }
}
