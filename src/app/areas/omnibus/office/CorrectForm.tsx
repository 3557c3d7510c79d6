// Form in which the office corrects a theme and its characters: one that waits, before it is judged; one that players
// see, at once (C091).
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { SavedForm } from '#app/shared/form/SavedForm.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSave } from '#app/shared/form/use-form-save.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { Notice } from '#app/ui/Notice.tsx'
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
  const [asks, setAsks] = useState(false)
  const [first] = useState(() => groundOf(written, version))
  const form = useForm({ kind: themeKind, first, judged: 'whole' as const })
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
    const words = { judged: 'whole' as const, isNew: false, done: 'テーマを直しました' }
    if (await saving.saveChanges(words, { of, submits: false })) await leave()
  }
  /** Saving; a page that players read already changes only after a question. */
  const press = (): void => {
    if (state !== 'approved') void save()
    else if (form.check('whole')) setAsks(true)
  }
  const newest = async () => {
    const found = await client.fetchQuery({ ...omnibusQueries.review(omnibusId), staleTime: 0 })
    return found.written && groundOf(found.written, found.omnibus.version)
  }
  return (
    <SavedForm
      {...{ form, saving, newest }}
      isNew={false}
      staleCodes={STALE_CODES}
      lead={<OmnibusStateChip theme={omnibus} />}
      button="直した内容を保存する"
      onSave={press}
      head={
        <Notice icon={Info} silent className="mt-3">
          {state === 'approved'
            ? '保存すると、プレイヤーが見るページがすぐに変わります。修正は記録に残ります。'
            : '提出された版を直します。承認は、直したあとに行います。修正は記録に残ります。'}
        </Notice>
      }
    >
      <ThemeFormFields {...{ form, worldId, target, draftId }} hasPicture isBusy={saving.pending} onSubmit={press} />
      {asks && (
        <AskFirst
          asked={{
            title: '直した内容を公開しますか？',
            lead: 'プレイヤーが見るページが、すぐに変わります。修正は記録に残ります。',
            yes: '公開する',
          }}
          onClose={() => setAsks(false)}
          onYes={() => void save()}
        />
      )}
    </SavedForm>
  )
}
