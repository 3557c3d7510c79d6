// The consultation of a phase: decisions and roles above, the posts from the first unread one, and the field below.
import { useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { PostPages, PostsSkeleton } from '#app/shared/post/PostPages.tsx'
import { useLivePosts } from '#app/shared/post/use-live-posts.ts'
import { useSeenPosts } from '#app/shared/post/use-seen-posts.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BOARD_PAGE_MAX, BOARD_PAGE_SIZE } from '#rules/scenario/board.ts'
import { boardTopic } from '#rules/scenario/live.ts'
import type { PhaseKey, Scenario } from '../queries.ts'
import { useReadAgain } from '../use-live.ts'
import { BoardComposer } from './BoardComposer.tsx'
import { BoardDigest } from './BoardDigest.tsx'
import { BoardPost } from './BoardPost.tsx'
import { boardCalls, boardQueries, type Post } from './board-queries.ts'
import { touchingPost } from './board-writes.ts'

export function BoardTab({ of, scenario }: { of: PhaseKey; scenario: Scenario }) {
  const { query, show } = useLivePosts({
    topic: boardTopic(of),
    read: part => boardQueries.posts(of, part),
    ask: (asked, options) => boardCalls.getPosts.send({ ...of, ...asked }, options),
    size: BOARD_PAGE_SIZE,
    most: BOARD_PAGE_MAX,
    onNews: useReadAgain(of),
  })
  const [reply, setReply] = useState<Post | null>(null)
  const touching = useWrite(touchingPost)
  useSeenPosts(query.data?.postList.at(-1)?.postId, postId => boardCalls.setRead.send({ ...of, postId }))
  return (
    <section aria-label="相談" className="mt-3">
      <BoardDigest of={of} />
      <Read query={query} title="相談を読み込めませんでした。" className="mt-3" skeleton={<PostsSkeleton />}>
        {page => (
          <>
            <PostPages
              page={page}
              show={show}
              empty={
                <div className="mt-3">
                  <EmptyState
                    drawing={<EmptyDrawing />}
                    title="まだ発言はありません。"
                    note="はじめの挨拶からどうぞ。"
                  />
                </div>
              }
            >
              {post => (
                <BoardPost
                  key={post.postId}
                  of={of}
                  post={post}
                  isFirstUnread={post.postId === page.unreadFrom}
                  canWrite={page.canWrite}
                  onReply={() => setReply(post)}
                  onAct={act => void touching.write({ of, postId: post.postId, note: scenario.scenarioTitle, act })}
                />
              )}
            </PostPages>
            {page.canWrite && (
              <BoardComposer
                of={of}
                scenario={scenario}
                lastSpeaker={page.lastSpeaker}
                reply={reply}
                onReplied={() => {
                  setReply(null)
                  show({})
                }}
              />
            )}
          </>
        )}
      </Read>
    </section>
  )
}
