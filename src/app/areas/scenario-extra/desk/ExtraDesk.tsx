// Desk of an extra that may still be written: its form, its preview, the reason of a return beside it, handing it in.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ReturnReason } from '#app/shared/decision/ReturnReason.tsx'
import { FormBody, FormField, story } from '#app/shared/form/FormField.tsx'
import { FormNotices } from '#app/shared/form/FormNotices.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { previewWays } from '#app/shared/form/preview-ways.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSave } from '#app/shared/form/use-form-save.ts'
import { WritingPage } from '#app/shared/form/WritingPage.tsx'
import { FindInText } from '#app/shared/sections/FindInText.tsx'
import { SectionStrip } from '#app/shared/sections/SectionStrip.tsx'
import { useSections } from '#app/shared/sections/use-sections.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { EXTRA_MOST, extraPrice } from '#rules/scenario/extra.ts'
import { replaceCount } from '#rules/text/count.ts'
import { EXTRA_PLACE, extraTarget } from '../draft-places.ts'
import { ExtraPreview } from '../ExtraPreview.tsx'
import { ExtraStateChip } from '../ExtraStateChip.tsx'
import { type DeskExtra, type ExtraPlace, extraQueries } from '../queries.ts'
import { CHOOSE, type ExtraDeskAddress, firstExtraList } from './address.ts'
import { ExtraSteps } from './ExtraSteps.tsx'
import { extraKind, groundOf } from './extra-kind.ts'
import { type SavedExtra, STALE_CODES, savingExtra, useExtraAct } from './writes.ts'

interface ExtraDeskProps {
  /** chapter beside which it stands */
  place: Pick<ExtraPlace, 'worldId' | 'scenarioId' | 'phase' | 'scenarioTitle'>
  /** null for a new one */
  extra: DeskExtra | null
  address: ExtraDeskAddress
}

export function ExtraDesk({ place, extra, address }: ExtraDeskProps) {
  const { worldId, scenarioId, phase, scenarioTitle } = place
  const of = { worldId, scenarioId, phase }
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useForm({ kind: extraKind, first: groundOf(extra), judged: 'saved' })
  const extraId = extra?.extraId ?? null

  const leave = (group: 'writing' | 'waiting') =>
    navigate({ to: '/myPage/scenario/excManagement', search: { group, page: 1 }, replace: true })
  /** An extra saved for the first time is written at its own address from then on; once it is handed in, its form is left. */
  const goOn = async (saved: SavedExtra): Promise<void> => {
    if (saved.state === 'checking') return leave('waiting')
    if (extraId === null) {
      const search = { extra: saved.extraId }
      await navigate({ to: '/myPage/scenario/excManagement', search, replace: true })
    }
  }
  const target = extraTarget(extraId ?? of)
  const saving = useFormSave({ form, write: savingExtra, target, onLate: saved => void goOn(saved) })
  const { book, field } = useSections(`extra:${target}`)
  const acts = useExtraAct(extraId)

  const save = async (): Promise<void> => {
    const saved = await saving.saveChanges(
      { judged: 'saved', isNew: extraId === null, done: '幕間を保存しました' },
      { of, extraId, submits: false },
    )
    if (saved) await goOn(saved)
  }
  const submit = async (): Promise<void> => {
    if (extraId !== null && !form.isDirty) {
      const { title } = form.fields
      if (await acts.press({ extraId, baseVersion: form.version(), act: 'submit', title })) await leave('waiting')
      return
    }
    const saved = await saving.saveAndTell('幕間を提出しました', { of, extraId, submits: true })
    if (saved) await goOn(saved)
  }
  const remove = async (): Promise<void> => {
    if (extraId === null) return
    const { title } = form.fields
    if (!(await acts.press({ extraId, baseVersion: form.version(), act: 'remove', title }))) return
    await form.letGo()
    client.removeQueries({ queryKey: extraQueries.desk(extraId).queryKey })
    await leave('writing')
  }
  const newest = async () =>
    extraId === null ? null : groundOf((await client.fetchQuery({ ...extraQueries.desk(extraId), staleTime: 0 })).extra)
  const { preview, ...editing } = address
  const isReturned = extra?.state === 'returned'
  return (
    <WritingPage
      title={extra ? '幕間を書く' : '新しい幕間'}
      back={<BackLink to="/myPage/scenario/excManagement" search={extra ? firstExtraList : { beside: CHOOSE }} />}
      isPreview={preview === true}
      {...previewWays(
        { to: '/myPage/scenario/excManagement', search: { ...address, preview: true } },
        { to: '/myPage/scenario/excManagement', search: editing },
      )}
      preview={
        form.text !== null && (
          <ExtraPreview
            shown={{
              ...form.fields,
              price: extraPrice(form.fields.price) ?? 0,
              length: Math.ceil(replaceCount(form.text)),
            }}
            text={form.text}
          />
        )
      }
      onSubmit={() => void save()}
    >
      <p className="mt-3 flex flex-wrap items-center gap-2 text-sub wrap-anywhere">
        {extra && <ExtraStateChip state={extra.state} />}
        <b>{scenarioTitle}</b>
        {phase > 1 && `第${phase}章`}
      </p>
      <ReturnReason reason={isReturned ? extra.comment : null} />
      <FormNotices
        form={form}
        of={saving}
        doing={saving.doing}
        isNew={extra === null}
        staleCodes={STALE_CODES}
        newest={newest}
      />
      <FormBody form={form} isBusy={saving.pending || acts.pending}>
        <FormField form={form} name="title" />
        <FormField form={form} name="teaser" />
        <SectionStrip book={book} />
        <FormText
          form={form}
          place={EXTRA_PLACE}
          target={target}
          draftId={address.draft}
          limit={EXTRA_MOST.body}
          hint="購入するか、無料で受け取ってから読める文章です。"
          field={field}
          preview={story}
          onSubmit={() => void save()}
        />
        <FindInText book={book} />
        <FormField form={form} name="price" />
      </FormBody>
      <ExtraSteps
        form={form}
        saving={saving}
        acts={acts}
        isNew={extra === null}
        isReturned={isReturned}
        onSubmit={submit}
        onRemove={remove}
      />
    </WritingPage>
  )
}
