// Queue of what waits for the office, the oldest first, and below it what has passed it.
import type { ReactNode } from 'react'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import { Aged, Read, type ReadProps } from '#app/shared/screen/Read.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { List } from '#app/ui/List.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { SCENARIOS_COUNTED_MOST } from '#rules/scenario/lists.ts'
import { type Deciding, type Decisions, useDecisions } from './use-decisions.ts'
import { useQueueRows } from './use-queue-rows.ts'

interface RowFacts<Thing> {
  key: number
  /** whether it has left the list since the screen was opened */
  isGone: boolean
  decisions: Decisions<Thing>
  now: number
}

interface WaitingListProps<Data, Row, Thing, Known extends NewOutboxItem['facts']> {
  query: ReadProps<Data>['query']
  /** message of a failed read */
  title: string
  listOf: (data: Data) => readonly Row[]
  /** number of all that wait, where the list has the first ones alone */
  countOf?: (data: Data) => number
  idOf: (row: Row) => number
  deciding: Deciding<Thing, Known>
  /** words for an empty queue */
  none: { title: string; note?: string }
  row: (row: Row, facts: RowFacts<Thing>) => ReactNode
  below: (data: Data, now: number) => ReactNode
  /** content under the rows when more wait than are listed */
  more?: ReactNode
}

export function WaitingList<Data extends { serverTime: string }, Row, Thing, Known extends NewOutboxItem['facts']>(
  props: WaitingListProps<Data, Row, Thing, Known>,
) {
  const { query, title, listOf, countOf, idOf, deciding, none, row, below, more } = props
  const { data, dataUpdatedAt } = query
  const { rows } = useQueueRows(query, data && listOf(data), idOf)
  const decisions = useDecisions(deciding)
  const now = useNow(data?.serverTime, dataUpdatedAt)
  return (
    <Read query={query} title={title} className="mt-3" skeleton={skeleton}>
      {(answer, age) => {
        const listed = listOf(answer).length
        const left = countOf?.(answer) ?? listed
        return (
          <>
            {rows.length === 0 ? (
              <div className="mt-3">
                <EmptyState drawing={<EmptyDrawing />} {...none} />
              </div>
            ) : (
              <>
                <p className="num flex min-h-11 items-center text-meta text-ink-soft">
                  {left > 0 ? `${left}件${left < SCENARIOS_COUNTED_MOST ? '' : '以上'}・古い順` : '残り0件'}
                  <Aged since={age} />
                </p>
                <List>{rows.map(one => row(one.row, { key: idOf(one.row), isGone: one.isGone, decisions, now }))}</List>
                {left > listed && more}
              </>
            )}
            {below(answer, now)}
          </>
        )
      }}
    </Read>
  )
}

const skeleton = (
  <Loading>
    <div className="h-11" />
    {[1, 2, 3].map(row => (
      <SkeletonBlock key={row} className="mb-2 h-22 rounded-card" />
    ))}
  </Loading>
)
