// フォロー and フォロー中. Visitors sign in first and come back.
import { useLocation } from '@tanstack/react-router'
import { ClockArrowUp, UserRoundCheck, UserRoundPlus } from 'lucide-react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useSession } from '#app/platform/use-session.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { firstPressOnly } from '#app/ui/first-press.ts'
import { actWords } from '#rules/messages/acts.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { type Followable, useFollow } from './use-follow.ts'

export function FollowButton({ character, big }: { character: Followable; big?: boolean | undefined }) {
  const { user } = useSession()
  const { href } = useLocation()
  const online = useOnline()
  const { isFollowed, waiting, set } = useFollow(character)
  const size = big ? 'big' : 'normal'
  const name = character.characterFullName
  if (!user) {
    return (
      <ButtonLink size={size} icon={UserRoundPlus} to="/login" search={{ redirect: href }}>
        フォロー
      </ButtonLink>
    )
  }
  const waits = waiting !== undefined && !online
  const words = waits ? actWords(waiting).waiting : isFollowed ? 'フォロー中' : 'フォロー'
  return (
    <Button
      size={size}
      variant={isFollowed ? 'line' : 'tonal'}
      icon={waits ? ClockArrowUp : isFollowed ? UserRoundCheck : UserRoundPlus}
      aria-label={`${words}：${name}${isFollowed ? '。押すと外します' : ''}`}
      reason={isFollowed === undefined ? offlineReason(online, 'フォローできます') : undefined}
      // Pressed twice it would be followed and left again.
      onClickCapture={firstPressOnly}
      // Pressed before it is known, it follows: whom one follows already is followed no more than once.
      onClick={() => void set(!isFollowed)}
    >
      {words}
    </Button>
  )
}
