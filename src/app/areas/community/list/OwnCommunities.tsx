// The user's own communities of a world, those with something new first, and the watched threads; nothing for guests.
import { useState } from 'react'
import { useSession } from '#app/platform/use-session.ts'
import { Aged, NotRead, oldSince } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { TextButton } from '#app/ui/TextLink.tsx'
import { formatCount } from '#rules/counts.ts'
import { memberWords } from '../MemberFaces.tsx'
import { communityQueries, type OwnCommunity } from '../queries.ts'
import { WatchedThreads } from './WatchedThreads.tsx'

/** Communities that are shown before a press shows all. */
const SHOWN_FIRST = 5

export function OwnCommunities({ worldId }: { worldId: string }) {
  const { user } = useSession()
  return (
    user && (
      <>
        <Own worldId={worldId} />
        <WatchedThreads worldId={worldId} />
      </>
    )
  )
}

function Own({ worldId }: { worldId: string }) {
  const query = useRead(communityQueries.own(worldId))
  const { data } = query
  const [showsAll, showAll] = useState(false)
  if (!data) {
    return (
      <NotRead query={query} title="参加中のコミュニティを読み込めませんでした。" className="mt-3">
        <div className="mt-4">
          <NewsRowSkeleton count={1} />
        </div>
      </NotRead>
    )
  }
  const { communityList } = data
  if (communityList.length === 0)
    return <p className="mt-3 text-sub text-ink-soft">参加中のコミュニティはありません。</p>
  const shown = showsAll ? communityList : communityList.slice(0, SHOWN_FIRST)
  return (
    <section aria-labelledby="own-communities">
      <SectionHeading
        id="own-communities"
        more={
          shown.length < communityList.length && (
            <TextButton chevron onClick={() => showAll(true)}>
              <span className="num">すべて（{communityList.length}件）</span>
            </TextButton>
          )
        }
      >
        参加中
        <span className="num ml-2 font-ui text-meta font-normal text-ink-soft">
          <Aged since={oldSince(query)} />
        </span>
      </SectionHeading>
      <List>
        {shown.map(community => (
          <Row key={community.communityId} community={community} />
        ))}
      </List>
    </section>
  )
}

function Row({ community }: { community: OwnCommunity }) {
  const { worldId, communityId, communityName, isLeader, unreadThreads, requestCount, memberCount } = community
  return (
    <ListLink
      to="/world/$worldId/community/$communityId"
      params={{ worldId, communityId: String(communityId) }}
      // Requests are what waits for the leader, where nothing else does.
      search={requestCount > 0 && unreadThreads === 0 ? { tab: 'members' } : {}}
      viewTransition
      title={<span className="font-mincho text-body font-semibold wrap-anywhere">{communityName}</span>}
      note={memberWords(memberCount)}
      chips={
        (isLeader || unreadThreads > 0) && (
          <>
            {unreadThreads > 0 && <Chip tone="shu">未読 {formatCount(unreadThreads)}</Chip>}
            {requestCount > 0 && <Chip tone="kin">申し込み {formatCount(requestCount)}</Chip>}
            {isLeader && <Chip>代表</Chip>}
          </>
        )
      }
    />
  )
}
