// いいね on a note: visible at once, stored without a network, taken back by another press. Guests sign in first and come back.
import { Heart } from 'lucide-react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { firstPressOnly } from '#app/ui/first-press.ts'
import type { NoteItem } from './queries.ts'
import { likingNote } from './writes.ts'

type Liked = Pick<NoteItem, 'noteId' | 'title' | 'isLiked' | 'likeCount'>

export function LikeButton({ note: { noteId, title, isLiked: wasLiked, likeCount } }: { note: Liked }) {
  const { write, lastOf } = useWrite(likingNote)
  const last = lastOf({ noteId })
  const isLiked = last ? last.facts.isLiked === 1 : wasLiked
  // The user's press is counted before the server has confirmed it.
  const words = `いいね ${likeCount + Number(isLiked) - Number(wasLiked)}`
  return (
    <MemberButton
      variant={isLiked ? 'tonal' : 'line'}
      icon={Heart}
      aria-pressed={isLiked}
      aria-label={`${words}：${title}`}
      onClickCapture={firstPressOnly}
      onClick={() => void write({ noteId, title, isLiked: !isLiked })}
    >
      {words}
    </MemberButton>
  )
}
