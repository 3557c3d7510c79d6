// Parameters and the effect of a change: before, after, and the difference as a part of the bar.
import { Card } from '#app/ui/Card.tsx'
import { cx } from '#app/ui/cx.ts'
import { isChanged, type StatRow, signed } from './stat-values.ts'

const HUNDRED = 100

export function StatChanges({ rows, title = '能力' }: { rows: readonly StatRow[]; title?: string }) {
  if (rows.length === 0) return null
  const most = Math.max(1, ...rows.flatMap(({ before, after }) => [before, after]))
  return (
    <Card as="section" aria-label={title}>
      <h2 className="font-mincho text-body font-semibold">{title}</h2>
      <ul className="mt-1.5 grid gap-1">
        {rows.map(row => (
          <Row key={row.id} row={row} most={most} room={rows.some(isChanged) ? 'w-[7.25rem]' : 'w-10'} />
        ))}
      </ul>
    </Card>
  )
}

/** @param room width of the numbers, the same for all rows, because bars are compared by eye */
function Row({ row, most, room }: { row: StatRow; most: number; room: string }) {
  const { name, before, after } = row
  const width = (value: number): string => `${(HUNDRED * Math.max(0, value)) / most}%`
  const gained = after > before
  return (
    <li className="flex min-h-7 flex-wrap items-center gap-x-2 text-sub">
      <span className="w-[6.25rem] flex-none leading-[1.3]">{name}</span>
      <span aria-hidden="true" className="flex h-2.5 min-w-12 flex-1 overflow-hidden rounded-full bg-sunken">
        <span className="bg-ai" style={{ width: width(Math.min(before, after)) }} />
        {isChanged(row) && (
          <span
            className={cx('border-l border-surface', gained ? 'bg-matsuba' : 'bg-hi')}
            style={{ width: width(Math.abs(after - Math.max(0, before))) }}
          />
        )}
      </span>
      <span className={cx('flex flex-none justify-end', room)}>
        <StatNumbers row={row} />
      </span>
    </li>
  )
}

/** `72 → 78 +6`, or the value alone. */
export function StatNumbers({ row: { before, after } }: { row: StatRow }) {
  const difference = after - before
  if (difference === 0) return <b className="num">{after}</b>
  return (
    <span className="num flex flex-none items-baseline gap-1.5">
      <span className="text-meta text-ink-soft">
        {before}
        <span aria-hidden="true"> →</span>
        <span className="vh">から</span>
      </span>
      <b>{after}</b>
      <b className={cx('text-cap', difference > 0 ? 'text-matsuba' : 'text-hi')}>{signed(difference)}</b>
    </span>
  )
}
