// The page of a phase (C107): its public part, and beside it the state and the possible acts of the caller.
import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { scenarioType } from '#rules/codes/scenario.ts'
import { chanceOf } from '#rules/scenario/chance.ts'
import { actsOf } from '#rules/scenario/entries.ts'
import { boardTopic, pageTopic } from '#rules/scenario/live.ts'
import { FATE_POWER_MAX, ticketsOf } from '#rules/scenario/lottery.ts'
import type { Db } from '../../db/client.ts'
import { balancesOf, currencies } from '../../platform/ledger/balances.ts'
import { revisionsOf } from '../../platform/realtime/announce.ts'
import { refuse } from '../../platform/refuse.ts'
import { blockedBy } from '../block/between.ts'
import { listedFields } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { appUser } from '../identity/tables.ts'
import { readAppend } from '../scenario-append/read-chapter.ts'
import { canReadBoard, unreadPosts } from './board/board-rights.ts'
import { conditionWords } from './entry/condition-words.ts'
import { firstBackOf, wasBefore } from './entry/first-back.ts'
import { isPhase } from './is-phase.ts'
import { type CardRow, type EntryRow, entriesOf, phaseCards, toCard, toOwnEntry } from './list/card.ts'
import { themeOf } from './ordered-under.ts'
import type { PhaseKey } from './phase.ts'
import { isReadableScenario } from './readable-scenario.ts'
import { shownPeople } from './shown-people.ts'
import { scenarioEntry } from './tables/entry.ts'
import {
  scenario,
  scenarioChoice,
  scenarioCondition,
  scenarioPhase,
  scenarioRelatedCharacter,
} from './tables/scenario.ts'

type DetailQuery = PhaseKey & {
  worldId: string
  userId: string | null
  /** Character for whom the possible acts are asked. */
  characterId?: string | undefined
  now: Date
}

/** @throws SCENARIO_NOT_FOUND when it was never published, or no longer is */
export async function getScenarioDetail(db: Db, query: DetailQuery) {
  const { userId, characterId, now } = query
  const revisions = await revisionsOf(db, [pageTopic(query), boardTopic(query)])
  const { row, texts } = await publishedPhase(db, query)
  const own =
    userId === null
      ? []
      : await entriesOf(
          db,
          userId,
          and(eq(scenarioEntry.scenarioId, row.scenarioId), eq(scenarioEntry.phase, row.phase)),
        )
  const running = own.find(entry => characterId === undefined || entry.characterId === characterId) ?? null
  const readsBoard = await canReadBoard(db, row, userId)
  const blocked = await blockedBy(db, userId)
  return {
    ...toCard(row),
    ...texts,
    masterId: row.isStaff ? null : await publicMasterOf(db, row.scenarioId),
    writingPeriod: row.settings.writingDays,
    playingMax: row.settings.playingMax,
    allowsSeveral: row.settings.allowsSeveral,
    scenarioChoiceList: await choicesOf(db, row),
    characterConditionList: await conditionsOf(db, row),
    relatedCharacterList: await relatedOf(db, row.scenarioId, blocked),
    characterList: await participantsOf(db, row, userId, blocked),
    phaseList: await phasesOf(db, row.scenarioId),
    ...(await chapterOf(db, row, characterId ?? null)),
    ...(await themeOf(db, row)),
    lottery: await lotteryOf(db, row),
    entryList: await withChances(db, row, own),
    actList: [...actsOf(row.state, running?.state ?? null)],
    chanceList: await chancesOf(db, row, running?.entryId ?? null),
    fatePower: await fatePowerOf(db, row.worldId, { userId, characterId: characterId ?? running?.characterId }),
    canReadBoard: readsBoard,
    unreadPosts: readsBoard && userId !== null ? await unreadPosts(db, row, userId) : 0,
    revision: revisions.get(pageTopic(query)) ?? 0,
    boardRevision: readsBoard ? (revisions.get(boardTopic(query)) ?? 0) : null,
    serverTime: now,
  }
}

/** Id of a scenario's master that others see. */
async function publicMasterOf(db: Db, scenarioId: number): Promise<string | null> {
  const [found] = await db
    .select({ masterId: appUser.publicUserId })
    .from(scenario)
    .innerJoin(appUser, eq(appUser.userId, scenario.masterId))
    .where(eq(scenario.scenarioId, scenarioId))
  return found?.masterId ?? null
}

