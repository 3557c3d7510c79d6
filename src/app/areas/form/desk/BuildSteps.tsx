// Buttons of the desk of a form: saving, opening and closing it, copying and removing it.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CopyPlus, DoorClosed, Eye, Link2, Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { Button } from '#app/ui/Button.tsx'
import { copyText } from '#app/ui/copy.ts'
import { commonMessages } from '#rules/messages/common.ts'
import type { FormStep } from '#rules/web-forms.ts'
import { type DeskForm, formQueries } from '../queries.ts'
import { copyingForm, isThere, steppingForm } from './writes.ts'

const questions: Record<FormStep, { title: string; lead: string; yes: string }> = {
  publish: {
    title: 'このフォームを公開しますか？',
    lead: 'すぐに、答えられるようになります。回答が届いたあとは、質問と選択肢を消せません。',
    yes: '公開する',
  },
  close: {
    title: '受付を終えますか？',
    lead: 'だれも答えられなくなり、送った回答も直せなくなります。あとで、もう一度公開できます。',
    yes: '受付を終える',
  },
  remove: {
    title: 'この下書きを削除しますか？',
    lead: '削除すると、一覧からなくなり、取り戻せません。',
    yes: '削除する',
  },
}

/** Address under which a form is answered. */
export const formAddress = ({ formId, worldId }: Pick<DeskForm, 'formId' | 'worldId'>): string =>
  worldId === null ? `/form/${formId}` : `/world/${worldId}/form/${formId}`

interface BuildStepsProps {
  built: DeskForm | null
  isSaving: boolean
  isDirty: boolean
  obstacle: string | undefined
  /** whether it is good for being answered; shows its faults otherwise */
  check: () => boolean
  onTurned: (form: DeskForm) => void
  onGone: () => Promise<void>
}

export function BuildSteps({ built, isSaving, isDirty, obstacle, check, onTurned, onGone }: BuildStepsProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asked, ask] = useState<FormStep | null>(null)
  const formId = built?.formId ?? 0
  const hear = (answer: DeskForm | { formId: number }): void => {
    if (!isThere(answer)) return void onGone()
    client.setQueryData(formQueries.desk(answer.formId).queryKey, answer)
    onTurned(answer)
  }
  const stepping = usePress(steppingForm, { formId }, { onLate: hear, can: '変更できます' })
  const copying = usePress(copyingForm, { formId }, { can: 'コピーできます' })
  const take = async (step: FormStep): Promise<void> => {
    ask(null)
    if (!built) return
    const answer = await stepping.press({ step, formId, baseVersion: built.version, title: built.title })
    if (answer) hear(answer)
  }
  const copy = async (): Promise<void> => {
    const made = built && (await copying.press({ formId, title: built.title }))
    if (made) await navigate({ to: '/admin/form/$formId', params: { formId: String(made.formId) }, search: {} })
  }
  const state = built?.state ?? 'draft'
  const unsaved = isDirty ? '変更を先に保存してください。' : undefined
  const mainIsPublish = built !== null && state !== 'published' && !isDirty
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <PressNotice of={stepping} className="w-full" />
      <PressNotice of={copying} className="w-full" />
      <Button
        type="submit"
        variant={mainIsPublish ? 'line' : 'shu'}
        size="big"
        capped
        icon={Save}
        pending={isSaving}
        pendingLabel="保存しています"
        reason={obstacle}
      >
        {state === 'draft' ? '下書きを保存する' : '変更を保存する'}
      </Button>
      {built && state !== 'published' && (
        <Button
          size="big"
          capped
          variant={mainIsPublish ? 'shu' : 'line'}
          icon={Eye}
          pending={stepping.pending}
          reason={obstacle ?? unsaved ?? stepping.reason}
          onClick={() => check() && ask('publish')}
        >
          {state === 'closed' ? 'もう一度公開する' : '公開する'}
        </Button>
      )}
      {built && (
        <div className="flex flex-wrap gap-x-5">
          {state === 'published' && (
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
        </div>
      )}
      {asked && (
        <ConfirmDialog
          open
          onClose={() => ask(null)}
          title={questions[asked].title}
          lead={questions[asked].lead}
          filled={asked === 'publish' ? 'shu' : 'ai'}
          answers={
            asked === 'publish'
              ? [
                  { label: commonMessages.cancel, role: 'other', onPress: () => ask(null) },
                  { label: questions[asked].yes, role: 'main', onPress: () => void take(asked) },
                ]
              : [
                  { label: commonMessages.cancel, role: 'main', onPress: () => ask(null) },
                  { label: questions[asked].yes, role: 'destroy', onPress: () => void take(asked) },
                ]
          }
        />
      )}
    </div>
  )
}
