// /admin/journal/{journalId}: one journal at the desk, or a new one.
import { firstOfDesk } from '#app/shared/form/desk-address.ts'
import { WrittenOn } from '#app/shared/form/WrittenOn.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { journalRefusals } from '#rules/refusals/journal.ts'
import { JournalForm } from './JournalForm.tsx'
import { journalDeskQueries } from './queries.ts'

interface JournalDeskScreenProps {
  /** null for a new one */
  journalId: number | null
  isPreview: boolean
  draftId: string | undefined
}

export function JournalDeskScreen({ journalId, isPreview, draftId }: JournalDeskScreenProps) {
  const query = useFresh({ ...journalDeskQueries.desk(journalId ?? 0), enabled: journalId !== null })
  return (
    <WrittenOn
      query={query}
      isNew={journalId === null}
      title="ジャーナルの編集"
      failed="ジャーナルを読み込めませんでした。"
      {...toList(
        { to: '/admin/journal', search: firstOfDesk },
        'ジャーナルの一覧へ',
        journalRefusals.JOURNAL_NOT_FOUND.message,
      )}
    >
      {journal => <JournalForm {...{ journal, isPreview, draftId }} />}
    </WrittenOn>
  )
}
