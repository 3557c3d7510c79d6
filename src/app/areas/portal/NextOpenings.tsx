// つぎの公開: when the next openings of the worlds come, with the time that is left.
import { CalendarClock } from 'lucide-react'
import { timeLeft } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { formatDayTime } from '#rules/dates.ts'
import type { GuestPortal } from './queries.ts'

export function NextOpenings({ openings, now }: { openings: GuestPortal['nextOpeningList']; now: number }) {
  const coming = openings.filter(({ openAt }) => Date.parse(openAt) > now)
  if (coming.length === 0) return null
  return (
    <List className="mt-3">
      {coming.map(({ worldId, worldName, openAt }) => (
        <ListLink
          key={worldId}
          to="/world/$worldId/scenario/opening"
          params={{ worldId }}
          icon={<Icon of={CalendarClock} className="text-ai" />}
          title={<span className="font-mincho font-semibold">{worldName}</span>}
          note={
            <>
              つぎのオープニング <time dateTime={openAt}>{formatDayTime(openAt, now)}</time>
            </>
          }
          trailing={
            <b className="num min-w-[4.5em] text-right text-cap whitespace-nowrap text-shu">{timeLeft(openAt, now)}</b>
          }
        />
      ))}
    </List>
  )
}
