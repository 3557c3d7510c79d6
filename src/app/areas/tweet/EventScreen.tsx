// /world/{worldId}/tweetEvent/{eventId}: an event with its theme and hashtag, before it, while it goes on and after it, its winners,
// and what was tweeted for it.
import { Feather, Trophy } from 'lucide-react'
import { Aged, oldSince, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDays } from '#app/ui/days.ts'
import { fileSource } from '#app/ui/file-address.ts'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, PageHeading } from '#app/ui/TopBar.tsx'
import { imageSource } from '#rules/images.ts'
import { type EventPhase, withSign } from '#rules/tweets.ts'
import { type EventPage, tweetQueries } from './queries.ts'
import { TweetCard } from './TweetCard.tsx'
import { TweetList, TweetSkeleton } from './TweetList.tsx'
import { useComposer } from './use-composer.tsx'
import { useTimeline } from './use-timeline.ts'

const phases: Record<EventPhase, { chip: string; tone: 'kin' | 'matsuba' | 'line'; words: (tag: string) => string }> = {
  before: {
    chip: 'これから',
    tone: 'kin',
    words: tag => `はじまったら、${tag} をつけてつぶやくと参加できます。`,
  },
  within: {
    chip: '開催中',
    tone: 'matsuba',
    words: tag => `${tag} をつけてつぶやくと参加できます。何度でもどうぞ。`,
  },
  after: { chip: '終了', tone: 'line', words: tag => `${tag} のつぶやきの受付は終わりました。` },
}

export function EventScreen({ worldId, eventId }: { worldId: string; eventId: number }) {
  const query = useRead(tweetQueries.event(worldId, eventId))
  const list = useTimeline({ worldId, timeline: 'all', eventId })
  const event = query.data ?? null
  const { sheet, write, acts } = useComposer({
    ...{ worldId, event },
    onPosted: () => {
      void query.refetch()
      void list.showNewest().catch(() => {})
    },
  })
  return (
    <WorldFrame
      worldId={worldId}
      title={event?.title ?? 'つぶやきイベント'}
      plain={event !== null}
      back={<BackLink to="/world/$worldId/tweet" params={{ worldId }} label="みんなのつぶやきへ戻る" />}
    >
      <Read
        query={query}
        title="つぶやきイベントを読み込めませんでした。"
        className="mt-3"
        skeleton={<TweetSkeleton />}
        nowhere={{
          action: (
            <ButtonLink variant="ai" to="/world/$worldId/tweet" params={{ worldId }}>
              みんなのつぶやきを見る
            </ButtonLink>
          ),
        }}
      >
        {page => (
          <>
            <EventHead page={page} />
            {page.phase === 'within' && (
              <p className="mt-3">
                <MemberButton
                  variant="shu"
                  size="big"
                  capped
                  icon={Feather}
                  guestLabel="ログインして参加する"
                  onClick={write}
                >
                  つぶやいて参加する
                </MemberButton>
              </p>
            )}
            <Winners worldId={worldId} page={page} />
            <SectionHeading>
              このイベントのつぶやき {page.tweets}件
              <Aged since={oldSince(query)} />
            </SectionHeading>
            <Read query={list.first} title="つぶやきを読み込めませんでした。" skeleton={<TweetSkeleton />}>
              {() => (
                <TweetList
                  timeline={list}
                  worldId={worldId}
                  {...acts}
                  empty={
                    <EmptyState
                      drawing={<EmptyDrawing />}
                      title={page.phase === 'after' ? 'つぶやきはありませんでした。' : 'まだつぶやきはありません。'}
                    />
                  }
                />
              )}
            </Read>
          </>
        )}
      </Read>
      {sheet}
    </WorldFrame>
  )
}

function EventHead({ page }: { page: EventPage }) {
  const { title, theme, prize, picture, hashtag, phase, beginsAt, endsAt } = page
  const { chip, tone, words } = phases[phase]
  return (
    <header className="mt-3">
      {picture !== null && (
        <img
          {...fileSource(imageSource(picture, 'assets', 1_200))}
          alt=""
          width={1_200}
          height={600}
          fetchPriority="high"
          className="art mb-3 block aspect-[2/1] w-full rounded-card bg-sunken object-cover"
        />
      )}
      <PageHeading className="phrases leading-[1.4]">{title}</PageHeading>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sub">
        <Chip tone={tone}>{chip}</Chip>
        <b className="text-ai">{withSign(hashtag)}</b>
        <span className="num text-ink-soft">{formatDays(beginsAt, endsAt)}</span>
      </p>
      <div className="mt-3 font-mincho text-[1.0625rem]">
        <StoryText text={theme} />
      </div>
      <p className="mt-3 text-sub">{words(withSign(hashtag))}</p>
      {prize && (
        <p className="mt-1 text-sub text-ink-soft">
          <b className="text-ink">賞</b>　{prize}
        </p>
      )}
    </header>
  )
}

function Winners({ worldId, page: { phase, result, winnerList, tagList } }: { worldId: string; page: EventPage }) {
  if (phase !== 'after') return null
  return (
    <section>
      <SectionHeading>受賞したつぶやき</SectionHeading>
      {result === null ? (
        <p className="text-sub text-ink-soft">いま選んでいます。決まったら、ここでお知らせします。</p>
      ) : (
        <>
          <div className="text-sub">
            <StoryText text={result} />
          </div>
          <ol aria-label="受賞したつぶやき" className="mt-3">
            {winnerList.map(({ place, prize, comment, tweet }) => (
              <Card as="li" key={place}>
                <Chip tone="kin" icon={Trophy}>
                  {prize}
                </Chip>
                {tweet ? (
                  <TweetCard worldId={worldId} tweet={tweet} tags={tagList} />
                ) : (
                  <p className="mt-2 text-sub text-ink-soft">このつぶやきは表示できません。</p>
                )}
                {comment && (
                  <p className="mt-2 text-sub">
                    <b>講評</b>　{comment}
                  </p>
                )}
              </Card>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
