// /world/{worldId}/event/{eventId}: the page of an event of a world, before it, while it goes on and after it.
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { eventPageRefusals } from '#rules/refusals/event-page.ts'
import { EventCards } from './EventCards.tsx'
import { EventPageText } from './EventPageText.tsx'
import { eventPageQueries } from './queries.ts'

export function EventPageScreen({ worldId, eventId }: { worldId: string; eventId: string }) {
  const query = useRead(eventPageQueries.one(worldId, eventId))
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  return (
    <WorldFrame worldId={worldId} title="イベント" plain={query.data !== undefined}>
      <Read
        query={query}
        title="イベントのページを読み込めませんでした。"
        className="mt-3"
        nowhere={nowhereBut(
          eventPageRefusals.EVENT_PAGE_NOT_FOUND.message,
          { to: '/world/$worldId', params: { worldId } },
          'ワールドのトップへ',
        )}
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-3 aspect-[2/1] w-full" />
            <SkeletonLines widths={[40, 80]} className="mt-4" />
            <SkeletonLines widths={[96, 100, 92, 60]} className="mt-4" />
          </Loading>
        }
      >
        {(page, age) => (
          <>
            <EventPageText worldId={worldId} page={page} now={now} />
            {age !== null && (
              <p className="num mt-4 text-meta text-ink-soft">
                <AgeNote at={age} />
              </p>
            )}
            {page.otherList.length > 0 && (
              <section aria-label="ほかのイベント">
                <SectionHeading>ほかのイベント</SectionHeading>
                <EventCards worldId={worldId} events={page.otherList} now={now} />
              </section>
            )}
          </>
        )}
      </Read>
    </WorldFrame>
  )
}
