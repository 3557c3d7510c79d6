// フレンド: tab of a character's page with its friends, and the lines of both about each other.

import { Link } from '@tanstack/react-router'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Card } from '#app/ui/Card.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { FRIEND_PAGE_SIZE } from '#rules/friends.ts'
import { friendQueries } from './queries.ts'
import { Said } from './Said.tsx'

interface FriendsTabProps {
  character: { characterId: string; characterFullName: string; worldId: string }
  page: number
}

export function FriendsTab({ character, page }: FriendsTabProps) {
  const { characterId, characterFullName, worldId } = character
  const query = useRead(friendQueries.of(characterId, page))
  return (
    <div className="mt-4">
      <Read query={query} title="フレンドを読み込めませんでした。" skeleton={<NewsRowSkeleton count={3} />}>
        {({ isOpen, friendList, count }) =>
          isOpen ? (
            <PagedList
              shown={friendList.length}
              count={count}
              page={page}
              size={FRIEND_PAGE_SIZE}
              counted={null}
              link={(number, face) => (
                <Link
                  to="/world/$worldId/character/$characterId"
                  params={{ worldId, characterId }}
                  search={{ tab: 'friends', page: number }}
                  {...face}
                />
              )}
              past="このページにはだれもいません。"
              empty={<EmptyState drawing={<EmptyDrawing />} title="フレンドはまだいません。" />}
            >
              <ul>
                {friendList.map(({ character: friend, relation, relationBack }) => (
                  <Card as="li" key={friend.characterId}>
                    <CharacterRow character={friend} worldId={worldId} />
                    <dl>
                      <Said by={characterFullName} words={relation} />
                      <Said by={friend.characterFullName} words={relationBack} />
                    </dl>
                  </Card>
                ))}
              </ul>
            </PagedList>
          ) : (
            <EmptyState title="非公開です。" note="フレンドとフォロワーは、本人だけが見られます。" />
          )
        }
      </Read>
    </div>
  )
}
