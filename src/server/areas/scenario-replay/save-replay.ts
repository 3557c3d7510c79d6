// Saving a replay, finished or not (C112), by the rules that its form uses too.
import { and, eq, inArray } from 'drizzle-orm'
import { statesOfGroup } from '#rules/scenario/desk.ts'
import { type Replay, replayFaults } from '#rules/scenario/replay.ts'
import { WRITABLE } from '#rules/scenario/replay-steps.ts'
import { replaceCount } from '#rules/text/count.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { lockPhase } from '../scenario/phase.ts'
import type { DeskPhase } from '../scenario-desk/own-desk.ts'
import { worldItem } from '../world/tables.ts'
import { castOf, findReplay } from './replay-row.ts'
import { scenarioReplay } from './tables.ts'

type Sent = Replay & { userId: string; baseVersion: number; draftId?: string | null | undefined; now: Date }

/**
 * Saves a replay from the deadline of the texts on, until it is handed in.
 * @throws SCENARIO_STATE, SCENARIO_CHANGED, REPLAY_FAULT, REPLAY_ITEM
 */
export async function saveReplay(tx: Tx, own: DeskPhase, sent: Sent) {
  const { scenarioId, phase, worldId } = own
  const { body, result, castList, partList, now } = sent
  // The lock of the phase also keeps two first saves apart.
  const { state } = await lockPhase(tx, own)
  if (!statesOfGroup.writing.includes(state)) throw refuse('SCENARIO_STATE')
  const before = await findReplay(tx, own, now)
  if (!WRITABLE.includes(before.state)) throw refuse('SCENARIO_STATE')
  if (before.version !== sent.baseVersion) throw refuse('SCENARIO_CHANGED')
  const replay: Replay = { body, result, castList, partList }
  if (Object.keys(replayFaults(replay, await castOf(tx, own))).length > 0) throw refuse('REPLAY_FAULT')
  await judgeItems(tx, worldId, replay)
  // The count has halves for half-width characters, and the stored length is rounded up.
  const [version, length] = [before.version + 1, Math.ceil(replaceCount(body))]
  await tx
    .insert(scenarioReplay)
    .values({ scenarioId, phase, worldId, stateSince: now, replay, length, version })
    .onConflictDoUpdate({
      target: [scenarioReplay.scenarioId, scenarioReplay.phase],
      set: { replay, length, version },
    })
  await submitDraft(tx, sent.userId, sent.draftId ?? null, now)
  return { version, length }
}

/** @throws REPLAY_ITEM when one of the items is none of the world's */
async function judgeItems(tx: Tx, worldId: string, { castList }: Replay): Promise<void> {
  const codes = new Set(castList.flatMap(one => [...one.items, ...one.deletedItems].map(({ itemCode }) => itemCode)))
  if (codes.size === 0) return
  const known = await tx
    .select({ itemCode: worldItem.itemCode })
    .from(worldItem)
    .where(and(eq(worldItem.worldId, worldId), inArray(worldItem.itemCode, [...codes])))
  if (known.length !== codes.size) throw refuse('REPLAY_ITEM')
}
