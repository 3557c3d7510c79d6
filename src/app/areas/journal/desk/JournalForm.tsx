// The desk of a journal that is being written, with its steps.
import { useNavigate } from '@tanstack/react-router'
import { Dices, Eye } from 'lucide-react'
import { useMemo, useState } from 'react'
import { firstOfDesk } from '#app/shared/form/desk-address.ts'
import { FormBody, FormField, Place, story } from '#app/shared/form/FormField.tsx'
import { FormNotices } from '#app/shared/form/FormNotices.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { previewWays } from '#app/shared/form/preview-ways.tsx'
import { useDesk } from '#app/shared/form/use-desk.ts'
import { useForm } from '#app/shared/form/use-form.ts'
import { WritingPage } from '#app/shared/form/WritingPage.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { JOURNAL_MOST, journalStateLabels } from '#rules/journal-desk.ts'
import { diceWords } from '#rules/journals.ts'
import { JOURNAL_PLACE } from '../draft-place.ts'
import { groundOf, journalKind } from './fields.ts'
import { JournalPreview } from './JournalPreview.tsx'
import { JournalSteps } from './JournalSteps.tsx'
import { journalTones } from './journal-tones.ts'
import { PromptRows } from './PromptRows.tsx'
import { type DeskJournal, journalDeskQueries } from './queries.ts'
import { JOURNAL_STALE_CODES, savingJournal, steppingJournal } from './writes.ts'

interface JournalFormProps {
  /** null for a new one */
  journal: DeskJournal | null
  isPreview: boolean
  draftId: string | undefined
}

export function JournalForm({ journal, isPreview, draftId }: JournalFormProps) {
  const navigate = useNavigate()
  const [first] = useState(() => groundOf(journal))
  const kind = useMemo(() => journalKind(first.fields.diceSides), [first])
  const state = journal?.state ?? 'draft'
  const isPlayed = (journal?.runs ?? 0) > 0
  const judged = { isSeen: state === 'published' }
  const form = useForm({ kind, first, judged })
  const desk = useDesk({
    ...{ form, stored: journal, id: 'journalId', groundOf, read: journalDeskQueries.desk },
    ...{ save: savingJournal, step: steppingJournal, saved: 'ジャーナルを保存しました' },
    isSeen: judged.isSeen,
    open: journalId =>
      void navigate({ to: '/admin/journal/$journalId', params: { journalId }, search: {}, replace: true }),
    leave: () => navigate({ to: '/admin/journal', search: firstOfDesk, replace: true }),
  })
  const { data: worlds } = useRead(worldQueries.worlds())
  const { fields, faults, change } = form
  const dice = { count: fields.diceCount, sides: fields.diceSides }
  const { target } = desk
  return (
    <WritingPage
      title={journal ? 'ジャーナルの編集' : '新しいジャーナル'}
      back={<BackLink to="/admin/journal" search={firstOfDesk} />}
      isPreview={isPreview}
      hasHeading
      {...previewWays(
        { to: '/admin/journal/$journalId', params: { journalId: target }, search: { preview: true } },
        { to: '/admin/journal/$journalId', params: { journalId: target }, search: {} },
      )}
      preview={
        <>
          <Notice icon={Eye} silent className="mt-3">
            {form.isDirty ? '保存していない変更をふくむ見えかたです。' : '遊ぶ人に見えるかたちです。'}
          </Notice>
          <JournalPreview fields={fields} rules={form.text ?? ''} />
        </>
      }
      onSubmit={() => desk.save(judged)}
    >
      <FormNotices
        {...desk.notices}
        staleCodes={JOURNAL_STALE_CODES}
        lead={<Chip tone={journalTones[state]}>{journalStateLabels[state]}</Chip>}
      />
      <FormBody form={form} isBusy={desk.isBusy}>
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
      <JournalSteps {...desk.foot} journal={journal} check={() => form.check({ isSeen: true })} />
    </WritingPage>
  )
}