/** @throws SCENARIO_NOT_FOUND */
export async function publishedPhase(db: Db, key: PhaseKey & { worldId: string; userId: string | null }) {
  const found = await findPublishedPhase(db, key)
  if (!found) throw refuse('SCENARIO_NOT_FOUND')
  return found
}

/** A phase that the reader may know of, with its texts; null when there is none. */
export async function findPublishedPhase(
  db: Db,
  { worldId, scenarioId, phase, userId }: PhaseKey & { worldId: string; userId: string | null },
) {
  const key = isPhase({ scenarioId, phase })
  const isOpen = and(eq(scenarioPhase.worldId, worldId), sql`${scenarioPhase.publishedAt} is not null`)
  const [row] = await phaseCards(db, and(key, isOpen))
  const isHidden = row?.privateReplayFlg && row.scenarioType !== scenarioType.normal
  if (isHidden && !(await isReadableScenario(db, { scenarioId, userId }))) return null
  const [texts] = await db
    .select({
      openingContent: scenarioPhase.openingContent,
      scenarioDescription: scenarioPhase.description,
      masterMsg: scenarioPhase.masterMsg,
      reason: scenarioPhase.reason,
      texts: scenarioPhase.texts,
    })
    .from(scenarioPhase)
    .where(key)
  return row && texts ? { row, texts } : null
}

/** Parts of a later chapter: the story until then, and until when characters of the chapters before alone may come. */
async function chapterOf(db: Db, row: CardRow, characterId: string | null) {
  const append = row.phase > 1 ? await readAppend(db, row) : null
  const firstBackUntil = append ? await firstBackOf(db, row) : null
  return {
    happened: append?.happened ?? '',
    firstBackUntil,
    comesFirst: firstBackUntil !== null && characterId !== null && (await wasBefore(db, row, characterId)),
  }
}

const choicesOf = (db: Db, { scenarioId, phase }: PhaseKey) =>
  db
    .select({ chooseId: scenarioChoice.chooseId, name: scenarioChoice.name, description: scenarioChoice.description })
    .from(scenarioChoice)
    .where(and(eq(scenarioChoice.scenarioId, scenarioId), eq(scenarioChoice.phase, phase)))
    .orderBy(asc(scenarioChoice.chooseId))

async function conditionsOf(db: Db, { scenarioId, phase, worldId }: CardRow) {
  const rows = await db
    .select({ kind: scenarioCondition.kind, value: scenarioCondition.value })
    .from(scenarioCondition)
    .where(and(eq(scenarioCondition.scenarioId, scenarioId), eq(scenarioCondition.phase, phase)))
    .orderBy(asc(scenarioCondition.kind), asc(scenarioCondition.value))
  const named = []
  for (const row of rows) named.push({ ...row, words: await conditionWords(db, worldId, row) })
  return named
}

async function relatedOf(db: Db, scenarioId: number, blocked: ReadonlySet<string>) {
  const rows = await db
    .select({ ...listedFields, userId: character.userId })
    .from(scenarioRelatedCharacter)
    .innerJoin(character, eq(character.characterId, scenarioRelatedCharacter.characterId))
    .where(eq(scenarioRelatedCharacter.scenarioId, scenarioId))
    .orderBy(asc(scenarioRelatedCharacter.place))
  return shownPeople(rows, blocked).map(({ userId: _, ...one }) => one)
}

/** Participants with a certain seat, in the order in which the seats became so. */
async function participantsOf(
  db: Db,
  { scenarioId, phase }: PhaseKey,
  userId: string | null,
  blocked: ReadonlySet<string>,
) {
  const rows = await db
    .select({ ...listedFields, userId: scenarioEntry.userId })
    .from(scenarioEntry)
    .innerJoin(character, eq(character.characterId, scenarioEntry.characterId))
    .where(
      and(eq(scenarioEntry.scenarioId, scenarioId), eq(scenarioEntry.phase, phase), eq(scenarioEntry.state, 'seated')),
    )
    .orderBy(asc(scenarioEntry.seatedAt), asc(scenarioEntry.entryId))
  return shownPeople(rows, blocked).map(({ userId: of, ...one }) => ({ ...one, isMine: of === userId }))
}

