// いいね on a note: visible at once, stored without a network, taken back by another press. Guests sign in first and come back.
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { LikeFace } from '#app/shared/like/LikeFace.tsx'
import type { NoteItem } from './queries.ts'
import { likingNote } from './writes.ts'

type Liked = Pick<NoteItem, 'noteId' | 'title' | 'isLiked' | 'likeCount'>

export function LikeButton({ note: { noteId, title, isLiked: wasLiked, likeCount } }: { note: Liked }) {
  const { write, lastOf } = useWrite(likingNote)
  const last = lastOf({ noteId })
  const isLiked = last ? last.facts.isLiked === 1 : wasLiked
  return (
    <LikeFace
      {...{ title, likeCount, wasLiked, isLiked }}
      onPress={() => void write({ noteId, title, isLiked: !isLiked })}
    />
  )
}
