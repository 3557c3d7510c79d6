// /myPage/account/follow: the followed characters and masters, and the followers of the user's own characters; the newest first.

import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FollowedMasters } from '#app/areas/master-room/list/FollowedMasters.tsx'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { List } from '#app/ui/List.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { FOLLOW_PAGE_SIZE, followerText } from '#rules/friends.ts'
import { type FollowPlace, followLists } from './address.ts'
import { FollowButton } from './FollowButton.tsx'
import { FollowerRow } from './FollowerRow.tsx'
import { followQueries } from './queries.ts'

const labels: Record<FollowPlace['list'], string> = {
  characters: 'キャラクター',
  masters: 'マスター',
  followers: 'フォロワー',
}
const tabs = followLists.map(key => ({ key, label: labels[key] }))

export function FollowScreen({ place }: { place: FollowPlace }) {
  return (
    <Page top={<TopBar title="フォロー" back={<BackLink to="/myPage" />} />}>
      <Tabs
        label="フォローの一覧"
        tabs={tabs}
        current={place.list}
        renderLink={({ key }, face) => (
          <Link to="/myPage/account/follow" search={{ list: key, page: 1 }} activeOptions={{ exact: true }} {...face} />
        )}
      />
      {place.list === 'characters' && <Followed place={place} />}
      {place.list === 'masters' && <FollowedMasters page={place.page} link={pageLink(place)} />}
      {place.list === 'followers' && <Followers place={place} />}
    </Page>
  )
}

const pageLink = (place: FollowPlace) => (page: number, face: LinkFace) => (
  <Link to="/myPage/account/follow" search={{ ...place, page }} activeOptions={{ exact: true }} {...face} />
)

function Followed({ place }: { place: FollowPlace }) {
  const query = useRead(followQueries.list(place.page))
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
  const query = useRead(followQueries.followers(place.page))
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
  /** rows */
  children: ReactNode[] | undefined
}) {
  return (
    <Read query={query} title={failed} className="mt-3" skeleton={<NewsRowSkeleton />}>
      {({ count }, age) => (
        <PagedList
          shown={children?.length ?? 0}
          count={count}
          page={place.page}
          size={FOLLOW_PAGE_SIZE}
          age={age}
          link={pageLink(place)}
          counted={place.list === 'followers' ? `のべ${followerText(count)}人` : `${count}人`}
          past="このページにはだれもいません。"
          empty={empty}
        >
          <List>{children}</List>
        </PagedList>
      )}
    </Read>
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
