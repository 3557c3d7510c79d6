// A published replay as its reader may read it: a private one is for its participants, its master and the office alone, and a
// private part for those named in it.
import { asc, eq, inArray } from 'drizzle-orm'
import type { PrivatePart } from '#rules/scenario/replay.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { adminOf } from '../../platform/rights.ts'
import { blockedBy } from '../block/between.ts'
import { listedFields } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { appUser } from '../identity/tables.ts'
import { phasesOf, publishedPhase } from '../scenario/detail.ts'
import { toCard } from '../scenario/list/card.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import { shownPeople } from '../scenario/shown-people.ts'
import { scenarioEntry } from '../scenario/tables/entry.ts'
import { scenario } from '../scenario/tables/scenario.ts'
import { hasClips, lineVoices } from '../voice/line-voices.ts'
import { guideTerms } from '../world/guide.ts'
import { namesOf } from './cast.ts'
import { moneyOf } from './desk.ts'
import { findReplay, type ReplayRow } from './replay-row.ts'
import { characterHistory, characterTitle, scenarioCastNote } from './tables.ts'

/** Right of a reader: everything, or the open parts and those of the given entries. */
type Reader = { readsAll: boolean; isMaster: boolean; isOffice: boolean; entryIds: ReadonlySet<number> }

/** Right of a user to a replay, decided here for pages, files, searches and events alike. */
export async function readerOf(db: Db | Tx, { scenarioId, phase }: PhaseKey, userId: string | null): Promise<Reader> {
  const nothing = { readsAll: false, isMaster: false, isOffice: false, entryIds: new Set<number>() }
  if (userId === null) return nothing
  const [of] = await db
    .select({ masterId: scenario.masterId })
    .from(scenario)
    .where(eq(scenario.scenarioId, scenarioId))
  const isOffice = (await adminOf(db, userId)) !== null
  const isMaster = of?.masterId === userId
  if (isMaster || isOffice) return { ...nothing, readsAll: true, isMaster, isOffice }
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
  const parts = isOpen ? readableParts(found.replay.partList, reader) : []
  const phases = await phasesOf(db, row.scenarioId)
  return {
    card: toCard(row),
    result,
    body: isOpen ? found.replay.body : null,
    // Readers who may not read a private replay get its title, its result and its cast alone.
    castList: cast.map(({ entryId: _, ...one }) => (isOpen ? one : { ...one, gains: null, nameList: [], calls: [] })),
    partList: parts.map(({ body, entryIds }) => ({
      body,
      nameList: cast
        .filter(({ entryId }) => entryIds.includes(entryId))
        .map(({ character: who }) => who.characterFullName),
    })),
    lockedParts: isOpen ? found.replay.partList.length - parts.length : 0,
    termList: isOpen ? await guideTerms(db, worldId) : [],
    voiceList: isOpen ? await lineVoices(db, asked) : [],
    canVoice: await hasClips(
      db,
      cast.filter(({ isMine }) => reader.isMaster || isMine).map(({ character: who }) => who.characterId),
    ),
    takesVoices: reader.isOffice,
    moneyName: await moneyOf(db, worldId),
    length: isOpen ? found.length : null,
    phaseList: phases.map(({ phase, state }) => ({ phase, isCompleted: state === 'completed' })),
    masterId: isOpen ? await receiverOf(db, row.scenarioId, userId) : null,
    publishedAt: found.publishedAt,
    serverTime: now,
  }
}

/** Parts that a reader of the body may read. */
const readableParts = (parts: readonly PrivatePart[], { readsAll, entryIds }: Reader): readonly PrivatePart[] =>
  parts.filter(part => readsAll || part.entryIds.some(id => entryIds.has(id)))

/** Public id of the master to whom a reader may write a fan letter. */
async function receiverOf(db: Db, scenarioId: number, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const [master] = await db
    .select({ userId: appUser.userId, publicUserId: appUser.publicUserId })
    .from(scenario)
    .innerJoin(appUser, eq(appUser.userId, scenario.masterId))
    .where(eq(scenario.scenarioId, scenarioId))
  return master && master.userId !== userId ? master.publicUserId : null
}

/** Titles that were given with some entries, and the reasons of their MVPs. */
export async function titlesOf(db: Db, entryIds: readonly number[]) {
  const titles =
    entryIds.length === 0
      ? []
      : await db
          .select()
          .from(characterTitle)
          .where(inArray(characterTitle.entryId, [...entryIds]))
          .orderBy(asc(characterTitle.titleId))
  return (entryId: number) => {
    const own = titles.filter(title => title.entryId === entryId)
    return {
      title: own.find(({ isMvp }) => !isMvp)?.title ?? null,
      mvpReason: own.find(({ isMvp }) => isMvp)?.reason ?? null,
    }
  }
}

/** Participants with their rewards, in the order of the form. */
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
  const titles = await titlesOf(db, ids)
  return shownPeople(rows, await blockedBy(db, userId))
    .toSorted((a, b) => ids.indexOf(a.entryId) - ids.indexOf(b.entryId))
    .map(({ entryId, userId: of, who, listed, history, note, isFolded }) => {
      const { result, experience, money, items, levelBefore, levelAfter } = history
      return {
        entryId,
        character: listed,
        result,
        gains: {
          ...{ experience, money, itemList: items, levelBefore, levelAfter },
          ...titles(entryId),
        },
        nameList: namesOf(who, note?.names ?? []),
        calls: (note?.calls ?? []).flatMap(({ entryId: called, names }) => {
          const other = rows.find(row => row.entryId === called)
          return other ? [{ characterId: other.who.characterId, nameList: names }] : []
        }),
        isMine: of === userId,
        isFolded,
      }
    })
}
