// An opening of the demo as its master writes it, hands it in, and the office approves it.
import { randomBytes } from 'node:crypto'
import { scenarioKind, scenarioType } from '#rules/codes/scenario.ts'
import { hashOfSeed } from '#rules/draws.ts'
import { defaultSettings } from '#rules/scenario/settings.ts'
import type { TransitionName } from '#rules/scenario/transitions.ts'
import { changeState } from '../areas/scenario/clock/change-state.ts'
import { lockPhase, type PhaseKey } from '../areas/scenario/phase.ts'
import { scenario, scenarioChoice, scenarioPhase } from '../areas/scenario/tables/scenario.ts'
import type { Tx } from '../db/client.ts'
import { assetId } from './drawings.ts'
import type { DemoScenario } from './shapes/scenario.ts'

/** Master who writes the scenarios of the demo, and the office that approves them. */
export type Tellers = { masterId: string; officeId: string }

/** Fields of openings ahead and of scenarios of the past. */
type Told = Pick<DemoScenario, 'worldId' | 'kind' | 'seats' | 'minimum' | 'title' | 'difficulty' | 'reward'> &
  Pick<DemoScenario, 'textType' | 'picture' | 'comment' | 'opening' | 'description' | 'masterMsg' | 'choices'> & {
    isPrivate?: boolean
  }
type Writing = { masterId: string; createdAt: Date; openAt: Date | null }

/** Writes a draft. @param openAt when it is to be published */
export async function writeScenario(tx: Tx, told: Told, writing: Writing): Promise<PhaseKey> {
  const { worldId, kind, isPrivate = false } = told
  const { masterId, createdAt } = writing
  const [made] = await tx
    .insert(scenario)
    .values({
      ...{ worldId, masterId, title: told.title, type: scenarioType.normal, kind, difficultyNo: told.difficulty },
      ...{ rewardNo: told.reward, textType: told.textType, isPrivate, createdAt },
      picture: told.picture === null ? null : assetId(told.picture),
    })
    .returning({ scenarioId: scenario.scenarioId })
  if (!made) throw new Error('A scenario of the demo was not written.')
  const key = { scenarioId: made.scenarioId, phase: 1 }
  await writePhase(tx, told, key, writing)
  return key
}

/** Writes the draft of a phase: the first one, or a further chapter of a scenario. */
export async function writePhase(tx: Tx, told: Told, key: PhaseKey, { createdAt, openAt }: Writing): Promise<void> {
  const { worldId, kind, seats, minimum } = told
  const isEvent = kind === scenarioKind.event
  // Residents write as much in events as elsewhere.
  const own = isEvent ? { playingMax: defaultSettings(scenarioKind.short).playingMax } : { seats, minimum }
  const settings = { ...defaultSettings(kind), ...own }
  const seed = randomBytes(32).toString('hex')
  await tx.insert(scenarioPhase).values({
    ...{ ...key, worldId, state: 'draft', stateSince: createdAt, settings },
    ...{ openingComment: told.comment, openingContent: told.opening, description: told.description },
    ...{ masterMsg: told.masterMsg, openAt, seed, seedHash: await hashOfSeed(seed) },
  })
  if (told.choices.length > 0) {
    await tx
      .insert(scenarioChoice)
      .values(told.choices.map((choice, index) => ({ ...key, chooseId: index + 1, ...choice })))
  }
}

type Change = { name: TransitionName; reason?: string; now: Date }

export const byMaster = async (tx: Tx, key: PhaseKey, { masterId }: Tellers, change: Change): Promise<void> =>
  changeState(tx, await lockPhase(tx, key), { ...change, by: 'master', userId: masterId })

export const byOffice = async (tx: Tx, key: PhaseKey, { officeId }: Tellers, change: Change): Promise<void> =>
  changeState(tx, await lockPhase(tx, key), { ...change, by: 'office', userId: officeId })
