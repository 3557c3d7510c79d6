// Form that sets the next date of a phase, its seats and its fewest participants, with a reason.
import { useState } from 'react'
import { dateNames } from '#app/areas/scenario/facts.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { ReasonSheet } from '#app/shared/decision/ReasonSheet.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { JapanTimeField } from '#app/ui/JapanTimeField.tsx'
import { Stepper } from '#app/ui/Stepper.tsx'
import { fromJapanField, toJapanField } from '#rules/dates.ts'
import { laterTimeFault } from '#rules/scenario/later-time.ts'
import { awaitedDate } from '#rules/scenario/life-cycle.ts'
import { SETTING_LIMITS } from '#rules/scenario/settings.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import type { Repair } from '../queries.ts'
import { changingNumbers, type NewNumbers } from './repair-writes.ts'

/** States without this form: drafts have a form of their own, and ended phases have no next date. */
const WITHOUT: readonly ScenarioState[] = ['draft', 'submitted', 'rejected', 'completed', 'notEstablished', 'withdrawn']

type NumbersFormProps = { card: Repair['card']; now: number }

export function NumbersForm({ card, now }: NumbersFormProps) {
  const { state, dates, seats: before, minimum: least, seated } = card
  const awaited = state === 'late' ? 'replayDueAt' : awaitedDate(state)
  const at = awaited && dates[awaited]
  const first = toJapanField(at)
  const [time, setTime] = useState(first)
  const [seats, setSeats] = useState(before)
  const [minimum, setMinimum] = useState(least)
  const [error, setError] = useState<string>()
  const [asked, ask] = useState<NewNumbers | null>(null)
  if (WITHOUT.includes(state)) return null
  const isMoved = time !== first
  const isSame = !isMoved && seats === before && minimum === least
  const change = (): void => {
    const until = isMoved ? fromJapanField(time) : null
    const fault = isMoved ? laterTimeFault({ name: '新しい日時', at: until, now }) : null
    setError(fault ?? undefined)
    if (fault) return
    ask({
      until,
      seats: seats === before ? null : seats,
      minimum: minimum === least ? null : minimum,
    })
  }
  const [, mostSeats] = SETTING_LIMITS.seats
  return (
    <section aria-label="日時と人数">
      <SectionHeading>日時と人数</SectionHeading>
      <Card>
        <form
          noValidate
          className="grid grid-cols-1 gap-3"
          onSubmit={event => {
            event.preventDefault()
            change()
          }}
        >
          {awaited && (
            <JapanTimeField
              label={`${dateNames[awaited]}の日時`}
              value={time}
              error={error}
              now={now}
              onChange={next => {
                setTime(next)
                setError(undefined)
              }}
            />
          )}
          {seats !== null && (
            <>
              <Stepper
                label="定員"
                unit="人"
                min={Math.max(1, seated, minimum)}
                max={mostSeats}
                value={seats}
                onChange={setSeats}
              />
              <Stepper label="最少人数" unit="人" min={1} max={seats} value={minimum} onChange={setMinimum} />
            </>
          )}
          <div className="flex justify-end">
            <Button type="submit" variant="line" reason={isSame ? '変えたところがありません。' : undefined}>
              変更する
            </Button>
          </div>
        </form>
      </Card>
      {asked && <ChangeSheet card={card} numbers={asked} onClose={() => ask(null)} />}
    </section>
  )
}

function ChangeSheet({ card, numbers, onClose }: { card: Repair['card']; numbers: NewNumbers; onClose: () => void }) {
  const acts = usePress(changingNumbers, { scenarioId: card.scenarioId }, { onLate: onClose, can: '変えられます' })
  const { until, seats, minimum } = numbers
  const press = async (reason: string): Promise<boolean> => {
    const done = await acts.press({ card, numbers, reason })
    if (done) onClose()
    return done !== null
  }
  const changed = [until !== null && '日時', seats !== null && '定員', minimum !== null && '最少人数']
  return (
    <ReasonSheet
      title="日時と人数を変えますか？"
      about={`numbers:${card.scenarioId}`}
      lead={card.scenarioTitle}
      effect={`${changed.filter(Boolean).join('・')}を変えます。${until !== null ? '日時は、マスターと参加者に知らせます。' : ''}`}
      button="変更する"
      pendingLabel="送っています"
      acts={acts}
      onPress={press}
      onClose={onClose}
    />
  )
}
