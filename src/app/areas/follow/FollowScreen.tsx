// /myPage/account/follow: the characters one follows, and who follows one's own; the newest first.
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CharacterRow } from '#app/areas/character/CharacterRow.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { List } from '#app/ui/List.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { PastLastPage } from '#app/ui/PastLastPage.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { FOLLOW_PAGE_SIZE, followerText } from '#rules/friends.ts'
import { pageCount, pageWindow } from '#rules/paging.ts'
import { FollowButton } from './FollowButton.tsx'
import { FollowerRow } from './FollowerRow.tsx'
import { followQueries } from './queries.ts'

const PAGE_LINKS = 7
const FRESH_MS = 60_000
const tabs = [
  { key: 'following', label: 'フォロー中' },
  { key: 'followers', label: 'フォロワー' },
]

export type FollowPlace = { followers: boolean; page: number }

export function FollowScreen({ place }: { place: FollowPlace }) {
  const online = useOnline()
  return (
    <Screen
      top={<TopBar title="フォロー" back={<BackLink to="/myPage" />} />}
      strip={<OfflineStrip offline={!online} />}
    >
      <Tabs
        label="フォローの一覧"
        tabs={tabs}
        current={place.followers ? 'followers' : 'following'}
        renderLink={({ key }, face) => (
          <Link
            to="/myPage/account/follow"
            search={{ followers: key === 'followers', page: 1 }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
      {place.followers ? <Followers place={place} /> : <Followed place={place} />}
    </Screen>
  )
}

function Followed({ place }: { place: FollowPlace }) {
  const query = useQuery(followQueries.list(place.page))
  return (
    <People
      query={query}
      place={place}
      failed="フォロー中のキャラクターを読み込めませんでした。"
      empty={<NobodyFollowed />}
    >
      {query.data?.followList.map(({ character, worldId, worldName }) => (
        <li key={character.characterId} className="px-4 py-2">
          <CharacterRow
            character={character}
            worldId={worldId}
            note={worldName}
            trailing={<FollowButton character={character} />}
          />
        </li>
      ))}
    </People>
  )
}

function Followers({ place }: { place: FollowPlace }) {
  const query = useQuery(followQueries.followers(place.page))
  return (
    <People query={query} place={place} failed="フォロワーを読み込めませんでした。" empty={<NoFollower />}>
      {query.data?.followerList.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two whom nobody sees can have all else in common
        <FollowerRow key={`${row.followedAt} ${row.followed.characterId} ${index}`} row={row} />
      ))}
    </People>
  )
}

function People({
  query,
  place,
  failed,
  empty,
  children,
}: {
  query: UseQueryResult<{ count: number }>
  place: FollowPlace
  failed: string
  empty: ReactNode
  /** the rows */
  children: ReactNode[] | undefined
}) {
  const online = useOnline()
  const { data, dataUpdatedAt } = query
  const count = data?.count ?? 0
  return (
    <>
      {data ? (
        <>
          <p className="num my-2 flex min-h-6 flex-wrap justify-between gap-x-3 text-meta text-ink-soft">
            <span>{place.followers ? `のべ${followerText(count)}` : count}人</span>
            {dataUpdatedAt < Date.now() - FRESH_MS && <AgeNote at={dataUpdatedAt} />}
          </p>
          {children?.length ? <List>{children}</List> : count > 0 ? <PastTheEnd place={place} /> : empty}
        </>
      ) : (
        <div className="mt-3">
          <Missing query={query} online={online} title={failed}>
            <NewsRowSkeleton />
          </Missing>
        </div>
      )}
      <Pager
        pages={pageWindow(place.page, pageCount(count, FOLLOW_PAGE_SIZE), PAGE_LINKS)}
        current={place.page}
        renderLink={(page, face) => (
          <Link to="/myPage/account/follow" search={{ ...place, page }} activeOptions={{ exact: true }} {...face} />
        )}
      />
    </>
  )
}

const NobodyFollowed = () => (
  <EmptyState
    drawing={<EmptyDrawing />}
    title="フォロー中の相手はいません。"
    note="キャラクターのページからフォローできます。"
    action={
      <ButtonLink variant="ai" to="/">
        ホームへ
      </ButtonLink>
    }
  />
)

const NoFollower = () => (
  <EmptyState
    drawing={<EmptyDrawing />}
    title="フォロワーはまだいません。"
    note="プロフィールをととのえると、見つけてもらいやすくなります。"
    action={
      <ButtonLink variant="ai" to="/myPage/character">
        自分のキャラクターを見る
      </ButtonLink>
    }
  />
)

const PastTheEnd = ({ place }: { place: FollowPlace }) => (
  <PastLastPage title="このページにはだれもいません。">
    {words => (
      <ButtonLink variant="ai" to="/myPage/account/follow" search={{ ...place, page: 1 }}>
        {words}
      </ButtonLink>
    )}
  </PastLastPage>
)
