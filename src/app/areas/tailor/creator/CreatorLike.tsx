// お気に入り of a creator: visible at once, kept without a network. Guests sign in first and come back.
import { Heart } from 'lucide-react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { useSession } from '#app/platform/use-session.ts'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { firstPressOnly } from '#app/ui/first-press.ts'
import type { Creator } from '../queries.ts'
import { likingCreator } from '../writes.ts'

type Of = Pick<Creator, 'creatorId' | 'creatorName' | 'isLiked'>

export function CreatorLike({ creator: { creatorId, creatorName, isLiked: wasLiked } }: { creator: Of }) {
  const { user } = useSession()
  const { write, lastOf } = useWrite(likingCreator)
  const last = lastOf({ creatorId })
  const isLiked = last ? last.facts.isLiked === 1 : wasLiked
  return (
    <MemberButton
      variant={isLiked ? 'line' : 'tonal'}
      icon={Heart}
      className="flex-initial!"
      aria-pressed={isLiked}
      aria-label={`お気に入り：${creatorName}`}
      onClickCapture={firstPressOnly}
      onClick={() => user && void write({ userId: user.userId, creatorId, creatorName, isLiked: !isLiked })}
    >
      {isLiked ? 'お気に入り中' : 'お気に入り'}
    </MemberButton>
  )
}
