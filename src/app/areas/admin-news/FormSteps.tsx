// Buttons for the steps that an article can take now. Steps that readers see or that cannot be undone ask first.
import { ExternalLink, Trash2, Undo2 } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { canTakeStep } from '#rules/news.ts'
import { type NewsForm, plannedTime } from './fields.ts'
import type { Question } from './StepDialog.tsx'
import type { DeskStep } from './taking-step.ts'
import type { NewsSteps } from './use-news-steps.ts'

const StepDialog = lazy(() => import('./StepDialog.tsx').then(module => ({ default: module.StepDialog })))

export function FormSteps({
  form,
  steps,
  check,
  run,
  obstacle,
  isNew,
}: {
  form: NewsForm
  steps: NewsSteps
  /** Whether the form may be sent; shows its faults otherwise. */
  check: (step: DeskStep) => boolean
  run: (step: DeskStep) => void
  /** Reason for which nothing can be sent now. */
  obstacle: string | null
  isNew: boolean
}) {
  const [question, setQuestion] = useState<Question | null>(null)
  const reasonId = useId()
  const { fields, ground } = form
  const base = ground.article
  const { busy } = steps
  const state = base?.state ?? 'draft'
  const off = obstacle === null ? undefined : reasonId
  const isPublished = state === 'published'
  const isLater = fields.timing === 'later'
  const step = (name: DeskStep) => ({ pending: busy === name, pendingLabel: '送信中', reasonId: off })
  const ask = (chosen: DeskStep) => check(chosen) && setQuestion(chosen)
  const save = () => {
    if (isPublished) ask('save')
    else if (check('save')) run('save')
  }
  const answer = (chosen: Question) => {
    if (chosen === 'discard') void form.adopt(ground).then(steps.forgetProblem)
    else run(chosen)
  }
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      {!isPublished && (
        <Button size="big" capped variant="shu" {...step('publish')} onClick={() => ask('publish')}>
          {state === 'scheduled'
            ? isLater
              ? 'この内容で予約しなおす'
              : 'すぐに公開する'
            : isLater
              ? '予約する'
              : '公開する'}
        </Button>
      )}
      <Button size="big" capped variant={isPublished ? 'shu' : 'line'} {...step('save')} onClick={save}>
        {state === 'draft' ? '下書きを保存' : '変更を保存'}
      </Button>
      {obstacle && (
        <p id={reasonId} className="text-cap text-ink-soft">
          {obstacle}
        </p>
      )}
      {(isPublished || state === 'scheduled') && (
        <p className="text-cap text-ink-soft">
          {isPublished ? '保存した変更は、すぐに読者に見えます。' : '「変更を保存」では公開の日時は変わりません。'}
        </p>
      )}
      <div className="flex flex-wrap gap-x-5">
        {isPublished && base && (
          <ButtonLink variant="text" icon={ExternalLink} to="/news/$postId" params={{ postId: String(base.postId) }}>
            公開ページを見る
          </ButtonLink>
        )}
        {form.isDirty && (
          <Button
            variant="text"
            icon={Undo2}
            reasonId={steps.isChecking ? reasonId : undefined}
            onClick={() => setQuestion('discard')}
          >
            変更を捨てる
          </Button>
        )}
        {base && canTakeStep('withdraw', state) && (
          <Button variant="text" {...step('withdraw')} onClick={() => setQuestion('withdraw')}>
            取り下げる
          </Button>
        )}
        {base && !isNew && canTakeStep('remove', state) && (
          <Button variant="text" icon={Trash2} {...step('remove')} onClick={() => setQuestion('remove')}>
            下書きを削除
          </Button>
        )}
      </div>
      <Suspense>
        {question && (
          <StepDialog
            question={question}
            state={state}
            publishAt={plannedTime(fields)}
            onClose={() => setQuestion(null)}
            onYes={() => answer(question)}
          />
        )}
      </Suspense>
    </div>
  )
}
