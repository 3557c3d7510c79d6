// 称号 of a character: those it was given, and the one that stands before its name.
import { desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { scenarioEntry } from '../scenario/tables/entry.ts'
import { scenario } from '../scenario/tables/scenario.ts'
import { characterTitle } from '../scenario-replay/tables.ts'
import { character } from './tables.ts'

const MOST = 500

/** Titles of a character, the newest first. @throws CHARACTER_NOT_FOUND */
export async function listTitles(db: Db, { characterId }: { characterId: string }) {
  const [of] = await db.select({ shogo: character.shogo }).from(character).where(eq(character.characterId, characterId))
  if (!of) throw refuse('CHARACTER_NOT_FOUND')
  const titleList = await db
    .select({
      ...{ titleId: characterTitle.titleId, title: characterTitle.title, isMvp: characterTitle.isMvp },
      ...{ reason: characterTitle.reason, createdAt: characterTitle.createdAt, scenarioTitle: scenario.title },
      ...{ worldId: scenario.worldId, scenarioId: scenario.scenarioId, phase: scenarioEntry.phase },
    })
    .from(characterTitle)
    .leftJoin(scenarioEntry, eq(scenarioEntry.entryId, characterTitle.entryId))
    .leftJoin(scenario, eq(scenario.scenarioId, scenarioEntry.scenarioId))
    .where(eq(characterTitle.characterId, characterId))
    .orderBy(desc(characterTitle.titleId))
    .limit(MOST)
  return { titleList, shogo: of.shogo }
}

/**
 * Lets a title stand before the name, or none.
 * @throws TITLE_NOT_FOUND when the character was not given it
 */
export async function showTitle(
  tx: Tx,
  { own: { characterId }, titleId, now }: { own: OwnCharacter; titleId: number | null; now: Date },
) {
  const [before] = await tx
    .select({ shogo: character.shogo })
    .from(character)
    .where(eq(character.characterId, characterId))
    .for('no key update')
  const given = await tx.select().from(characterTitle).where(eq(characterTitle.characterId, characterId))
  const chosen = titleId === null ? null : given.find(title => title.titleId === titleId)
  if (chosen === undefined) throw refuse('TITLE_NOT_FOUND')
  // A title from elsewhere has no row yet; without one it could not be chosen again.
  const title = before?.shogo ?? null
  if (title !== null && !given.some(each => each.title === title)) {
    await tx.insert(characterTitle).values({ characterId, title, createdAt: now })
  }
  const shogo = chosen?.title ?? null
  await tx.update(character).set({ shogo }).where(eq(character.characterId, characterId))
  return { characterId, shogo }
}
