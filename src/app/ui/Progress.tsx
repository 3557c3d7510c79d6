// Progress bar: a thin bar and the count beside it.
import { cx } from './cx.ts'

export interface ProgressProps {
  value: number
  max: number
  /** subject of the count, for screen readers */
  label: string
  /** text beside the bar, instead of 3 / 8 */
  words?: string | undefined
  /** fuller than it can be */
  isOver?: boolean
  className?: string | undefined
}

export function Progress({ value, max, label, words, isOver, className }: ProgressProps) {
  return (
    <div className={cx('flex flex-wrap items-center gap-x-2', className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={words ?? `${max}のうち${value}`}
        className="h-2 min-w-16 flex-1 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={cx('h-full rounded-full', isOver ? 'bg-shu' : 'bg-ai')}
          style={{ width: `${(100 * value) / max}%` }}
        />
      </div>
      <span className="num max-w-full flex-none text-meta text-ink-soft" aria-hidden="true">
        {words ?? `${value} / ${max}`}
      </span>
    </div>
  )
}
