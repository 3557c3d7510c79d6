// The world an address names, from the list of worlds that the device keeps.
import { useQuery } from '@tanstack/react-query'
import { worldQueries } from './queries.ts'

/** Null: there is no such world. Undefined: not known yet. */
export function useWorld(worldId: string | null) {
  const query = useQuery({ ...worldQueries.worlds(), enabled: worldId !== null })
  const world = query.data && (query.data.worldSelectList.find(row => row.worldId === worldId) ?? null)
  return { world, query }
}
