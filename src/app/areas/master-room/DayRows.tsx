// Days of a master's calendar as rows, each with its dates before its words.
import type { ReactNode } from 'react'
import { formatDayWithWeekday } from '#app/ui/days.ts'
import { List } from '#app/ui/List.tsx'
import type { RoomDayRow } from './queries.ts'

interface DayRowsProps {
  days: readonly RoomDayRow[]
  /** the act on a day */
  trailing?: (day: RoomDayRow) => ReactNode
}

export const DayRows = ({ days, trailing }: DayRowsProps) => (
  <List>
    {days.map(day => (
      <li key={day.dayId} className="flex flex-wrap items-center gap-x-3 py-2 pr-3 pl-4">
        <p className="num min-w-29 flex-none text-cap font-bold text-ai">
          <Day day={day.fromDay} />
          {day.toDay !== day.fromDay && (
            <span className="block">
              〜 <Day day={day.toDay} />
            </span>
          )}
        </p>
        <p className="flex min-h-11 min-w-0 flex-[1_1_9rem] items-center text-sub wrap-anywhere">{day.words}</p>
        {trailing?.(day)}
      </li>
    ))}
  </List>
)

const Day = ({ day }: { day: string }) => (
  <time dateTime={day} className="whitespace-nowrap">
    {formatDayWithWeekday(`${day}T12:00:00+09:00`)}
  </time>
)
