// Hook for a timeline: its first page, which is kept on the device, the older pages behind it, and the number of new tweets.
// Nothing moves by itself: newer tweets are counted, and shown when their number is pressed.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useFollow, useFollowed } from '#app/platform/following.ts'
import { readQuery } from '#app/platform/query.ts'
import { useOneAtATime } from '#app/platform/use-one-at-a-time.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { tweetTopic } from '#rules/tweets.ts'
import { pageOf, type Tweet, type TweetPage, type TweetsOf, tweetCalls, tweetQueries } from './queries.ts'

/** Time after which a screen without live events asks for new tweets. */
const AGAIN_MS = 30_000

export function useTimeline(of: TweetsOf) {
  const client = useQueryClient()
  const firstPage = tweetQueries.timeline(of)
  const olderKey = [...firstPage.queryKey, 'older']
  /** Id of the newest shown tweet. Reading again brings the tweets from this one down, until the user asks for newer ones. */
  const top = useRef<number | undefined>(undefined)
  const hasOlderPages = (client.getQueryData<TweetPage[]>(olderKey)?.length ?? 0) > 0
  const first = useRead({
    ...firstPage,
    queryFn: ({ signal }) => {
      const shown = hasOlderPages
        ? client.getQueryData<TweetPage>(firstPage.queryKey)?.tweetList[0]?.tweetId
        : undefined
      const until = top.current ?? shown
      return tweetCalls.getTimeline.send({ ...pageOf(of), ...(until === undefined ? {} : { until }) }, { signal })
    },
  })
  const { data, isFetchedAfterMount } = first
  const newest = data?.tweetList[0]?.tweetId
  useEffect(() => {
    if (isFetchedAfterMount) top.current = newest
  }, [newest, isFetchedAfterMount])
  // The older pages, filled below by hand and never fetched by the query itself: they stay until the newest tweets are asked for.
  const older = useQuery<TweetPage[]>({ queryKey: olderKey, queryFn: () => [], enabled: false })
  const pages = older.data ?? []
  const lastPage = pages.at(-1) ?? data
  const [reading, setReading] = useState<'not' | 'now' | 'failed'>('not')
  const readOlder = useOneAtATime(async () => {
    // The pages are read from the cache, because the last one may not have been rendered yet.
    const before = (client.getQueryData<TweetPage[]>(olderKey)?.at(-1) ?? data)?.tweetList.at(-1)?.tweetId
    if (before === undefined) return
    setReading('now')
    try {
      const page = await tweetCalls.getTimeline.send({ ...pageOf(of), before })
      client.setQueryData<TweetPage[]>(olderKey, (known = []) => [...known, page])
      setReading('not')
    } catch {
      setReading('failed')
    }
  })
  const topic = tweetTopic(of.worldId)
  const isTold = useFollowed(topic)
  const { timeline, worldId, ...narrowed } = of
  const fresh = useRead({
    ...readQuery(tweetCalls.countNew, { worldId, timeline, ...narrowed, ...(newest ? { after: newest } : {}) }),
    enabled: isFetchedAfterMount && data !== undefined,
    staleTime: 0,
    refetchInterval: isTold ? false : AGAIN_MS,
  })
  useFollow(topic, data && (fresh.data?.revision ?? data.revision), () => void fresh.refetch())
  return {
    first,
    tweetList: joined([...(data ? [data] : []), ...pages]),
    tagList: [...(data?.tagList ?? []), ...pages.flatMap(page => page.tagList)],
    fresh: fresh.data?.count ?? 0,
    hasOlder: lastPage?.hasOlder === true,
    isReadingOlder: reading === 'now',
    hasFailed: reading === 'failed',
    readOlder: (): void => void readOlder(),
    /** Shows the newest tweets, and lets the older ones go. */
    showNewest: async (): Promise<void> => {
      top.current = undefined
      // A running read of the shown tweets is ended, because its answer would be taken for the newest ones.
      await client.cancelQueries({ queryKey: firstPage.queryKey, exact: true })
      client.setQueryData<TweetPage[]>(olderKey, [])
      await client.fetchQuery({
        ...firstPage,
        queryFn: ({ signal }) => tweetCalls.getTimeline.send(pageOf(of), { signal }),
        staleTime: 0,
      })
    },
  }
}

/** Tweets of several pages, each once: tweets that were deleted meanwhile move the pages against each other. */
function joined(pages: readonly TweetPage[]): Tweet[] {
  const seen = new Map<number, Tweet>()
  for (const tweet of pages.flatMap(page => page.tweetList))
    if (!seen.has(tweet.tweetId)) seen.set(tweet.tweetId, tweet)
  return [...seen.values()]
}
