// Sheet in which the leader changes a thread: its title, its readers and writers, whether it stands first, whether the writing has ended.
import { useRef, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { counted } from '#app/shared/form/fields.ts'
import { SheetAnswers } from '#app/shared/form/SheetAnswers.tsx'
import { useWritten } from '#app/shared/form/use-written.ts'
import { TextField } from '#app/ui/Field.tsx'
import { Sheet } from '#app/ui/Sheet.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { COMMUNITY_MOST, communityFaults, communityLabels } from '#rules/communities.ts'
import type { ListedThread } from '../queries.ts'
import { ScopeField } from './ScopeField.tsx'
import { updatingThread } from './thread-writes.ts'

const countOf = counted(COMMUNITY_MOST.title)

export function ThreadSheet({ thread, onClose }: { thread: ListedThread; onClose: () => void }) {
  const { threadId, title: savedTitle } = thread
  const { written: title, write: setTitle, forget } = useWritten(`threadTitle1:${threadId}`, savedTitle)
  // Not kept when the sheet is closed: a switch that was left the other way would be saved with the next title.
  const [scope, setScope] = useState(thread.scope)
  const [isPinned, setPinned] = useState(thread.isPinned)
  const [isClosed, setClosed] = useState(thread.isClosed)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const done = (): void => {
    forget()
    toasts.add({ type: 'success', overline: title.trim(), title: 'スレッドを変えました' })
    onClose()
  }
  const acts = usePress(updatingThread, { threadId }, { onLate: done, can: '変えられます' })
  const fault = communityFaults({ title }).title
  const save = async (): Promise<void> => {
    setTried(true)
    if (fault) return field.current?.focus()
    if (await acts.press({ threadId, title: title.trim(), scope, isPinned, isClosed })) done()
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
          label={communityLabels.title}
          required
          autoComplete="off"
          value={title}
          error={isTried ? fault : undefined}
          hint={<span className="num">{countOf(title)}</span>}
          onChange={event => setTitle(event.currentTarget.value)}
        />
        <ScopeField value={scope} onChange={setScope} />
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
