// Result of a decision in place of its buttons, with a button that takes it back for some seconds.
import { Check, Undo2, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { SendChip } from '#app/ui/WaitingLine.tsx'
import { type Standing, UNDO_MS } from './use-decisions.ts'

const SECOND = 1_000
const TICK_MS = 200
/** Time in which the second tap of a double tap on 承認する may fall on this button, and is ignored. */
const DOUBLE_TAP_MS = 700

export function VerdictLine({
  standing,
  done,
  name,
  note,
  onTakeBack,
}: {
  standing: Extract<Standing, { state: 'given' | 'done' }>
  /** result in words: 承認しました */
  done: string
  name: string
  /** consequence of the decision, in one line */
  note?: ReactNode
  onTakeBack: () => void
}) {
  const line = useRef<HTMLParagraphElement>(null)
  const { verdict } = standing
  const canTakeBack = standing.state === 'given' && standing.sending === 'waiting'
  const left = useTimeLeft(canTakeBack ? standing.item.undoUntil : undefined)
  // The focused buttons have disappeared, and later 取り消す does. A focus that was moved on by keyboard is kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes and goes with this.
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true })
  }, [canTakeBack])
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 pt-3">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-9 flex-none place-items-center rounded-full max-[359px]:hidden',
          verdict.isApproved ? 'bg-matsuba-soft text-matsuba' : 'bg-sunken text-ink-soft',
        )}
      >
        <Icon of={verdict.isApproved ? Check : X} />
      </span>
      <p
        ref={line}
        tabIndex={-1}
        className={cx(
          'flex-1 text-sub font-bold whitespace-nowrap outline-none',
          verdict.isApproved ? 'text-matsuba' : 'text-ink',
        )}
      >
        {done}
        {note && <span className="num block text-cap font-normal whitespace-normal text-ink-soft">{note}</span>}
        {canTakeBack && left === 0 && (
          <span className="block text-cap font-normal whitespace-normal text-ink-soft">つながったら送ります</span>
        )}
      </p>
      {standing.state === 'given' && standing.sending === 'checking' && <SendChip state="checking" />}
      {canTakeBack && <TakeBack left={left} name={name} onTakeBack={onTakeBack} />}
    </div>
  )
}

function TakeBack({ left, name, onTakeBack }: { left: number; name: string; onTakeBack: () => void }) {
  const [since] = useState(Date.now)
  const press = () => {
    if (Date.now() - since >= DOUBLE_TAP_MS) onTakeBack()
  }
  return (
    <Button variant="line" icon={left > 0 ? undefined : Undo2} onClick={press}>
      {left > 0 && <Ring share={left / UNDO_MS} />}
      <span className="num">
        取り消す
        {left > 0 && <span aria-hidden="true"> {Math.ceil(left / SECOND)}秒</span>}
        <span className="vh">：{name}</span>
      </span>
    </Button>
  )
}

const RADIUS = 7
const ROUND = 2 * Math.PI * RADIUS

/** The remaining time as a ring that empties. */
const Ring = ({ share }: { share: number }) => (
  <svg viewBox="0 0 18 18" aria-hidden="true" className="size-4.5 flex-none -rotate-90 fill-none stroke-3">
    <circle cx="9" cy="9" r={RADIUS} className="stroke-line" />
    <circle
      cx="9"
      cy="9"
      r={RADIUS}
      className="stroke-shu"
      strokeDasharray={ROUND}
      strokeDashoffset={ROUND * (1 - Math.min(1, share))}
    />
  </svg>
)

/** Milliseconds until a time, 0 when it has passed or there is none. */
function useTimeLeft(until: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === undefined) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(() => {
      tick()
      if (Date.now() >= until) clearInterval(timer)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? 0 : Math.max(0, until - now)
}
