// Name of the fate power in a world.
import { fatePowerLabels } from '../codes/fate-power.ts'

const labels: Readonly<Record<string, string>> = fatePowerLabels

/** The world's own name for it, or the name that worlds without one share. */
export const fatePowerLabel = (worldId: string): string =>
  Object.hasOwn(labels, worldId) ? (labels[worldId] ?? '') : '抽選ボーナス'
