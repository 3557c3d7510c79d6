// /news: the articles, newest first, by category and page.

import { Link } from '@tanstack/react-router'
import { useSession } from '#app/platform/use-session.ts'
import { WalletChip } from '#app/shared/coin/WalletChip.tsx'
import { type NewsList, newsQueries } from '#app/shared/news/queries.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { ReadAllButton } from '#app/shared/screen/ReadAllButton.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SearchEntry } from '#app/shared/search/SearchEntry.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { List } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { NEWS_PAGE_SIZE, newsCategoryLabels } from '#rules/news.ts'
import { type NewsCategory, newsCategories } from '#rules/news-address.ts'
import { readingAllNews } from './actions.ts'
import { NewsRow } from './NewsRow.tsx'

type Place = { category: NewsCategory | undefined; page: number }

const ALL = 'all'

const filters = [
  { key: ALL, label: 'すべて' },
  ...newsCategories.map(category => ({ key: category, label: newsCategoryLabels[category] })),
]

export function NewsListScreen({ place }: { place: Place }) {
  const query = useRead(newsQueries.list(place))
  return (
    <Page
      top={
        <TopBar
          title="お知らせ"
          trailing={
            <>
              <SearchEntry />
              <WalletChip />
            </>
          }
        />
      }
    >
      <FilterChips
        label="分類"
        filters={filters}
        current={place.category ?? ALL}
        renderLink={(filter, face) => (
          <Link to="/news" search={{ category: newsCategories.find(key => key === filter.key), page: 1 }} {...face} />
        )}
      />
      <Read
        query={query}
        title="お知らせを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <div className="mt-11">
            <NewsRowSkeleton />
          </div>
        }
      >
        {(data, age) => <Articles place={place} list={data} age={age} />}
      </Read>
    </Page>
  )
}

function Articles({ place, list, age }: { place: Place; list: NewsList; age: number | null }) {
  const { newsList, count, unreadCount } = list
  return (
    <PagedList
      shown={newsList.length}
      count={count}
      page={place.page}
      size={NEWS_PAGE_SIZE}
      age={age}
      link={(page, face) => <Link to="/news" search={{ ...place, page }} {...face} />}
      note={unreadCount > 0 && `・未読 ${unreadCount}件`}
      beside={unreadCount > 0 && <ReadAll />}
      past="このページにお知らせはありません。"
      empty={
        <EmptyState
          drawing={<EmptyDrawing />}
          title="お知らせはありません。"
          action={
            <ButtonLink variant="ai" to="/news" search={{ category: undefined, page: 1 }}>
              すべてのお知らせを見る
            </ButtonLink>
          }
        />
      }
    >
      <List className="mb-2">
        {newsList.map(item => (
          <NewsRow key={item.postId} item={item} />
        ))}
      </List>
    </PagedList>
  )
}

function ReadAll() {
  const { user } = useSession()
  return user && <ReadAllButton reading={readingAllNews} given={undefined} />
}
