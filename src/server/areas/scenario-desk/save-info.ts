// Writing an opening: made as a draft, changed while it is one; checked by the rules that its form uses too.
import { randomBytes } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { infoFields } from '#contract/scenario-info.ts'
import { scenarioType } from '#rules/codes/scenario.ts'
import { hashOfSeed } from '#rules/draws.ts'
import { parseRowId } from '#rules/row-id.ts'
import { EDITABLE, EDITABLE_BY_OFFICE } from '#rules/scenario/desk.ts'
import { openingFaults } from '#rules/scenario/opening.ts'
import type { PhaseSettings } from '#rules/scenario/settings.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { isPhase } from '../scenario/is-phase.ts'
import { lockPhase, type PhaseKey } from '../scenario/phase.ts'
import { scenario, scenarioChoice, scenarioCondition, scenarioPhase } from '../scenario/tables/scenario.ts'
import { worldClass } from '../world/tables.ts'
import { isNewMaster, writeRelated } from './info.ts'
import type { DeskPhase } from './own-desk.ts'
import { masterWorld } from './tables.ts'

/** Fields that a form sends of an opening. */
export type InfoFields = { [Name in keyof typeof infoFields]: z.output<(typeof infoFields)[Name]> }
type Sent = InfoFields & { userId: string; draftId?: string | null | undefined; now: Date }

export const settingsOf = ({
  settings,
  recruitmentPeriod,
}: Pick<InfoFields, 'settings' | 'recruitmentPeriod'>): PhaseSettings => ({
  ...settings,
  recruitingHours: recruitmentPeriod,
})

/** @throws OPENING_FAULT, RELATED_UNKNOWN */
export async function createOpening(tx: Tx, worldId: string, isStaff: boolean, sent: Sent) {
  const { userId, now } = sent
  const [made] = await tx
    .insert(scenario)
    .values({
      ...{ worldId, masterId: userId, isStaff, type: scenarioType.normal, createdAt: now },
      ...ofScenario(sent),
    })
    .returning({ scenarioId: scenario.scenarioId })
  if (!made) throw new Error('A scenario was not written.')
  const key = { scenarioId: made.scenarioId, phase: 1 }
  const seed = randomBytes(32).toString('hex')
  await tx.insert(scenarioPhase).values({
    ...{ ...key, worldId, state: 'draft', stateSince: now, seed, seedHash: await hashOfSeed(seed) },
    ...ofPhase(sent),
  })
  await writeParts(tx, { ...key, worldId, masterId: userId, isStaff }, sent)
  return { ...key, version: 1 }
}

/** An opening of a master, in a world that the office has given. @throws WORLD_NOT_ASSIGNED, OPENING_FAULT, RELATED_UNKNOWN */
export async function createAtDesk(tx: Tx, sent: Sent & { worldId: string }) {
  const [assigned] = await tx
    .select({ worldId: masterWorld.worldId })
    .from(masterWorld)
    .where(and(eq(masterWorld.userId, sent.userId), eq(masterWorld.worldId, sent.worldId)))
  if (!assigned) throw refuse('WORLD_NOT_ASSIGNED')
  return createOpening(tx, sent.worldId, false, sent)
}

/** @throws SCENARIO_STATE, SCENARIO_CHANGED, OPENING_FAULT, RELATED_UNKNOWN */
export async function updateOpening(
  tx: Tx,
  own: DeskPhase,
  by: 'master' | 'office',
  sent: Sent & { baseVersion: number },
) {
  const { scenarioId, phase } = own
  const locked = await lockPhase(tx, own)
  if (!(by === 'office' ? EDITABLE_BY_OFFICE : EDITABLE).includes(locked.state)) throw refuse('SCENARIO_STATE')
  if (locked.version !== sent.baseVersion) throw refuse('SCENARIO_CHANGED')
  const version = locked.version + 1
  // A scenario with a chapter that players have seen keeps its facts.
  if (phase === 1) await tx.update(scenario).set(ofScenario(sent)).where(eq(scenario.scenarioId, scenarioId))
  await tx
    .update(scenarioPhase)
    .set({ ...ofPhase(sent), version })
    .where(isPhase({ scenarioId, phase }))
  await writeParts(tx, own, sent)
  return { scenarioId, phase, version }
}

const ofScenario = (sent: InfoFields) => ({
  title: sent.scenarioTitle.trim(),
  kind: sent.scenarioKind,
  difficultyNo: sent.difficultyNo,
  rewardNo: sent.rewardNo,
  textType: sent.textType,
  isPrivate: sent.privateReplayFlg,
  picture: sent.picture,
})

export const ofPhase = (sent: InfoFields) => ({
  settings: settingsOf(sent),
  openingComment: sent.openingComment,
  openingContent: sent.openingContent,
  description: sent.scenarioDescription,
  masterMsg: sent.masterMsg,
  openAt: sent.openDateTime === null ? null : new Date(sent.openDateTime),
})

type Of = PhaseKey & { worldId: string; masterId: string; isStaff: boolean }

export async function writeParts(tx: Tx, of: Of, sent: Sent): Promise<void> {
  const restricted = !of.isStaff && (await isNewMaster(tx, of.masterId))
  const faults = openingFaults({ ...sent, settings: settingsOf(sent) }, { isNewMaster: restricted })
  if (Object.keys(faults).length > 0) throw refuse('OPENING_FAULT')
  await judgeConditions(tx, of.worldId, sent.characterConditionList)
  const key = { scenarioId: of.scenarioId, phase: of.phase }
  const choices = and(eq(scenarioChoice.scenarioId, key.scenarioId), eq(scenarioChoice.phase, key.phase))
  await tx.delete(scenarioChoice).where(choices)
  if (sent.scenarioChoiceList.length > 0) {
    await tx
      .insert(scenarioChoice)
      .values(sent.scenarioChoiceList.map((choice, index) => ({ ...key, chooseId: index + 1, ...choice })))
  }
  const conditions = and(eq(scenarioCondition.scenarioId, key.scenarioId), eq(scenarioCondition.phase, key.phase))
  await tx.delete(scenarioCondition).where(conditions)
  if (sent.characterConditionList.length > 0) {
    await tx
      .insert(scenarioCondition)
      .values(sent.characterConditionList.map(condition => ({ ...key, ...condition })))
      .onConflictDoNothing()
  }
  if (of.phase === 1) await writeRelated(tx, of, sent.relatedCharacterList)
  await submitDraft(tx, sent.userId, sent.draftId ?? null, sent.now)
}

/** Levels are numbers, classes and scenarios are of the same world. @throws OPENING_FAULT */
async function judgeConditions(tx: Tx, worldId: string, conditions: InfoFields['characterConditionList']) {
  for (const { kind, value } of conditions) {
    if (kind === 'levelFrom' || kind === 'levelTo') {
      if (!/^[1-9]\d?$/.test(value)) throw refuse('OPENING_FAULT')
    } else if (kind === 'joined') {
      const found = await tx
        .select({ one: sql`1` })
        .from(scenario)
        .where(and(eq(scenario.scenarioId, parseRowId(value) ?? 0), eq(scenario.worldId, worldId)))
      if (found.length === 0) throw refuse('OPENING_FAULT')
    } else {
      const found = await tx
        .select({ one: sql`1` })
        .from(worldClass)
        .where(and(eq(worldClass.worldId, worldId), inArray(worldClass.classId, [value])))
      if (found.length === 0) throw refuse('OPENING_FAULT')
    }
  }
}
