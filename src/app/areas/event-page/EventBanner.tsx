// Events that the top of a world shows: one wide, further ones as rows under it.
import { CalendarHeart } from 'lucide-react'
import { leftWords } from '#app/shared/campaign/PeriodHead.tsx'
import { formatDays } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { EventCards } from './EventCards.tsx'
import type { EventCard } from './queries.ts'

interface EventBannerProps {
  worldId: string
  events: readonly EventCard[]
  serverTime: string
  /** time of the data on this device */
  readAt: number
}

export function EventBanner({ worldId, events, serverTime, readAt }: EventBannerProps) {
  const now = useNow(serverTime, readAt)
  const [first, ...others] = events
  if (!first) return null
  return (
    <section aria-label="イベント" className="mt-4">
      <EventCards worldId={worldId} events={[first]} now={now} />
      {others.length > 0 && (
        <List className="mt-2">
          {others.map(event => (
            <ListLink
              key={event.eventId}
              to="/world/$worldId/event/$eventId"
              params={{ worldId, eventId: event.eventId }}
              icon={<Icon of={CalendarHeart} className="text-ink-soft" />}
              title={<span className="wrap-anywhere">{event.title}</span>}
              note={[formatDays(event.startsAt, event.endsAt), leftWords(event, now)].filter(Boolean).join('・')}
            />
          ))}
        </List>
      )}
    </section>
  )
}
