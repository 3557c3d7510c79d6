// Hook: the world of an address, from the list of worlds on the device.
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from './queries.ts'

/** The world; null when it does not exist, undefined when not known yet. */
export function useWorld(worldId: string | null) {
  const query = useRead({ ...worldQueries.worlds(), enabled: worldId !== null })
  const world = query.data && (query.data.worldSelectList.find(row => row.worldId === worldId) ?? null)
  return { world, query }
}
