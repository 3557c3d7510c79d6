// /world/{worldId}/worldSearch/character: who lives in a world, by the criteria of the address.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOwnIn } from '#app/areas/character/speaking.ts'
import { FollowButton } from '#app/areas/follow/FollowButton.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { pageCount, pageOffset, pageWindow } from '#rules/paging.ts'
import { formatCount } from '#rules/rewards.ts'
import { CHARACTER_SEARCH_SIZE } from '#rules/worlds.ts'
import { CharacterGrid, gridFace } from './CharacterGrid.tsx'
import { CharacterSearchForm } from './CharacterSearchForm.tsx'
import { type CharacterPlace, characterSearch } from './character-place.ts'
import { nothingFound } from './nothing-found.ts'
import { type CharacterList, type WorldCharacter, worldQueries } from './queries.ts'
import { noWorld } from './WorldMissing.tsx'
import { WorldTopBar } from './WorldTopBar.tsx'

const PAGE_LINKS = 7
const FRESH_MS = 60_000

type Here = { worldId: string; place: CharacterPlace }

export function CharacterSearchScreen({ worldId, place }: Here) {
  const online = useOnline()
  const query = useQuery(worldQueries.characters(worldId, place))
  const { data, dataUpdatedAt } = query
  return (
    <Screen
      top={
        <WorldTopBar
          worldId={worldId}
          title="キャラクターを探す"
          back={<BackLink to="/world/$worldId" params={{ worldId }} label="ワールドのトップへ戻る" />}
        />
      }
      strip={<OfflineStrip offline={!online} />}
    >
      <CharacterSearchForm worldId={worldId} place={place} />
      <KindChips worldId={worldId} place={place} />
      {data ? (
        <Found
          worldId={worldId}
          place={place}
          list={data}
          age={dataUpdatedAt < Date.now() - FRESH_MS ? dataUpdatedAt : null}
        />
      ) : (
        <Missing
          query={query}
          online={online}
          title="キャラクターを探せませんでした。"
          nowhere={noWorld}
          className="mt-3"
        >
          <GridSkeleton />
        </Missing>
      )}
    </Screen>
  )
}

/** One press each: everybody, players, NPCs, those one follows. */
function KindChips({ worldId, place }: Here) {
  const { user } = useSession()
  const filters = [
    { key: 'all', label: 'すべて' },
    { key: 'pc', label: 'PC' },
    { key: 'npc', label: 'NPC' },
    ...(user ? [{ key: 'followed', label: 'フォロー中' }] : []),
  ]
  const placeOf = (key: string): CharacterPlace => ({
    ...place,
    kind: key === 'pc' || key === 'npc' ? key : undefined,
    isFollowed: key === 'followed',
    page: 1,
  })
  return (
    <FilterChips
      label="種類"
      filters={filters}
      current={place.isFollowed ? 'followed' : (place.kind ?? 'all')}
      renderLink={({ key }, face) => (
        <Link
          to="/world/$worldId/worldSearch/character"
          params={{ worldId }}
          search={characterSearch(placeOf(key))}
          activeOptions={{ exact: true }}
          {...face}
        />
      )}
    />
  )
}

function Found({ worldId, place, list, age }: Here & { list: CharacterList; age: number | null }) {
  const { characterList, count, isMore } = list
  const { user } = useSession()
  const own = useOwnIn(worldId)
  // Visitors find it on the page of a character, with the way through sign-in.
  const followOf = (character: WorldCharacter): ReactNode =>
    user &&
    !own.some(({ characterId }) => characterId === character.characterId) && (
      <div className="flex justify-center px-2 pb-3">
        <FollowButton character={character} />
      </div>
    )
  if (characterList.length === 0) {
    const { title, note, clear } = nothingFound(place, count)
    return (
      <div className="mt-3">
        <EmptyState
          drawing={<EmptyDrawing />}
          title={title}
          note={note}
          action={
            clear && (
              <ButtonLink
                variant="ai"
                to="/world/$worldId/worldSearch/character"
                params={{ worldId }}
                search={count > 0 ? characterSearch({ ...place, page: 1 }) : {}}
              >
                {clear}
              </ButtonLink>
            )
          }
        />
      </div>
    )
  }
  const first = pageOffset(place.page, CHARACTER_SEARCH_SIZE) + 1
  return (
    <>
      <p className="num flex min-h-11 flex-wrap items-center text-meta text-ink-soft">
        {isMore ? `${formatCount(count)}人以上` : `全${formatCount(count)}人`}のうち {first}〜
        {first + characterList.length - 1}人
        {age !== null && (
          <>
            ・<AgeNote at={age} />
          </>
        )}
      </p>
      <CharacterGrid worldId={worldId} characters={characterList} renderAction={followOf} />
      <div className="mt-3">
        <Pager
          pages={pageWindow(place.page, pageCount(count, CHARACTER_SEARCH_SIZE), PAGE_LINKS)}
          current={place.page}
          renderLink={(page, face) => (
            <Link
              to="/world/$worldId/worldSearch/character"
              params={{ worldId }}
              search={characterSearch({ ...place, page })}
              activeOptions={{ exact: true }}
              {...face}
            />
          )}
        />
      </div>
      {isMore && (
        <p className="mt-2 text-center text-cap text-ink-soft">
          まだ先にもいます。条件を加えると見つけやすくなります。
        </p>
      )}
    </>
  )
}

const GridSkeleton = () => (
  <Loading>
    <div className="h-11" />
    <ul className={gridFace}>
      {[1, 2, 3, 4, 5, 6].map(place => (
        <li key={place} className="grid justify-items-center rounded-card border border-line bg-surface p-3.5">
          <SkeletonBlock className="size-24 rounded-full" />
          <SkeletonLines widths={[100, 70]} className="mt-3 w-full" />
        </li>
      ))}
    </ul>
  </Loading>
)
