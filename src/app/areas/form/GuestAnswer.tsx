// The answer of somebody who is not signed in: sent after the bot check, and changed from this device alone.
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { useKeptChoice } from '#app/platform/kept-choice.ts'
import { Refusal } from '#app/platform/requests.ts'
import { randomUuid } from '#app/platform/uuid.ts'
import { whatWentWrong } from '#app/shared/draft/what-went-wrong.ts'
import { Button } from '#app/ui/Button.tsx'
import { type Problem, ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { offlineReason } from '#rules/messages/offline.ts'
import { AnswerFields } from './AnswerFields.tsx'
import { formCalls, type SentAnswer, type WebForm } from './queries.ts'
import { Receipt } from './Receipt.tsx'
import { UnsentAnswer } from './UnsentAnswer.tsx'
import { useAnswers } from './use-answers.ts'

type Kept = { sentId: string; answer: SentAnswer }

export function GuestAnswer({ form }: { form: WebForm }) {
  const { choice: kept, choose: keep } = useKeptChoice<Kept>(`formSent1:${form.formId}`)
  const [isChanging, setChanging] = useState(false)
  const [isFresh, setFresh] = useState(false)
  if (!form.isOpen && (!kept || isChanging)) return <UnsentAnswer form={form} sent={kept?.answer ?? null} />
  if (kept && !isChanging) {
    return (
      <ul>
        <Receipt
          questions={form.questions}
          answer={kept.answer}
          isFresh={isFresh}
          onChange={form.isOpen ? () => setChanging(true) : undefined}
        >
          <Button variant="text" icon={Trash2} onClick={() => keep(null)}>
            この端末から控えを消す
          </Button>
        </Receipt>
      </ul>
    )
  }
  return (
    <GuestForm
      key={kept?.sentId ?? 'new'}
      form={form}
      kept={kept}
      onSent={sent => {
        keep(sent)
        setFresh(true)
        setChanging(false)
      }}
      onCancel={kept ? () => setChanging(false) : undefined}
    />
  )
}

interface GuestFormProps {
  form: WebForm
  kept: Kept | null
  onSent: (sent: Kept) => void
  onCancel: (() => void) | undefined
}

function GuestForm({ form, kept, onSent, onCancel }: GuestFormProps) {
  const online = useOnline()
  const { formId, questions } = form
  const answering = useAnswers({ formId, questions, sent: kept?.answer ?? null })
  // Not by a write of the outbox: that is of a user, and its sender may be signed in nowhere. The id below does what a key does.
  /** Id of an answer that was sent and whose receipt has not come: the same at every try, also in a page that is opened anew. */
  const { choice: begun, choose: begin } = useKeptChoice<string>(`formSending1:${formId}`)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  const send = async (): Promise<void> => {
    if (isPending || !online || !answering.check()) return answering.tell()
    setPending(true)
    setProblem(null)
    const sentId = kept?.sentId ?? begun ?? randomUuid()
    begin(sentId)
    try {
      const answer = await formCalls.sendAsGuest.send({ formId, sentId, answers: [...answering.answers] })
      begin(null)
      answering.drop()
      onSent({ sentId, answer })
    } catch (error) {
      const code = error instanceof Refusal ? error.code : null
      setProblem({ code, message: whatWentWrong(error), isUnknown: code === null })
    } finally {
      setPending(false)
    }
  }
  return (
    <AnswerFields
      form={form}
      answering={answering}
      isBusy={isPending}
      reason={offlineReason(online, '送れます')}
      isChange={kept !== null}
      onSubmit={() => void send()}
      onCancel={onCancel}
    >
      {problem && <ProblemNotice problem={problem} className="w-full" />}
      <p className="text-cap text-ink-soft">ログインしないで送ると、回答を直せるのはこの端末からだけです。</p>
    </AnswerFields>
  )
}
