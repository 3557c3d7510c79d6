// 称号 of a character: those that it was given, and the one before its name.
import { and, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { scenario } from '../scenario/tables/scenario.ts'
import { characterHistory, characterTitle } from '../scenario-replay/tables.ts'
import { character } from './tables.ts'

/** Titles that are told of one character, more than anybody was ever given. */
const MOST_TITLES = 1_000

type Asked = { own: Pick<OwnCharacter, 'characterId'> }

export async function getTitles(db: Db, { own: { characterId } }: Asked) {
  const titleList = await db
    .select({
      titleId: characterTitle.titleId,
      title: characterTitle.title,
      isMvp: characterTitle.isMvp,
      scenarioTitle: scenario.title,
      createdAt: characterTitle.createdAt,
    })
    .from(characterTitle)
    .leftJoin(characterHistory, eq(characterHistory.entryId, characterTitle.entryId))
    .leftJoin(scenario, eq(scenario.scenarioId, characterHistory.scenarioId))
    .where(eq(characterTitle.characterId, characterId))
    .orderBy(desc(characterTitle.titleId))
    .limit(MOST_TITLES)
  return { titleList, shogo: await shogoOf(db, characterId) }
}

/** @throws TITLE_NOT_FOUND when it is not the character's */
export async function chooseTitle(tx: Tx, { own, titleId, now }: Asked & { titleId: number | null; now: Date }) {
  const { characterId } = await lockCharacter(tx, own)
  const shogo = titleId === null ? null : await titleOf(tx, characterId, titleId)
  await keepWorn(tx, characterId, now)
  await tx.update(character).set({ shogo }).where(eq(character.characterId, characterId))
  return { characterId, shogo }
}

async function titleOf(tx: Tx, characterId: string, titleId: number): Promise<string> {
  const [found] = await tx
    .select({ title: characterTitle.title })
    .from(characterTitle)
    .where(and(eq(characterTitle.titleId, titleId), eq(characterTitle.characterId, characterId)))
  if (!found) throw refuse('TITLE_NOT_FOUND')
  return found.title
}

/** Keeps the title before the name as one that can be chosen again, where it came from elsewhere than a replay. */
async function keepWorn(tx: Tx, characterId: string, now: Date): Promise<void> {
  const title = await shogoOf(tx, characterId)
  if (title === null) return
  const [known] = await tx
    .select({ titleId: characterTitle.titleId })
    .from(characterTitle)
    .where(and(eq(characterTitle.characterId, characterId), eq(characterTitle.title, title)))
    .limit(1)
  if (!known) await tx.insert(characterTitle).values({ characterId, title, createdAt: now })
}

async function shogoOf(db: Db | Tx, characterId: string): Promise<string | null> {
  const [found] = await db
    .select({ shogo: character.shogo })
    .from(character)
    .where(eq(character.characterId, characterId))
  return found?.shogo ?? null
}
