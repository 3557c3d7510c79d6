// Editor in which a post of a talk is changed, in its place, within the minutes in which that is possible.
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import type { Write } from '#app/platform/outbox/write.ts'
import { DraftEditor, type DraftEditorProps } from '#app/shared/draft/DraftEditor.tsx'
import type { WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { Button } from '#app/ui/Button.tsx'
import { commonMessages } from '#rules/messages/common.ts'

interface PostEditorProps<Input, Answer, Known> extends Pick<DraftEditorProps, 'place' | 'target' | 'limit'> {
  write: Write<Input & WrittenDraft, Answer, Known & NewOutboxItem['facts']>
  /** subject of the write */
  of: Input
  body: string
  faultOf: (text: string) => string | undefined
  onDone: () => void
}

export function PostEditor<Input, Answer, Known extends NewOutboxItem['facts']>(
  props: PostEditorProps<Input, Answer, Known>,
) {
  const { write, of, body, faultOf, onDone, ...editor } = props
  const form = useTextForm<Input, Answer, Known>({ write, faultOf })
  const save = async (): Promise<void> => {
    const result = await form.send(of)
    if (result && !('message' in result)) onDone()
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
        {...editor}
        {...form.field}
        label="発言を直す"
        required
        base={body}
        rows={4}
        onSubmit={() => void save()}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <Button variant="line" onClick={onDone}>
          {commonMessages.cancel}
        </Button>
        <Button type="submit" variant="ai" pending={form.pending} pendingLabel="保存しています" reason={form.conflict}>
          保存する
        </Button>
      </div>
    </form>
  )
}
