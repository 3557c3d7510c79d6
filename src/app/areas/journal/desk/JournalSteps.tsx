// Foot of the desk of a journal: publishing it, taking it back, removing it.
import { EyeOff, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { PublishSteps } from '#app/shared/form/PublishSteps.tsx'
import type { AskedFirst } from '#app/shared/screen/AskFirst.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { DeskJournal } from './queries.ts'
import type { JournalStep } from './writes.ts'

const questions: Record<JournalStep, AskedFirst> = {
  publish: {
    title: 'このジャーナルを公開しますか？',
    lead: 'すぐに、ワールドのジャーナルの一覧に出ます。だれかが遊びはじめると、さいころ・ページ数・問いの出目は変えられません。',
    yes: '公開する',
  },
  withdraw: {
    title: 'このジャーナルを下書きに戻しますか？',
    lead: '一覧からは見えなくなります。遊びはじめた人は、最後まで続けられます。',
    yes: '下書きに戻す',
    destroys: true,
  },
  remove: {
    title: 'この下書きを削除しますか？',
    lead: '削除すると、一覧からなくなり、取り戻せません。',
    yes: '削除する',
    destroys: true,
  },
}

type JournalStepsProps = Pick<
  ComponentProps<typeof PublishSteps<JournalStep>>,
  'form' | 'saving' | 'steps' | 'check' | 'onStep'
> & { journal: DeskJournal | null }

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
