// /novel/ and /novel/{keyword}: list of novels, newest first, by words, tags and page.

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LibraryBig } from 'lucide-react'
import { WalletChip } from '#app/shared/coin/WalletChip.tsx'
import { useSavedKeys } from '#app/shared/reader/use-saved-keys.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SearchEntry } from '#app/shared/search/SearchEntry.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { EmptyState } from '#app/ui/States.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { NOVEL_PAGE_SIZE } from '#rules/novel.ts'
import { MOST_NOVEL_TAGS } from '#rules/novel-address.ts'
import { type NovelAddress, novelSearch } from './address.ts'
import { toggled } from './facts.ts'
import { NovelCard } from './NovelCard.tsx'
import { NovelCardSkeleton } from './NovelCardSkeleton.tsx'
import { NovelSearchField } from './NovelSearchField.tsx'
import { nothingFound } from './nothing-found.ts'
import { type NovelList, novelQueries } from './queries.ts'

const SEEN_FIRST = 4

export function NovelListScreen({ place }: { place: NovelAddress }) {
  const query = useRead(novelQueries.list(place))
  return (
    <Page
      top={
        <TopBar
          title="ノベル"
          back={<BackLink to={place.keyword ? '/novel' : '/'} />}
          trailing={
            <>
              <SearchEntry />
              <WalletChip />
            </>
          }
        />
      }
    >
      <NovelSearchField place={place} />
      <Tags place={place} />
      <Read
        query={query}
        title="ノベルを読み込めませんでした。"
        className="mt-3"
        skeleton={
          <div className="mt-11">
            <NovelCardSkeleton />
          </div>
        }
      >
        {(data, age) => <Novels place={place} list={data} age={age} />}
      </Read>
    </Page>
  )
}

/** Tags to choose from; chosen ones stay visible even if they are no longer listed. */
function Tags({ place }: { place: NovelAddress }) {
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

function ListPlace({ place: { keyword, tags, page }, face }: { place: NovelAddress; face: LinkFace }) {
  const search = novelSearch(tags, page)
  return keyword ? (
    <Link to="/novel/$keyword" params={{ keyword }} search={search} {...face} />
  ) : (
    <Link to="/novel" search={search} {...face} />
  )
}

function Novels({ place, list, age }: { place: NovelAddress; list: NovelList; age: number | null }) {
  const { novelList, count } = list
  const saved = useSavedKeys()
  const { title, note, action } = nothingFound(place, count)
  const nothing = (
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
  )
  return (
    <PagedList
      shown={novelList.length}
      count={count}
      page={place.page}
      size={NOVEL_PAGE_SIZE}
      age={age}
      link={(page, face) => <ListPlace place={{ ...place, page }} face={face} />}
      beside={
        <TextLink to="/shelf" icon={LibraryBig}>
          保存した物語
        </TextLink>
      }
      past={nothing}
      empty={nothing}
    >
      <ul className="mb-2 grid gap-3 xl:grid-cols-2">
        {novelList.map((novel, index) => (
          <NovelCard key={novel.novelId} novel={novel} saved={saved} eager={index < SEEN_FIRST} />
        ))}
      </ul>
    </PagedList>
  )
}
