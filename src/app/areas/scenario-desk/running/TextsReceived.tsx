// Count of the texts that participants have sent: one pip a person, above twelve a bar.
import { cx } from '#app/ui/cx.ts'
import { Progress } from '#app/ui/Progress.tsx'

const MOST_PIPS = 12

interface TextsReceivedProps {
  texts: number
  seated: number
  className?: string | undefined
}

export function TextsReceived({ texts, seated, className }: TextsReceivedProps) {
  if (seated > MOST_PIPS) {
    return (
      <div className={className}>
        <p className="text-sub">届いたプレイング</p>
        <Progress value={texts} max={seated} label="届いたプレイング" words={`${texts} / ${seated}人`} />
      </div>
    )
  }
  return (
    <div className={className}>
      <p className="num flex flex-wrap items-baseline justify-between gap-x-3 text-sub">
        届いたプレイング
        <span className="text-cap text-ink-soft">
          <b className="text-sub text-ink">{texts}</b> / {seated}人
        </span>
      </p>
      <div aria-hidden="true" className="mt-1 flex gap-[3px]">
        {Array.from({ length: seated }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name and never move
            key={index}
            className={cx('h-2 flex-1 rounded-full', index < texts ? 'bg-ai' : 'border border-line bg-sunken')}
          />
        ))}
      </div>
    </div>
  )
}
