// Hook for the rows of a queue. No row moves under the user's finger: one that was judged keeps its place until the
// screen is opened again.
import { useState } from 'react'
import { useSteadyRows } from '#app/ui/use-steady-rows.ts'

type Query = { dataUpdatedAt: number; isFetching: boolean }

/** @param isQueue whether rows leave the list when they are judged */
export function useQueueRows<Row>(
  { dataUpdatedAt, isFetching }: Query,
  list: readonly Row[] | undefined,
  idOf: (row: Row) => number,
  isQueue = true,
) {
  const [openedAt] = useState(Date.now)
  /** Stored rows of the last visit may move when they are read again, so they are not kept in place yet. */
  const isOpening = isFetching && dataUpdatedAt < openedAt
  return { rows: useSteadyRows(list ?? [], idOf, isQueue && !isOpening), isOpening }
}
