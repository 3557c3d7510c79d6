// Asked before an opening is handed in, taken back, thrown away or withdrawn: what becomes of it, and for a withdrawal why.
import { useState } from 'react'
import { useWritten } from '#app/shared/form/use-written.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { TextAreaField } from '#app/ui/Field.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import type { MasterAct } from '#rules/scenario/desk.ts'
import type { OpeningActs } from '../writes.ts'

const words: Record<MasterAct, { title: string; note: string; button: string }> = {
  submit: {
    title: '運営に提出しますか？',
    note: '運営が内容を確かめて、公開します。確かめているあいだは書き直せませんが、提出はいつでも取り消せます。',
    button: '提出する',
  },
  takeBack: {
    title: '提出を取り消しますか？',
    note: '下書きに戻り、また書き直せます。提出しなおすと、はじめから確かめます。',
    button: '取り消す',
  },
  discard: {
    title: 'このオープニングを捨てますか？',
    note: 'もう提出できなくなります。「終わったもの」に残り、写して新しく書けます。',
    button: '捨てる',
  },
  withdraw: {
    title: 'シナリオを取り下げますか？',
    note: '参加も予約もすべて取り消し、コインを全額返します。理由は参加者が読みます。もとには戻せません。',
    button: '取り下げる',
  },
}

const REASON_MOST = 1_000

interface ActQuestionProps {
  act: MasterAct
  /** id of the scenario of a withdrawal, under which a reason that was begun is kept */
  about?: number
  title: string
  acts: Pick<OpeningActs, 'problem' | 'isChecking' | 'askAgain' | 'reason' | 'pending'>
  onClose: () => void
  /**
   * @param reason of a withdrawal; null for the rest
   * @returns whether it was done
   */
  onYes: (reason: string | null) => Promise<unknown>
}

export function ActQuestion({ act, about = 0, title, acts, onClose, onYes }: ActQuestionProps) {
  const { written: reason, write: setReason, forget } = useWritten(`withdrawal1:${about}`, '')
  const [wrong, setWrong] = useState<string>()
  const { title: question, note, button } = words[act]
  const needsReason = act === 'withdraw'
  const press = (): void => {
    const isMissing = needsReason && reason.trim() === ''
    setWrong(isMissing ? scenarioRefusals.REASON_NEEDED.message : undefined)
    if (!isMissing) void onYes(needsReason ? reason.trim() : null).then(done => done && forget())
  }
  return (
    <Sheet open onClose={onClose} title={question} lead={title || '（題名なし）'}>
      <p className="mt-2 text-sub">{note}</p>
      {needsReason && (
        <TextAreaField
          label="取り下げの理由"
          required
          rows={3}
          className="mt-3"
          maxLength={REASON_MOST}
          value={reason}
          error={wrong}
          onChange={event => {
            setReason(event.currentTarget.value)
            setWrong(undefined)
          }}
        />
      )}
      <PressNotice of={acts} />
      <ConfirmActions
        onCancel={onClose}
        pending={acts.pending}
        pendingLabel="送っています"
        reason={acts.reason}
        onClick={press}
      >
        {button}
      </ConfirmActions>
    </Sheet>
  )
}
