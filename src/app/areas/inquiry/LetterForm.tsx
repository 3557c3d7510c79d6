// Form of a letter: its subject and its text.

import { Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { beginDraft } from '#app/platform/drafts/changing.ts'
import { useSession } from '#app/platform/use-session.ts'
import { CHOOSE_VERSION } from '#app/shared/draft/choose-version.ts'
import { DraftEditor, type DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/Field.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { INQUIRY_BODY_MAX, inquirySubjectLabels, inquirySubjects } from '#rules/inquiries.ts'
import { inquiryRefusals } from '#rules/refusals/inquiry.ts'
import { lengthCount } from '#rules/text/count.ts'
import { INQUIRY, keptSubject, readSubject, sendingLetter, useWaitingLetters } from './actions.ts'

export function LetterForm({ draftId }: { draftId: string | undefined }) {
  const { user } = useSession()
  const editor = useRef<DraftEditorHandle>(null)
  const { handIn, pending } = useHandIn(sendingLetter)
  const waiting = useWaitingLetters()
  const [subject, setSubject] = useState(() => readSubject(''))
  const [message, setMessage] = useState<string>()
  const [hasTwo, setHasTwo] = useState(false)
  /** Id of a new draft for the next letter, while one is waiting. */
  const [next, setNext] = useState<string>()

  const begin = async (): Promise<void> => {
    toasts.add({ type: 'info', title: 'つながったら送ります', overline: 'お問い合わせ' })
    if (user) setNext(await beginDraft({ userId: user.userId, place: INQUIRY, target: '' }).catch(() => undefined))
  }
  const send = async (): Promise<void> => {
    if (!editor.current || pending || hasTwo) return
    const wrong = whatIsWrong(editor.current.text())
    setMessage(wrong)
    if (wrong) return editor.current.focus()
    const draftId = editor.current.draftId()
    // The page was left between sending and the next letter.
    if (waiting.some(({ facts }) => facts.draftId === draftId)) return begin()
    const result = await handIn(editor.current, { subjectKind: subject })
    if (result.state === 'done') toasts.add({ type: 'success', title: 'お問い合わせを送りました' })
    else if ('message' in result) setMessage(result.message)
    else await begin()
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
          editor.current?.fill(keptSubject(chosen))
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
        ref={editor}
        label="お問い合わせ内容"
        required
        place={INQUIRY}
        draftId={next ?? draftId}
        count={lengthCount}
        limit={INQUIRY_BODY_MAX}
        error={message}
        rows={8}
        onFields={fields => setSubject(readSubject(fields))}
        fieldWords={subjectWords}
        onText={() => setMessage(undefined)}
        onConflict={setHasTwo}
        onSubmit={() => void send()}
      />
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        icon={Send}
        className="mt-3"
        pending={pending}
        reason={hasTwo ? CHOOSE_VERSION : undefined}
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
