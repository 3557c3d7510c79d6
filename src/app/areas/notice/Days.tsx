// Rows of notices under their days.
import type { ReactNode } from 'react'
import { List } from '#app/ui/List.tsx'
import type { Instant } from '#rules/dates.ts'
import { byDay } from './notice-days.ts'

type DaysProps<Notice> = {
  noticeList: readonly Notice[]
  now: number
  timeOf: (notice: Notice) => Instant
  row: (notice: Notice) => ReactNode
}

export const Days = <Notice,>({ noticeList, now, timeOf, row }: DaysProps<Notice>) =>
  byDay(noticeList, now, timeOf).map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <h2 className="num mt-1.5 flex min-h-10 items-center text-cap font-semibold text-ink-soft">{day}</h2>
      <List>{ofDay.map(row)}</List>
    </section>
  ))
