// Button フォロー or フォロー中. Guests sign in first and come back.
import { ClockArrowUp, UserRoundCheck, UserRoundPlus } from 'lucide-react'
import { useOnline } from '#app/platform/connectivity.ts'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { firstPressOnly } from '#app/ui/first-press.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { following, waitingName } from '#rules/messages/words.ts'
import type { Following } from './use-following.ts'

interface FollowFaceProps {
  of: Following
  name: string
  big?: boolean | undefined
}

export function FollowFace({ of: { isFollowed, waiting, set }, name, big }: FollowFaceProps) {
  const online = useOnline()
  const waits = waiting !== undefined && !online
  const words = waits ? waitingName(following(waiting.facts)) : isFollowed ? 'フォロー中' : 'フォロー'
  return (
    <MemberButton
      size={big ? 'big' : 'normal'}
      variant={isFollowed ? 'line' : 'tonal'}
      icon={waits ? ClockArrowUp : isFollowed ? UserRoundCheck : UserRoundPlus}
      aria-label={`${words}：${name}${isFollowed ? '。押すと外します' : ''}`}
      reason={isFollowed === undefined ? offlineReason(online, 'フォローできます') : undefined}
      // A double press would follow and unfollow.
      onClickCapture={firstPressOnly}
      // A press before the state is known follows; following again has no effect.
      onClick={() => void set(!isFollowed)}
    >
      {words}
    </MemberButton>
  )
}
