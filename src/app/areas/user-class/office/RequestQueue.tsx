// The office's queue of applications of a kind: waiting ones, the oldest first, or judged ones.
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useDecisions } from '#app/shared/decision/use-decisions.ts'
import { countWords, PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { MissionCardSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { useSteadyRows } from '#app/ui/use-steady-rows.ts'
import { CLASS_REQUEST_PAGE_SIZE, CLASS_REQUESTS_COUNTED, type ClassRequestKind } from '#rules/class-requests.ts'
import type { RequestQueueAddress } from '../addresses.ts'
import { classQueries, type QueuedRequest } from '../queries.ts'
import { decidingRequests, requestName } from '../writes.ts'
import { RequestCard } from './RequestCard.tsx'

const UnkeptDialog = lazy(() =>
  import('#app/shared/decision/UnkeptDialog.tsx').then(module => ({ default: module.UnkeptDialog })),
)

const idOf = ({ requestId }: QueuedRequest): number => requestId

interface RequestQueueProps {
  kind: ClassRequestKind
  place: RequestQueueAddress
  pageLink: (page: number, face: LinkFace) => ReactNode
}

/** A new `key` for each list: rows that are gone stay where they were. */
export function RequestQueue({ kind, place: { decided, page }, pageLink }: RequestQueueProps) {
  const [openedAt] = useState(Date.now)
  const query = useRead(classQueries.queue(kind, decided, page))
  const decisions = useDecisions(decidingRequests)
  const { data, dataUpdatedAt, isFetching } = query
  /** Stored rows of the last visit may move when they are read again, so nothing can be pressed until then. */
  const isOpening = isFetching && dataUpdatedAt < openedAt
  const rows = useSteadyRows(data?.requestList ?? [], idOf, !decided && !isOpening)
  const { unkept, decideNow, keepOpen, wordsOf } = decisions
  const counted = { countedMost: CLASS_REQUESTS_COUNTED, page, size: CLASS_REQUEST_PAGE_SIZE }
  return (
    <>
      <Read query={query} title="申請を読み込めませんでした。" className="mt-3" skeleton={<MissionCardSkeleton />}>
        {({ requestList, count }, age) => (
          <PagedList
            shown={rows.length}
            count={count}
            page={page}
            size={CLASS_REQUEST_PAGE_SIZE}
            age={age}
            link={pageLink}
            counted={`${
              requestList.length === 0 ? '残り0件' : countWords({ shown: requestList.length, count, ...counted })
            }・${decided ? '新しい順' : '古い順'}`}
            past="このページに申請はありません。"
            empty={<EmptyState drawing={<EmptyDrawing />} title="申請はありません。" />}
          >
            <ul className="mb-2" inert={isOpening}>
              {rows.map(({ row, isGone }) => (
                <RequestCard key={row.requestId} request={row} isGone={isGone} decisions={decisions} />
              ))}
            </ul>
          </PagedList>
        )}
      </Read>
      <Suspense>
        {unkept && (
          <UnkeptDialog
            name={`${unkept.thing.userName}・${requestName(unkept.thing)}`}
            words={wordsOf(unkept.verdict)}
            onClose={keepOpen}
            onYes={() => void decideNow()}
          />
        )}
      </Suspense>
    </>
  )
}
