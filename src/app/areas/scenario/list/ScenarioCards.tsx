// Cards of scenarios as every list of them stands, and their skeleton.
import { useWorld } from '#app/shared/world/use-world.ts'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { masterLabel } from '#rules/worlds.ts'
import type { Again, Found, ListedReplay, ScenarioCard } from '../queries.ts'
import { ScenarioCardItem } from './ScenarioCardItem.tsx'

const SEEN_FIRST = 3

interface ScenarioCardsProps {
  worldId: string
  scenarios: readonly ScenarioCard[]
  /** scenarios that the office has published again, with its words */
  again?: readonly Again[] | undefined
  /** facts of those with a replay */
  replays?: readonly ListedReplay[] | undefined
  /** places of the words of a search in them */
  found?: readonly Found[] | undefined
  now: number
}

export function ScenarioCards({ worldId, scenarios, again = [], replays = [], found = [], now }: ScenarioCardsProps) {
  const { world } = useWorld(worldId)
  return (
    <ul className="mb-2 grid gap-3 xl:grid-cols-2">
      {scenarios.map((scenario, index) => (
        <ScenarioCardItem
          key={`${scenario.scenarioId}:${scenario.phase}`}
          scenario={scenario}
          again={again.find(each => isOf(each, scenario))}
          replay={replays.find(each => isOf(each, scenario))}
          found={found.find(each => isOf(each, scenario))}
          keyVisual={world?.keyVisual ?? null}
          masterLabel={masterLabel(world?.scenarioSupportFlg)}
          now={now}
          eager={index < SEEN_FIRST}
        />
      ))}
    </ul>
  )
}

const isOf = (one: Phase, other: Phase): boolean => one.scenarioId === other.scenarioId && one.phase === other.phase
type Phase = { scenarioId: number; phase: number }

export const ScenarioCardsSkeleton = () => (
  <Loading>
    <ul className="mt-3 grid gap-3 xl:grid-cols-2">
      {[0, 1, 2].map(row => (
        <li key={row}>
          <SkeletonBlock className="h-44 rounded-card" />
        </li>
      ))}
    </ul>
  </Loading>
)
