// Row of an order in a right column: how long its date is ahead, and whose turn it is.
import { TimeRibbon } from '#app/areas/scenario/TimeRibbon.tsx'
import { formatDeadline } from '#app/ui/days.ts'
import { isUrgent, timeLeft } from '#rules/dates.ts'
import { turnWords } from '../order-words.ts'
import type { OrderCard } from '../queries.ts'

/** Icon and words of a row for an order with a date. */
export function dueRow(order: OrderCard, now: number) {
  const dueAt = order.dueAt ?? ''
  const left = timeLeft(dueAt, now)
  return {
    icon: left && <TimeRibbon left={left} isUrgent={isUrgent(dueAt, now)} onCard className="-my-1 block" />,
    title: <span className="font-mincho font-semibold">{order.purpose}</span>,
    note: (
      <>
        <span className="block">{turnWords(order)}</span>
        <span className="block">{formatDeadline(dueAt)}</span>
      </>
    ),
  }
}
