// Words about a master: what masters are called in their worlds, what they mostly write, the days until a replay.
import { difficultyLabels, scenarioKindLabels, textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { masterLabel } from '#rules/worlds.ts'
import type { MasterCard } from './queries.ts'

interface NamedWorld {
  worldId: string
  worldName: string
  scenarioSupportFlg: number
}

/** The label of a master: as in the world that was chosen, or else in all of the master's, when they agree. */
export function labelOf(worldIds: readonly string[], worlds: readonly NamedWorld[], chosen?: string): string {
  const of = worlds.filter(({ worldId }) => (chosen === undefined ? worldIds.includes(worldId) : worldId === chosen))
  const labels = new Set(of.map(({ scenarioSupportFlg }) => masterLabel(scenarioSupportFlg)))
  const [only] = labels
  return labels.size === 1 && only !== undefined ? only : masterLabel(null)
}

export const worldNamesOf = (worldIds: readonly string[], worlds: readonly NamedWorld[]): string =>
  worldIds.flatMap(id => worlds.find(({ worldId }) => worldId === id)?.worldName ?? []).join('・')

export const tendencyWords = ({ tendency }: Pick<MasterCard, 'tendency'>): string[] =>
  tendency
    ? [
        scenarioKindLabels[tendency.scenarioKind],
        textTypeLabels[tendency.textType],
        `難易度 ${difficultyLabels[tendency.difficultyNo]}`,
      ]
    : []

/** リプレイまで いつも12日（8作の中央値）; null without a replay. */
export const usualDaysText = (usual: MasterCard['usualDays']): string | null =>
  usual && `締切から ふだん${usual.days}日（${usual.counted}作の中央値）`
