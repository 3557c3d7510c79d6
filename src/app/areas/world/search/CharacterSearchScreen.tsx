// /world/{worldId}/worldSearch/character: characters of a world, by the criteria of the address.

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FollowButton } from '#app/areas/follow/FollowButton.tsx'
import { useSession } from '#app/platform/use-session.ts'
import { useOwnIn } from '#app/shared/character/speaking.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { type CharacterAddress, characterSearch } from '#app/shared/world/character-address.ts'
import { characterSearchQuery } from '#app/shared/world/character-search.ts'
import type { CharacterList, WorldCharacter } from '#app/shared/world/queries.ts'
import { noWorld } from '#app/shared/world/WorldMissing.tsx'
import { WorldTopBar } from '#app/shared/world/WorldTopBar.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { pageOffset } from '#rules/paging.ts'
import { formatCount } from '#rules/rewards.ts'
import { CHARACTER_SEARCH_SIZE } from '#rules/worlds.ts'
import { CharacterGrid, gridFace } from '../CharacterGrid.tsx'
import { CharacterSearchForm } from './CharacterSearchForm.tsx'
import { nothingFound } from './nothing-found.ts'

type Here = { worldId: string; place: CharacterAddress }

export function CharacterSearchScreen({ worldId, place }: Here) {
  const query = useRead(characterSearchQuery(worldId, place))
  return (
    <Page
      top={
        <WorldTopBar
          worldId={worldId}
          title="キャラクターを探す"
          back={<BackLink to="/world/$worldId" params={{ worldId }} label="ワールドのトップへ戻る" />}
        />
      }
    >
      <CharacterSearchForm worldId={worldId} place={place} />
      <KindChips worldId={worldId} place={place} />
      <Read
        query={query}
        title="キャラクターを探せませんでした。"
        nowhere={noWorld}
        className="mt-3"
        skeleton={<GridSkeleton />}
      >
        {(data, age) => <Found worldId={worldId} place={place} list={data} age={age} />}
      </Read>
    </Page>
  )
}

/** Chips for all, players, NPCs, and followed characters. */
function KindChips({ worldId, place }: Here) {
  const { user } = useSession()
  const filters = [
    { key: 'all', label: 'すべて' },
    { key: 'pc', label: 'PC' },
    { key: 'npc', label: 'NPC' },
    ...(user ? [{ key: 'followed', label: 'フォロー中' }] : []),
  ]
  const placeOf = (key: string): CharacterAddress => ({
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
  // Guests find the button on the page of a character, with the way through sign-in.
  const followOf = (character: WorldCharacter): ReactNode =>
    user &&
    !own.some(({ characterId }) => characterId === character.characterId) && (
      <div className="flex justify-center px-2 pb-3">
        <FollowButton character={character} />
      </div>
    )
  const { title, note, clear } = nothingFound(place, count)
  const nothing = (
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
  )
  const first = pageOffset(place.page, CHARACTER_SEARCH_SIZE) + 1
  const all = isMore ? `${formatCount(count)}人以上` : `全${formatCount(count)}人`
  return (
    <>
      <PagedList
        shown={characterList.length}
        count={count}
        page={place.page}
        size={CHARACTER_SEARCH_SIZE}
        age={age}
        link={(page, face) => (
          <Link
            to="/world/$worldId/worldSearch/character"
            params={{ worldId }}
            search={characterSearch({ ...place, page })}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
        counted={characterList.length > 0 ? `${all}のうち ${first}〜${first + characterList.length - 1}人` : all}
        past={nothing}
        empty={nothing}
      >
        <div className="mb-3">
          <CharacterGrid worldId={worldId} characters={characterList} renderAction={followOf} />
        </div>
      </PagedList>
      {isMore && characterList.length > 0 && (
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
