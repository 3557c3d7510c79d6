// The row of a theme with its versions: the one that was approved last is kept beside what is being written.
import { and, asc, eq, inArray } from 'drizzle-orm'
import { OMNIBUS_TABLE, type OmnibusStep } from '#rules/order/omnibus.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { listedFields } from '../character/listed.ts'
import { placesOf } from '../character/related.ts'
import { character } from '../character/tables.ts'
import { logPlan } from '../order/plan-log.ts'
import { scenarioOmnibus, scenarioOmnibusCharacter } from '../order/tables/plan.ts'
import type { OwnOmnibus } from './own-omnibus.ts'
import { tellOfOmnibus } from './tell-omnibus.ts'

export type OmnibusRow = typeof scenarioOmnibus.$inferSelect

/** Texts of a theme beside its characters. */
export type Texts = Pick<OmnibusRow, 'title' | 'catchcopy' | 'description' | 'masterMsg' | 'picture'>
export type Version = Texts & { characterIds: string[] }

export const textsOf = ({ title, catchcopy, description, masterMsg, picture }: Texts): Texts => ({
  ...{ title, catchcopy, description, masterMsg, picture },
})

/** The version that players see; null before the first approval. */
export const approvedVersion = ({ approved }: Pick<OmnibusRow, 'approved'>): Version | null =>
  approved === null ? null : (JSON.parse(approved) as Version)

export async function writtenVersion(db: Db | Tx, row: OmnibusRow): Promise<Version> {
  const rows = await db
    .select({ characterId: scenarioOmnibusCharacter.characterId })
    .from(scenarioOmnibusCharacter)
    .where(eq(scenarioOmnibusCharacter.omnibusId, row.omnibusId))
    .orderBy(asc(scenarioOmnibusCharacter.place))
  return { ...textsOf(row), characterIds: rows.map(({ characterId }) => characterId) }
}

/** A version with its characters as lists show them. */
export async function shownVersion(db: Db | Tx, { characterIds, ...texts }: Version) {
  const found =
    characterIds.length === 0
      ? []
      : await db.select(listedFields).from(character).where(inArray(character.characterId, characterIds))
  const characterList = characterIds.flatMap(id => found.filter(({ characterId }) => characterId === id))
  return { ...texts, characterList }
}

/** Writes the characters that a theme is about. @throws RELATED_UNKNOWN when one is no character of its world */
export async function writeCharacters(
  tx: Tx,
  { omnibusId, worldId }: Pick<OmnibusRow, 'omnibusId' | 'worldId'>,
  wanted: readonly string[],
): Promise<void> {
  const places = await placesOf(tx, worldId, wanted)
  await tx.delete(scenarioOmnibusCharacter).where(eq(scenarioOmnibusCharacter.omnibusId, omnibusId))
  if (places.length > 0)
    await tx.insert(scenarioOmnibusCharacter).values(places.map(place => ({ omnibusId, ...place })))
}

type Step = { name: OmnibusStep; userId: string; comment?: string | null; now: Date }

/** The only way in which a theme changes its state. @throws OMNIBUS_STATE, REASON_NEEDED */
export async function takeStep(
  tx: Tx,
  before: OwnOmnibus,
  { name, userId, comment, now }: Step,
  set: Partial<typeof scenarioOmnibus.$inferInsert> = {},
): Promise<OmnibusRow> {
  const row = OMNIBUS_TABLE[name]
  if (!row.from.includes(before.state)) throw refuse('OMNIBUS_STATE')
  const said = comment?.trim() || null
  if (row.needsComment && !said) throw refuse('REASON_NEEDED')
  const [after] = await tx
    .update(scenarioOmnibus)
    .set({ ...set, state: row.to, stateSince: now, version: before.version + 1 })
    .where(and(eq(scenarioOmnibus.omnibusId, before.omnibusId), eq(scenarioOmnibus.state, before.state)))
    .returning()
  if (!after) throw refuse('OMNIBUS_STATE')
  await logPlan(tx, 'omnibus', before.omnibusId, { act: name, userId, reason: said, now })
  if (row.tells) await tellOfOmnibus(tx, now, { omnibus: after, step: name, to: row.tells, by: userId })
  return after
}
