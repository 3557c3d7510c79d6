// Notices above the form of an article: its state, faults, a lost answer, changes by somebody else.
import { RefreshCw, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { formatDateTime } from '#rules/dates.ts'
import { StateChip } from './AdminNewsRow.tsx'
import type { FieldErrors } from './fields.ts'
import { NewsConflict } from './NewsConflict.tsx'
import type { NewsForm } from './use-news-form.ts'
import type { NewsSteps } from './use-news-steps.ts'

export function FormNotices({
  form,
  steps,
  errors,
  worldName,
}: {
  form: NewsForm
  steps: NewsSteps
  errors: FieldErrors
  worldName: string | null
}) {
  const { base, theirs } = form
  const { busy, problem, isChecking } = steps
  const wrong = Object.values(errors)
  const notices = useRef<HTMLDivElement>(null)
  const isStale = problem?.code === 'NEWS_CHANGED' || problem?.code === 'NEWS_STATE'
  // The buttons are far below on a phone.
  useEffect(() => {
    if (problem || isChecking) notices.current?.scrollIntoView({ block: 'center' })
  }, [problem, isChecking])
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
        <Notice tone="hi" icon={TriangleAlert} title="入力をお確かめください。" className="mt-3">
          <ul>
            {wrong.map(words => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Notice>
      )}
      <PressNotice of={steps}>
        {isStale && (
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
      </PressNotice>
      {/* While an answer is missing, the newer version may be our own. */}
      {theirs && !isChecking && <NewsConflict form={form} theirs={theirs} adopt={steps.adopt} worldName={worldName} />}
    </div>
  )
}
