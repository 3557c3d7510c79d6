// The clock of a demo on the office's side of マイページ: how late it is in its stories, and moving it forward.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { dateNames } from '#app/areas/scenario/facts.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { useNow } from '#app/ui/use-now.ts'
import { formatDayTime, formatDeadline, timeLeft } from '#rules/dates.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { aheadWords } from './ahead-words.ts'
import { demoQueries, type Move, movingStory, type StoryTime } from './queries.ts'

export function StoryTimeSection() {
  const query = useQuery(demoQueries.clock())
  const counted = useNow(query.data?.serverTime, query.dataUpdatedAt)
  if (!query.data) return null
  const { next, aheadMinutes, serverTime } = query.data
  // The device counts by minutes, from before it was answered.
  const now = Math.max(counted, Date.parse(serverTime))
  return (
    <>
      <SectionHeading id="story-time">お試しの時計</SectionHeading>
      <Card as="section" flush aria-labelledby="story-time">
        <div className="px-4 py-3">
          <p className="text-meta text-ink-soft">いまの物語の時刻</p>
          <p className="num font-mincho text-[1.25rem] leading-[1.4] font-semibold">{formatDayTime(now, now)}</p>
          <p className="text-meta text-ink-soft">{aheadWords(aheadMinutes)}</p>
        </div>
        {next && <NextDate next={next} now={now} />}
        <Moves next={next} now={now} />
      </Card>
    </>
  )
}

type Next = NonNullable<StoryTime['next']>

function NextDate({ next, now }: { next: Next; now: number }) {
  const { worldId, scenarioId, phase, scenarioTitle, awaited, at } = next
  const row = {
    icon: <Icon of={Hourglass} className="text-ink-soft" />,
    title: `つぎは「${scenarioTitle}」の${dateNames[awaited]}`,
    note: `${formatDeadline(at, now)}・${timeLeft(at, now)}`,
  }
  return (
    <ul className="border-t border-line">
      {awaited === 'openAt' ? (
        // A scenario before its opening has no page that could be read: its row leads to the list.
        <ListLink to="/world/$worldId/scenario" params={{ worldId }} {...row} />
      ) : (
        <ListLink
          to="/world/$worldId/scenario/$scenarioId/$phase"
          params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }}
          {...row}
        />
      )}
    </ul>
  )
}

const timeAfter = (to: Move, now: number): string =>
  formatDayTime('until' in to ? to.until : now + to.hours * 3_600_000, now)

function Moves({ next, now }: { next: Next | null; now: number }) {
  const client = useQueryClient()
  const desk = usePress(movingStory, {}, { can: '進められます' })
  const [pressed, setPressed] = useState('')
  const [asked, ask] = useState<{ name: string; to: Move } | null>(null)
  const move = async (name: string, to: Move): Promise<void> => {
    if (desk.pending) return
    setPressed(name)
    const moved = await desk.press(to)
    if (!moved) return
    client.setQueryData(demoQueries.clock().queryKey, moved)
    toasts.add({ type: 'success', title: `物語の時刻が ${formatDayTime(moved.serverTime, now)} になりました` })
  }
  const face = (name: string) => ({ pending: desk.pending && pressed === name, pendingLabel: '進めています' })
  return (
    <div className="border-t border-line px-4 pt-3 pb-3.5">
      <PressNotice of={desk} className="mb-3" />
      <div className="flex flex-wrap gap-2">
        {next && (
          <Button
            variant="ai"
            {...face('next')}
            reason={desk.reason}
            onClick={() => ask({ name: 'next', to: { until: next.at } })}
          >
            つぎの日付まで進める
          </Button>
        )}
        {/* Why nothing can be pressed is said once. */}
        {(!desk.reason || !next) &&
          [1, 24].map(hours => (
            <Button
              key={hours}
              {...face(String(hours))}
              reason={desk.reason}
              onClick={() => ask({ name: String(hours), to: { hours } })}
            >
              {hours}時間 進める
            </Button>
          ))}
      </div>
      <p className="phrases mt-2 text-meta text-ink-soft">
        予約・抽選・締切・公開日が、その時刻のとおりに進みます。進めた時刻は戻せません。
      </p>
      {asked && (
        <AskFirst
          asked={{
            title: '物語の時刻を進めますか？',
            lead: `${timeAfter(asked.to, now)} までの予約・抽選・締切・公開日が、すべてのシナリオで進みます。進めた時刻は戻せません。`,
            yes: '進める',
            destroys: true,
          }}
          onClose={() => ask(null)}
          onYes={() => void move(asked.name, asked.to)}
        />
      )}
    </div>
  )
}
