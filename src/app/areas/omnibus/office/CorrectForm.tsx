// The office corrects a theme with its characters: one that waits before it is judged, a shown one at once (C091).
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Info, Save } from 'lucide-react'
import { useState } from 'react'
import { FaultSummary, FormNotices } from '#app/shared/form/FormNotices.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSave } from '#app/shared/form/use-form-save.ts'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { themeTarget } from '../draft-places.ts'
import { OmnibusStateChip } from '../OmnibusStateChip.tsx'
import { omnibusQueries, type Review, type Texts } from '../queries.ts'
import { ThemeFormFields } from '../ThemeFormFields.tsx'
import { groundOf, themeKind } from '../theme-kind.ts'
import { STALE_CODES, savingTheme } from '../writes.ts'

interface CorrectFormProps {
  review: Review
  written: Texts
  draftId: string | undefined
}

export function CorrectForm({ review: { omnibus }, written, draftId }: CorrectFormProps) {
  const { omnibusId, worldId, state, version } = omnibus
  const client = useQueryClient()
  const navigate = useNavigate()
  const [first] = useState(() => groundOf(written, version))
  const form = useForm({ kind: themeKind, first, judged: 'whole' as const })
  const [hasTwo, setHasTwo] = useState(false)
  const [isReloading, setReloading] = useState(false)
  const of = { omnibusId, isCorrection: true }
  const target = themeTarget(of)
  const leave = () =>
    navigate({
      to: '/myPage/admin/omnibus/review/$omnibusId',
      params: { omnibusId: String(omnibusId) },
      search: {},
      replace: true,
    })
  const saving = useFormSave({ form, write: savingTheme, target, onLate: () => void leave() })
  const save = async (): Promise<void> => {
    if (!form.check('whole') || hasTwo || saving.reason) return
    if (!form.isDirty) return void toasts.add({ type: 'info', title: '保存していない変更はありません' })
    if (!(await saving.save({ of, submits: false }))) return
    toasts.add({ type: 'success', overline: form.fields.title, title: 'テーマを直しました' })
    await leave()
  }
  const reload = async (): Promise<void> => {
    setReloading(true)
    try {
      const found = await client.fetchQuery({ ...omnibusQueries.review(omnibusId), staleTime: 0 })
      saving.forgetProblem()
      if (found.written) await form.meet(groundOf(found.written, found.omnibus.version))
    } catch {
      toasts.add({ type: 'error', title: '読み込めませんでした', line: 'つながりを確かめて、もう一度お試しください' })
    } finally {
      setReloading(false)
    }
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <Notice icon={Info} silent className="mt-3">
        {state === 'approved'
          ? '保存すると、プレイヤーが見るページがすぐに変わります。修正は記録に残ります。'
          : '提出された版を直します。承認は、直したあとに行います。修正は記録に残ります。'}
      </Notice>
      <FormNotices
        form={form}
        of={saving}
        lead={<OmnibusStateChip theme={omnibus} />}
        doing={saving.doing}
        isNew={false}
        staleCodes={STALE_CODES}
        onReload={() => void reload()}
        isReloading={isReloading}
      />
      <ThemeFormFields
        {...{ form, worldId, target, draftId }}
        isBusy={saving.pending}
        onConflict={setHasTwo}
        onSubmit={() => void save()}
      />
      <FaultSummary form={form} />
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        icon={Save}
        className="mt-4"
        pending={saving.pending}
        pendingLabel="保存しています"
        reason={hasTwo || form.theirs ? '2つの版のどちらを使うか、先に選んでください。' : saving.reason}
      >
        直した内容を保存する
      </Button>
    </form>
  )
}
