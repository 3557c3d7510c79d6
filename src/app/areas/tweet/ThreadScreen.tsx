// /world/{worldId}/tweet?tweet: one tweet, those that it answers above it, and the answers below.
import { useState } from 'react'
import { useFollow } from '#app/platform/following.ts'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { tweetTopic } from '#rules/tweets.ts'
import type { TweetPlace } from './address.ts'
import { tweetQueries } from './queries.ts'
import { TweetCard } from './TweetCard.tsx'
import { TweetSkeleton } from './TweetList.tsx'
import { useComposer } from './use-composer.tsx'
import { WaitingTweets } from './WaitingTweets.tsx'

interface ThreadScreenProps {
  worldId: string
  place: Pick<TweetPlace, 'isQuote' | 'draftId'> & { tweetId: number }
}

export function ThreadScreen({ worldId, place: { tweetId, isQuote, draftId } }: ThreadScreenProps) {
  const query = useRead(tweetQueries.thread(worldId, tweetId))
  const [isGone, setGone] = useState(false)
  useFollow(tweetTopic(worldId), query.data?.revision, () => void query.refetch())
  const { sheet, goOn, acts } = useComposer({
    ...{ worldId, event: null },
    onPosted: () => void query.refetch(),
  })
  const [opened, open] = useState(false)
  if (draftId !== undefined && query.data && !opened) {
    open(true)
    goOn({ replyTo: isQuote ? null : tweetId, quoteOf: isQuote ? tweetId : null, about: query.data.tweet, draftId })
  }
  const back = <BackLink to="/world/$worldId/tweet" params={{ worldId }} label="みんなのつぶやきへ戻る" />
  const toAll = (
    <ButtonLink variant="ai" to="/world/$worldId/tweet" params={{ worldId }}>
      みんなのつぶやきを見る
    </ButtonLink>
  )
  return (
    <WorldFrame worldId={worldId} title="つぶやきと返信" back={back}>
      {isGone ? (
        <div className="mt-3">
          <EmptyState drawing={<EmptyDrawing />} title="つぶやきを削除しました。" action={toAll} />
        </div>
      ) : (
        <Read
          query={query}
          title="つぶやきを読み込めませんでした。"
          className="mt-3"
          skeleton={<TweetSkeleton />}
          nowhere={{ action: toAll }}
        >
          {({ aboveList, tweet, answerList, tagList }, age) => (
            <>
              {[...aboveList, tweet].map((each, place) => (
                <TweetCard
                  key={each.tweetId}
                  {...acts}
                  worldId={worldId}
                  tweet={each}
                  tags={tagList}
                  isOpen={each.tweetId === tweetId}
                  isBelow={place > 0}
                  onDeleted={each.tweetId === tweetId ? () => setGone(true) : undefined}
                />
              ))}
              <SectionHeading>
                返信 {answerList.length}件
                <Aged since={age} />
              </SectionHeading>
              {answerList.length === 0 && <p className="text-sub text-ink-soft">返信はまだありません。</p>}
              <ol aria-label="返信">
                {answerList.map(each => (
                  <li key={each.tweetId}>
                    <TweetCard {...acts} worldId={worldId} tweet={each} tags={tagList} isBelow />
                  </li>
                ))}
              </ol>
            </>
          )}
        </Read>
      )}
      <WaitingTweets worldId={worldId} onTakenBack={goOn} />
      {sheet}
    </WorldFrame>
  )
}