/** Published phases of a scenario. */
export const phasesOf = (db: Db, scenarioId: number) =>
  db
    .select({
      phase: scenarioPhase.phase,
      state: scenarioPhase.state,
      seats: sql<number | null>`(${scenarioPhase.settings}->>'seats')::int`,
      seated: scenarioPhase.seated,
    })
    .from(scenarioPhase)
    .where(and(eq(scenarioPhase.scenarioId, scenarioId), sql`${scenarioPhase.publishedAt} is not null`))
    .orderBy(asc(scenarioPhase.phase))

const drawnEntries = sql<number>`(select count(*)::int from scenario_entry e
  where e.scenario_id = scenario_phase.scenario_id and e.phase = scenario_phase.phase and e.rank is not null)`

/** Published values of the draw; null when no draw takes place. */
async function lotteryOf(db: Db, { scenarioId, phase, settings, state }: CardRow) {
  if (settings.seats === null) return null
  const [row] = await db
    .select({
      seed: scenarioPhase.seed,
      seedHash: scenarioPhase.seedHash,
      entriesHash: scenarioPhase.entriesHash,
      drawnAt: scenarioPhase.drawnAt,
      entries: drawnEntries,
    })
    .from(scenarioPhase)
    .where(isPhase({ scenarioId, phase }))
  // A phase with free seats needed no draw.
  if (!row || (row.drawnAt === null && state !== 'reservation' && state !== 'lottery')) return null
  return row.drawnAt ? row : { ...row, seed: null, entries: null }
}

/**
 * Chance of a seat with each number of fate power, for the present entries: the caller's own is not among the others.
 * @param entryId the caller's entry
 */
async function chancesOf(db: Db, row: CardRow, entryId: number | null): Promise<number[] | null> {
  const { scenarioId, phase, settings, state } = row
  if (settings.seats === null || (state !== 'reservation' && state !== 'lottery')) return null
  const others = await db
    .select({ fatePower: scenarioEntry.fatePower })
    .from(scenarioEntry)
    .where(
      and(
        eq(scenarioEntry.scenarioId, scenarioId),
        eq(scenarioEntry.phase, phase),
        inArray(scenarioEntry.state, ['applied']),
        entryId === null ? undefined : ne(scenarioEntry.entryId, entryId),
      ),
    )
  const tickets = others.map(({ fatePower }) => ticketsOf(fatePower))
  const seats = settings.seats
  return Array.from({ length: FATE_POWER_MAX + 1 }, (_, used) => chanceOf(ticketsOf(used), tickets, seats))
}

/** Own entries with the chance that each had at the draw. */
async function withChances(db: Db, { scenarioId, phase, settings }: CardRow, own: readonly EntryRow[]) {
  const { seats } = settings
  if (seats === null || own.every(({ rank }) => rank === null))
    return own.map(entry => ({ ...toOwnEntry(entry), drawnChance: null }))
  const drawn = await db
    .select({ entryId: scenarioEntry.entryId, fatePower: scenarioEntry.fatePower })
    .from(scenarioEntry)
    .where(and(eq(scenarioEntry.scenarioId, scenarioId), eq(scenarioEntry.phase, phase), isNotNull(scenarioEntry.rank)))
  const chance = ({ entryId, fatePower }: EntryRow): number => {
    const others = drawn.filter(one => one.entryId !== entryId)
    return chanceOf(
      ticketsOf(fatePower),
      others.map(one => ticketsOf(one.fatePower)),
      seats,
    )
  }
  return own.map(entry => ({ ...toOwnEntry(entry), drawnChance: entry.rank === null ? null : chance(entry) }))
}

/** Fate power of a character of the caller; 0 for guests and for characters of others. */
async function fatePowerOf(
  db: Db,
  worldId: string,
  { userId, characterId }: { userId: string | null; characterId: string | undefined },
): Promise<number> {
  if (userId === null || characterId === undefined) return 0
  const own = await db
    .select({ characterId: character.characterId })
    .from(character)
    .where(and(eq(character.characterId, characterId), eq(character.userId, userId), eq(character.worldId, worldId)))
  if (own.length === 0) return 0
  const currency = currencies.fatePower(worldId)
  return (await balancesOf(db, { kind: 'character', id: characterId }, [currency]))[currency] ?? 0
}
