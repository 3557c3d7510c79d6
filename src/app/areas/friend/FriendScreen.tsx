// /world/{worldId}/friendPage: friends of the character one speaks as, and requests both ways.
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { NeedsCharacter } from '#app/areas/character/NeedsCharacter.tsx'
import type { OwnCharacter } from '#app/areas/character/queries.ts'
import { WorldFrame } from '#app/areas/world/WorldFrame.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/Field.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { PastLastPage } from '#app/ui/PastLastPage.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { type FriendState, friendSorts, friendStates, parseFriendSort } from '#rules/friend-places.ts'
import { FRIEND_PAGE_SIZE, friendSortLabels, friendStateLabels } from '#rules/friends.ts'
import { pageCount, pageWindow } from '#rules/paging.ts'
import { FriendCard } from './FriendCard.tsx'
import { type FriendPlace, friendQueries } from './queries.ts'
import { useFriendActs } from './use-friend-acts.ts'

const PAGE_LINKS = 7
const FRESH_MS = 60_000

type FriendScreenProps = { worldId: string; place: FriendPlace }

export function FriendScreen({ worldId, place }: FriendScreenProps) {
  return (
    <WorldFrame worldId={worldId} title="フレンド">
      <NeedsCharacter worldId={worldId} loading={<NewsRowSkeleton />}>
        {character => <Friends key={character.characterId} worldId={worldId} place={place} mine={character} />}
      </NeedsCharacter>
    </WorldFrame>
  )
}

const emptyWords: Record<FriendState, { title: string; note?: string }> = {
  friend: { title: 'フレンドはまだいません。', note: '気になる相手のページから、フレンド申請を送れます。' },
  invited: { title: '届いた申請はありません。' },
  asked: { title: '送った申請はありません。', note: '気になる相手のページから、フレンド申請を送れます。' },
}

function Friends({ worldId, place, mine }: FriendScreenProps & { mine: OwnCharacter }) {
  const online = useOnline()
  const acts = useFriendActs()
  const { state, page } = place
  const query = useQuery(friendQueries.own(mine.characterId, place))
  const { data, dataUpdatedAt } = query
  const tabs = friendStates.map(key => ({ key, label: friendStateLabels[key], count: data?.countList[key] }))
  return (
    <>
      <Tabs
        label="フレンドと申請"
        tabs={tabs}
        current={state}
        renderLink={({ key }, face) => (
          <Link
            to="/world/$worldId/friendPage"
            params={{ worldId }}
            search={{ ...place, state: key, page: 1 }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
      {data ? (
        <>
          <div className="my-2 flex flex-wrap items-center justify-between gap-x-3">
            <p className="num text-meta text-ink-soft">
              {data.count}人
              {dataUpdatedAt < Date.now() - FRESH_MS && (
                <>
                  ・<AgeNote at={dataUpdatedAt} />
                </>
              )}
            </p>
            {data.count > 1 && <SortField worldId={worldId} place={place} />}
          </div>
          {data.friendList.length === 0 && data.count > 0 ? (
            <PastLastPage title="このページにはだれもいません。">
              {words => (
                <ButtonLink
                  variant="ai"
                  to="/world/$worldId/friendPage"
                  params={{ worldId }}
                  search={{ ...place, page: 1 }}
                >
                  {words}
                </ButtonLink>
              )}
            </PastLastPage>
          ) : data.friendList.length === 0 ? (
            <EmptyState
              drawing={<EmptyDrawing />}
              {...emptyWords[state]}
              action={
                state !== 'invited' && (
                  <ButtonLink variant="ai" to="/myPage/account/follow" search={{ followers: false, page: 1 }}>
                    フォロー中の相手を見る
                  </ButtonLink>
                )
              }
            />
          ) : (
            <ul>
              {data.friendList.map(friend => (
                <FriendCard
                  key={friend.character.characterId}
                  friend={friend}
                  state={state}
                  mine={mine}
                  worldId={worldId}
                  acts={acts}
                />
              ))}
            </ul>
          )}
        </>
      ) : (
        <div className="mt-3">
          <Missing query={query} online={online} title="フレンドを読み込めませんでした。">
            <NewsRowSkeleton count={4} />
          </Missing>
        </div>
      )}
      <Pager
        pages={pageWindow(page, pageCount(data?.count ?? 0, FRIEND_PAGE_SIZE), PAGE_LINKS)}
        current={page}
        renderLink={(number, face) => (
          <Link
            to="/world/$worldId/friendPage"
            params={{ worldId }}
            search={{ ...place, page: number }}
            activeOptions={{ exact: true }}
            {...face}
          />
        )}
      />
    </>
  )
}

function SortField({ worldId, place }: FriendScreenProps) {
  const navigate = useNavigate()
  return (
    <SelectField
      compact
      hideLabel
      label="並び順"
      value={place.sort}
      onChange={event =>
        void navigate({
          to: '/world/$worldId/friendPage',
          params: { worldId },
          search: { ...place, sort: parseFriendSort(event.target.value), page: 1 },
          replace: true,
        })
      }
    >
      {friendSorts.map(sort => (
        <option key={sort} value={sort}>
          {friendSortLabels[sort]}
        </option>
      ))}
    </SelectField>
  )
}
