// Team tags: names under which characters of a phase want to appear together. One tag for each character; the player who
// made a tag may rename and remove it.
import { and, asc, eq, sql } from 'drizzle-orm'
import { canTag, TAG_NAME_MOST } from '#rules/scenario/playing.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Db, Tx } from '../../../db/client.ts'
import type { OwnCharacter } from '../../../platform/own-character.ts'
import { refuse } from '../../../platform/refuse.ts'
import { blockedBy } from '../../block/between.ts'
import { listedFields } from '../../character/listed.ts'
import { character } from '../../character/tables.ts'
import { boardRole } from '../board/board-rights.ts'
import { currentPhase, isReplayBegun, ownEntry, readPhase } from '../entry/own-entry.ts'
import { lockPhase, type PhaseKey, type PhaseRow } from '../phase.ts'
import { shownPeople } from '../shown-people.ts'
import { scenarioEntry, scenarioTeamMember, scenarioTeamTag } from '../tables/entry.ts'

type Acting = { scenarioId: number; worldId: string; userId: string; own: OwnCharacter; now: Date }

const memberCount = sql<number>`(select count(*)::int from scenario_team_member m where m.tag_id = scenario_team_tag.tag_id)`
const columns = {
  tagId: scenarioTeamTag.tagId,
  tagName: scenarioTeamTag.tagName,
  entryId: scenarioTeamTag.entryId,
  memberCount,
}
type Row = { tagId: number; tagName: string; entryId: number; memberCount: number }
const shown = ({ entryId, ...tag }: Row, own: number) => ({ ...tag, isMine: entryId === own })

/** The tag of an entry. */
export async function tagOfEntry(db: Db | Tx, entryId: number) {
  const [row] = await db
    .select(columns)
    .from(scenarioTeamTag)
    .innerJoin(scenarioTeamMember, eq(scenarioTeamMember.tagId, scenarioTeamTag.tagId))
    .where(eq(scenarioTeamMember.entryId, entryId))
  return row ? shown(row, entryId) : null
}

const inPhase = ({ scenarioId, phase }: PhaseKey) =>
  and(eq(scenarioTeamTag.scenarioId, scenarioId), eq(scenarioTeamTag.phase, phase))

/** @throws TAG_NOT_FOUND */
async function tagOf(db: Db | Tx, key: PhaseKey, tagId: number): Promise<Row> {
  const [row] = await db
    .select(columns)
    .from(scenarioTeamTag)
    .where(and(inPhase(key), eq(scenarioTeamTag.tagId, tagId)))
  if (!row) throw refuse('TAG_NOT_FOUND')
  return row
}

/** Puts a character under a tag; null removes it from its tag. @throws TAG_NOT_FOUND */
export async function takeTag(tx: Tx, key: PhaseKey, entryId: number, tagId: number | null, now: Date): Promise<void> {
  if (tagId === null) {
    await tx.delete(scenarioTeamMember).where(eq(scenarioTeamMember.entryId, entryId))
    return
  }
  await tagOf(tx, key, tagId)
  await tx
    .insert(scenarioTeamMember)
    .values({ entryId, tagId, joinedAt: now })
    .onConflictDoUpdate({ target: scenarioTeamMember.entryId, set: { tagId, joinedAt: now } })
}

/** @throws SCENARIO_NOT_FOUND, ENTRY_NOT_FOUND */
export async function listTags(db: Db, asked: Acting) {
  const key = await currentPhase(db, asked.scenarioId)
  const { entry } = await ownEntry(db, { ...asked, ...key })
  const rows = await db.select(columns).from(scenarioTeamTag).where(inPhase(key)).orderBy(asc(scenarioTeamTag.tagId))
  return { tagList: rows.map(row => shown(row, entry.entryId)) }
}

/** @throws SCENARIO_NOT_FOUND, ENTRY_NOT_FOUND, TAG_NOT_FOUND */
export async function listTagCharacters(db: Db, asked: Acting & { tagId: number }) {
  const key = await currentPhase(db, asked.scenarioId)
  await ownEntry(db, { ...asked, ...key })
  await tagOf(db, key, asked.tagId)
  const rows = await db
    .select({
      ...listedFields,
      userId: scenarioEntry.userId,
    })
    .from(scenarioTeamMember)
    .innerJoin(scenarioEntry, eq(scenarioEntry.entryId, scenarioTeamMember.entryId))
    .innerJoin(character, eq(character.characterId, scenarioEntry.characterId))
    .where(eq(scenarioTeamMember.tagId, asked.tagId))
    .orderBy(asc(scenarioTeamMember.joinedAt))
  const shown = shownPeople(rows, await blockedBy(db, asked.userId))
  return { characterList: shown.map(({ userId: _, ...one }) => one) }
}

