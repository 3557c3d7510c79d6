// いいね on a novel: visible at once, stored without a network, taken back by another press. Guests sign in first and come
// back.
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { defineWrite } from '#app/platform/outbox/write.ts'
import { LikeFace } from '#app/shared/like/LikeFace.tsx'
import { type NovelItem, novelCalls } from './queries.ts'

const liking = defineWrite({
  kind: 'novel.like',
  policy: 'mayWait',
  touches: ['novel'],
  toasts: 'problems',
  press: ({ novelId, title, isLiked }: { novelId: number; title: string; isLiked: boolean }) => ({
    entity: `novel:like:${novelId}`,
    request: novelCalls.like.request({ novelId, isLiked }),
    note: title,
    facts: { novelId, isLiked: isLiked ? 1 : 0 },
  }),
})

export function LikeButton({ novel: { novelId, title, isLiked: wasLiked, likeCount } }: { novel: NovelItem }) {
  const { write, lastOf } = useWrite(liking)
  const last = lastOf({ novelId })
  const isLiked = last ? last.facts.isLiked === 1 : wasLiked
  return (
    <LikeFace
      {...{ title, likeCount, wasLiked, isLiked }}
      quiet
      onPress={() => void write({ novelId, title, isLiked: !isLiked })}
    />
  )
}
