// /world/{worldId}/community: the communities of a world, by list, category and words; the user's own first.
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { noWorld } from '#app/shared/world/WorldMissing.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { COMMUNITY_PAGE_SIZE, communityCategoryLabels, communityListLabels } from '#rules/communities.ts'
import { COMMUNITY_CATEGORIES, COMMUNITY_KEYWORD_MAX, COMMUNITY_LISTS } from '#rules/community-address.ts'
import { type CommunitiesAddress, communitiesParams } from '../address.ts'
import { communityQueries } from '../queries.ts'
import { CommunityCardItem } from './CommunityCardItem.tsx'
import { FoundButton } from './FoundButton.tsx'
import { OwnCommunities } from './OwnCommunities.tsx'

const ALL = 'all'

interface CommunitiesProps {
  worldId: string
  place: CommunitiesAddress
}

export function CommunitiesScreen({ worldId, place }: CommunitiesProps) {
  const query = useRead(communityQueries.list(worldId, place))
  const navigate = useNavigate()
  const { list, category, q, page } = place
  const to = (next: Partial<CommunitiesAddress>, face: LinkFace): ReactNode => (
    <Link
      to="/world/$worldId/community"
      params={{ worldId }}
      search={communitiesParams({ ...place, page: 1, ...next })}
      activeOptions={{ exact: true }}
      {...face}
    />
  )
  return (
    <WorldFrame worldId={worldId} title="コミュニティ">
      <OwnCommunities worldId={worldId} />
      <div className="mt-3">
        <Tabs
          label="コミュニティの並び"
          tabs={COMMUNITY_LISTS.map(key => ({ key, label: communityListLabels[key] }))}
          current={list}
          renderLink={({ key }, face) => to({ list: key }, face)}
        />
      </div>
      <SearchLine
        label="コミュニティを探す"
        placeholder="名前・ひとこと・紹介"
        maxLength={COMMUNITY_KEYWORD_MAX}
        words={q}
        onSearch={typed =>
          void navigate({
            to: '/world/$worldId/community',
            params: { worldId },
            search: communitiesParams({ ...place, q: typed, page: 1 }),
          })
        }
      />
      <FilterChips
        label="種類"
        filters={[
          { key: ALL, label: 'すべて' },
          ...COMMUNITY_CATEGORIES.map(key => ({ key, label: communityCategoryLabels[key] })),
        ]}
        current={category ?? ALL}
        renderLink={({ key }, face) => to({ category: COMMUNITY_CATEGORIES.find(each => each === key) }, face)}
      />
      <Read
        query={query}
        title="コミュニティを読み込めませんでした。"
        nowhere={noWorld}
        className="mt-3"
        skeleton={<CardsSkeleton />}
      >
        {({ communityList, count }, age) => (
          <PagedList
            shown={communityList.length}
            count={count}
            page={page}
            size={COMMUNITY_PAGE_SIZE}
            age={age}
            link={(number, face) => to({ page: number }, face)}
            beside={
              <span className="py-1.5">
                <FoundButton worldId={worldId} variant="line" />
              </span>
            }
            past="このページにコミュニティはありません。"
            empty={<NoCommunity worldId={worldId} place={place} />}
          >
            <ul className="mb-2 grid grid-cols-1 gap-3 xl:grid-cols-2">
              {communityList.map(community => (
                <CommunityCardItem key={community.communityId} community={community} />
              ))}
            </ul>
          </PagedList>
        )}
      </Read>
    </WorldFrame>
  )
}

/** Words for an empty list: nobody has founded one yet, or none meets what was chosen. */
function NoCommunity({ worldId, place: { list, category, q } }: CommunitiesProps) {
  const isWide = list !== 'recruiting' && category === undefined && q === ''
  return isWide ? (
    <EmptyState
      drawing={<EmptyDrawing />}
      title="コミュニティはまだありません。"
      note="気の合うキャラクターが集まる場所を、つくってみませんか？"
      action={<FoundButton worldId={worldId} variant="ai" />}
    />
  ) : (
    <EmptyState
      drawing={<EmptyDrawing />}
      title="条件に合うコミュニティはありません。"
      action={
        <ButtonLink variant="ai" to="/world/$worldId/community" params={{ worldId }} search={{}}>
          すべてのコミュニティを見る
        </ButtonLink>
      }
    />
  )
}

const CardsSkeleton = () => (
  <Loading>
    <div className="h-11" />
    <div className="grid grid-cols-1 gap-3 xl:grid-cols-2">
      {[1, 2, 3].map(row => (
        <SkeletonBlock key={row} className="h-48 rounded-card" />
      ))}
    </div>
  </Loading>
)