/** @throws SCENARIO_NOT_FOUND also for users who cannot read the board, TAG_NOT_FOUND */
export async function getTagTitle(
  db: Db,
  { scenarioId, worldId, tagId, userId }: { scenarioId: number; worldId: string; tagId: number; userId: string },
) {
  const key = await currentPhase(db, scenarioId)
  const of = await readPhase(db, key)
  if (of.worldId !== worldId || !(await boardRole(db, key, userId))) throw refuse('SCENARIO_NOT_FOUND')
  const { tagName } = await tagOf(db, key, tagId)
  return { tagId, tagName }
}

/** @throws PLAYING_CLOSED when tags of a locked phase no longer change */
async function judgeOpen(tx: Tx, phase: PhaseRow, now: Date): Promise<void> {
  if (!canTag({ ...phase, isReplayBegun: await isReplayBegun(tx, phase) }, now)) throw refuse('PLAYING_CLOSED')
}

/** The caller's entry, while its tag may still change; the phase is locked. */
async function openEntry(tx: Tx, acting: Acting) {
  const key = await currentPhase(tx, acting.scenarioId)
  const phase = await lockPhase(tx, key)
  const { entry } = await ownEntry(tx, { ...acting, ...key })
  await judgeOpen(tx, phase, acting.now)
  return { key, entry }
}

const judgeName = (tagName: string): string => {
  const name = tagName.trim()
  if (name === '' || lengthCount(name) > TAG_NAME_MOST) throw refuse('TAG_TOO_LONG')
  return name
}

async function judgeFree(tx: Tx, key: PhaseKey, tagName: string): Promise<void> {
  const taken = await tx
    .select({ tagId: scenarioTeamTag.tagId })
    .from(scenarioTeamTag)
    .where(and(inPhase(key), eq(scenarioTeamTag.tagName, tagName)))
  if (taken.length > 0) throw refuse('TAG_TAKEN')
}

/** Makes a tag and takes it, or takes the given one. @throws TAG_NOT_FOUND, TAG_TAKEN, TAG_TOO_LONG, PLAYING_CLOSED */
export async function addTag(tx: Tx, acting: Acting & { tagId: number | null; tagName: string | null }) {
  const { key, entry } = await openEntry(tx, acting)
  let { tagId } = acting
  if (tagId === null) {
    const tagName = judgeName(acting.tagName ?? '')
    await judgeFree(tx, key, tagName)
    const [made] = await tx
      .insert(scenarioTeamTag)
      .values({ ...key, tagName, entryId: entry.entryId, createdAt: acting.now })
      .returning({ tagId: scenarioTeamTag.tagId })
    if (!made) throw new Error('A tag was not written.')
    tagId = made.tagId
  }
  await takeTag(tx, key, entry.entryId, tagId, acting.now)
  return shown(await tagOf(tx, key, tagId), entry.entryId)
}

/** @throws TAG_NOT_FOUND also for tags of others, TAG_TAKEN, TAG_TOO_LONG, PLAYING_CLOSED */
export async function renameTag(tx: Tx, acting: Acting & { tagId: number; tagName: string }) {
  const { key, entry } = await openEntry(tx, acting)
  const tag = await tagOf(tx, key, acting.tagId)
  if (tag.entryId !== entry.entryId) throw refuse('TAG_NOT_FOUND')
  const tagName = judgeName(acting.tagName)
  if (tagName !== tag.tagName) await judgeFree(tx, key, tagName)
  await tx.update(scenarioTeamTag).set({ tagName }).where(eq(scenarioTeamTag.tagId, tag.tagId))
  return shown({ ...tag, tagName }, entry.entryId)
}

/** Removes a tag from every entry that had it. @throws TAG_NOT_FOUND also for tags of others, PLAYING_CLOSED */
export async function removeTag(
  tx: Tx,
  {
    scenarioId,
    worldId,
    tagId,
    userId,
    now,
  }: { scenarioId: number; worldId: string; tagId: number; userId: string; now: Date },
) {
  const key = await currentPhase(tx, scenarioId)
  const phase = await lockPhase(tx, key)
  if (phase.worldId !== worldId) throw refuse('SCENARIO_NOT_FOUND')
  const tag = await tagOf(tx, key, tagId)
  const made = await tx
    .select({ entryId: scenarioEntry.entryId })
    .from(scenarioEntry)
    .where(
      and(eq(scenarioEntry.entryId, tag.entryId), eq(scenarioEntry.userId, userId), eq(scenarioEntry.state, 'seated')),
    )
  if (made.length === 0) throw refuse('TAG_NOT_FOUND')
  await judgeOpen(tx, phase, now)
  await tx.delete(scenarioTeamTag).where(eq(scenarioTeamTag.tagId, tagId))
  return { tagId }
}
