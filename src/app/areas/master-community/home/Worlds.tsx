// Worlds among whose communities the office goes to and fro; a master goes by the worlds of the desk.
import { Link } from '@tanstack/react-router'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { FilterChips } from '#app/ui/FilterChips.tsx'

export function Worlds({ worldId }: { worldId: string }) {
  const { data } = useRead(worldQueries.worlds())
  return (
    <FilterChips
      label="ワールド"
      filters={(data?.worldSelectList ?? []).map(world => ({ key: world.worldId, label: world.worldName }))}
      current={worldId}
      renderLink={({ key }, face) => <Link to="/masterCommunity/$worldId" params={{ worldId: key }} {...face} />}
    />
  )
}
