// /myPage/account/follow: the characters one follows, the newest first.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CharacterRow } from '#app/areas/character/CharacterRow.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { List } from '#app/ui/List.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { FOLLOW_PAGE_SIZE } from '#rules/friends.ts'
import { pageCount, pageWindow } from '#rules/paging.ts'
import { FollowButton } from './FollowButton.tsx'
import { followQueries } from './queries.ts'

const PAGE_LINKS = 7
const FRESH_MS = 60_000

export function FollowScreen({ page }: { page: number }) {
  const online = useOnline()
  const query = useQuery(followQueries.list(page))
  const { data, dataUpdatedAt } = query
  return (
    <Screen
      top={<TopBar title="フォロー中のキャラクター" back={<BackLink to="/myPage" />} />}
      strip={<OfflineStrip offline={!online} />}
    >
      {data ? (
        <>
          <p className="num my-2 flex min-h-6 flex-wrap justify-between gap-x-3 text-meta text-ink-soft">
            <span>{data.count}人</span>
            {dataUpdatedAt < Date.now() - FRESH_MS && <AgeNote at={dataUpdatedAt} />}
          </p>
          {data.followList.length === 0 ? (
            <Empty />
          ) : (
            <List>
              {data.followList.map(({ character, worldId, worldName }) => (
                <li key={character.characterId} className="px-4 py-2">
                  <CharacterRow
                    character={character}
                    worldId={worldId}
                    note={worldName}
                    trailing={<FollowButton character={character} />}
                  />
                </li>
              ))}
            </List>
          )}
        </>
      ) : (
        <div className="mt-3">
          <Missing query={query} online={online} title="フォロー中のキャラクターを読み込めませんでした。">
            <NewsRowSkeleton />
          </Missing>
        </div>
      )}
      <Pager
        pages={pageWindow(page, pageCount(data?.count ?? 0, FOLLOW_PAGE_SIZE), PAGE_LINKS)}
        current={page}
        renderLink={(number, face) => <Link to="/myPage/account/follow" search={{ page: number }} {...face} />}
      />
    </Screen>
  )
}

const Empty = () => (
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
