// An endless list of tweets: a line above it tells the number of new ones, older ones are read when its end comes near.
import { ArrowUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { sticksUnderBars } from '#app/ui/under-bars.ts'
import { useAfterFirst } from '#app/ui/use-after-first.ts'
import { NEW_TWEETS_MOST } from '#rules/tweets.ts'
import type { Tweet } from './queries.ts'
import { TweetCard, type TweetCardProps } from './TweetCard.tsx'
import type { useTimeline } from './use-timeline.ts'

interface TweetListProps extends Pick<TweetCardProps, 'worldId' | 'onReply' | 'onQuote'> {
  timeline: ReturnType<typeof useTimeline>
  empty: ReactNode
}

/** Tweets that fill the screen of a phone. */
const FIRST_SCREEN = 3

const newWords = (count: number): string =>
  `${count >= NEW_TWEETS_MOST ? `${NEW_TWEETS_MOST}件以上` : `${count}件`}の新しいつぶやき`

/** Placeholder in the shape of a few tweets, until they are there. */
export const TweetSkeleton = () => (
  <Loading>
    {[0, 1, 2, 3].map(row => (
      <SkeletonBlock key={row} className="mt-3 h-28 rounded-card" />
    ))}
  </Loading>
)

export function TweetList({ timeline, empty, ...card }: TweetListProps) {
  const { tweetList, tagList, fresh, hasOlder, isReadingOlder, hasFailed, readOlder, showNewest } = timeline
  const top = useRef<HTMLDivElement>(null)
  const isAfterFirst = useAfterFirst()
  const showNew = (): void => {
    void showNewest().then(
      () => top.current?.scrollIntoView({ block: 'center' }),
      () => {},
    )
  }
  return (
    <>
      <div ref={top} />
      <div
        ref={sticksUnderBars}
        role="status"
        className={fresh > 0 ? 'sticky top-(--bar-top) z-10 my-2 grid justify-items-center' : undefined}
      >
        {fresh > 0 && (
          <Button variant="ai" icon={ArrowUp} className="shadow-sheet" onClick={showNew}>
            {newWords(fresh)}
          </Button>
        )}
      </div>
      {tweetList.length === 0 ? (
        <div className="mt-3">{empty}</div>
      ) : (
        <ol aria-label="つぶやき">
          {(isAfterFirst ? tweetList : tweetList.slice(0, FIRST_SCREEN)).map((tweet: Tweet) => (
            <li key={tweet.tweetId}>
              <TweetCard {...card} tweet={tweet} tags={tagList} />
            </li>
          ))}
        </ol>
      )}
      {isAfterFirst && hasOlder && (
        <End key={tweetList.length} isBusy={isReadingOlder} hasFailed={hasFailed} onNear={readOlder} />
      )}
    </>
  )
}

interface EndProps {
  isBusy: boolean
  hasFailed: boolean
  onNear: () => void
}

/** End of the list: older tweets are read when it comes near the screen, or when it is pressed. */
function End({ isBusy, hasFailed, onNear }: EndProps) {
  const end = useRef<HTMLDivElement>(null)
  const near = useRef(onNear)
  useEffect(() => {
    near.current = onNear
  })
  useEffect(() => {
    // After a failure only a press tries again. After each reading a new observer looks, because the end may be as near as before.
    if (hasFailed || isBusy || !end.current || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && near.current(),
      { rootMargin: '600px' },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [hasFailed, isBusy])
  return (
    <div ref={end} className="my-3 grid justify-items-center">
      <Button variant="line" pending={isBusy} pendingLabel="読み込み中..." onClick={onNear}>
        {hasFailed ? '読み込めませんでした。もう一度試す' : '前のつぶやきを読む'}
      </Button>
    </div>
  )
}
