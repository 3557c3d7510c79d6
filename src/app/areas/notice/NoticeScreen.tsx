// /notice: the notices of the user by day, the newest first, by kind; and the results of acts on this device.
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { type NoticeFilter, type NoticeList, noticeQueries } from '#app/shared/notice/queries.ts'
import { markRead, readUnread } from '#app/shared/notice/unread.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { ReadAllButton } from '#app/shared/screen/ReadAllButton.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { IconLink } from '#app/ui/IconButton.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { NOTICE_KINDS } from '#rules/notices/kinds.ts'
import { NOTICE_DAYS, NOTICE_PAGE_SIZE, noticeKindLabels } from '#rules/notices/notice.ts'
import { DEVICE, type NoticePlace, parseNoticeFilter } from './address.ts'
import { Days } from './Days.tsx'
import { DeviceNotices } from './DeviceNotices.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import { PushOffer } from './push/PushOffer.tsx'
import { readingAllNotices } from './writes.ts'

export function NoticeScreen({ place }: { place: NoticePlace }) {
  const { user } = useSession()
  if (!user) return null
  const { page } = place
  const filter = parseNoticeFilter(place.filter)
  return filter === DEVICE ? (
    <Frame filter={DEVICE}>
      <DeviceNotices userId={user.userId} />
    </Frame>
  ) : (
    <ToldNotices userId={user.userId} filter={filter} page={page} />
  )
}

function ToldNotices({ userId, filter, page }: { userId: string; filter: NoticeFilter; page: number }) {
  const query = useRead(noticeQueries.list({ filter, page }))
  const client = useQueryClient()
  const list = query.data
  const newest = list?.noticeList[0]?.noticeId
  return (
    <Frame
      filter={filter}
      list={list}
      beside={
        list &&
        list.unread > 0 &&
        page === 1 &&
        newest && (
          <ReadAllButton
            reading={readingAllNotices}
            given={newest}
            onRead={() => void readUnread(userId, client).catch(() => {})}
          />
        )
      }
    >
      <Read
        query={query}
        title="通知を読み込めませんでした。"
        className="mt-3"
        skeleton={
          <div className="mt-3">
            <NewsRowSkeleton />
          </div>
        }
      >
        {(data, age) => (
          <PagedList
            shown={data.noticeList.length}
            count={data.count}
            page={page}
            size={NOTICE_PAGE_SIZE}
            age={age}
            link={(number, face) => <Link to="/notice" search={{ filter, page: number }} {...face} />}
            past="このページに通知はありません。"
            empty={<Nothing filter={filter} />}
          >
            <Days
              noticeList={data.noticeList}
              now={Date.parse(data.serverTime)}
              timeOf={({ createdAt }) => createdAt}
              row={notice => (
                <NoticeRow
                  key={notice.noticeId}
                  notice={notice}
                  onOpen={id => void (notice.isRead || markRead(userId, client, [id]).catch(() => {}))}
                />
              )}
            />
            <p className="mt-3 text-center text-meta text-ink-soft">{NOTICE_DAYS}日より前の通知は消えます</p>
          </PagedList>
        )}
      </Read>
    </Frame>
  )
}

const Nothing = ({ filter }: { filter: NoticeFilter }) => (
  <EmptyState
    drawing={<EmptyDrawing />}
    title={
      filter === 'all'
        ? '通知はまだありません。'
        : filter === 'unread'
          ? '未読の通知はありません。'
          : 'この種類の通知はありません。'
    }
    note="締切や抽選の結果、リプレイの公開、申請の結果などが、ここに届きます。"
    action={
      filter === 'all' ? (
        <ButtonLink variant="ai" to="/">
          ホームへ
        </ButtonLink>
      ) : (
        <ButtonLink variant="ai" to="/notice" search={{ filter: 'all', page: 1 }}>
          すべての通知を見る
        </ButtonLink>
      )
    }
  />
)

type FrameProps = {
  filter: ReturnType<typeof parseNoticeFilter>
  list?: NoticeList | undefined
  beside?: React.ReactNode
  children: React.ReactNode
}

function Frame({ filter, list, beside, children }: FrameProps) {
  // Until the list is known the chosen kind stands alone, so that nothing moves under the finger.
  const kinds = NOTICE_KINDS.filter(kind => kind === filter || list?.kindList.includes(kind))
  const filters = [
    { key: 'all', label: 'すべて' },
    { key: 'unread', label: list && list.unread > 0 ? `未読 ${list.unread}` : '未読' },
    ...kinds.map(kind => ({ key: kind, label: noticeKindLabels[kind] })),
    { key: DEVICE, label: 'この端末の操作' },
  ]
  return (
    <Page
      top={
        <TopBar
          title="通知"
          back={<BackLink to="/" />}
          trailing={
            <>
              {beside}
              <IconLink to="/myPage/account/notifications" icon={SlidersHorizontal} label="通知の設定" />
            </>
          }
        />
      }
    >
      <FilterChips
        label="種類"
        filters={filters}
        current={filter}
        renderLink={({ key }, face) => <Link to="/notice" search={{ filter: key, page: 1 }} {...face} />}
      />
      {filter === 'all' && <PushOffer />}
      {children}
    </Page>
  )
}
