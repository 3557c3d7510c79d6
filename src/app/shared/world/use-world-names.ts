// Names of the worlds by their ids, for lists whose rows are of several worlds.
import { useMemo } from 'react'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from './queries.ts'

export function useWorldNames(): ReadonlyMap<string, string> {
  const { data } = useRead(worldQueries.worlds())
  return useMemo(() => new Map(data?.worldSelectList.map(({ worldId, worldName }) => [worldId, worldName])), [data])
}
