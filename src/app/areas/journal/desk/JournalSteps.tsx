// Foot of the desk of a journal: publishing it, taking it back, removing it.
import { EyeOff, Trash2 } from 'lucide-react'
import { changing, publishing, removingDraft, withdrawing } from '#app/shared/form/desk-questions.ts'
import { type DeskSteps, PublishSteps } from '#app/shared/form/PublishSteps.tsx'
import type { AskedFirst } from '#app/shared/screen/AskFirst.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { JournalStep } from '#rules/journal-desk.ts'
import type { DeskJournal } from './queries.ts'

const questions: Record<JournalStep | 'save', AskedFirst> = {
  save: changing('ジャーナル', '遊ぶ人'),
  publish: publishing(
    'ジャーナル',
    'すぐに、ワールドのジャーナルの一覧に出ます。だれかが遊びはじめると、さいころ・ページ数・問いの出目は変えられません。',
  ),
  withdraw: withdrawing('ジャーナル', '一覧からは見えなくなります。遊びはじめた人は、最後まで続けられます。'),
  remove: removingDraft,
}

type JournalStepsProps = DeskSteps<JournalStep> & { journal: DeskJournal | null }

export function JournalSteps({ journal, ...desk }: JournalStepsProps) {
  const isDraft = journal === null || journal.state === 'draft'
  return (
    <PublishSteps
      {...desk}
      isNew={journal === null}
      isDraft={isDraft}
      isPublic={!isDraft}
      questions={questions}
      note={!isDraft && '保存した変更は、すぐに遊ぶ人に見えます。'}
    >
      {ask =>
        !isDraft ? (
          <Button variant="text" icon={EyeOff} onClick={() => ask('withdraw')}>
            下書きに戻す
          </Button>
        ) : (
          journal?.runs === 0 && (
            <Button variant="text-danger" icon={Trash2} onClick={() => ask('remove')}>
              下書きを削除する
            </Button>
          )
        )
      }
    </PublishSteps>
  )
}
