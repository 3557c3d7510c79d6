// The bar below a playing text: whether it was sent, what of the draft has not arrived yet, and the button that sends it.
import { Send } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Whole } from '#app/ui/Whole.tsx'
import { formatDeadline, isUrgent, timeLeft } from '#rules/dates.ts'
import type { PlayingDesk } from './playing-queries.ts'

interface PlayingBarProps {
  /** the form that its button sends */
  formId: string
  desk: PlayingDesk
  /** number of places at which the draft differs from the sent text; null while the draft is being read */
  places: number | null
  pending: boolean
  reason: string | undefined
  now: number
}

export function PlayingBar({ formId, desk: { playing, playingUntil }, places, pending, reason, now }: PlayingBarProps) {
  return (
    <section
      aria-label="送る"
      data-action-bar=""
      className="sticky bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] z-5 -mx-4 mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line bg-surface px-4 py-2.5 md:-mx-6 md:bottom-0 md:px-6"
    >
      <div className="min-w-0">
        <Chip tone={playing ? 'matsuba' : 'shu'}>
          {playing ? `第${playing.version}版 送信済み` : 'プレイング未提出'}
        </Chip>
        <p className="num mt-0.5 text-cap">
          {playing && places !== null && places > 0 ? (
            <b>{places}か所が、まだ届いていません</b>
          ) : playing && places === 0 ? (
            '送った版と同じです'
          ) : (
            playingUntil && (
              <>
                <Whole>締切 {formatDeadline(playingUntil, now)}</Whole> —{' '}
                <b className={cx('inline-block', isUrgent(playingUntil, now) && 'text-shu')}>
                  {timeLeft(playingUntil, now)}
                </b>
              </>
            )
          )}
        </p>
      </div>
      <Button
        type="submit"
        form={formId}
        variant="shu"
        icon={Send}
        pending={pending}
        pendingLabel="送っています"
        reason={reason}
      >
        {playing ? '送りなおす' : '送る'}
      </Button>
    </section>
  )
}
