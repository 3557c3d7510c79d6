// Cards of pages of events: picture, title, state and period.
import { Link } from '@tanstack/react-router'
import { BannerPicture } from '#app/shared/campaign/BannerPicture.tsx'
import { campaignTones, leftWords, periodState } from '#app/shared/campaign/PeriodHead.tsx'
import { CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDays } from '#app/ui/days.ts'
import { Whole } from '#app/ui/Whole.tsx'
import { campaignStateLabels } from '#rules/campaigns.ts'
import type { EventCard } from './queries.ts'

interface EventCardsProps {
  worldId: string
  events: readonly EventCard[]
  now: number
}

export const EventCards = ({ worldId, events, now }: EventCardsProps) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-3">
    {events.map(event => (
      <EventCardItem key={event.eventId} {...{ worldId, event, now }} />
    ))}
  </ul>
)

function EventCardItem({ worldId, event, now }: Omit<EventCardsProps, 'events'> & { event: EventCard }) {
  const { eventId, title, picture, startsAt, endsAt } = event
  const state = periodState(event, now)
  const left = leftWords(event, now)
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      <Link
        to="/world/$worldId/event/$eventId"
        params={{ worldId, eventId }}
        className="block text-ink -outline-offset-2"
      >
        <BannerPicture picture={picture} />
        <span className="block px-4 py-3">
          <span className="flex flex-wrap items-center gap-2">
            <Chip tone={campaignTones[state]}>{campaignStateLabels[state]}</Chip>
            {left && <span className="num text-meta font-semibold text-shu">{left}</span>}
          </span>
          <CardTitle as="p" className="phrases mt-1.5 wrap-anywhere">
            {title}
          </CardTitle>
          <span className="num mt-0.5 block text-meta text-ink-soft">
            <Whole>{formatDays(startsAt, endsAt)}</Whole>
          </span>
        </span>
      </Link>
    </li>
  )
}
