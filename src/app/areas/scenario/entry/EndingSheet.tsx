// Question before an entry is taken back or a seat is given up: it says whether the coins come back.
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import type { PhaseKey } from '../queries.ts'
import type { EntryActs } from './use-entry-acts.ts'

export type EndingAct = 'cancel' | 'leave'

const words: Record<EndingAct, { title: string; note: string; button: string }> = {
  cancel: {
    title: '参加を取り消しますか？',
    note: 'お預かりしたコインは、すべてお返しします。返ったコインは7日以上使えます。',
    button: '取り消す',
  },
  leave: {
    title: '辞退しますか？',
    note: '相談が始まったあとなので、コインは戻りません。送ったプレイングのアイテムは戻ります。',
    button: '辞退する',
  },
}
export const endingButton = (act: EndingAct): string => words[act].button

interface EndingSheetProps {
  of: PhaseKey
  act: EndingAct
  characterId: string
  scenarioTitle: string
  acts: EntryActs
  onClose: () => void
}

export function EndingSheet({ of, act, characterId, scenarioTitle, acts, onClose }: EndingSheetProps) {
  const { title, note, button } = words[act]
  const press = async (): Promise<void> => {
    const done = await acts.press({ ...of, characterId, act, title: scenarioTitle, cost: 0, fatePower: 0 })
    if (done) onClose()
  }
  return (
    <Sheet open onClose={onClose} title={title} lead={scenarioTitle}>
      <p className="mt-2 text-sub">{note}</p>
      <PressNotice of={acts} />
      <ConfirmActions
        onCancel={onClose}
        pending={acts.pending}
        pendingLabel="送っています"
        reason={acts.reason}
        onClick={() => void press()}
      >
        {button}
      </ConfirmActions>
    </Sheet>
  )
}
