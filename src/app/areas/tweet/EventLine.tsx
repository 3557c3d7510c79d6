// Line about the event of now or the next one, which leads to its page.
import { PartyPopper } from 'lucide-react'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { withSign } from '#rules/tweets.ts'
import type { TweetEvent } from './queries.ts'

const when = ({ phase, beginsAt, endsAt }: TweetEvent): string =>
  phase === 'before'
    ? `${formatDayTime(beginsAt)} から`
    : phase === 'within'
      ? `${formatDayTime(endsAt)} まで`
      : '終わりました'

const EventLine = ({ worldId, event }: { worldId: string; event: TweetEvent }) => (
  <ListLink
    to="/world/$worldId/tweetEvent/$eventId"
    params={{ worldId, eventId: String(event.eventId) }}
    icon={<Icon of={PartyPopper} className="text-kin" />}
    title={event.title}
    note={`${withSign(event.hashtag)}・${when(event)}`}
  />
)

export const EventLines = ({ worldId, events }: { worldId: string; events: readonly TweetEvent[] }) => (
  <List>
    {events.map(event => (
      <EventLine key={event.eventId} worldId={worldId} event={event} />
    ))}
  </List>
)
