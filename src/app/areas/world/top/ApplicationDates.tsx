// 参加受付期間: current and coming periods of registration, with the remaining time.
import { useQuery } from '@tanstack/react-query'
import { worldQueries } from '#app/shared/world/queries.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDayTime, formatDeadline, timeLeft } from '#app/ui/days.ts'
import { List, ListRow } from '#app/ui/List.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { isUrgent } from '#rules/dates.ts'

export function ApplicationDates({ worldId }: { worldId: string }) {
  const { data } = useQuery(worldQueries.applicationDates(worldId))
  const now = useNow()
  // Stored periods may have ended since.
  const dates = (data?.applicationDateList ?? []).filter(({ endsAt }) => Date.parse(endsAt) > now)
  if (dates.length === 0) return null
  return (
    <section>
      <SectionHeading>参加受付期間</SectionHeading>
      <List>
        {dates.map(({ title, startsAt, endsAt }) => {
          const hasBegun = Date.parse(startsAt) <= now
          const left = timeLeft(endsAt, now)
          return (
            <ListRow
              key={`${title} ${endsAt}`}
              title={<span className="font-mincho text-body font-semibold">{title}</span>}
              note={
                hasBegun ? (
                  <>
                    締切 <time dateTime={endsAt}>{formatDeadline(endsAt)}</time>
                    {left && (
                      <>
                        {' '}
                        — <span className={cx('font-semibold', isUrgent(endsAt, now) && 'text-shu')}>{left}</span>
                      </>
                    )}
                  </>
                ) : (
                  <>
                    <time dateTime={startsAt}>{formatDayTime(startsAt)}</time> から{' '}
                    <time dateTime={endsAt}>{formatDeadline(endsAt)}</time> まで
                  </>
                )
              }
              trailing={<Chip tone={hasBegun ? 'matsuba' : 'kin'}>{hasBegun ? '受付中' : 'これから'}</Chip>}
            />
          )
        })}
      </List>
    </section>
  )
}
