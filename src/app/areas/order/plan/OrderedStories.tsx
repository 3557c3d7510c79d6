// Stories that were ordered of a situation or under a theme and are public, each with the character of whoever ordered it.

import { ScenarioCardItem } from '#app/areas/scenario/list/ScenarioCardItem.tsx'
import type { ScenarioCard } from '#app/areas/scenario/queries.ts'

interface OrderedStoriesProps {
  stories: readonly { card: Omit<ScenarioCard, 'mine'>; ownerName: string }[]
  keyVisual: string | null
  masterLabel: string
  now: number
}

export const OrderedStories = ({ stories, ...shown }: OrderedStoriesProps) => (
  <ul className="mb-2 grid gap-3 xl:grid-cols-2">
    {stories.map(({ card, ownerName }) => (
      <ScenarioCardItem
        key={card.scenarioId}
        scenario={{ ...card, mine: null }}
        ownerName={ownerName}
        {...shown}
        eager={false}
      />
    ))}
  </ul>
)
