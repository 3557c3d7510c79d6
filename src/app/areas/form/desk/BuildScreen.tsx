// The desk of a form that is being built, with its steps.
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { firstOfDesk } from '#app/shared/form/desk-address.ts'
import { FormBody, FormField, Place, story } from '#app/shared/form/FormField.tsx'
import { FormNotices } from '#app/shared/form/FormNotices.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { previewWays } from '#app/shared/form/preview-ways.tsx'
import { TimeField } from '#app/shared/form/TimeField.tsx'
import { useDesk } from '#app/shared/form/use-desk.ts'
import { useForm } from '#app/shared/form/use-form.ts'
import { WritingPage } from '#app/shared/form/WritingPage.tsx'
import { useServerNow } from '#app/shared/screen/use-server-now.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { FORM_BODY_MAX, formStateLabels } from '#rules/web-forms.ts'
import { type DeskForm, formQueries } from '../queries.ts'
import type { DeskAddress } from './address.ts'
import { BuildSteps } from './BuildSteps.tsx'
import { DeskTabs } from './DeskTabs.tsx'
import { WEB_FORM_PLACE } from './draft-place.ts'
import { FormPreview } from './FormPreview.tsx'
import { formKind, groundOf } from './fields.ts'
import { formTones } from './form-tones.ts'
import { QuestionRows } from './QuestionRows.tsx'
import { FORM_STALE_CODES, savingForm, steppingForm } from './writes.ts'

interface BuildScreenProps {
  /** null for a new one */
  form: DeskForm | null
  address: DeskAddress
}

export function BuildScreen({ form: built, address }: BuildScreenProps) {
  const navigate = useNavigate()
  const { data: worlds } = useQuery(worldQueries.worlds())
  const now = useServerNow(formQueries.list(firstOfDesk))
  const state = built?.state ?? 'draft'
  const isAnswered = (built?.answerCount ?? 0) > 0
  const [first] = useState(() => groundOf(built))
  const judged = { isPublic: state === 'published', now: 0 }
  const form = useForm({ kind: formKind, first, judged })
  const desk = useDesk({
    ...{ form, stored: built, id: 'formId', groundOf, read: formQueries.desk },
    ...{ save: savingForm, step: steppingForm, saved: 'フォームを保存しました' },
    isSeen: judged.isPublic,
    open: formId => void navigate({ to: '/admin/form/$formId', params: { formId }, search: {}, replace: true }),
    leave: () => navigate({ to: '/admin/form', search: firstOfDesk, replace: true }),
  })
  const { fields, faults, change } = form
  const { target } = desk
  const shown = worlds?.worldSelectList ?? []
  const worldName = shown.find(({ worldId }) => worldId === fields.worldId)?.worldName ?? built?.worldName ?? null
  const worldOptions: [string | null, string][] = [
    [null, 'なし（全体）'],
    ...(fields.worldId === null || shown.some(({ worldId }) => worldId === fields.worldId)
      ? []
      : [[fields.worldId, worldName ?? '選んだワールド'] as [string, string]]),
    ...shown.map(world => [world.worldId, world.worldName] as [string, string]),
  ]
  return (
    <WritingPage
      title={built?.title ?? '新しいフォーム'}
      back={<BackLink to="/admin/form" search={firstOfDesk} />}
      isPreview={address.view === 'preview'}
      hasHeading
      {...previewWays(
        { to: '/admin/form/$formId', params: { formId: target }, search: { view: 'preview' } },
        { to: '/admin/form/$formId', params: { formId: target }, search: {} },
      )}
      preview={<FormPreview {...{ form, worldName, now }} />}
      onSubmit={() => desk.save(judged)}
    >
      {built && <DeskTabs form={built} current="edit" />}
      <FormNotices
        {...desk.notices}
        staleCodes={FORM_STALE_CODES}
        lead={<Chip tone={formTones[state]}>{formStateLabels[state]}</Chip>}
      />
      <FormBody form={form} isBusy={desk.isBusy}>
        <FormField form={form} name="title" />
        <FormText
          {...{ form, target, draftId: address.draft }}
          place={WEB_FORM_PLACE}
          limit={FORM_BODY_MAX}
          rows={6}
          preview={story}
        />
        <Place name="questions">
          <QuestionRows
            rows={fields.questions}
            kept={isAnswered ? (built?.questions ?? []) : []}
            error={faults.questions}
            onChange={questions => change({ questions })}
          />
        </Place>
        {isAnswered ? (
          <p className="text-cap text-ink-soft">回答があるため、ワールド・答える人・回数は変えられません。</p>
        ) : (
          <>
            <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
              <FormField form={form} name="worldId" options={worldOptions} />
              <FormField form={form} name="audience" />
            </div>
            {fields.audience !== 'everyone' && <FormField form={form} name="isOnce" />}
          </>
        )}
        <TimeField
          {...{ form, now }}
          name="closesAt"
          suffix="に受付を終えます"
          hint="空のままなら、受付を終えるまで答えられます。"
        />
      </FormBody>
      <BuildSteps {...desk.foot} built={built} check={() => form.check({ isPublic: true, now })} />
    </WritingPage>
  )
}
