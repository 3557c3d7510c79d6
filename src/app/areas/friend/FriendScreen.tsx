// /world/{worldId}/friendPage: friends of the speaking character, and requests in both directions.

import { Link, useNavigate } from '@tanstack/react-router'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/Field.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { type FriendState, friendSorts, friendStates, parseFriendSort } from '#rules/friend-address.ts'
import { FRIEND_PAGE_SIZE, friendSortLabels, friendStateLabels } from '#rules/friends.ts'
import { FriendCard } from './FriendCard.tsx'
import { type FriendPlace, friendQueries } from './queries.ts'
import { useFriendActs } from './use-friend-acts.ts'

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
  const acts = useFriendActs()
  const { state, page } = place
  const query = useRead(friendQueries.own(mine.characterId, place))
  const { data } = query
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
      <Read
        query={query}
        title="フレンドを読み込めませんでした。"
        className="mt-3"
        skeleton={<NewsRowSkeleton count={4} />}
      >
        {({ friendList, count }, age) => (
          <PagedList
            shown={friendList.length}
            count={count}
            page={page}
            size={FRIEND_PAGE_SIZE}
            age={age}
            link={(number, face) => (
              <Link
                to="/world/$worldId/friendPage"
                params={{ worldId }}
                search={{ ...place, page: number }}
                activeOptions={{ exact: true }}
                {...face}
              />
            )}
            counted={`${count}人`}
            beside={count > 1 && <SortField worldId={worldId} place={place} />}
            past="このページにはだれもいません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                {...emptyWords[state]}
                action={
                  state !== 'invited' && (
                    <ButtonLink variant="ai" to="/myPage/account/follow" search={{ list: 'characters', page: 1 }}>
                      フォロー中の相手を見る
                    </ButtonLink>
                  )
                }
              />
            }
          >
            <ul>
              {friendList.map(friend => (
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
          </PagedList>
        )}
      </Read>
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
