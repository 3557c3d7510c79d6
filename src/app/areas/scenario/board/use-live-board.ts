// Hook that keeps an open consultation up to date: new posts are read when the server says that there are some.
import { useEffect, useRef, useState } from 'react'
import { useFollow, useFollowed } from '#app/platform/following.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { BOARD_PAGE_MAX, BOARD_PAGE_SIZE } from '#rules/scenario/board.ts'
import { boardTopic } from '#rules/scenario/live.ts'
import type { PhaseKey } from '../queries.ts'
import { AGAIN_MS, useReadAgain } from '../use-live.ts'
import { type BoardPart, boardCalls, boardQueries } from './board-queries.ts'

/** The posts of a consultation: around the first unread one, and new ones as they come. */
export function useLiveBoard(of: PhaseKey) {
  const [part, setPart] = useState<BoardPart>({})
  const isNewest = part.before === undefined && part.after === undefined
  /** The first post that is shown: reading again brings what came behind it, and takes nothing away. */
  const first = useRef<number>(undefined)
  const wasAtEnd = useRef(false)
  const isTold = useFollowed(boardTopic(of))
  const posts = boardQueries.posts(of, part)
  const query = useRead({
    ...posts,
    queryFn: ({ signal }) => {
      const from = isNewest ? first.current : undefined
      const page = from === undefined ? part : { from }
      const limit = from === undefined ? BOARD_PAGE_SIZE : BOARD_PAGE_MAX
      return boardCalls.getPosts.send({ ...of, ...page, limit }, { signal })
    },
    refetchInterval: isTold ? false : AGAIN_MS,
  })
  const { data, isFetchedAfterMount, refetch } = query
  useEffect(() => {
    if (!isNewest || !data || !isFetchedAfterMount) return
    const isFull = data.hasNewer && wasAtEnd.current
    wasAtEnd.current = !data.hasNewer
    first.current = isFull ? undefined : data.postList[0]?.postId
    // More new posts have come than one page holds: the page is read anew around the first unread post.
    if (isFull) void refetch()
  }, [isNewest, data, isFetchedAfterMount, refetch])
  useFollow(boardTopic(of), data?.revision, useReadAgain(of))
  return {
    query,
    show: (next: BoardPart) => {
      first.current = undefined
      setPart(next)
    },
  }
}
