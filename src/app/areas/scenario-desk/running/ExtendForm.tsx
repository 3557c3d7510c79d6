// A later date for a phase: a day chosen by arrows, who will hear of it, the one button that tells them.
import { ChevronLeft, ChevronRight, Send } from 'lucide-react'
import { useState } from 'react'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { formatDayWithWeekday } from '#app/ui/days.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { formatTime } from '#rules/dates.ts'
import { useExtend } from '../writes.ts'
import { type LaterDates, laterWords, type PromisedCard } from './later-dates.ts'

/** First value of the arrows: a moved date rarely needs one day alone. */
const FIRST = 2

interface ExtendFormProps {
  card: PromisedCard
  later: LaterDates
  onDone?: (() => void) | undefined
}

export function ExtendForm({ card, later: { date, days }, onDone }: ExtendFormProps) {
  const { worldId, scenarioId, phase, scenarioTitle, seated, applicants } = card
  const extending = useExtend({ worldId, scenarioId, phase })
  const [chosen, choose] = useState(FIRST)
  const at = Math.min(chosen, days.length - 1)
  const until = days[at]
  if (until === undefined) return null
  const tell = async (): Promise<void> => {
    const done = await extending.press({ worldId, scenarioId, phase, date, until, title: scenarioTitle })
    if (done) onDone?.()
  }
  const heads = Math.max(seated, applicants)
  return (
    <div>
      <fieldset>
        <legend className="mb-1.5 text-cap leading-[1.6] font-semibold">{laterWords[date].field}</legend>
        <div className="flex min-h-12 items-center rounded-card border border-line-strong bg-surface">
          <Arrow icon={ChevronLeft} label="1日早くする" isAtEnd={at === 0} onPress={() => choose(at - 1)} />
          <output className="num flex-1 py-1 text-center text-body leading-[1.35] font-semibold">
            {formatDayWithWeekday(until)} <span className="whitespace-nowrap">{formatTime(until)}</span>
          </output>
          <Arrow
            icon={ChevronRight}
            label="1日遅くする"
            isAtEnd={at === days.length - 1}
            onPress={() => choose(at + 1)}
          />
        </div>
      </fieldset>
      <p className="mt-1.5 text-cap text-ink-soft">
        {heads > 0
          ? `${heads}人に知らせ、シナリオのページの日付も変わります。`
          : 'シナリオのページの日付が変わります。'}
      </p>
      <PressNotice of={extending} />
      <Button
        variant="shu"
        size="big"
        capped
        icon={Send}
        className="mt-3"
        pending={extending.pending}
        pendingLabel="伝えています"
        reason={extending.reason}
        onClick={() => void tell()}
      >
        新しい日を伝える
      </Button>
    </div>
  )
}

interface ArrowProps {
  icon: typeof ChevronLeft
  label: string
  isAtEnd: boolean
  onPress: () => void
}

const Arrow = ({ icon, label, isAtEnd, onPress }: ArrowProps) => (
  <IconButton
    icon={icon}
    label={label}
    aria-disabled={isAtEnd || undefined}
    className={isAtEnd ? 'opacity-40' : undefined}
    onClick={() => !isAtEnd && onPress()}
  />
)
