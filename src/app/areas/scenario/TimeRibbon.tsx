// Time that is left, on a ribbon that hangs from the top edge of a picture or a card: あと over 3時間. What is near is vermilion.
import { cx } from '#app/ui/cx.ts'

interface TimeRibbonProps {
  /** あと3時間, まもなく */
  left: string
  isUrgent: boolean
  /** on a card, whose ground it would not stand out from */
  onCard?: boolean
  className?: string
}

export function TimeRibbon({ left, isUrgent, onCard, className }: TimeRibbonProps) {
  const isCounted = left.startsWith('あと')
  return (
    <span
      aria-hidden="true"
      className={cx(
        'min-w-14 px-1.5 pt-1.5 pb-3.5 text-center leading-tight [clip-path:polygon(0_0,100%_0,100%_100%,50%_calc(100%-9px),0_100%)]',
        isUrgent ? 'bg-shu text-on-shu' : cx(onCard ? 'bg-sunken' : 'bg-surface', 'text-ink'),
        className,
      )}
    >
      {isCounted && <span className="block text-meta">あと</span>}
      <b className="font-mincho text-sub whitespace-nowrap">{isCounted ? left.slice(2) : left}</b>
    </span>
  )
}
