// /novel/ and /novel/{keyword}: the novels, newest first, by words, tags and page.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LibraryBig } from 'lucide-react'
import { WalletChip } from '#app/areas/coin/WalletChip.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Missing } from '#app/ui/Missing.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { MOST_NOVEL_TAGS, NOVEL_PAGE_SIZE } from '#rules/novel.ts'
import { pageCount, pageOffset, pageWindow } from '#rules/paging.ts'
import { toggled } from './facts.ts'
import { NovelCard } from './NovelCard.tsx'
import { NovelCardSkeleton } from './NovelCardSkeleton.tsx'
import { NovelSearchField } from './NovelSearchField.tsx'
import { nothingFound } from './nothing-found.ts'
import { type NovelPlace, novelSearch } from './place.ts'
import { type NovelList, novelQueries } from './queries.ts'
import { useSavedKeys } from './use-saved-keys.ts'

const PAGE_LINKS = 7
const FRESH_MS = 60_000
const SEEN_FIRST = 4

export function NovelListScreen({ place }: { place: NovelPlace }) {
  const online = useOnline()
  const query = useQuery(novelQueries.list(place))
  const { data, dataUpdatedAt } = query
  return (
    <Screen
      top={<TopBar title="ノベル" back={<BackLink to={place.keyword ? '/novel' : '/'} />} trailing={<WalletChip />} />}
      strip={<OfflineStrip offline={!online} />}
    >
      <NovelSearchField place={place} />
      <Tags place={place} />
      {data ? (
        <Novels place={place} list={data} age={dataUpdatedAt < Date.now() - FRESH_MS ? dataUpdatedAt : null} />
      ) : (
        <Missing query={query} online={online} title="ノベルを読み込めませんでした。" className="mt-3">
          <div className="mt-11">
            <NovelCardSkeleton />
          </div>
        </Missing>
      )}
    </Screen>
  )
}

/** Chosen tags stay in sight, also those no longer listed. */
function Tags({ place }: { place: NovelPlace }) {
  const { data } = useQuery(novelQueries.tags())
  const others = (data?.tagList ?? []).filter(({ tag }) => !place.tags.includes(tag))
  const filters = [
    ...place.tags.map(tag => ({ key: tag, label: tag })),
    ...others.map(({ tag, count }) => ({ key: tag, label: `${tag} ${count}` })),
  ]
  if (filters.length === 0) return <div className="mt-1.5 h-11" />
  return (
    <FilterChips
      label="タグ"
      filters={filters}
      current={place.tags}
      renderLink={({ key }, face) => (
        <ListPlace place={{ ...place, tags: toggled(place.tags, key).slice(-MOST_NOVEL_TAGS), page: 1 }} face={face} />
      )}
    />
  )
}

function ListPlace({ place: { keyword, tags, page }, face }: { place: NovelPlace; face: LinkFace }) {
  const search = novelSearch(tags, page)
  return keyword ? (
    <Link to="/novel/$keyword" params={{ keyword }} search={search} {...face} />
  ) : (
    <Link to="/novel" search={search} {...face} />
  )
}

function Novels({ place, list, age }: { place: NovelPlace; list: NovelList; age: number | null }) {
  const { novelList, count } = list
  const saved = useSavedKeys()
  if (novelList.length === 0) {
    const { title, note, action } = nothingFound(place, count)
    return (
      <div className="mt-3">
        <EmptyState
          drawing={<EmptyDrawing />}
          title={title}
          note={note}
          action={
            action && (
              <ButtonLink variant="ai" to="/novel" search={novelSearch([])}>
                {action}
              </ButtonLink>
            )
          }
        />
      </div>
    )
  }
  const first = pageOffset(place.page, NOVEL_PAGE_SIZE) + 1
  return (
    <>
      <p className="num flex min-h-11 items-center text-meta text-ink-soft">
        全{count}件のうち {first}〜{first + novelList.length - 1}件
        {age !== null && (
          <>
            ・<AgeNote at={age} />
          </>
        )}
        <span className="ml-auto">
          <TextLink to="/shelf" icon={LibraryBig}>
            保存した物語
          </TextLink>
        </span>
      </p>
      <ul className="mb-2 grid gap-3 lg:grid-cols-2">
        {novelList.map((novel, index) => (
          <NovelCard key={novel.novelId} novel={novel} saved={saved} eager={index < SEEN_FIRST} />
        ))}
      </ul>
      <Pager
        pages={pageWindow(place.page, pageCount(count, NOVEL_PAGE_SIZE), PAGE_LINKS)}
        current={place.page}
        renderLink={(page, face) => <ListPlace place={{ ...place, page }} face={face} />}
      />
    </>
  )
}
