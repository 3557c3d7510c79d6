// A question that asks for a picture: chosen on the device, made small, sent at once, shown as it was stored.
import { ImageUp, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { shrinkPicture } from '#app/shared/picture/prepare.ts'
import { PICTURE_TYPES } from '#app/shared/picture/types.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FILE_NAME_MAX, SENT_PICTURE_SIDE } from '#rules/form-files.ts'
import type { Answer, Question } from '#rules/web-forms.ts'
import { PrivatePicture } from './PrivatePicture.tsx'
import { sendingPicture } from './writes.ts'

interface FileFieldProps {
  /** null for a preview */
  formId: number | null
  question: Question
  answer: Answer
  label: ReactNode
  error: string | undefined
  onChange: (patch: { fileId: string | null }) => void
}

export function FileField({ formId, question, answer, label, error, onChange }: FileFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const [isReading, setReading] = useState(false)
  const { questionId, note } = question
  const desk = usePress(
    sendingPicture,
    { questionId },
    { onLate: ({ fileId }) => onChange({ fileId }), can: '送れます' },
  )
  const send = async (chosen: File | undefined): Promise<void> => {
    if (input.current) input.current.value = ''
    if (!chosen || formId === null) return
    setFault(undefined)
    setReading(true)
    const picture = await shrinkPicture(chosen, SENT_PICTURE_SIDE).catch(() => null)
    setReading(false)
    if (picture === null) return setFault('この画像は読み取れませんでした。ほかの画像を選んでください。')
    const name = [...chosen.name].slice(0, FILE_NAME_MAX / 2).join('') || '画像'
    const answer = await desk.press({ formId, questionId, name, picture })
    if (answer) onChange(answer)
  }
  const wrong = fault ?? error
  return (
    <fieldset aria-describedby={wrong ? `${id}-error` : undefined}>
      <legend className="mb-1 text-cap font-semibold">{label}</legend>
      {note && <p className="mb-1.5 text-cap text-ink-soft wrap-anywhere">{note}</p>}
      {answer.fileId !== null && (
        <div className="mb-2">
          <PrivatePicture fileId={answer.fileId} alt="選んだ画像" />
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        className="vh"
        tabIndex={-1}
        aria-label={`画像：${question.label}`}
        onChange={event => void send(event.currentTarget.files?.[0])}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="line"
          icon={ImageUp}
          pending={isReading || desk.pending}
          pendingLabel="送っています"
          reason={formId === null ? 'プレビューでは選べません。' : desk.reason}
          onClick={() => input.current?.click()}
        >
          {answer.fileId === null ? '画像を選ぶ' : 'ほかの画像を選ぶ'}
        </Button>
        {answer.fileId !== null && (
          <Button variant="text" icon={Trash2} onClick={() => onChange({ fileId: null })}>
            画像を外す
          </Button>
        )}
      </div>
      <p className="mt-1.5 text-cap text-ink-soft">送った画像は、あなたと運営だけが見られます。</p>
      {wrong && (
        <p id={`${id}-error`} data-fault="" tabIndex={-1} className="mt-1 text-cap font-semibold text-hi">
          {wrong}
        </p>
      )}
      <PressNotice of={desk} />
    </fieldset>
  )
}
