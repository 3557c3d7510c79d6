// Requests for membership that wait for the leader, the oldest first. One that was decided keeps its place with its result.
import { useQueueRows } from '#app/shared/decision/use-queue-rows.ts'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { type Community, communityQueries } from '../queries.ts'
import { RequestRow } from './RequestRow.tsx'

/** Page of the oldest ones; the next ones come when these are decided. */
const FIRST = 1

export function RequestList({ community }: { community: Community }) {
  const query = useRead(communityQueries.requests(community.communityId, FIRST))
  const { rows, isOpening } = useQueueRows(query, query.data?.requestList, ({ requestId }) => requestId)
  return (
    <section aria-labelledby="requests">
      <SectionHeading id="requests">入会の申し込み</SectionHeading>
      <Read query={query} title="申し込みを読み込めませんでした。" skeleton={<NewsRowSkeleton count={1} />}>
        {({ requestList, count }, age) => (
          <>
            <p className="num mb-1 text-meta text-ink-soft">
              {count === 0 ? '待っている申し込みはありません。' : `${count}件・古い順`}
              {count > requestList.length && `（はじめの${requestList.length}件）`}
              <Aged since={age} />
            </p>
            {rows.length > 0 && (
              <List inert={isOpening}>
                {rows.map(({ row, isGone }) => (
                  <RequestRow key={row.requestId} community={community} request={row} isGone={isGone} />
                ))}
              </List>
            )}
          </>
        )}
      </Read>
    </section>
  )
}
