// Form of a letter: its subject and its text.

import { Send } from 'lucide-react'
import { useState } from 'react'
import { beginDraft } from '#app/platform/drafts/changing.ts'
import { useSession } from '#app/platform/use-session.ts'
import { DraftEditor } from '#app/shared/draft/DraftEditor.tsx'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/Field.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { INQUIRY_BODY_MAX, inquirySubjectLabels, inquirySubjects } from '#rules/inquiries.ts'
import { inquiryRefusals } from '#rules/refusals/inquiry.ts'
import { lengthCount } from '#rules/text/count.ts'
import { INQUIRY, keptSubject, readSubject, sendingLetter, useWaitingLetters } from './actions.ts'

export function LetterForm({ draftId }: { draftId: string | undefined }) {
  const { user } = useSession()
  const form = useTextForm({ write: sendingLetter, faultOf: whatIsWrong })
  const waiting = useWaitingLetters()
  const [subject, setSubject] = useState(() => readSubject(''))
  /** Id of a new draft for the next letter, while one is waiting. */
  const [next, setNext] = useState<string>()

  const begin = async (): Promise<void> => {
    toasts.add({ type: 'info', title: 'つながったら送ります', overline: 'お問い合わせ' })
    if (user) setNext(await beginDraft({ userId: user.userId, place: INQUIRY, target: '' }).catch(() => undefined))
  }
  const send = async (): Promise<void> => {
    if (form.pending) return
    const draftId = form.editor.current?.draftId()
    // The page was left between sending and the next letter.
    if (draftId && waiting.some(({ facts }) => facts.draftId === draftId)) return begin()
    const result = await form.send({ subjectKind: subject })
    if (result?.state === 'done') toasts.add({ type: 'success', title: 'お問い合わせを送りました' })
    else if (result && !('message' in result)) await begin()
  }
  return (
    <form
      className="mt-3"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
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
      <DraftEditor
        key={next}
        {...form.field}
        label="お問い合わせ内容"
        required
        place={INQUIRY}
        draftId={next ?? draftId}
        count={lengthCount}
        limit={INQUIRY_BODY_MAX}
        rows={8}
        onFields={fields => setSubject(readSubject(fields))}
        fieldWords={subjectWords}
        onSubmit={() => void send()}
      />
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        icon={Send}
        className="mt-3"
        pending={form.pending}
        reason={form.conflict}
      >
        送る
      </Button>
    </form>
  )
}

const subjectWords = (fields: string): string => `種類：${inquirySubjectLabels[readSubject(fields)]}`

function whatIsWrong(text: string): string | undefined {
  if (text.trim() === '') return inquiryRefusals.INQUIRY_EMPTY.message
  return lengthCount(text) > INQUIRY_BODY_MAX ? inquiryRefusals.INQUIRY_TOO_LONG.message : undefined
}
