// What stands above the form: where the article stands, what is wrong, what is not known yet, what somebody else changed.
import { CircleHelp, RefreshCw, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { formatDateTime } from '#rules/dates.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { StateChip } from './AdminNewsRow.tsx'
import type { FieldErrors } from './fields.ts'
import { NewsConflict } from './NewsConflict.tsx'
import { stepWords } from './step-words.ts'
import type { NewsForm } from './use-news-form.ts'
import type { useNewsSteps } from './use-news-steps.ts'

type Steps = ReturnType<typeof useNewsSteps>

export function FormNotices({
  form,
  steps,
  errors,
  online,
  worldName,
}: {
  form: NewsForm
  steps: Steps
  errors: FieldErrors
  online: boolean
  worldName: string | null
}) {
  const { base, theirs } = form
  const { sent } = form.form
  const { busy, problem } = steps
  const wrong = Object.values(errors)
  const notices = useRef<HTMLDivElement>(null)
  const isUnknown = sent !== null && busy === null
  // The buttons are far below on a phone.
  useEffect(() => {
    if (problem || isUnknown) notices.current?.scrollIntoView({ block: 'center' })
  }, [problem, isUnknown])
  return (
    <div ref={notices}>
      <p className="mt-3 flex flex-wrap items-center gap-2 text-meta text-ink-soft">
        <StateChip state={base?.state ?? 'draft'} />
        {base?.publishAt && base.state !== 'draft' && base.state !== 'withdrawn' && (
          <span className="num">
            {formatDateTime(base.publishAt)}
            {base.state === 'scheduled' && 'に公開します'}
          </span>
        )}
        <span>{form.isDirty ? '保存していない変更があります' : base ? '保存済み' : 'まだ保存していません'}</span>
      </p>
      {wrong.length > 0 && (
        <Notice tone="hi" icon={TriangleAlert} title="入力を確かめてください。" className="mt-3">
          <ul>
            {wrong.map(words => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Notice>
      )}
      {problem && (
        <Notice tone="hi" icon={TriangleAlert} title={problem.message} className="mt-3">
          {problem.isChanged && (
            <>
              <p>書いた文章は、読み込み直しても残ります。</p>
              <Button
                variant="line"
                icon={RefreshCw}
                className="mt-2"
                pending={busy === 'reload'}
                pendingLabel="読み込んでいます"
                onClick={() => void steps.reload()}
              >
                読み込み直す
              </Button>
            </>
          )}
        </Notice>
      )}
      {sent && isUnknown && (
        <Notice icon={CircleHelp} title={`${stepWords[sent.step]}の結果をまだ確かめていません。`} className="mt-3">
          <p>もう一度送って確かめます。二重にはなりません。</p>
          <Button
            variant="line"
            className="mt-2"
            reason={offlineReason(online, '確かめられます')}
            onClick={() => void steps.run(sent.step)}
          >
            結果を確かめる
          </Button>
        </Notice>
      )}
      {theirs && <NewsConflict form={form} theirs={theirs} adopt={steps.adopt} worldName={worldName} />}
    </div>
  )
}
