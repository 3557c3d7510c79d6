// Button between the speaking character and the shown one: the one act that is possible on their friendship.
import { useQuery } from '@tanstack/react-query'
import { Handshake, UserRoundX, UsersRound } from 'lucide-react'
import { useOnline } from '#app/platform/connectivity.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { firstPressOnly } from '#app/ui/first-press.ts'
import { WaitingLine } from '#app/ui/WaitingLine.tsx'
import { friendActs } from '#rules/messages/friend-acts.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { accept, ask, part } from './acts.ts'
import { friendQueries } from './queries.ts'
import { useFriendActs } from './use-friend-acts.ts'

interface Named {
  characterId: string
  characterFullName: string
}

interface FriendButtonProps {
  mine: Named
  other: Named & { worldId: string }
}

/** The button; renders nothing between a character and itself. */
export function FriendButton(props: FriendButtonProps) {
  return props.mine.characterId === props.other.characterId ? null : (
    <Standing key={props.mine.characterId} {...props} />
  )
}

function Standing({ mine, other }: FriendButtonProps) {
  const online = useOnline()
  const acts = useFriendActs()
  const pair = { characterId: mine.characterId, otherId: other.characterId }
  const { data } = useQuery(friendQueries.standing(pair))
  const waiting = acts.waitingOn(pair)
  const name = other.characterFullName
  if (waiting && !online) {
    return (
      <div className="basis-full!">
        <WaitingLine
          state={waiting.state}
          onCancel={waiting.state === 'waiting' ? () => void acts.cancel(waiting.item) : undefined}
        >
          {friendActs['friend.act'](waiting.item.facts).name}
        </WaitingLine>
      </div>
    )
  }
  if (!data) {
    return (
      <Button
        variant="line"
        size="big"
        icon={Handshake}
        pending={online}
        pendingLabel="読み込み中..."
        reason={offlineReason(online, 'フレンド申請できます')}
      >
        フレンド申請
      </Button>
    )
  }
  const pending = waiting !== null
  switch (data.state) {
    case 'friend':
      return (
        <ButtonLink
          variant="line"
          size="big"
          icon={UsersRound}
          to="/world/$worldId/friendPage"
          params={{ worldId: other.worldId }}
          search={{ state: 'friend', sort: 'new', page: 1 }}
        >
          フレンドです
        </ButtonLink>
      )
    case 'invited':
      return (
        <Button
          variant="shu"
          size="big"
          icon={Handshake}
          pending={pending}
          onClickCapture={firstPressOnly}
          onClick={() => void acts.press(accept(pair, name))}
        >
          申請を承認する
        </Button>
      )
    case 'asked':
      return (
        <Button
          variant="line"
          size="big"
          icon={UserRoundX}
          pending={pending}
          onClickCapture={firstPressOnly}
          onClick={() => void acts.press(part(pair, name, 'asked'))}
        >
          申請を取り消す
        </Button>
      )
    case null:
      return (
        <Button
          variant="line"
          size="big"
          icon={Handshake}
          pending={pending}
          aria-label={`フレンド申請：${mine.characterFullName}から${name}へ`}
          onClickCapture={firstPressOnly}
          onClick={() => void acts.press(ask(pair, name))}
        >
          フレンド申請
        </Button>
      )
  }
}
