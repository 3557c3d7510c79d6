// The desk of a journal that is being written, with its steps.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Dices, Eye } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FormBody, FormField, Place, story } from '#app/shared/form/FormField.tsx'
import { FormNotices } from '#app/shared/form/FormNotices.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSave } from '#app/shared/form/use-form-save.ts'
import { useFormSteps } from '#app/shared/form/use-form-steps.ts'
import { WritingPage } from '#app/shared/form/WritingPage.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { JOURNAL_MOST, journalStateLabels } from '#rules/journal-desk.ts'
import { diceWords } from '#rules/journals.ts'
import { JOURNAL_PLACE } from '../draft-place.ts'
import { firstOfDesk } from './address.ts'
import { groundOf, journalKind } from './fields.ts'
import { JournalPreview } from './JournalPreview.tsx'
import { JournalSteps } from './JournalSteps.tsx'
import { PromptRows } from './PromptRows.tsx'
import { type DeskJournal, journalDeskQueries, targetOf } from './queries.ts'
import { JOURNAL_STALE_CODES, savingJournal, steppingJournal } from './writes.ts'

interface JournalFormProps {
  /** null for a new one */
  journal: DeskJournal | null
  isPreview: boolean
  draftId: string | undefined
}

export function JournalForm({ journal, isPreview, draftId }: JournalFormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const journalId = journal?.journalId ?? null
  const target = targetOf(journalId)
  const [first] = useState(() => groundOf(journal))
  const kind = useMemo(() => journalKind(first.fields.diceSides), [first])
  const state = journal?.state ?? 'draft'
  const isPlayed = (journal?.runs ?? 0) > 0
  const judged = { isSeen: state === 'published' }
  const form = useForm({ kind, first, judged })
  const { data: worlds } = useRead(worldQueries.worlds())
  const keep = (saved: DeskJournal): void =>
    void client.setQueryData(journalDeskQueries.desk(saved.journalId).queryKey, saved)
  const goOn = (saved: DeskJournal): void => {
    keep(saved)
    if (journalId === null)
      void navigate({
        to: '/admin/journal/$journalId',
        params: { journalId: String(saved.journalId) },
        search: {},
        replace: true,
      })
  }
  const saving = useFormSave({ form, write: savingJournal, target, groundOf, onLate: goOn })
  const steps = useFormSteps({
    ...{ form, groundOf, keep, write: steppingJournal, about: { journalId: journalId ?? 0 } },
    leave: () => navigate({ to: '/admin/journal', search: firstOfDesk, replace: true }),
  })
  const { fields, faults, change } = form
  const dice = { count: fields.diceCount, sides: fields.diceSides }

  const save = async (): Promise<void> => {
    const words = { judged, isNew: journal === null, done: 'ジャーナルを保存しました' }
    const saved = await saving.saveChanges(words, { journalId })
    if (saved) goOn(saved)
  }
  const newest = async () =>
    journalId === null
      ? null
      : groundOf(await client.fetchQuery({ ...journalDeskQueries.desk(journalId), staleTime: 0 }))
  return (
    <WritingPage
      title={journal ? 'ジャーナルの編集' : '新しいジャーナル'}
      back={<BackLink to="/admin/journal" search={firstOfDesk} />}
      isPreview={isPreview}
      hasHeading
      toPreview={
        <TextLink
          to="/admin/journal/$journalId"
          params={{ journalId: target }}
          search={{ preview: true }}
          className="px-3"
        >
          見えかた
        </TextLink>
      }
      toForm={
        <BackLink
          to="/admin/journal/$journalId"
          params={{ journalId: target }}
          search={{}}
          replace
          label="編集に戻る"
        />
      }
      preview={
        <>
          <Notice icon={Eye} silent className="mt-3">
            {form.isDirty ? '保存していない変更をふくむ見えかたです。' : '遊ぶ人に見えるかたちです。'}
          </Notice>
          <JournalPreview fields={fields} rules={form.text ?? ''} />
        </>
      }
      onSubmit={() => void save()}
    >
      <FormNotices
        form={form}
        of={saving}
        doing={saving.doing}
        isNew={journal === null}
        staleCodes={JOURNAL_STALE_CODES}
        newest={newest}
        lead={<Chip tone={state === 'published' ? 'matsuba' : 'line'}>{journalStateLabels[state]}</Chip>}
      />
      <FormBody form={form} isBusy={saving.pending}>
        <FormField form={form} name="title" />
        <FormField
          form={form}
          name="worldId"
          options={[
            [null, 'すべてのワールド'],
            ...(worlds?.worldSelectList ?? []).map(({ worldId, worldName }) => [worldId, worldName] as const),
          ]}
        />
        <FormField form={form} name="summary" />
        <FormText
          {...{ form, target, draftId }}
          place={JOURNAL_PLACE}
          limit={JOURNAL_MOST.text}
          rows={6}
          preview={story}
        />
        <FormField form={form} name="opening" />
        {isPlayed ? (
          <Notice icon={Dices} silent>
            もう遊ばれているため、全{fields.length}ページ・{diceWords(dice)}と、問いの出目は変えられません。
          </Notice>
        ) : (
          <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
            <FormField form={form} name="length" />
            <FormField form={form} name="diceCount" />
            <FormField form={form} name="diceSides" />
          </div>
        )}
        <Place name="prompts">
          <PromptRows
            {...{ dice, isPlayed }}
            rows={fields.prompts}
            error={faults.prompts}
            onChange={prompts => change({ prompts })}
          />
        </Place>
        <FormField form={form} name="closing" />
      </FormBody>
      <JournalSteps
        {...{ journal, form, saving, steps }}
        check={() => form.check({ isSeen: true })}
        onStep={step =>
          void (
            journal &&
            steps.take({ step, journalId: journal.journalId, baseVersion: journal.version, title: journal.title })
          )
        }
      />
    </WritingPage>
  )
}
