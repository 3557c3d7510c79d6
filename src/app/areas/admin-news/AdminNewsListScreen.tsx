// /admin/news: every article by where it stands, what was changed last first.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { useOnline } from '#app/platform/connectivity.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { List } from '#app/ui/List.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { NEWS_PAGE_SIZE, newsStateLabels } from '#rules/news.ts'
import { newsStates, parseNewsState } from '#rules/news-places.ts'
import { pageCount, pageOffset, pageWindow } from '#rules/paging.ts'
import { AdminNewsRow } from './AdminNewsRow.tsx'
import { DeskMissing } from './DeskMissing.tsx'
import { type AdminNewsList, type AdminNewsPlace, adminNewsQueries } from './queries.ts'

const PAGE_LINKS = 7
const FRESH_MS = 60_000
const ALL = 'all'

export function AdminNewsListScreen({ place }: { place: AdminNewsPlace }) {
  const online = useOnline()
  const query = useQuery(adminNewsQueries.list(place))
  const { data, dataUpdatedAt, error } = query
  const tabs = [
    { key: ALL, label: 'すべて' },
    ...newsStates.map(state => ({ key: state, label: newsStateLabels[state], count: data?.stateCounts[state] })),
  ]
  return (
    <Screen
      top={<TopBar title="お知らせの管理" back={<BackLink to="/myPage" />} />}
      strip={<OfflineStrip offline={!online} />}
    >
      <Tabs
        label="お知らせの状態"
        tabs={tabs}
        current={place.state ?? ALL}
        renderLink={(tab, face) => (
          <Link
            to="/admin/news"
            search={{ state: parseNewsState(tab.key), page: 1 }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
      <ButtonLink
        variant="shu"
        icon={PenLine}
        className="mt-3 w-full md:w-76"
        to="/admin/news/$postId"
        params={{ postId: 'new' }}
      >
        新しいお知らせ
      </ButtonLink>
      {data ? (
        <Articles place={place} list={data} age={dataUpdatedAt < Date.now() - FRESH_MS ? dataUpdatedAt : null} />
      ) : error ? (
        <DeskMissing query={query} />
      ) : (
        <div className="mt-3">
          <NewsRowSkeleton />
        </div>
      )}
    </Screen>
  )
}

function Articles({ place, list, age }: { place: AdminNewsPlace; list: AdminNewsList; age: number | null }) {
  const { newsList, count } = list
  if (newsList.length === 0) {
    return (
      <div className="mt-3">
        <EmptyState
          drawing={<EmptyDrawing />}
          title="お知らせがありません。"
          action={
            (place.state || place.page > 1) && (
              <ButtonLink variant="ai" to="/admin/news" search={{ state: undefined, page: 1 }}>
                すべてのお知らせを見る
              </ButtonLink>
            )
          }
        />
      </div>
    )
  }
  const first = pageOffset(place.page, NEWS_PAGE_SIZE) + 1
  return (
    <>
      <p className="num mt-2.5 mb-1.5 text-meta text-ink-soft">
        全{count}件のうち {first}〜{first + newsList.length - 1}件
        {age !== null && (
          <>
            ・<AgeNote at={age} />
          </>
        )}
      </p>
      <List className="mb-2">
        {newsList.map(item => (
          <AdminNewsRow key={item.postId} item={item} />
        ))}
      </List>
      <Pager
        pages={pageWindow(place.page, pageCount(count, NEWS_PAGE_SIZE), PAGE_LINKS)}
        current={place.page}
        renderLink={(page, face) => <Link to="/admin/news" search={{ ...place, page }} {...face} />}
      />
    </>
  )
}
