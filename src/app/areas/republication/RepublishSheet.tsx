// Sheet that publishes a replay or an opening again: the office's words, the time, and for a replay its days at the head.
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { useWritten } from '#app/shared/form/use-written.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { TextAreaField } from '#app/ui/Field.tsx'
import { JapanTimeField } from '#app/ui/JapanTimeField.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { Stepper } from '#app/ui/Stepper.tsx'
import { fromJapanField } from '#rules/dates.ts'
import {
  type RepublicationErrors,
  type Republished,
  republicationFaults,
  STANDS_DAYS,
  WORDS_MOST,
} from '#rules/republication.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { lengthCount } from '#rules/text/count.ts'
import type { Candidate } from './queries.ts'
import { republishing } from './writes.ts'

type Timing = 'draft' | 'now' | 'later'

interface RepublishSheetProps {
  what: Republished
  card: Candidate['card']
  /** present time by the server's clock */
  now: number
  onClose: () => void
}

export function RepublishSheet({ what, card, now, onClose }: RepublishSheetProps) {
  const navigate = useNavigate()
  const isReplay = what === 'replay'
  const { written: words, write: setWords, forget } = useWritten(`republication1:${what}:${card.scenarioId}`, '')
  const [timing, setTiming] = useState<Timing>(isReplay ? 'now' : 'draft')
  const [time, setTime] = useState('')
  const [days, setDays] = useState<number>(STANDS_DAYS.first)
  const [faults, setFaults] = useState<RepublicationErrors>({})
  const field = useRef<HTMLTextAreaElement>(null)
  const acts = usePress(republishing, { scenarioId: card.scenarioId, what }, { onLate: onClose, can: '再公開できます' })
  const segments: readonly { value: Timing; label: string }[] = [
    ...(isReplay ? [] : [{ value: 'draft' as const, label: '下書き' }]),
    { value: 'now', label: 'すぐに' },
    { value: 'later', label: '日時を決める' },
  ]
  const press = async (): Promise<void> => {
    const publishAt = timing === 'later' ? fromJapanField(time) : null
    const form = { what, words, publishAt, days: isReplay ? days : 0 }
    const found: RepublicationErrors = {
      ...republicationFaults(form, now),
      ...(timing === 'later' && publishAt === null && { publishAt: '公開の日時を入力してください。' }),
    }
    setFaults(found)
    if (found.words) return field.current?.focus()
    if (Object.keys(found).length > 0) return
    const done = await acts.press({ ...form, card, asDraft: timing === 'draft' })
    if (!done) return
    forget()
    onClose()
    if (timing === 'draft' && done.newScenarioId !== null) {
      const search = { worldId: card.worldId, scenarioId: padScenarioId(done.newScenarioId) }
      await navigate({ to: '/myPage/admin/opening', search })
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      width={500}
      title={isReplay ? 'リプレイを再公開しますか？' : 'オープニングを再公開しますか？'}
      lead={card.scenarioTitle}
    >
      <p className="mt-2 text-sub">
        {isReplay
          ? 'ワールドのリプレイの一覧で、いちばん前に立ちます。'
          : '同じ内容の公式のシナリオを、新しく作ります。もとのシナリオは変わりません。'}
      </p>
      <TextAreaField
        ref={field}
        data-autofocus=""
        className="mt-3"
        label="運営の言葉"
        required
        value={words}
        error={faults.words}
        hint={
          <span className="num">
            {lengthCount(words)} / {WORDS_MOST}字・{isReplay ? '一覧で読まれます。' : '記録に残ります。'}
          </span>
        }
        onChange={event => {
          setWords(event.currentTarget.value)
          setFaults({})
        }}
      />
      <p className="mt-3 mb-1.5 text-cap font-semibold">公開の日時</p>
      <SegmentedControl
        label="公開の日時"
        segments={segments}
        value={timing}
        onChange={next => {
          setTiming(next)
          setFaults({})
        }}
      />
      {timing === 'draft' && <p className="mt-1.5 text-cap text-ink-soft">下書きを作り、編集の画面を開きます。</p>}
      {timing === 'later' && (
        <div className="mt-3">
          <JapanTimeField
            label="公開の日時"
            value={time}
            error={faults.publishAt}
            suffix="に再公開します"
            now={now}
            onChange={next => {
              setTime(next)
              setFaults({})
            }}
          />
        </div>
      )}
      {isReplay && (
        <div className="mt-3">
          <Stepper
            label="一覧の前に立つ日数"
            unit="日"
            min={STANDS_DAYS.least}
            max={STANDS_DAYS.most}
            value={days}
            onChange={setDays}
          />
        </div>
      )}
      <PressNotice of={acts} />
      <ConfirmActions
        onCancel={onClose}
        pending={acts.pending}
        pendingLabel="送っています"
        reason={acts.reason}
        onClick={() => void press()}
      >
        {timing === 'draft' ? '下書きを作る' : timing === 'later' ? '予約する' : '再公開する'}
      </ConfirmActions>
    </Sheet>
  )
}
