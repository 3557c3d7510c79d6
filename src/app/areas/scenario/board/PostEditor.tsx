// Editor in which a post of the consultation is changed, in its place, within the minutes in which that is possible.
import { useRef, useState } from 'react'
import { DraftEditor, type DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import { Button } from '#app/ui/Button.tsx'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import { POST_MAX, postFault } from '#rules/scenario/board.ts'
import type { PhaseKey } from '../queries.ts'
import type { Post } from './board-queries.ts'
import { BOARD_PLACE, editingPost, editTarget } from './board-writes.ts'

interface PostEditorProps {
  of: PhaseKey
  post: Post
  onDone: () => void
}

export function PostEditor({ of, post: { postId, body }, onDone }: PostEditorProps) {
  const editor = useRef<DraftEditorHandle>(null)
  const { handIn, pending, problem } = useHandIn(editingPost)
  const [message, setMessage] = useState<string>()
  const save = async (): Promise<void> => {
    if (!editor.current || pending) return
    const fault = postFault(editor.current.text())
    setMessage(fault ? scenarioRefusals[fault].message : undefined)
    if (fault) return editor.current.focus()
    const result = await handIn(editor.current, { of, postId })
    if (result.state === 'refused') setMessage(result.message)
    else if (!('message' in result)) onDone()
  }
  return (
    <form
      className="mt-1"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <DraftEditor
        ref={editor}
        label="発言を直す"
        required
        place={BOARD_PLACE}
        target={editTarget(of, postId)}
        base={body}
        limit={POST_MAX}
        error={message}
        problem={problem}
        rows={4}
        onText={() => setMessage(undefined)}
        onSubmit={() => void save()}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <Button variant="line" onClick={onDone}>
          キャンセル
        </Button>
        <Button type="submit" variant="ai" pending={pending} pendingLabel="保存しています">
          保存する
        </Button>
      </div>
    </form>
  )
}
