// The consultation of a phase: decisions and roles above, the posts from the first unread one, and the field below.
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import type { PhaseKey, Scenario } from '../queries.ts'
import { BoardComposer } from './BoardComposer.tsx'
import { BoardDigest } from './BoardDigest.tsx'
import { BoardPost } from './BoardPost.tsx'
import { boardCalls, type Post } from './board-queries.ts'
import { touchingPost } from './board-writes.ts'
import { useLiveBoard } from './use-live-board.ts'

export function BoardTab({ of, scenario }: { of: PhaseKey; scenario: Scenario }) {
  const { query, show } = useLiveBoard(of)
  const [reply, setReply] = useState<Post | null>(null)
  const touching = useWrite(touchingPost)
  useSeen(of, query.data?.postList.at(-1)?.postId)
  return (
    <section aria-label="相談" className="mt-3">
      <BoardDigest of={of} />
      <Read
        query={query}
        title="相談を読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            {[0, 1, 2].map(row => (
              <SkeletonBlock key={row} className="mt-3 h-20 rounded-card" />
            ))}
          </Loading>
        }
      >
        {({ postList, hasOlder, hasNewer, unreadFrom, lastSpeaker, canWrite }) => (
          <>
            {hasOlder && (
              <Button
                variant="text"
                icon={ArrowUp}
                className="mt-2"
                onClick={() => show({ before: postList[0]?.postId ?? 1 })}
              >
                前の発言
              </Button>
            )}
            {postList.length === 0 ? (
              <div className="mt-3">
                <EmptyState drawing={<EmptyDrawing />} title="まだ発言はありません。" note="はじめの挨拶からどうぞ。" />
              </div>
            ) : (
              <ol className="mt-2">
                {postList.map(post => (
                  <BoardPost
                    key={post.postId}
                    of={of}
                    post={post}
                    isFirstUnread={post.postId === unreadFrom}
                    canWrite={canWrite}
                    onReply={() => setReply(post)}
                    onAct={act => void touching.write({ of, postId: post.postId, note: scenario.scenarioTitle, act })}
                  />
                ))}
              </ol>
            )}
            {hasNewer && (
              <Button
                variant="text"
                icon={ArrowDown}
                className="mt-1"
                onClick={() => show({ after: postList.at(-1)?.postId ?? 1 })}
              >
                つづきの発言
              </Button>
            )}
            {canWrite && (
              <BoardComposer
                of={of}
                scenario={scenario}
                lastSpeaker={lastSpeaker}
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

/** Marks the shown posts as seen; a mark that is lost on the way is repeated by the next visit. */
function useSeen(of: PhaseKey, last: number | undefined): void {
  const told = useRef(0)
  const { worldId, scenarioId, phase } = of
  useEffect(() => {
    if (!last || last <= told.current || document.visibilityState !== 'visible') return
    told.current = last
    boardCalls.setRead.send({ worldId, scenarioId, phase, postId: last }).catch(() => {
      told.current = 0
    })
  }, [worldId, scenarioId, phase, last])
}
