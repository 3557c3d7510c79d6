// Cards of scenarios as every list of them stands, and their skeleton.
import { useWorld } from '#app/shared/world/use-world.ts'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { masterLabel } from '#rules/worlds.ts'
import type { Again, Found, ScenarioCard } from './queries.ts'
import { ScenarioCardItem } from './ScenarioCardItem.tsx'

const SEEN_FIRST = 3

interface ScenarioCardsProps {
  worldId: string
  scenarios: readonly ScenarioCard[]
  /** scenarios that the office has published again, with its words */
  again?: readonly Again[] | undefined
  /** where the words of a search stand in them */
  found?: readonly Found[] | undefined
  now: number
}

const isOf = (card: ScenarioCard) => (one: { scenarioId: number; phase: number }) =>
  one.scenarioId === card.scenarioId && one.phase === card.phase

export function ScenarioCards({ worldId, scenarios, again = [], found = [], now }: ScenarioCardsProps) {
  const { world } = useWorld(worldId)
  return (
    <ul className="mb-2 grid gap-3 xl:grid-cols-2">
      {scenarios.map((scenario, index) => (
        <ScenarioCardItem
          key={`${scenario.scenarioId}:${scenario.phase}`}
          scenario={scenario}
          again={again.find(isOf(scenario))}
          found={found.find(isOf(scenario))}
          keyVisual={world?.keyVisual ?? null}
          masterLabel={masterLabel(world?.scenarioSupportFlg)}
          now={now}
          eager={index < SEEN_FIRST}
        />
      ))}
    </ul>
  )
}

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
