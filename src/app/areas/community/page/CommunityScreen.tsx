// /world/{worldId}/community/{communityId}: a community: its head, and by tab its threads, its texts, its members.
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { NotRead, oldSince } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Loading, NewsRowSkeleton, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import type { CommunityTab } from '#rules/community-address.ts'
import { communityRefusals } from '#rules/refusals/community.ts'
import { type CommunityPageAddress, type CommunityWrite, communityPageParams } from '../address.ts'
import { type Community, communityQueries } from '../queries.ts'
import { AboutTab } from './AboutTab.tsx'
import { CommunityHead } from './CommunityHead.tsx'
import { CommunityMenu } from './CommunityMenu.tsx'
import { OpenSheet } from './OpenSheet.tsx'
import { ThreadsTab } from './ThreadsTab.tsx'

const MembersTab = lazy(() => import('./MembersTab.tsx').then(module => ({ default: module.MembersTab })))

interface CommunityScreenProps {
  worldId: string
  communityId: number
  place: CommunityPageAddress
  /** sheet that is open at first, and the draft in it */
  write: CommunityWrite | undefined
  draftId: string | undefined
}

export function CommunityScreen({ worldId, communityId, place, write, draftId }: CommunityScreenProps) {
  const query = useRead(communityQueries.community(communityId))
  const { data } = query
  const community = data?.worldId === worldId ? data : undefined
  const [sheet, open] = useState(write ? { write, draftId } : null)
  const openJoin = () => open({ write: 'request', draftId: undefined })
  return (
    <WorldFrame
      worldId={worldId}
      title="コミュニティ"
      plain={community !== undefined}
      back={
        <BackLink to="/world/$worldId/community" params={{ worldId }} search={{}} label="コミュニティの一覧へ戻る" />
      }
      lead={community && <CommunityMenu community={community} onJoin={openJoin} />}
    >
      {community ? (
        <>
          <CommunityHead community={community} age={oldSince(query)} onJoin={openJoin} />
          <Content
            community={community}
            place={place}
            onNewThread={draft => open({ write: 'thread', draftId: draft })}
          />
          <Suspense>
            {sheet && (
              <OpenSheet community={community} sheet={sheet.write} draftId={sheet.draftId} onClose={() => open(null)} />
            )}
          </Suspense>
        </>
      ) : (
        <NotRead
          query={query}
          title="コミュニティを読み込めませんでした。"
          className="mt-3"
          isNowhere={data !== undefined}
          nowhere={nowhereBut(
            communityRefusals.COMMUNITY_NOT_FOUND.message,
            { to: '/world/$worldId/community', params: { worldId }, search: {} },
            'コミュニティの一覧へ',
          )}
        >
          <CommunitySkeleton />
        </NotRead>
      )}
    </WorldFrame>
  )
}

interface ContentProps {
  community: Community
  place: CommunityPageAddress
  onNewThread: (draftId?: string) => void
}

function Content({ community, place, onNewThread }: ContentProps) {
  const { worldId, communityId, isLeader, requestCount } = community
  const to = (address: CommunityPageAddress, face: LinkFace): ReactNode => (
    <Link
      to="/world/$worldId/community/$communityId"
      params={{ worldId, communityId: String(communityId) }}
      search={communityPageParams(address)}
      activeOptions={{ exact: true }}
      {...face}
    />
  )
  const tabs: { key: CommunityTab; label: string; count?: number }[] = [
    { key: 'threads', label: 'スレッド' },
    { key: 'about', label: '紹介' },
    { key: 'members', label: 'メンバー', ...(isLeader ? { count: requestCount } : {}) },
  ]
  const paged = { page: place.page, link: (page: number, face: LinkFace) => to({ ...place, page }, face) }
  return (
    <>
      <div className="mt-3">
        <Tabs
          label="コミュニティのページ"
          tabs={tabs}
          current={place.tab}
          renderLink={({ key }, face) => to({ tab: key, page: 1 }, face)}
        />
      </div>
      {place.tab === 'threads' && <ThreadsTab community={community} {...paged} onNewThread={onNewThread} />}
      {place.tab === 'about' && <AboutTab community={community} />}
      {place.tab === 'members' && (
        <Suspense fallback={<NewsRowSkeleton count={4} />}>
          <MembersTab community={community} {...paged} />
        </Suspense>
      )}
    </>
  )
}

const CommunitySkeleton = () => (
  <Loading>
    <SkeletonBlock className="mt-3 h-28 rounded-card" />
    <SkeletonLines widths={[60, 90]} className="mt-4" />
    <SkeletonBlock className="mt-4 h-12 rounded-card" />
    <SkeletonBlock className="mt-4 h-11" />
    <SkeletonBlock className="mt-3 h-48 rounded-card" />
  </Loading>
)
