// /world/{worldId}/tweet: the timeline of a world, of followed characters, of one's own, or of one character.
import { Link } from '@tanstack/react-router'
import { Feather } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { characterQueries } from '#app/shared/character/queries.ts'
import { Aged, NotRead, oldSince, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { noWorld } from '#app/shared/world/WorldMissing.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { TIMELINES, type Timeline, timelineLabels } from '#rules/tweets.ts'
import type { TweetPlace } from './address.ts'
import { EventLines } from './EventLine.tsx'
import { tweetQueries } from './queries.ts'
import { TweetList, TweetSkeleton } from './TweetList.tsx'
import { useComposer } from './use-composer.tsx'
import { useTimeline } from './use-timeline.ts'
import { WaitingTweets } from './WaitingTweets.tsx'

interface TimelineScreenProps {
  worldId: string
  place: TweetPlace
}

const FAILED = 'つぶやきを読み込めませんでした。'
const tabs = TIMELINES.map(key => ({ key, label: timelineLabels[key] }))

export function TimelineScreen({ worldId, place: { timeline, characterId, draftId } }: TimelineScreenProps) {
  const { user } = useSession()
  const shown = user ? timeline : 'all'
  const list = useTimeline({ worldId, timeline: shown, ...(characterId === undefined ? {} : { characterId }) })
  const { first } = list
  const event = first.data?.event ?? null
  const { sheet, write, goOn, acts } = useComposer({
    ...{ worldId, event, draftId },
    onPosted: () => void list.showNewest().catch(() => {}),
  })
  const title = characterId === undefined ? 'つぶやき' : 'キャラクターのつぶやき'
  const { error } = first
  // Only a missing world is nowhere: a timeline is also refused when the tweet from which its page was to begin has been deleted.
  if (error !== null && 'code' in error && error.code === 'WORLD_NOT_FOUND') {
    return (
      <WorldFrame worldId={worldId} title={title}>
        <NotRead query={first} title={FAILED} nowhere={noWorld} isNowhere className="mt-3" />
      </WorldFrame>
    )
  }
  return (
    <WorldFrame worldId={worldId} title={title}>
      {characterId !== undefined ? (
        <OfCharacter worldId={worldId} characterId={characterId} />
      ) : (
        user && (
          <Tabs
            label="だれのつぶやき"
            tabs={tabs}
            current={shown}
            renderLink={({ key }, face) => (
              <Link
                to="/world/$worldId/tweet"
                params={{ worldId }}
                search={key === 'all' ? {} : { list: key }}
                {...face}
              />
            )}
          />
        )
      )}
      <p className="mt-3">
        <MemberButton variant="shu" size="big" capped icon={Feather} guestLabel="ログインしてつぶやく" onClick={write}>
          つぶやく
        </MemberButton>
      </p>
      <WaitingTweets worldId={worldId} onTakenBack={goOn} />
      <Read query={first} title={FAILED} className="mt-3" skeleton={<TweetSkeleton />}>
        {() => (
          <>
            {event && (
              <div className="mt-3">
                <EventLines worldId={worldId} events={[event]} />
              </div>
            )}
            {oldSince(first) !== null && (
              <p className="num mt-2 text-meta text-ink-soft">
                つぶやき
                <Aged since={oldSince(first)} />
              </p>
            )}
            <TweetList
              timeline={list}
              worldId={worldId}
              {...acts}
              empty={<Empty worldId={worldId} timeline={characterId === undefined ? shown : 'all'} onWrite={write} />}
            />
          </>
        )}
      </Read>
      <OtherEvents worldId={worldId} shown={event?.eventId ?? null} />
      {sheet}
    </WorldFrame>
  )
}

function OfCharacter({ worldId, characterId }: { worldId: string; characterId: string }) {
  const { data } = useRead(characterQueries.detail(characterId))
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sub">
      {data && (
        <span>
          <b>
            <bdi>{data.characterFullName}</bdi>
          </b>
          のつぶやき
        </span>
      )}
      <ButtonLink variant="text" to="/world/$worldId/tweet" params={{ worldId }}>
        みんなのつぶやきへ
      </ButtonLink>
    </p>
  )
}

const emptyWords: Record<Timeline, { title: string; note: string }> = {
  all: { title: 'まだつぶやきはありません。', note: 'はじめのひとことをどうぞ。' },
  followed: {
    title: 'フォローしているキャラクターのつぶやきはありません。',
    note: 'キャラクターをフォローすると、そのつぶやきがここに並びます。',
  },
  mine: { title: 'あなたのキャラクターは、まだつぶやいていません。', note: 'いま見えるものを、ひとことで。' },
}

function Empty({ worldId, timeline, onWrite }: { worldId: string; timeline: Timeline; onWrite: () => void }) {
  const { user } = useSession()
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      {...emptyWords[timeline]}
      action={
        timeline === 'followed' ? (
          <ButtonLink variant="ai" to="/world/$worldId/worldSearch/character" params={{ worldId }}>
            キャラクターを探す
          </ButtonLink>
        ) : user ? (
          <Button variant="ai" icon={Feather} onClick={onWrite}>
            つぶやく
          </Button>
        ) : undefined
      }
    />
  )
}

/** Events of the world beside the one that is shown above, also those that are over. */
function OtherEvents({ worldId, shown }: { worldId: string; shown: number | null }) {
  const { data } = useRead(tweetQueries.events(worldId))
  const others = data?.eventList.filter(({ eventId }) => eventId !== shown) ?? []
  if (others.length === 0) return null
  return (
    <section>
      <SectionHeading>つぶやきイベント</SectionHeading>
      <EventLines worldId={worldId} events={others} />
    </section>
  )
}
