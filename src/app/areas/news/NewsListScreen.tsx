// /news: the articles, newest first, by category and page.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CheckCheck } from 'lucide-react'
import { WalletChip } from '#app/areas/coin/WalletChip.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { List } from '#app/ui/List.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextButton } from '#app/ui/TextLink.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { NEWS_PAGE_SIZE, newsCategoryLabels } from '#rules/news.ts'
import { type NewsCategory, newsCategories } from '#rules/news-places.ts'
import { pageCount, pageOffset, pageWindow } from '#rules/paging.ts'
import { useReadAll } from './actions.ts'
import { NewsRow } from './NewsRow.tsx'
import { type NewsList, newsQueries } from './queries.ts'

type Place = { category: NewsCategory | undefined; page: number }

const PAGE_LINKS = 7
const FRESH_MS = 60_000
const ALL = 'all'

const filters = [
  { key: ALL, label: 'すべて' },
  ...newsCategories.map(category => ({ key: category, label: newsCategoryLabels[category] })),
]

export function NewsListScreen({ place }: { place: Place }) {
  const online = useOnline()
  const query = useQuery(newsQueries.list(place))
  const { data, dataUpdatedAt } = query
  return (
    <Screen top={<TopBar title="お知らせ" trailing={<WalletChip />} />} strip={<OfflineStrip offline={!online} />}>
      <FilterChips
        label="分類"
        filters={filters}
        current={place.category ?? ALL}
        renderLink={(filter, face) => (
          <Link to="/news" search={{ category: newsCategories.find(key => key === filter.key), page: 1 }} {...face} />
        )}
      />
      {data ? (
        <Articles place={place} list={data} age={dataUpdatedAt < Date.now() - FRESH_MS ? dataUpdatedAt : null} />
      ) : (
        <Missing query={query} online={online} title="お知らせを読み込めませんでした。" className="mt-3">
          <div className="mt-11">
            <NewsRowSkeleton />
          </div>
        </Missing>
      )}
    </Screen>
  )
}

function Articles({ place, list, age }: { place: Place; list: NewsList; age: number | null }) {
  const { newsList, count, unreadCount } = list
  if (newsList.length === 0) {
    return (
      <div className="mt-3">
        <EmptyState
          drawing={<EmptyDrawing />}
          title="お知らせはありません。"
          action={
            <ButtonLink variant="ai" to="/news" search={{ category: undefined, page: 1 }}>
              すべてのお知らせを見る
            </ButtonLink>
          }
        />
      </div>
    )
  }
  const first = pageOffset(place.page, NEWS_PAGE_SIZE) + 1
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <p className="num text-meta text-ink-soft">
          全{count}件のうち {first}〜{first + newsList.length - 1}件{unreadCount > 0 && `・未読 ${unreadCount}件`}
          {age !== null && (
            <>
              ・<AgeNote at={age} />
            </>
          )}
        </p>
        {unreadCount > 0 && <ReadAllButton />}
      </div>
      <List className="mb-2">
        {newsList.map(item => (
          <NewsRow key={item.postId} item={item} />
        ))}
      </List>
      <Pager
        pages={pageWindow(place.page, pageCount(count, NEWS_PAGE_SIZE), PAGE_LINKS)}
        current={place.page}
        renderLink={(page, face) => <Link to="/news" search={{ ...place, page }} {...face} />}
      />
    </>
  )
}

function ReadAllButton() {
  const { user } = useSession()
  const readAll = useReadAll()
  if (!user) return null
  return (
    <TextButton icon={CheckCheck} onClick={() => readAll.mutate()}>
      すべて既読
    </TextButton>
  )
}
