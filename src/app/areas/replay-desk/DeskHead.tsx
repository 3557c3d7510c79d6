// Head of the desk of a replay: its state, the promised day with the choice of a new one, and who will be able to read it.
import { CalendarClock, Clock, Lock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { laterDates, laterWords } from '#app/areas/scenario-desk/running/later-dates.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Whole } from '#app/ui/Whole.tsx'
import { timeLeft } from '#rules/dates.ts'
import { replayStateLabels } from '#rules/scenario/replay-steps.ts'
import type { ReplayDesk } from './queries.ts'

const ExtendSheet = lazy(() =>
  import('#app/areas/scenario-desk/running/ExtendSheet.tsx').then(module => ({ default: module.ExtendSheet })),
)

interface DeskHeadProps {
  desk: ReplayDesk
  isOpen: boolean
  now: number
}

export function DeskHead({ desk: { card, state, publishAt, isOwn }, isOpen, now }: DeskHeadProps) {
  const [isMoving, move] = useState(false)
  const { replayDueAt } = card.dates
  const isLate = isOpen && replayDueAt !== null && Date.parse(replayDueAt) <= now
  const later = isOpen && isOwn ? laterDates(card, now) : null
  return (
    <>
      {/* One row where there is room for it, so that the text begins high. */}
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="num flex min-w-0 max-w-full flex-wrap items-center gap-2 text-meta text-ink-soft">
          <Chip tone={state === 'returned' ? 'hi' : state === 'published' ? 'matsuba' : 'kin'}>
            {replayStateLabels[state]}
          </Chip>
          {isLate && (
            <Chip tone="hi" icon={Clock}>
              約束の日を過ぎています
            </Chip>
          )}
          {card.privateReplayFlg && <Chip icon={Lock}>参加者だけに公開</Chip>}
          {replayDueAt && (
            <span>
              <Whole>
                約束 {formatDayTime(replayDueAt)}
                {isOpen && !isLate && ` — ${timeLeft(replayDueAt, now)}`}
              </Whole>
            </span>
          )}
          {publishAt && state === 'awaiting' && <span>公開 {formatDayTime(publishAt)}</span>}
        </p>
        {later && (
          <Button
            className="max-w-full whitespace-normal wrap-anywhere"
            variant={isLate ? 'line' : 'text'}
            icon={CalendarClock}
            onClick={() => move(true)}
          >
            {laterWords[later.date].open}
          </Button>
        )}
      </div>
      <Suspense>{isMoving && later && <ExtendSheet card={card} later={later} onClose={() => move(false)} />}</Suspense>
    </>
  )
}
