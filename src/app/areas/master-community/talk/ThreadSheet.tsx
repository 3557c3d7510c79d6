// Sheet in which the office changes a thread: its title, whether it stands first, whether the writing has ended.
import { useRef, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { counted } from '#app/shared/form/fields.ts'
import { SheetAnswers } from '#app/shared/form/SheetAnswers.tsx'
import { useWritten } from '#app/shared/form/use-written.ts'
import { TextField } from '#app/ui/Field.tsx'
import { Sheet } from '#app/ui/Sheet.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { STAFF_MOST, staffFaults, staffLabels } from '#rules/master-communities.ts'
import type { StaffThread } from '../queries.ts'
import { updatingStaffThread } from '../writes.ts'

const countOf = counted(STAFF_MOST.threadTitle)

export function ThreadSheet({ thread, onClose }: { thread: StaffThread; onClose: () => void }) {
  const { talkId, title: savedTitle } = thread
  const { written: title, write: setTitle, forget } = useWritten(`staffThreadTitle1:${talkId}`, savedTitle)
  // Not kept when the sheet is closed: a switch that was left the other way would be saved with the next title.
  const [isPinned, setPinned] = useState(thread.isPinned)
  const [isClosed, setClosed] = useState(thread.isClosed)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const done = (): void => {
    forget()
    onClose()
  }
  const acts = usePress(updatingStaffThread, { talkId }, { onLate: done, can: '変えられます' })
  const fault = staffFaults({ threadTitle: title }).threadTitle
  const save = async (): Promise<void> => {
    setTried(true)
    if (fault) return field.current?.focus()
    if (await acts.press({ talkId, title: title.trim(), isPinned, isClosed })) done()
  }
  return (
    <Sheet open onClose={onClose} width={500} title="スレッドを設定" lead={savedTitle}>
      <form
        noValidate
        className="mt-3 grid grid-cols-1 gap-3"
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          ref={field}
          label={staffLabels.threadTitle}
          required
          autoComplete="off"
          value={title}
          error={isTried ? fault : undefined}
          hint={<span className="num">{countOf(title)}</span>}
          onChange={event => setTitle(event.currentTarget.value)}
        />
        <Switch label="一覧のいちばん前に固定する" checked={isPinned} onChange={setPinned} />
        <Switch
          label="書きこみを終える"
          note="これまでの発言は読めます。あとで、また始められます。"
          checked={isClosed}
          onChange={setClosed}
        />
        <SheetAnswers of={acts} yes="変更する" pendingLabel="変えています" onClose={onClose} />
      </form>
    </Sheet>
  )
}
