// /admin/news: all articles by their state, the last changed first.

import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { oldSince } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { List } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { NEWS_PAGE_SIZE, newsStateLabels } from '#rules/news.ts'
import { newsStates, parseNewsState } from '#rules/news-address.ts'
import { AdminNewsRow } from './AdminNewsRow.tsx'
import { DeskMissing } from './DeskMissing.tsx'
import { type AdminNewsList, type AdminNewsPlace, adminNewsQueries } from './queries.ts'

const ALL = 'all'

export function AdminNewsListScreen({ place }: { place: AdminNewsPlace }) {
  const query = useRead(adminNewsQueries.list(place))
  const { data, error } = query
  const tabs = [
    { key: ALL, label: 'すべて' },
    ...newsStates.map(state => ({ key: state, label: newsStateLabels[state], count: data?.stateCounts[state] })),
  ]
  return (
    <Page top={<TopBar title="お知らせの管理" back={<BackLink to="/myPage" />} />}>
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
        <Articles place={place} list={data} age={oldSince(query)} />
      ) : error ? (
        <DeskMissing query={query} />
      ) : (
        <div className="mt-3">
          <NewsRowSkeleton />
        </div>
      )}
    </Page>
  )
}

function Articles({ place, list, age }: { place: AdminNewsPlace; list: AdminNewsList; age: number | null }) {
  const { newsList, count } = list
  const nothing = (
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
  )
  return (
    <PagedList
      shown={newsList.length}
      count={count}
      page={place.page}
      size={NEWS_PAGE_SIZE}
      age={age}
      link={(page, face) => <Link to="/admin/news" search={{ ...place, page }} {...face} />}
      past={nothing}
      empty={nothing}
    >
      <List className="mb-2">
        {newsList.map(item => (
          <AdminNewsRow key={item.postId} item={item} />
        ))}
      </List>
    </PagedList>
  )
}
