// Foot of the desk of a form: opening and closing it, copying and removing it.
import { useNavigate } from '@tanstack/react-router'
import { CopyPlus, DoorClosed, Link2, Trash2 } from 'lucide-react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { changing, publishing, removingDraft } from '#app/shared/form/desk-questions.ts'
import { type DeskSteps, PublishSteps } from '#app/shared/form/PublishSteps.tsx'
import type { AskedFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { copyText } from '#app/ui/copy.ts'
import type { FormStep } from '#rules/web-forms.ts'
import type { DeskForm } from '../queries.ts'
import { copyingForm } from './writes.ts'

const questions: Record<FormStep | 'save', AskedFirst> = {
  save: changing('フォーム', '答える人'),
  publish: publishing('フォーム', 'すぐに、答えられるようになります。回答が届いたあとは、質問と選択肢を消せません。'),
  close: {
    title: '受付を終えますか？',
    lead: 'だれも答えられなくなり、送った回答も直せなくなります。あとで、もう一度公開できます。',
    yes: '受付を終える',
    destroys: true,
  },
  remove: removingDraft,
}

/** Address under which a form is answered. */
const formAddress = ({ formId, worldId }: DeskForm): string =>
  worldId === null ? `/form/${formId}` : `/world/${worldId}/form/${formId}`

type BuildStepsProps = DeskSteps<FormStep> & { built: DeskForm | null }

export function BuildSteps({ built, ...desk }: BuildStepsProps) {
  const navigate = useNavigate()
  const formId = built?.formId ?? 0
  const copying = usePress(copyingForm, { formId }, { can: 'コピーできます' })
  const copy = async (): Promise<void> => {
    const made = built && (await copying.press({ formId, title: built.title }))
    if (made) await navigate({ to: '/admin/form/$formId', params: { formId: String(made.formId) }, search: {} })
  }
  const state = built?.state ?? 'draft'
  return (
    <PublishSteps
      {...desk}
      isNew={built === null}
      isDraft={state === 'draft'}
      isPublic={state === 'published'}
      publish={state === 'closed' ? 'もう一度公開する' : '公開する'}
      questions={questions}
      notice={<PressNotice of={copying} className="w-full" />}
    >
      {ask => (
        <>
          {built && state === 'published' && (
            <>
              <Button
                variant="text"
                icon={Link2}
                onClick={() => void copyText(`${location.origin}${formAddress(built)}`, 'アドレス')}
              >
                アドレスをコピー
              </Button>
              <Button variant="text" icon={DoorClosed} onClick={() => ask('close')}>
                受付を終える
              </Button>
            </>
          )}
          <Button variant="text" icon={CopyPlus} reason={copying.reason} onClick={() => void copy()}>
            コピーを作る
          </Button>
          {state === 'draft' && (
            <Button variant="text-danger" icon={Trash2} onClick={() => ask('remove')}>
              下書きを削除する
            </Button>
          )}
        </>
      )}
    </PublishSteps>
  )
}
