// 新しいノベル on the start page: the newest part of each work, as books on a shelf.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { novelSearch } from '#app/areas/novel/address.ts'
import { BookCover } from '#app/areas/novel/BookCover.tsx'
import { type NovelItem, novelQueries } from '#app/areas/novel/queries.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'

const SHOWN = 3
const shelf = 'grid grid-cols-3 gap-x-3 md:grid-cols-[repeat(3,minmax(0,10rem))]'

export function NewNovels() {
  const { data, error } = useQuery(novelQueries.list({ keyword: '', tags: [], page: 1 }))
  const novels = newestOfEach(data?.novelList ?? []).slice(0, SHOWN)
  if (data && novels.length === 0) return null
  return (
    <section>
      <SectionHeading
        more={
          <TextLink to="/novel" search={novelSearch([])} chevron>
            ノベルへ
          </TextLink>
        }
      >
        新しいノベル
      </SectionHeading>
      {data ? (
        <ul className={shelf}>
          {novels.map(novel => (
            <li key={novel.novelId}>
              <Book novel={novel} />
            </li>
          ))}
        </ul>
      ) : error ? (
        <p className="text-cap text-ink-soft">ノベルは、つながると表示できます。</p>
      ) : (
        <Loading>
          <div className={shelf}>
            {[1, 2, 3].map(place => (
              <SkeletonBlock key={place} className="aspect-[3/4]" />
            ))}
          </div>
        </Loading>
      )}
    </section>
  )
}

/** Reduces the chapters of a series to the newest one. */
function newestOfEach(novels: readonly NovelItem[]): NovelItem[] {
  const works = new Map<string, NovelItem>()
  for (const novel of novels) {
    const work = novel.series ? `series:${novel.series.seriesId}` : `novel:${novel.novelId}`
    if (!works.has(work)) works.set(work, novel)
  }
  return [...works.values()]
}

function Book({ novel }: { novel: NovelItem }) {
  return (
    <Link
      to="/world/$worldId/novel/$novelId"
      params={{ worldId: novel.worldId, novelId: String(novel.novelId) }}
      viewTransition
      className="block rounded-pic text-ink"
    >
      <BookCover cover={novel.cover} />
      <span className="phrases mt-1.5 block font-mincho text-sub leading-[1.45] font-semibold">{novel.title}</span>
      <span className="num block text-meta text-ink-soft">
        {novel.chapterNumber === null ? `${novel.characters.toLocaleString('ja-JP')}字` : `第${novel.chapterNumber}章`}
      </span>
    </Link>
  )
}
