// Button いいね with its count: the user's press is counted before the server has confirmed it. Guests sign in first and come back.
import { Heart } from 'lucide-react'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { firstPressOnly } from '#app/ui/first-press.ts'

interface LikeFaceProps {
  /** name of what is liked */
  title: string
  likeCount: number
  /** whether the server has the user's like, and whether the user's last press says so */
  wasLiked: boolean
  isLiked: boolean
  /** words alone while it is not liked, among other quiet acts */
  quiet?: boolean
  onPress: () => void
}

export function LikeFace({ title, likeCount, wasLiked, isLiked, quiet, onPress }: LikeFaceProps) {
  const words = `いいね ${likeCount + Number(isLiked) - Number(wasLiked)}`
  return (
    <MemberButton
      variant={isLiked ? 'tonal' : quiet ? 'text' : 'line'}
      icon={Heart}
      aria-pressed={isLiked}
      aria-label={`${words}：${title}`}
      onClickCapture={firstPressOnly}
      onClick={onPress}
    >
      {words}
    </MemberButton>
  )
}
