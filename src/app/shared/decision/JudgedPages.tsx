// Queue whose cards are judged where they stand, page by page: waiting ones, the oldest first, or decided ones.
import type { ReactNode } from 'react'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import { countWords, PagedList, type PagedListProps } from '#app/shared/screen/PagedList.tsx'
import { Read, type ReadProps } from '#app/shared/screen/Read.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Unkept } from './Unkept.tsx'
import { type Deciding, type Decisions, useDecisions } from './use-decisions.ts'
import { useQueueRows } from './use-queue-rows.ts'

interface JudgedPagesProps<Data, Thing, Known extends NewOutboxItem['facts']>
  extends Pick<PagedListProps, 'countedMost' | 'page' | 'size' | 'link' | 'past'>,
    Pick<ReadProps<Data>, 'query' | 'title' | 'isNowhere' | 'nowhere'> {
  listOf: (data: Data) => readonly Thing[]
  deciding: Deciding<Thing, Known>
  nameOf: (thing: Thing) => string
  /** whether the list is of decided ones, the newest first */
  isDecided: boolean
  /** words for an empty list */
  none: string
  card: (thing: Thing, facts: { key: number; isGone: boolean; decisions: Decisions<Thing> }) => ReactNode
}

/**
 * Pages of cards. The caller gives each list its own `key`: within a list, cards that were judged keep their places.
 */
export function JudgedPages<Data extends { count: number }, Thing, Known extends NewOutboxItem['facts']>(
  props: JudgedPagesProps<Data, Thing, Known>,
) {
  const { query, title, isNowhere, nowhere, listOf, deciding, nameOf, isDecided, none, card, ...pages } = props
  const { idOf } = deciding
  const decisions = useDecisions(deciding)
  const { rows, isOpening } = useQueueRows(query, query.data && listOf(query.data), idOf, !isDecided)
  /** Count of the list as it is now, without cards decided since it was opened. */
  const words = (shown: number, count: number): string =>
    shown === 0 ? '残り0件' : countWords({ ...pages, shown, count })
  return (
    <>
      <Read {...{ query, title, isNowhere, nowhere }} className="mt-3" skeleton={<MissionCardSkeleton />}>
        {(data, age) => (
          <PagedList
            {...pages}
            shown={rows.length}
            count={data.count}
            age={age}
            counted={`${words(listOf(data).length, data.count)}・${isDecided ? '新しい順' : '古い順'}`}
            empty={<EmptyState drawing={<EmptyDrawing />} title={none} />}
          >
            <ul className="mb-2" inert={isOpening}>
              {rows.map(({ row, isGone }) => card(row, { key: idOf(row), isGone, decisions }))}
            </ul>
          </PagedList>
        )}
      </Read>
      <Unkept decisions={decisions} nameOf={nameOf} />
    </>
  )
}
