// An opening as its form shows it, in the fields of the description (C117, C120 to C122).
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { OPENINGS_OF_NEW_MASTERS } from '#rules/scenario/settings.ts'
import { codeOfState } from '#rules/scenario/states.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { listedFields } from '../character/listed.ts'
import { placesOf } from '../character/related.ts'
import { character } from '../character/tables.ts'
import { nameOfMaster } from '../identity/master-name.ts'
import { appUser } from '../identity/tables.ts'
import { isPhase } from '../scenario/is-phase.ts'
import type { PhaseKey } from '../scenario/phase.ts'
import {
  scenario,
  scenarioChoice,
  scenarioCondition,
  scenarioPhase,
  scenarioRelatedCharacter,
} from '../scenario/tables/scenario.ts'
import type { DeskPhase } from './own-desk.ts'
import { masterDesk } from './tables.ts'

/**
 * Those of several masters whose openings have one difficulty and one reward alone: as the office has set it, else for their
 * first three openings.
 */
export async function newMastersAmong(db: Db | Tx, masterIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (masterIds.length === 0) return new Set()
  // No more of a master's openings are counted than decide.
  const openings = sql`(select count(*) from (
    select 1 from ${scenario} join ${scenarioPhase} on ${scenarioPhase.scenarioId} = ${scenario.scenarioId}
    where ${scenario.masterId} = ${appUser.userId} and not ${scenario.isStaff} and ${scenarioPhase.publishedAt} is not null
    limit ${OPENINGS_OF_NEW_MASTERS}) published)`
  const rows = await db
    .select({ masterId: appUser.userId })
    .from(appUser)
    .leftJoin(masterDesk, eq(masterDesk.userId, appUser.userId))
    .where(
      and(
        inArray(appUser.userId, [...masterIds]),
        sql`coalesce(${masterDesk.isNewMaster}, ${openings} < ${OPENINGS_OF_NEW_MASTERS})`,
      ),
    )
  return new Set(rows.map(({ masterId }) => masterId))
}

export const isNewMaster = async (db: Db | Tx, masterId: string): Promise<boolean> =>
  (await newMastersAmong(db, [masterId])).has(masterId)

export async function readInfo(db: Db | Tx, { scenarioId, phase }: DeskPhase) {
  const [row] = await db
    .select({ phase: scenarioPhase, scenario, masterName: nameOfMaster })
    .from(scenarioPhase)
    .innerJoin(scenario, eq(scenario.scenarioId, scenarioPhase.scenarioId))
    .innerJoin(appUser, eq(appUser.userId, scenario.masterId))
    .where(isPhase({ scenarioId, phase }))
  if (!row) throw refuse('SCENARIO_NOT_FOUND')
  const { recruitingHours, ...settings } = row.phase.settings
  const relatedList = await relatedOf(db, scenarioId)
  const { masterId, isStaff } = row.scenario
  return {
    scenarioTitle: row.scenario.title,
    difficultyNo: row.scenario.difficultyNo,
    openDateTime: row.phase.openAt,
    rewardNo: row.scenario.rewardNo,
    recruitmentPeriod: recruitingHours,
    privateReplayFlg: row.scenario.isPrivate,
    openingComment: row.phase.openingComment,
    openingContent: row.phase.openingContent,
    scenarioDescription: row.phase.description,
    masterMsg: row.phase.masterMsg,
    scenarioKind: row.scenario.kind,
    textType: row.scenario.textType,
    settings,
    scenarioChoiceList: await choicesOf(db, { scenarioId, phase }),
    characterConditionList: await conditionsOf(db, { scenarioId, phase }),
    relatedCharacterList: relatedList.map(({ characterId }) => characterId),
    picture: row.scenario.picture,
    worldId: row.scenario.worldId,
    scenarioId,
    phase,
    state: row.phase.state,
    status: codeOfState(row.phase.state),
    masterId,
    masterName: row.masterName,
    isStaff,
    reason: row.phase.reason,
    version: row.phase.version,
    isNewMaster: !isStaff && (await isNewMaster(db, masterId)),
    relatedList,
  }
}

const choicesOf = (db: Db | Tx, { scenarioId, phase }: PhaseKey) =>
  db
    .select({ name: scenarioChoice.name, description: scenarioChoice.description })
    .from(scenarioChoice)
    .where(and(eq(scenarioChoice.scenarioId, scenarioId), eq(scenarioChoice.phase, phase)))
    .orderBy(asc(scenarioChoice.chooseId))

const conditionsOf = (db: Db | Tx, { scenarioId, phase }: PhaseKey) =>
  db
    .select({ kind: scenarioCondition.kind, value: scenarioCondition.value })
    .from(scenarioCondition)
    .where(and(eq(scenarioCondition.scenarioId, scenarioId), eq(scenarioCondition.phase, phase)))
    .orderBy(asc(scenarioCondition.kind), asc(scenarioCondition.value))

export const relatedOf = (db: Db | Tx, scenarioId: number) =>
  db
    .select(listedFields)
    .from(scenarioRelatedCharacter)
    .innerJoin(character, eq(character.characterId, scenarioRelatedCharacter.characterId))
    .where(eq(scenarioRelatedCharacter.scenarioId, scenarioId))
    .orderBy(asc(scenarioRelatedCharacter.place))

/** Writes the characters that a scenario is about. @throws RELATED_UNKNOWN when one is no character of its world */
export async function writeRelated(
  tx: Tx,
  { scenarioId, worldId }: { scenarioId: number; worldId: string },
  wanted: readonly string[],
): Promise<void> {
  const places = await placesOf(tx, worldId, wanted)
  await tx.delete(scenarioRelatedCharacter).where(eq(scenarioRelatedCharacter.scenarioId, scenarioId))
  if (places.length > 0)
    await tx.insert(scenarioRelatedCharacter).values(places.map(place => ({ scenarioId, ...place })))
}
