// A talk between masters: what is pinned, the posts from the first unread one, as they come, and the field below them.
import { useQueryClient } from '@tanstack/react-query'
import { Pin } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PostPages, PostsSkeleton } from '#app/shared/post/PostPages.tsx'
import type { useLivePosts } from '#app/shared/post/use-live-posts.ts'
import { useSeenPosts } from '#app/shared/post/use-seen-posts.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import type { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { masterCommunityRefusals } from '#rules/refusals/master-community.ts'
import type { TalkOf } from '../draft-places.ts'
import { type StaffPost, type StaffTalk, staffCalls } from '../queries.ts'
import { StaffComposer } from './StaffComposer.tsx'
import { StaffPostRow } from './StaffPostRow.tsx'

interface TalkProps extends Pick<ReturnType<typeof useLivePosts<StaffTalk>>, 'query' | 'show'> {
  /** whether the address belongs to another place */
  isNowhere?: boolean
  nowhere: ReturnType<typeof nowhereBut>
  draftId: string | undefined
  /** content above the posts */
  head?: (talk: StaffTalk, age: number | null) => ReactNode
}

export function Talk({ query, show, isNowhere = false, nowhere, draftId, head }: TalkProps) {
  const client = useQueryClient()
  const [reply, setReply] = useState<StaffPost | null>(null)
  const page = isNowhere ? undefined : query.data
  useSeenPosts(page?.postList.at(-1)?.postId, async postId => {
    await staffCalls.setRead.send({ talkId: page?.talkId ?? 0, postId })
    // Lists with the number of unread posts, which no screen shows now.
    for (const list of ['getHome', 'getBoard']) await client.invalidateQueries({ queryKey: ['masterCommunity', list] })
  })
  return (
    <Read
      query={query}
      title="発言を読み込めませんでした。"
      className="mt-3"
      isNowhere={isNowhere}
      nowhere={nowhere}
      skeleton={<PostsSkeleton />}
    >
      {(talk, age) => {
        const of: TalkOf = { worldId: talk.worldId, boardId: talk.board?.boardId ?? null, talkId: talk.talkId }
        const row = (post: StaffPost) => (
          <StaffPostRow
            key={post.postId}
            of={of}
            post={post}
            isFirstUnread={post.postId === talk.unreadFrom}
            onReply={talk.canWrite ? () => setReply(post) : undefined}
          />
        )
        return (
          <>
            {head?.(talk, age)}
            {talk.pinnedList.length > 0 && (
              <Fold
                className="mt-3"
                label={
                  <>
                    <Icon of={Pin} size="s" className="text-kin" />
                    固定された発言 {talk.pinnedList.length}件
                  </>
                }
              >
                <ol>{talk.pinnedList.map(row)}</ol>
              </Fold>
            )}
            <section aria-label="発言">
              <PostPages
                page={talk}
                show={show}
                empty={
                  <div className="mt-3">
                    <EmptyState drawing={<EmptyDrawing />} title="まだ発言がありません。" />
                  </div>
                }
              >
                {row}
              </PostPages>
            </section>
            {talk.canWrite ? (
              <StaffComposer
                {...{ of, draftId, reply }}
                onNoReply={() => setReply(null)}
                onPosted={() => {
                  setReply(null)
                  show({})
                }}
              />
            ) : (
              <p className="mt-3 text-sub text-ink-soft">
                {talk.board?.isClosed
                  ? masterCommunityRefusals.STAFF_BOARD_CLOSED.message
                  : masterCommunityRefusals.STAFF_THREAD_CLOSED.message}
              </p>
            )}
          </>
        )
      }}
    </Read>
  )
}
