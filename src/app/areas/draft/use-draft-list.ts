// Hook: a page of the drafts being written, or of the ended ones; those of the device and the server in one list.

import { useEffect, useMemo } from 'react'
import { mergeEnded, mergeOpen, overtaken } from '#app/shared/draft/merge.ts'
import { DRAFT_PAGE_SIZE, draftQueries } from '#app/shared/draft/queries.ts'
import { useDeviceDrafts } from '#app/shared/draft/use-device-drafts.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { pageCount } from '#rules/paging.ts'

export function useDraftList(userId: string | undefined, { page, ended }: { page: number; ended: boolean }) {
  // Stored data is shown at once and read again, because drafts change with every key.
  const query = useRead({ ...draftQueries.list({ page, removed: ended }), staleTime: 0 })
  const { records, readAgain } = useDeviceDrafts(userId)
  const { data, dataUpdatedAt, isFetchedAfterMount, refetch } = query
  const readAt = isFetchedAfterMount ? dataUpdatedAt : 0
  const entries = useMemo(() => {
    const server = data ? { lines: data.draftList, page, isAll: data.count <= DRAFT_PAGE_SIZE, readAt } : null
    const merge = ended ? mergeEnded : mergeOpen
    return merge(records ?? [], server)
  }, [records, data, readAt, page, ended])
  const isOld = ended ? '' : overtaken(records ?? [], data?.draftList ?? [])
  useEffect(() => {
    if (isOld) refetch().catch(() => {})
  }, [isOld, refetch])
  return {
    entries,
    readAgain,
    /** Drafts of the device are shown first; an empty list is certain only after the server has answered or failed. */
    isReady: records !== null && (entries.length > 0 || data !== undefined || query.error !== null),
    pages: pageCount(data?.count ?? 0, DRAFT_PAGE_SIZE),
    query,
  }
}
