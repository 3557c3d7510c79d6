// Missions for acts in scenarios: entering one, posting in its consultation, sending a text.
import { achievementType } from '#rules/mission.ts'
import type { Tx } from '../../db/client.ts'
import { achieve } from '../mission/achieve.ts'
import type { PhaseKey } from './phase.ts'

type Done = PhaseKey & { userId: string; worldId: string; now: Date }

/** @param occasion distinguishes the occasions of missions that need several */
async function raise(tx: Tx, type: string, { userId, worldId, scenarioId, now }: Done, occasion: string) {
  await achieve(tx, { userId, type, value: String(scenarioId), occasion, happenedIn: worldId, now })
}

/** Each scenario counts once, also after a second entry. */
export const raiseEntry = (tx: Tx, done: Done) =>
  raise(tx, achievementType.scenarioEntry, done, String(done.scenarioId))

/** Each post counts. */
export const raisePost = (tx: Tx, done: Done, postId: number) =>
  raise(tx, achievementType.scenarioPost, done, String(postId))

/** The text of a phase counts once, also after changes. */
export const raisePlaying = (tx: Tx, done: Done) =>
  raise(tx, achievementType.playingSend, done, `${done.scenarioId}:${done.phase}`)
