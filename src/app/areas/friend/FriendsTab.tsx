// フレンド on the page of a character: who they are, and what each says of the other.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CharacterRow } from '#app/areas/character/CharacterRow.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { PastLastPage } from '#app/ui/PastLastPage.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { FRIEND_PAGE_SIZE } from '#rules/friends.ts'
import { pageCount, pageWindow } from '#rules/paging.ts'
import { friendQueries } from './queries.ts'
import { Said } from './Said.tsx'

const PAGE_LINKS = 7

interface FriendsTabProps {
  character: { characterId: string; characterFullName: string; worldId: string }
  page: number
}

export function FriendsTab({ character, page }: FriendsTabProps) {
  const { characterId, characterFullName, worldId } = character
  const online = useOnline()
  const query = useQuery(friendQueries.of(characterId, page))
  const { data } = query
  return (
    <div className="mt-4">
      {!data ? (
        <Missing query={query} online={online} title="フレンドを読み込めませんでした。">
          <NewsRowSkeleton count={3} />
        </Missing>
      ) : !data.isOpen ? (
        <EmptyState title="非公開です。" note="フレンドとフォロワーは、本人だけが見られます。" />
      ) : data.friendList.length === 0 && data.count > 0 ? (
        <PastLastPage title="このページにはだれもいません。">
          {words => (
            <ButtonLink
              variant="ai"
              to="/world/$worldId/character/$characterId"
              params={{ worldId, characterId }}
              search={{ tab: 'friends', page: 1 }}
            >
              {words}
            </ButtonLink>
          )}
        </PastLastPage>
      ) : data.friendList.length === 0 ? (
        <EmptyState drawing={<EmptyDrawing />} title="フレンドはまだいません。" />
      ) : (
        <ul>
          {data.friendList.map(({ character: friend, relation, relationBack }) => (
            <Card as="li" key={friend.characterId}>
              <CharacterRow character={friend} worldId={worldId} />
              <dl>
                <Said by={characterFullName} words={relation} />
                <Said by={friend.characterFullName} words={relationBack} />
              </dl>
            </Card>
          ))}
        </ul>
      )}
      <Pager
        pages={pageWindow(page, pageCount(data?.count ?? 0, FRIEND_PAGE_SIZE), PAGE_LINKS)}
        current={page}
        renderLink={(number, face) => (
          <Link
            to="/world/$worldId/character/$characterId"
            params={{ worldId, characterId }}
            search={{ tab: 'friends', page: number }}
            {...face}
          />
        )}
      />
    </div>
  )
}
