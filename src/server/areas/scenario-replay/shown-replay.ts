// A published replay as somebody may read it: the whole of a private one is for its participants, its master and the office, and
// so is each part for those named in it.
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { adminOf } from '../../platform/rights.ts'
import { listedFields } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { toCard } from '../scenario/card.ts'
import { publishedPhase } from '../scenario/detail.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { shownPeople } from '../scenario/shown-people.ts'
import { scenarioEntry } from '../scenario/tables/entry.ts'
import { scenario } from '../scenario/tables/scenario.ts'
import { hasClips, lineVoices } from '../voice/line-voices.ts'
import { namesOf } from './cast.ts'
import { moneyOf } from './desk.ts'
import { findReplay, type ReplayRow } from './replay-row.ts'
import { characterHistory, characterTitle, scenarioCastNote } from './tables.ts'

/** Right of a reader: everything, or the open parts and those of the given entries. */
type Reader = { readsAll: boolean; isMaster: boolean; entryIds: ReadonlySet<number> }

/** Right of a user to a replay, decided here for pages, files, searches and events alike. */
export async function readerOf(db: Db | Tx, { scenarioId, phase }: PhaseKey, userId: string | null): Promise<Reader> {
  const nothing = { readsAll: false, isMaster: false, entryIds: new Set<number>() }
  if (userId === null) return nothing
  const [of] = await db
    .select({ masterId: scenario.masterId })
    .from(scenario)
    .where(eq(scenario.scenarioId, scenarioId))
  if (of?.masterId === userId) return { ...nothing, readsAll: true, isMaster: true }
  if (await adminOf(db, userId)) return { ...nothing, readsAll: true }
  const own = await db.select().from(scenarioEntry).where(eq(scenarioEntry.userId, userId))
  const mine = own.filter(entry => entry.scenarioId === scenarioId && entry.phase === phase && entry.state === 'seated')
  return { ...nothing, entryIds: new Set(mine.map(({ entryId }) => entryId)) }
}

export const readsBody = (isPrivate: boolean, { readsAll, entryIds }: Reader): boolean =>
  !isPrivate || readsAll || entryIds.size > 0

/** @throws SCENARIO_NOT_FOUND, REPLAY_NOT_FOUND */
export async function getReplay(db: Db, asked: PhaseKey & { worldId: string; userId: string | null; now: Date }) {
  const { userId, worldId, now } = asked
  const { row } = await publishedPhase(db, asked)
  const found = await findReplay(db, asked, now)
  const { result } = found.replay
  if (found.state !== 'published' || found.publishedAt === null || result === null) throw refuse('REPLAY_NOT_FOUND')
  const reader = await readerOf(db, asked, userId)
  const isOpen = readsBody(row.privateReplayFlg, reader)
  const cast = await castOf(db, found, userId)
  const isFor = (entryIds: readonly number[]) => reader.readsAll || entryIds.some(id => reader.entryIds.has(id))
  const parts = found.replay.partList.filter(({ entryIds }) => isFor(entryIds))
  return {
    card: toCard(row),
    result,
    body: isOpen ? found.replay.body : null,
    castList: cast.map(({ entryId: _, ...one }) => one),
    partList: parts.map(({ body, entryIds }) => ({
      body,
      nameList: cast
        .filter(({ entryId }) => entryIds.includes(entryId))
        .map(({ character: who }) => who.characterFullName),
    })),
    lockedParts: found.replay.partList.length - parts.length,
    voiceList: isOpen ? await lineVoices(db, asked) : [],
    canVoice: await hasClips(
      db,
      cast.filter(({ isMine }) => reader.isMaster || isMine).map(({ character: who }) => who.characterId),
    ),
    moneyName: await moneyOf(db, worldId),
    length: found.length,
    publishedAt: found.publishedAt,
    serverTime: now,
  }
}

/** Participants with what they got, in the order of the form. */
async function castOf(db: Db, { replay }: ReplayRow, userId: string | null) {
  const ids = replay.castList.map(({ entryId }) => entryId)
  if (ids.length === 0) return []
  const rows = await db
    .select({
      ...{ entryId: scenarioEntry.entryId, userId: scenarioEntry.userId, who: character, listed: listedFields },
      ...{ history: characterHistory, note: scenarioCastNote },
    })
    .from(scenarioEntry)
    .innerJoin(character, eq(character.characterId, scenarioEntry.characterId))
    .innerJoin(characterHistory, eq(characterHistory.entryId, scenarioEntry.entryId))
    .leftJoin(scenarioCastNote, eq(scenarioCastNote.entryId, scenarioEntry.entryId))
    .where(inArray(scenarioEntry.entryId, ids))
  const titles = await db
    .select()
    .from(characterTitle)
    .where(inArray(characterTitle.entryId, ids))
    .orderBy(asc(characterTitle.titleId))
  return shownPeople(rows, userId)
    .toSorted((a, b) => ids.indexOf(a.entryId) - ids.indexOf(b.entryId))
    .map(({ entryId, userId: of, who, listed, history, note }) => {
      const own = titles.filter(title => title.entryId === entryId)
      const { result, experience, money, items, levelBefore, levelAfter } = history
      return {
        entryId,
        character: listed,
        ...{ result, experience, money, itemList: items, levelBefore, levelAfter },
        title: own.find(({ isMvp }) => !isMvp)?.title ?? null,
        mvpReason: own.find(({ isMvp }) => isMvp)?.reason ?? null,
        nameList: namesOf(who, note?.names ?? []),
        isMine: of === userId,
      }
    })
}
