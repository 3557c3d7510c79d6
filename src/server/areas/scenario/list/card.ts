// A phase of a scenario in lists: its columns, its shape in answers, and the caller's own entry of it.
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { codeOfState, statusNameOf } from '#rules/scenario/states.ts'
import type { Db, Tx } from '../../../db/client.ts'
import { character } from '../../character/tables.ts'
import { nameOfMaster } from '../../identity/master-name.ts'
import { appUser } from '../../identity/tables.ts'
import { scenarioEntry, scenarioPlaying } from '../tables/entry.ts'
import { scenario, scenarioPhase } from '../tables/scenario.ts'

const dateColumns = {
  openAt: scenarioPhase.openAt,
  reservationUntil: scenarioPhase.reservationUntil,
  drawAt: scenarioPhase.drawAt,
  confirmUntil: scenarioPhase.confirmUntil,
  recruitUntil: scenarioPhase.recruitUntil,
  playingUntil: scenarioPhase.playingUntil,
  replayDueAt: scenarioPhase.replayDueAt,
}

const columns = {
  scenarioId: scenarioPhase.scenarioId,
  phase: scenarioPhase.phase,
  worldId: scenarioPhase.worldId,
  scenarioTitle: scenario.title,
  masterName: nameOfMaster,
  isStaff: scenario.isStaff,
  scenarioType: scenario.type,
  scenarioKind: scenario.kind,
  difficultyNo: scenario.difficultyNo,
  rewardNo: scenario.rewardNo,
  textType: scenario.textType,
  privateReplayFlg: scenario.isPrivate,
  picture: scenario.picture,
  state: scenarioPhase.state,
  openingComment: scenarioPhase.openingComment,
  settings: scenarioPhase.settings,
  applicants: scenarioPhase.applicants,
  seated: scenarioPhase.seated,
  publishedAt: scenarioPhase.publishedAt,
  ...dateColumns,
}

/** Reads phases with their scenarios and masters. */
export const phaseCards = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select(columns)
    .from(scenarioPhase)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioPhase.scenarioId))
    .innerJoin(appUser, eq(appUser.userId, scenario.masterId))
    .where(where)
    .$dynamic()

export type CardRow = Awaited<ReturnType<typeof phaseCards>>[number]

export function toCard(row: CardRow) {
  const { settings, state } = row
  const { openAt, reservationUntil, drawAt, confirmUntil, recruitUntil, playingUntil, replayDueAt, ...facts } = row
  const { settings: _, ...shown } = facts
  return {
    ...shown,
    status: codeOfState(state),
    statusName: statusNameOf(state),
    seats: settings.seats,
    minimum: settings.minimum,
    cost: settings.cost,
    reservingCost: settings.reservingCost,
    dates: { openAt, reservationUntil, drawAt, confirmUntil, recruitUntil, playingUntil, replayDueAt },
  }
}

const entryColumns = {
  entryId: scenarioEntry.entryId,
  scenarioId: scenarioEntry.scenarioId,
  phase: scenarioEntry.phase,
  characterId: scenarioEntry.characterId,
  characterFullName: character.characterFullName,
  icon: character.icon,
  state: scenarioEntry.state,
  cost: scenarioEntry.cost,
  coins: scenarioEntry.coins,
  fatePower: scenarioEntry.fatePower,
  publicNumber: scenarioEntry.publicNumber,
  rank: scenarioEntry.rank,
  sentAt: scenarioPlaying.receivedAt,
  createdAt: scenarioEntry.createdAt,
}

/** Entries of a user, the newest first. @param where condition on the entries */
export const entriesOf = (db: Db | Tx, userId: string, where: SQL | undefined) =>
  db
    .select(entryColumns)
    .from(scenarioEntry)
    .innerJoin(character, eq(character.characterId, scenarioEntry.characterId))
    .leftJoin(scenarioPlaying, eq(scenarioPlaying.entryId, scenarioEntry.entryId))
    .where(and(eq(scenarioEntry.userId, userId), where))
    .orderBy(desc(scenarioEntry.entryId))

export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number]
export const toOwnEntry = ({ scenarioId: _, phase: __, ...entry }: EntryRow) => entry

/** Cards with the caller's newest entry of each; guests have none. */
export async function withMine(db: Db, userId: string | null, rows: readonly CardRow[]) {
  const ids = rows.map(({ scenarioId }) => scenarioId)
  const entries =
    userId === null || ids.length === 0 ? [] : await entriesOf(db, userId, inArray(scenarioEntry.scenarioId, ids))
  return rows.map(row => {
    const mine = entries.find(({ scenarioId, phase }) => scenarioId === row.scenarioId && phase === row.phase)
    if (!mine) return { ...toCard(row), mine: null }
    const { characterId, characterFullName, icon, state, sentAt } = mine
    return { ...toCard(row), mine: { characterId, characterFullName, icon, state, sentAt } }
  })
}

/** Whether a phase is open to everybody: it was published, and the office has not taken that back. */
export const published = sql`${scenarioPhase.publishedAt} is not null`
