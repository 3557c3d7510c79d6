// A page of the drafts that are being written, or of those that have ended: the device's and the server's as one list.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pageCount } from '#rules/paging.ts'
import { mergeEnded, mergeOpen } from './merge.ts'
import { DRAFT_PAGE_SIZE, draftQueries } from './queries.ts'
import { useDeviceDrafts } from './use-device-drafts.ts'

export function useDraftList(userId: string | undefined, { page, ended }: { page: number; ended: boolean }) {
  // What was kept is shown at once, and read again: drafts change with every key.
  const query = useQuery({ ...draftQueries.list({ page, removed: ended }), staleTime: 0 })
  const { records, readAgain } = useDeviceDrafts(userId)
  const { data, dataUpdatedAt, isFetchedAfterMount } = query
  const readAt = isFetchedAfterMount ? dataUpdatedAt : 0
  const entries = useMemo(() => {
    const server = data ? { lines: data.draftList, page, isAll: data.count <= DRAFT_PAGE_SIZE, readAt } : null
    const merge = ended ? mergeEnded : mergeOpen
    return merge(records ?? [], server)
  }, [records, data, readAt, page, ended])
  return {
    entries,
    readAgain,
    /** What the device has comes first; an empty list is known only when the server was heard, or cannot be. */
    isReady: records !== null && (entries.length > 0 || data !== undefined || query.error !== null),
    pages: pageCount(data?.count ?? 0, DRAFT_PAGE_SIZE),
    query,
  }
}
