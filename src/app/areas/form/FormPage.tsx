// A form with its state: to be answered, answered already, closed, or for those who are signed in.
import { Flag, LogIn } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '#app/platform/use-session.ts'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { MemberButton } from '#app/shared/session/MemberButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { FormHead } from './FormHead.tsx'
import { GuestAnswer } from './GuestAnswer.tsx'
import { formQueries, type SentAnswer, type WebForm } from './queries.ts'
import { Receipt } from './Receipt.tsx'
import { UnsentAnswer } from './UnsentAnswer.tsx'

export function FormPage({ form: given, now }: { form: WebForm; now: number }) {
  const { user } = useSession()
  // The deadline may pass while the page is open.
  const isOpen = given.isOpen && (given.closesAt === null || now < Date.parse(given.closesAt))
  const form = { ...given, isOpen }
  return (
    <>
      <FormHead form={form} now={now} />
      {!isOpen && <Notice icon={Flag} silent title="受付は終了しました。" className="mb-3" />}
      {user ? (
        <MemberAnswers form={form} />
      ) : form.audience === 'everyone' ? (
        <GuestAnswer form={form} />
      ) : (
        isOpen && (
          <Notice icon={LogIn} silent title="このフォームに答えるには、ログインしてください。">
            <div className="mt-2">
              <MemberButton variant="ai">ログインして答える</MemberButton>
            </div>
          </Notice>
        )
      )}
    </>
  )
}

function MemberAnswers({ form }: { form: WebForm }) {
  const query = useRead(formQueries.own(form.formId))
  return (
    <Read
      query={query}
      title="あなたの回答を読み込めませんでした。"
      skeleton={
        <Loading>
          <SkeletonBlock className="h-40 rounded-card" />
        </Loading>
      }
    >
      {({ answerList }) => <Answering form={form} answers={answerList} />}
    </Read>
  )
}

function Answering({ form, answers }: { form: WebForm; answers: readonly SentAnswer[] }) {
  /** The answer that is changed; `new` for another one. */
  const [chosen, choose] = useState<number | 'new' | null>(null)
  const [arrived, setArrived] = useState<number | null>(null)
  const { isOpen, isOnce, audience } = form
  const isDone = isOnce && audience === 'member' && answers.length > 0
  const changed = answers.find(({ answerId }) => answerId === chosen) ?? null
  const isWriting = isOpen && (changed !== null || chosen === 'new' || answers.length === 0)
  const hear = ({ answerId }: SentAnswer): void => {
    setArrived(answerId)
    choose(null)
  }
  return (
    <>
      {!isOpen &&
        [null, ...answers].map(answer => <UnsentAnswer key={answer?.answerId ?? 'new'} form={form} sent={answer} />)}
      {isWriting && (
        <AnswerForm
          key={changed?.answerId ?? 'new'}
          form={form}
          sent={changed}
          taken={isOnce ? answers.flatMap(({ characterId }) => characterId ?? []) : []}
          onSent={hear}
          onCancel={answers.length > 0 ? () => choose(null) : undefined}
        />
      )}
      {!isWriting && answers.length > 0 && (
        <section aria-label="送った回答">
          <SectionHeading>送った回答</SectionHeading>
          <ul className="grid gap-3">
            {answers.map(answer => (
              <Receipt
                key={answer.answerId}
                questions={form.questions}
                answer={answer}
                isFresh={answer.answerId === arrived}
                onChange={isOpen ? () => choose(answer.answerId) : undefined}
              />
            ))}
          </ul>
          {isOpen && !isDone && (
            <Button variant="tonal" className="mt-3" onClick={() => choose('new')}>
              {audience === 'character' ? 'ほかのキャラクターで答える' : 'もうひとつ回答する'}
            </Button>
          )}
        </section>
      )}
    </>
  )
}
