// /admin/news: all articles by their state, the last changed first.

import { Link } from '@tanstack/react-router'
import { DeskHead } from '#app/shared/form/DeskList.tsx'
import { type DeskPlace, firstOfDesk, NEW } from '#app/shared/form/desk-address.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { oldSince } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { List } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { NEWS_PAGE_SIZE, newsStateLabels } from '#rules/news.ts'
import type { NewsState } from '#rules/news-address.ts'
import { AdminNewsRow } from './AdminNewsRow.tsx'
import { DeskMissing } from './DeskMissing.tsx'
import { type AdminNewsList, adminNewsQueries } from './queries.ts'

export function AdminNewsListScreen({ place }: { place: DeskPlace<NewsState> }) {
  const query = useRead(adminNewsQueries.list(place))
  const { data, error } = query
  return (
    <Page top={<TopBar title="お知らせの管理" back={<BackLink to="/myPage" />} />}>
      <DeskHead
        thing="お知らせ"
        labels={newsStateLabels}
        counts={data?.stateCounts}
        place={place}
        link={(search, face) => <Link to="/admin/news" search={search} activeOptions={{ exact: true }} {...face} />}
        make={face => <ButtonLink {...face} to="/admin/news/$postId" params={{ postId: NEW }} />}
      />
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

function Articles({ place, list, age }: { place: DeskPlace<NewsState>; list: AdminNewsList; age: number | null }) {
  const { newsList, count } = list
  const nothing = (
    <EmptyState
      drawing={<EmptyDrawing />}
      title="お知らせがありません。"
      action={
        (place.state || place.page > 1) && (
          <ButtonLink variant="ai" to="/admin/news" search={firstOfDesk}>
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
