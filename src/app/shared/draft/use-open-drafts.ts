// Hook: some of a user's open drafts, of this or another device, the newest first, for screens that lead back to them.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type DraftEntry, mergeOpen, overtaken } from './merge.ts'
import { draftQueries } from './queries.ts'
import { useDeviceDrafts } from './use-device-drafts.ts'

export function useOpenDrafts(
  userId: string | undefined,
  isWanted: (draft: Pick<DraftEntry, 'place' | 'target'>) => boolean,
): DraftEntry[] {
  const { records } = useDeviceDrafts(userId)
  const { data, dataUpdatedAt, isFetchedAfterMount, refetch } = useQuery({
    ...draftQueries.list({ page: 1, removed: false }),
    enabled: userId !== undefined,
  })
  const readAt = isFetchedAfterMount ? dataUpdatedAt : 0
  const open = useMemo(() => {
    const server = data ? { lines: data.draftList, page: 1, isAll: data.count <= data.draftList.length, readAt } : null
    return mergeOpen(records ?? [], server)
  }, [records, data, readAt])
  const isOld = overtaken(records ?? [], data?.draftList ?? [])
  useEffect(() => {
    if (isOld) refetch().catch(() => {})
  }, [isOld, refetch])
  return open.filter(isWanted)
}
