// /tailor/creator and /creator: creators of a kind of works, those who take commissions now first, found by words.
import { Link, useNavigate } from '@tanstack/react-router'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { CREATOR_PAGE_SIZE, workKindLabels } from '#rules/tailor.ts'
import { TAILOR_KEYWORD_MAX, WORK_KINDS } from '#rules/tailor-address.ts'
import { type CreatorsAddress, creatorsParams } from '../address.ts'
import { tailorQueries } from '../queries.ts'
import { CreatorCardItem, CreatorCardsSkeleton } from './CreatorCardItem.tsx'

const ALL = 'all'

interface CreatorsProps {
  place: CreatorsAddress
  /** address of the screen, which has two */
  at: '/tailor/creator' | '/creator'
}

export function CreatorsScreen({ place, at }: CreatorsProps) {
  const query = useRead(tailorQueries.creators(place))
  const navigate = useNavigate()
  const { kind, open, liked, q, page } = place
  const to = (next: Partial<CreatorsAddress>, face: LinkFace) => (
    <Link to={at} search={creatorsParams({ ...place, page: 1, ...next })} activeOptions={{ exact: true }} {...face} />
  )
  const isNarrow = kind !== undefined || open || liked || q !== ''
  return (
    <Page top={<TopBar title="クリエイター" back={<BackLink to="/tailor" />} />}>
      <SearchLine
        label="クリエイターを探す"
        placeholder="名前・タグ・紹介"
        maxLength={TAILOR_KEYWORD_MAX}
        words={q}
        onSearch={typed => void navigate({ to: at, search: creatorsParams({ ...place, q: typed, page: 1 }) })}
      />
      <FilterChips
        label="作品の種類"
        filters={[{ key: ALL, label: 'すべて' }, ...WORK_KINDS.map(key => ({ key, label: workKindLabels[key] }))]}
        current={kind ?? ALL}
        renderLink={({ key }, face) => to({ kind: WORK_KINDS.find(each => each === key) }, face)}
      />
      <FilterChips
        label="受付"
        filters={[
          { key: ALL, label: 'みんな' },
          { key: 'open', label: 'いま受付中' },
          { key: 'liked', label: 'お気に入り' },
        ]}
        current={liked ? 'liked' : open ? 'open' : ALL}
        renderLink={({ key }, face) => to({ open: key === 'open', liked: key === 'liked' }, face)}
      />
      <Read
        query={query}
        title="クリエイターを読み込めませんでした。"
        className="mt-3"
        skeleton={<CreatorCardsSkeleton />}
      >
        {({ creatorList, count }, age) => (
          <PagedList
            shown={creatorList.length}
            count={count}
            page={page}
            size={CREATOR_PAGE_SIZE}
            age={age}
            link={(number, face) => to({ page: number }, face)}
            past="このページにクリエイターはいません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title={isNarrow ? '条件に合うクリエイターはいません。' : 'クリエイターはまだいません。'}
                action={
                  isNarrow ? (
                    <ButtonLink variant="ai" to={at} search={{}}>
                      すべてのクリエイターを見る
                    </ButtonLink>
                  ) : undefined
                }
              />
            }
          >
            <ul className="mb-2 grid grid-cols-1 gap-3 xl:grid-cols-2">
              {creatorList.map(creator => (
                <CreatorCardItem key={creator.creatorId} creator={creator} />
              ))}
            </ul>
          </PagedList>
        )}
      </Read>
    </Page>
  )
}
