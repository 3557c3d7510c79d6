// Hook that keeps the open posts of a talk (a consultation, a thread) up to date: new ones are read when the server says that there are some.
import { keepPreviousData, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { READ_AGAIN_MS, useFollow, useFollowed } from '#app/platform/following.ts'
import { tellFailure } from '#app/shared/draft/what-went-wrong.ts'
import { useRead } from '#app/shared/screen/use-read.ts'

/** Part of the posts: around the first unread one, or before or after a post. */
export type PostPart = { before?: number; after?: number }
type Asked = PostPart & { from?: number; limit: number }

interface Page {
  postList: readonly { postId: number }[]
  hasNewer: boolean
  revision: number
}

interface LivePosts<Posts extends Page> {
  topic: string
  /** read of a part, by its key */
  read: (part: PostPart) => UseQueryOptions<Posts, Error, Posts, QueryKey>
  ask: (asked: Asked, options: { signal: AbortSignal }) => Promise<Posts>
  /** posts of a page */
  size: number
  /** most posts of one answer */
  most: number
  /** part that is shown first; by default the posts around the first unread one */
  first?: PostPart
  /** called when something has changed; by default the posts are read again */
  onNews?: () => void
}

/** The posts of a talk: around the first unread one, and new ones as they come. */
export function useLivePosts<Posts extends Page>({
  topic,
  read,
  ask,
  size,
  most,
  first: begin = {},
  onNews,
}: LivePosts<Posts>) {
  const [part, setPart] = useState<PostPart>(begin)
  const [lost, setLost] = useState<Error | null>(null)
  const isNewest = part.before === undefined && part.after === undefined
  /** The first post that is shown: reading again brings what came behind it, and takes nothing away. */
  const first = useRef<number>(undefined)
  const wasAtEnd = useRef(false)
  const isTold = useFollowed(topic)
  const query = useRead({
    ...read(part),
    queryFn: ({ signal }) => {
      const from = isNewest ? first.current : undefined
      const page = from === undefined ? part : { from }
      return ask({ ...page, limit: from === undefined ? size : most }, { signal })
    },
    // The field below the posts keeps its place and its words while others are read.
    placeholderData: keepPreviousData,
    refetchInterval: isTold ? false : READ_AGAIN_MS,
  })
  const { data, error, isFetchedAfterMount, refetch } = query
  useEffect(() => {
    if (!isNewest || !data || !isFetchedAfterMount) return
    const isFull = data.hasNewer && wasAtEnd.current
    wasAtEnd.current = !data.hasNewer
    first.current = isFull ? undefined : data.postList[0]?.postId
    // More new posts have come than one page holds: the page is read anew around the first unread post.
    if (isFull) void refetch()
  }, [isNewest, data, isFetchedAfterMount, refetch])
  useFollow(topic, data?.revision, onNews ?? (() => void refetch()))
  // A part that cannot be read now leaves the newest posts on the screen, with the way to try again.
  if (!isNewest && !data && error) {
    setPart({})
    setLost(error)
  }
  useEffect(() => {
    if (lost) tellFailure('発言を読み込めませんでした', lost)
  }, [lost])
  return {
    query,
    show: (next: PostPart) => {
      first.current = undefined
      setPart(next)
    },
  }
}
