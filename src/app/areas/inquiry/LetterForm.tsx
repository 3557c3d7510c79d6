// Form of a letter: its subject and its text.
import { useState } from 'react'
import { TextForm } from '#app/shared/draft/TextForm.tsx'
import { useNextText } from '#app/shared/draft/use-next-text.ts'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { SelectField } from '#app/ui/Field.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { INQUIRY_BODY_MAX, inquirySubjectLabels, inquirySubjects } from '#rules/inquiries.ts'
import { inquiryRefusals } from '#rules/refusals/inquiry.ts'
import { lengthCount } from '#rules/text/count.ts'
import { INQUIRY, keptSubject, readSubject, sendingLetter, useWaitingLetters } from './actions.ts'

export function LetterForm({ draftId }: { draftId: string | undefined }) {
  const form = useTextForm({ write: sendingLetter, faultOf: whatIsWrong })
  const waiting = useWaitingLetters()
  const { send, next } = useNextText(form, { place: INQUIRY, target: '', name: 'お問い合わせ', waiting })
  const [subject, setSubject] = useState(() => readSubject(''))
  const sendLetter = async (): Promise<void> => {
    const result = await send({ subjectKind: subject })
    if (result?.state === 'done') toasts.add({ type: 'success', title: 'お問い合わせを送りました' })
  }
  return (
    <TextForm
      form={form}
      label="お問い合わせ内容"
      place={INQUIRY}
      draftId={draftId}
      next={next}
      limit={INQUIRY_BODY_MAX}
      rows={8}
      onFields={fields => setSubject(readSubject(fields))}
      fieldWords={subjectWords}
      isMain
      button="送る"
      onSend={() => void sendLetter()}
      head={
        <SelectField
          label="種類"
          className="mb-3"
          value={subject}
          onChange={event => {
            const chosen = inquirySubjects.find(kind => kind === event.target.value) ?? 'other'
            setSubject(chosen)
            form.editor.current?.fill(keptSubject(chosen))
          }}
        >
          {inquirySubjects.map(kind => (
            <option key={kind} value={kind}>
              {inquirySubjectLabels[kind]}
            </option>
          ))}
        </SelectField>
      }
    />
  )
}

const subjectWords = (fields: string): string => `種類：${inquirySubjectLabels[readSubject(fields)]}`

function whatIsWrong(text: string): string | undefined {
  if (text.trim() === '') return inquiryRefusals.INQUIRY_EMPTY.message
  return lengthCount(text) > INQUIRY_BODY_MAX ? inquiryRefusals.INQUIRY_TOO_LONG.message : undefined
}
