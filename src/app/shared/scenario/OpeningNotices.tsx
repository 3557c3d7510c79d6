// Notices above the form of an opening: whether it is saved, reason of the rejection, what went wrong, a change by somebody else.
import { RefreshCw, TriangleAlert, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { TwoVersions } from '#app/shared/draft/TwoVersions.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { scenarioKindLabels } from '#rules/codes/scenario.ts'
import type { Ground } from './opening-fields.ts'
import type { OpeningForm } from './use-opening-form.ts'
import type { OpeningSave } from './use-opening-save.ts'

interface OpeningNoticesProps {
  form: OpeningForm
  save: OpeningSave
  isNew: boolean
  /** reason of the rejection */
  reason: string | null
  /** reads what there is now, after somebody else's change */
  onReload: () => void
  isReloading: boolean
}

export function OpeningNotices({ form, save, isNew, reason, onReload, isReloading }: OpeningNoticesProps) {
  const { problem, isChecking } = save
  const { theirs } = form
  const notices = useRef<HTMLDivElement>(null)
  const isAlarming = problem !== null || isChecking || theirs !== null
  // The buttons are far below on a phone.
  useEffect(() => {
    if (isAlarming) notices.current?.scrollIntoView?.({ block: 'center' })
  }, [isAlarming])
  return (
    <div ref={notices}>
      {reason && (
        <Notice tone="hi" icon={Undo2} silent className="mt-3" title="差し戻しの理由">
          <p className="whitespace-pre-wrap wrap-anywhere">{reason}</p>
        </Notice>
      )}
      <p className="mt-3 text-meta text-ink-soft">
        {save.pending
          ? '保存しています'
          : isChecking
            ? '保存できたか確かめています'
            : form.isDirty
              ? '保存していない変更があります'
              : isNew
                ? 'まだ保存していません'
                : '保存済み'}
      </p>
      {problem?.code === 'SCENARIO_CHANGED' ? (
        <Notice tone="hi" icon={TriangleAlert} className="mt-3" title={problem.message}>
          <p>書いた文章は、読み込み直しても残ります。</p>
          <Button
            variant="line"
            icon={RefreshCw}
            className="mt-2"
            pending={isReloading}
            pendingLabel="読み込んでいます"
            onClick={onReload}
          >
            読み込み直す
          </Button>
        </Notice>
      ) : (
        <PressNotice of={save} />
      )}
      {theirs && (
        <TwoVersions
          what="オープニング"
          written={versionOf({ fields: form.fields, text: form.text ?? '' })}
          saved={versionOf(theirs)}
          onGoOn={() => form.goOnFrom(theirs)}
          onAdopt={() => void form.adopt(theirs)}
        />
      )}
    </div>
  )
}

const versionOf = ({ fields, text }: Pick<Ground, 'fields' | 'text'>) => ({
  title: fields.scenarioTitle || '（題名なし）',
  text,
  facts: [
    scenarioKindLabels[fields.scenarioKind],
    `説明 ${fields.scenarioDescription.length}字`,
    `選択肢 ${fields.choices.length}`,
  ],
})
