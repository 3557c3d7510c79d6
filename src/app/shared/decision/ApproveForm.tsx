// Form that approves something with a time of publication: its writer's wish, at once, or a chosen time.
import { Stamp } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { Button } from '#app/ui/Button.tsx'
import { JapanTimeField } from '#app/ui/JapanTimeField.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { fromJapanField, toJapanField } from '#rules/dates.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { laterTimeFault } from '#rules/scenario/later-time.ts'
import { OPENS_WITHIN_DAYS } from '#rules/scenario/opening.ts'
import { publicationWords } from './publication-words.ts'

interface ApproveFormProps {
  /** time of publication that its writer wishes */
  wish: string | null
  now: number
  /** reason that prevents sending, besides the network */
  obstacle: string | undefined
  /** @param publishAt time of publication; null: at once */
  onApprove: (publishAt: string | null) => void
  onClose: () => void
}

type Timing = 'wish' | 'now' | 'later'

export function ApproveForm({ wish, now, obstacle, onApprove, onClose }: ApproveFormProps) {
  const online = useOnline()
  const isAhead = wish !== null && Date.parse(wish) > now
  const [timing, setTiming] = useState<Timing>(isAhead ? 'wish' : 'now')
  const [time, setTime] = useState(() => (isAhead ? toJapanField(wish) : ''))
  const [error, setError] = useState<string>()
  const segments: readonly { value: Timing; label: string }[] = [
    ...(isAhead ? [{ value: 'wish' as const, label: '希望どおり' }] : []),
    { value: 'now', label: 'すぐに' },
    { value: 'later', label: '日時を決める' },
  ]
  const approve = (): void => {
    const at = timing === 'later' ? fromJapanField(time) : null
    const fault =
      timing === 'later' ? laterTimeFault({ name: '公開の日時', at, now, withinDays: OPENS_WITHIN_DAYS }) : null
    setError(fault ?? undefined)
    if (fault || !online || obstacle) return
    // Null would mean that wish.
    const atOnce = wish === null ? null : new Date(now).toISOString()
    onApprove(timing === 'wish' ? wish : timing === 'now' ? atOnce : at)
  }
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={event => {
        event.preventDefault()
        approve()
      }}
    >
      <p className="text-cap font-semibold">公開の日時</p>
      <SegmentedControl
        label="公開の日時"
        segments={segments}
        value={timing}
        onChange={next => {
          setTiming(next)
          setError(undefined)
        }}
      />
      {timing === 'later' ? (
        <JapanTimeField
          label="公開の日時"
          value={time}
          error={error}
          now={now}
          suffix="に公開します"
          onChange={next => {
            setTime(next)
            setError(undefined)
          }}
        />
      ) : (
        <p className="num text-sub">{publicationWords(timing === 'wish' ? wish : null, now)}します。</p>
      )}
      <div className="flex flex-wrap gap-3 *:min-w-0 *:flex-[1_1_8rem]">
        <Button variant="line" size="big" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button
          type="submit"
          variant="shu"
          size="big"
          icon={Stamp}
          reason={obstacle ?? offlineReason(online, '送れます')}
        >
          この日時で承認する
        </Button>
      </div>
      <p className="text-cap text-ink-soft">承認したあと10秒は取り消せます。</p>
    </form>
  )
}
