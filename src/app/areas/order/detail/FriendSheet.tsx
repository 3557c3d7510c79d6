// Sheet that asks a friend by name: the friends of the speaking character, with a note at those who are in the order
// already.
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { friendQueries } from '#app/areas/friend/queries.ts'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { useSpeaking } from '#app/shared/character/speaking.ts'
import { PageLinks } from '#app/shared/screen/PagedList.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { announce } from '#app/ui/announce.ts'
import { Button } from '#app/ui/Button.tsx'
import { List } from '#app/ui/List.tsx'
import { CloseActions, Sheet } from '#app/ui/Sheet.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { FRIEND_PAGE_SIZE } from '#rules/friends.ts'
import type { Order } from '../queries.ts'
import { useOrderActs } from '../writes.ts'

export function FriendSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const { orderId, worldId, purpose, memberList } = order
  const speaking = useSpeaking(worldId)
  const own = memberList.find(({ isMine }) => isMine)?.character.characterId
  const characterId = speaking?.characterId ?? own ?? ''
  const [page, setPage] = useState(1)
  const query = useRead({
    ...friendQueries.own(characterId, { state: 'friend', sort: 'new', page }),
    enabled: characterId !== '',
  })
  const acts = useOrderActs(orderId)
  const ask = async (friend: { characterId: string; characterFullName: string }): Promise<void> => {
    if (await acts.press({ act: 'askFriend', characterId: friend.characterId, orderId, purpose }))
      announce(`${friend.characterFullName}を招待しました。`)
  }
  return (
    <Sheet
      open
      onClose={onClose}
      width={500}
      title="フレンドを招く"
      lead="返事があるまで、席はほかの人にも開いています。"
    >
      <PressNotice of={acts} />
      <div className="mt-3 min-h-64">
        <Read
          query={query}
          title="フレンドを読み込めませんでした。"
          skeleton={
            <Loading>
              <SkeletonBlock className="h-44 rounded-card" />
            </Loading>
          }
        >
          {({ friendList, count }) =>
            friendList.length === 0 ? (
              <EmptyState
                bare
                title="フレンドはまだいません。"
                note="招待リンクを送れば、フレンドでない人とも遊べます。"
              />
            ) : (
              <>
                <List>
                  {friendList.map(({ character }) => {
                    const isIn = memberList.some(member => member.character.characterId === character.characterId)
                    return (
                      <li key={character.characterId} className="px-3">
                        <CharacterRow
                          character={character}
                          worldId={worldId}
                          trailing={
                            <Button
                              icon={isIn ? Check : Plus}
                              variant={isIn ? 'text' : 'tonal'}
                              aria-label={`${character.characterFullName}を${isIn ? '招きました' : '招く'}`}
                              aria-disabled={isIn || undefined}
                              pending={acts.pending}
                              onClick={isIn || acts.reason ? undefined : () => void ask(character)}
                            >
                              {isIn ? '招きました' : '招く'}
                            </Button>
                          }
                        />
                      </li>
                    )
                  })}
                </List>
                <PageLinks
                  page={page}
                  count={count}
                  size={FRIEND_PAGE_SIZE}
                  label="フレンドのページ"
                  link={(to, face) => <button type="button" {...face} onClick={() => setPage(to)} />}
                />
              </>
            )
          }
        </Read>
      </div>
      <CloseActions onClose={onClose} />
    </Sheet>
  )
}
