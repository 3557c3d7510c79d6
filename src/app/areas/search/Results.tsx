// Content of the search: a page of one kind, or the first few of every kind. Without a network also what the device itself has.
import { ArrowDownUp } from 'lucide-react'
import { useOnline } from '#app/platform/connectivity.ts'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { searchWords } from '#rules/novel.ts'
import {
  CALLING_KINDS,
  SEARCH_COUNTED_MOST,
  SEARCH_SIZE,
  type SearchKind,
  type SearchSort,
  sortOf,
  sortsOf,
} from '#rules/search/kinds.ts'
import { searchKindLabels, searchSortLabels } from '#rules/search/labels.ts'
import { type SearchPlace, withFilters } from './address.ts'
import { HitRow } from './HitRow.tsx'
import { KeptHits } from './kept/KeptHits.tsx'
import { NoHit } from './NoHit.tsx'
import { linkOf, PlaceLink } from './PlaceLink.tsx'
import { type FoundOfAll, searchQueries } from './queries.ts'

const FAILED = '検索できませんでした。'

export function KindResults({ place, kind }: { place: SearchPlace; kind: SearchKind }) {
  const query = useRead(searchQueries.find(kind, place))
  const online = useOnline()
  const words = searchWords(place.keyword)
  return (
    <>
      {!online && <KeptHits place={place} />}
      {(online || query.data) && (
        <Read query={query} title={FAILED} className="mt-3" skeleton={<NewsRowSkeleton count={4} />}>
          {({ hitList, count, nearList }, age) => (
            <PagedList
              shown={hitList.length}
              count={count}
              countedMost={SEARCH_COUNTED_MOST}
              page={place.page}
              size={SEARCH_SIZE}
              age={age}
              link={(page, face) => <PlaceLink place={{ ...place, page }} face={face} />}
              beside={
                CALLING_KINDS.includes(kind) && (
                  <SortLink place={place} words={words} isMore={count >= SEARCH_COUNTED_MOST} />
                )
              }
              past="このページには何もありません。"
              empty={<NoHit place={place} near={nearList} />}
            >
              <List className="mb-2">
                {hitList.map(hit => (
                  <HitRow key={hit.ref} hit={hit} words={words} />
                ))}
              </List>
            </PagedList>
          )}
        </Read>
      )}
    </>
  )
}

interface SortLinkProps {
  place: SearchPlace
  words: readonly string[]
  /** whether more is found than is counted; then only the orders by time are offered */
  isMore: boolean
}

/** The order of the hits; a press leads to the next one. */
function SortLink({ place, words, isMore }: SortLinkProps) {
  const sorts = sortsOf(words).filter(sort => !(isMore && sort === 'fit'))
  const chosen = sortOf(words, place.filters.s)
  const now: SearchSort = isMore && chosen === 'fit' ? 'new' : chosen
  const next = sorts[(sorts.indexOf(now) + 1) % sorts.length]
  return (
    <TextLink
      icon={ArrowDownUp}
      aria-label={`並び：${searchSortLabels[now]}`}
      {...linkOf(withFilters(place, { s: next === sortOf(words, undefined) ? undefined : next }))}
    >
      {searchSortLabels[now]}
    </TextLink>
  )
}

export function AllResults({ place }: { place: SearchPlace }) {
  const query = useRead(searchQueries.all(place))
  const online = useOnline()
  return (
    <>
      {!online && <KeptHits place={place} />}
      {(online || query.data) && (
        <Read query={query} title={FAILED} className="mt-3" skeleton={<NewsRowSkeleton count={6} />}>
          {(data, age) => <Kinds place={place} found={data} age={age} />}
        </Read>
      )}
    </>
  )
}

function Kinds({
  place,
  found: { kindList, nearList },
  age,
}: {
  place: SearchPlace
  found: FoundOfAll
  age: number | null
}) {
  const words = searchWords(place.keyword)
  const found = kindList.filter(({ count }) => count > 0)
  if (found.length === 0) {
    return (
      <div className="mt-3">
        <NoHit place={place} near={nearList} />
      </div>
    )
  }
  return found.map(({ kind, count, hitList }) => (
    <section key={kind} aria-label={searchKindLabels[kind]}>
      <SectionHeading
        more={
          count > hitList.length && (
            <TextLink
              chevron
              aria-label={`${searchKindLabels[kind]}をすべて見る`}
              {...linkOf({ ...place, type: kind, page: 1 })}
            >
              すべて見る
            </TextLink>
          )
        }
      >
        {searchKindLabels[kind]}
        <span className="num ml-2 font-sans text-meta font-normal text-ink-soft">
          {count}件{count >= SEARCH_COUNTED_MOST ? '以上' : ''}
          <Aged since={age} />
        </span>
      </SectionHeading>
      <List>
        {hitList.map(hit => (
          <HitRow key={hit.ref} hit={hit} words={words} />
        ))}
      </List>
    </section>
  ))
}
