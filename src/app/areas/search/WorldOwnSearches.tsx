// Links to the searches inside a world that have criteria of their own: characters and scenarios.

import { characterSearch, readCharacterAddress } from '#app/shared/world/character-address.ts'
import { useWorld } from '#app/shared/world/use-world.ts'
import { TextLink } from '#app/ui/TextLink.tsx'

export function WorldOwnSearches({ worldId, keyword }: { worldId: string; keyword: string }) {
  const { world } = useWorld(worldId)
  const q = keyword || undefined
  return (
    <p className="flex flex-wrap gap-x-4">
      <TextLink
        to="/world/$worldId/worldSearch/character"
        params={{ worldId }}
        search={characterSearch(readCharacterAddress({ q }))}
        chevron
      >
        キャラクターを探す
      </TextLink>
      <TextLink
        to={
          (world?.isScenarioV2 ?? true)
            ? '/world/$worldId/worldSearch/scenarioV2'
            : '/world/$worldId/worldSearch/scenario'
        }
        params={{ worldId }}
        search={q ? { q } : {}}
        chevron
      >
        シナリオを探す
      </TextLink>
    </p>
  )
}
