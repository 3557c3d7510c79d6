// Page of an event for readers: its head, and its parts in their order. Before the event begins the words alone that introduce it.
import { CalendarClock, Flag } from 'lucide-react'
import { PeriodHead, periodState } from '#app/shared/campaign/PeriodHead.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { EventPart } from './EventPart.tsx'
import type { ShownPart } from './queries.ts'

export interface ShownPage {
  title: string
  lead: string
  picture: string | null
  startsAt: string | null
  endsAt: string | null
  contentList: readonly ShownPart[]
}

export function EventPageText({ worldId, page, now }: { worldId: string; page: ShownPage; now: number }) {
  const { lead, startsAt, contentList } = page
  const state = periodState(page, now)
  return (
    <>
      <PeriodHead of={page} now={now}>
        <p className="mt-2 max-w-[36em] text-body leading-[1.8] whitespace-pre-wrap">{lead}</p>
      </PeriodHead>
      {state === 'coming' && startsAt !== null && (
        <Notice icon={CalendarClock} silent title={`開催前です（${formatDayTime(startsAt)}から）`}>
          はじまると、ここにイベントの内容が表示されます。
        </Notice>
      )}
      {state === 'past' && <Notice icon={Flag} silent title="このイベントは終了しました。" />}
      {state !== 'coming' &&
        contentList.map(part => <EventPart key={part.blobNo} {...{ worldId, part }} isOver={state === 'past'} />)}
    </>
  )
}
