// Notices of a master, a page at a time.
import type { ReactNode } from 'react'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { formatDay } from '#app/ui/days.ts'
import { List } from '#app/ui/List.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { WORK_PAGE_SIZE } from '#rules/master-rooms.ts'
import { masterRoomQueries, type RoomNotice } from '../queries.ts'

interface NoticesTabProps {
  masterId: string
  page: number
  link: (page: number, face: LinkFace) => ReactNode
}

export function NoticesTab({ masterId, page, link }: NoticesTabProps) {
  const query = useRead(masterRoomQueries.notices(masterId, page))
  return (
    <Read query={query} title="お知らせを読み込めませんでした。" className="mt-3" skeleton={<NewsRowSkeleton />}>
      {({ noticeList, count }, age) => (
        <PagedList
          shown={noticeList.length}
          count={count}
          page={page}
          size={WORK_PAGE_SIZE}
          age={age}
          link={link}
          past="このページにお知らせはありません。"
          empty={<EmptyState drawing={<EmptyDrawing />} title="お知らせはまだありません。" />}
        >
          <List>
            {noticeList.map(notice => (
              <NoticeItem key={notice.noticeId} notice={notice} />
            ))}
          </List>
        </PagedList>
      )}
    </Read>
  )
}

/** @param trailing what can be done with it */
export const NoticeItem = ({ notice, trailing }: { notice: RoomNotice; trailing?: ReactNode }) => (
  <li className="px-4 py-3">
    <article>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="min-w-0 flex-[1_1_9rem]">
          <time dateTime={notice.createdAt} className="num block text-meta text-ink-soft">
            {formatDay(notice.createdAt)}
          </time>
          <b className="font-mincho text-body font-semibold wrap-anywhere">{notice.title}</b>
        </p>
        {trailing}
      </div>
      <div className="mt-1 text-sub leading-[1.7] wrap-anywhere">
        <StoryText text={notice.body} />
      </div>
    </article>
  </li>
)
