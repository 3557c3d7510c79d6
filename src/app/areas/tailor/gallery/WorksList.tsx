// Works of the gallery as a grid, page by page.
import type { ReactNode } from 'react'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { WORK_PAGE_SIZE } from '#rules/tailor.ts'
import type { WorksAddress } from '../address.ts'
import { tailorQueries, type WorksOf } from '../queries.ts'
import { WorkCard } from './WorkCard.tsx'

const grid = 'grid grid-cols-2 gap-3 md:grid-cols-3'
const SEEN_FIRST = 4

interface WorksListProps {
  place: WorksAddress
  /** world, character or creator whose works are listed; all without it */
  of?: WorksOf
  link: (page: number, face: LinkFace) => ReactNode
}

export function WorksList({ place, of, link }: WorksListProps) {
  const query = useRead(tailorQueries.works(place, of))
  const isNarrow = place.kind !== undefined || place.liked || place.q !== ''
  return (
    <Read
      query={query}
      title="作品を読み込めませんでした。"
      className="mt-3"
      skeleton={
        <Loading>
          <div className={`mt-11 ${grid}`}>
            {[1, 2, 3, 4].map(row => (
              <SkeletonBlock key={row} className="aspect-[4/5] rounded-card" />
            ))}
          </div>
        </Loading>
      }
    >
      {({ itemList, count }, age) => (
        <PagedList
          shown={itemList.length}
          count={count}
          page={place.page}
          size={WORK_PAGE_SIZE}
          age={age}
          link={link}
          past="このページに作品はありません。"
          empty={
            <EmptyState
              drawing={<EmptyDrawing />}
              title={isNarrow ? '条件に合う作品はありません。' : 'まだ作品がありません。'}
              note={isNarrow ? undefined : '発注した作品を受け取ると、ここにならびます。'}
              action={
                <ButtonLink variant="ai" to="/tailor/creator" search={{}}>
                  クリエイターを見る
                </ButtonLink>
              }
            />
          }
        >
          <ul className={`mb-2 ${grid}`}>
            {itemList.map((work, index) => (
              <WorkCard key={work.itemId} work={work} eager={index < SEEN_FIRST} />
            ))}
          </ul>
        </PagedList>
      )}
    </Read>
  )
}
