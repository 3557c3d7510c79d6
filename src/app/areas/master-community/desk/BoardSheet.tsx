// Sheet of a board: its name, a line about it, whether questions are asked there, whether the writing has ended.
import { useRef, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { counted } from '#app/shared/form/fields.ts'
import { SheetAnswers } from '#app/shared/form/SheetAnswers.tsx'
import { useWritten } from '#app/shared/form/use-written.ts'
import { TextField } from '#app/ui/Field.tsx'
import { Sheet } from '#app/ui/Sheet.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { STAFF_MOST, staffFaults, staffLabels } from '#rules/master-communities.ts'
import type { StaffBoard } from '../queries.ts'
import { savingBoard } from './desk-writes.ts'

const nameCount = counted(STAFF_MOST.boardName)
const lineCount = counted(STAFF_MOST.boardLine)

interface BoardSheetProps {
  worldId: string
  /** null for a new one */
  board: StaffBoard | null
  onClose: () => void
}

export function BoardSheet({ worldId, board, onClose }: BoardSheetProps) {
  const boardId = board?.boardId ?? null
  const place = `${worldId}:${boardId ?? 'new'}`
  const name = useWritten(`staffBoardName1:${place}`, board?.boardName ?? '')
  const line = useWritten(`staffBoardLine1:${place}`, board?.description ?? '')
  // Not kept when the sheet is closed: a switch that was left the other way would be saved with the next name.
  const [isForQuestions, setForQuestions] = useState(board?.isForQuestions ?? false)
  const [isClosed, setClosed] = useState(board?.isClosed ?? false)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const done = (): void => {
    name.forget()
    line.forget()
    onClose()
  }
  const acts = usePress(savingBoard, { worldId, boardId }, { onLate: done, can: '保存できます' })
  const faults = staffFaults({ boardName: name.written, boardLine: line.written })
  const save = async (): Promise<void> => {
    setTried(true)
    if (faults.boardName || faults.boardLine) return field.current?.focus()
    const [boardName, description] = [name.written.trim(), line.written.trim()]
    if (await acts.press({ worldId, boardId, boardName, description, isForQuestions, isClosed })) done()
  }
  return (
    <Sheet open onClose={onClose} width={500} title={board ? '掲示板を設定' : '掲示板を加える'}>
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
          label={staffLabels.boardName}
          required
          autoComplete="off"
          value={name.written}
          error={isTried ? faults.boardName : undefined}
          hint={<span className="num">{nameCount(name.written)}</span>}
          onChange={event => name.write(event.currentTarget.value)}
        />
        <TextField
          label={staffLabels.boardLine}
          autoComplete="off"
          value={line.written}
          error={isTried ? faults.boardLine : undefined}
          hint={<span className="num">{lineCount(line.written)}</span>}
          onChange={event => line.write(event.currentTarget.value)}
        />
        <Switch
          label="ハンドブックへの質問を受ける"
          note="ページの「質問する」が、この掲示板につながります。ひとつの掲示板だけが受けられます。"
          checked={isForQuestions}
          onChange={setForQuestions}
        />
        {board && (
          <Switch
            label="書きこみを終える"
            note="これまでのスレッドは読めます。あとで、また始められます。"
            checked={isClosed}
            onChange={setClosed}
          />
        )}
        <SheetAnswers of={acts} yes="保存する" pendingLabel="保存しています" onClose={onClose} />
      </form>
    </Sheet>
  )
}
