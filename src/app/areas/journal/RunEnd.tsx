// End of a finished run: its last words, and making a note of it or keeping it for oneself.
import { useNavigate } from '@tanstack/react-router'
import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { SelectField, TextField } from '#app/ui/Field.tsx'
import { NOTE_SCOPES, noteErrors, noteScope, noteScopeLabels } from '#rules/notes.ts'
import type { Run } from './queries.ts'
import { publishingRun } from './writes.ts'

export const RunEnd = ({ run }: { run: Run }) => (
  <>
    {run.closing && (
      <div className="mt-4 max-w-[36em] font-mincho text-body leading-[1.9]">
        <StoryText text={run.closing} />
      </div>
    )}
    <SectionHeading>この記録を</SectionHeading>
    {run.noteId === null ? (
      <Publish run={run} />
    ) : (
      <ButtonLink
        variant="ai"
        icon={NotebookPen}
        to="/world/$worldId/note/$noteId"
        params={{ worldId: run.worldId, noteId: String(run.noteId) }}
      >
        ノートを読む
      </ButtonLink>
    )}
  </>
)

function Publish({ run: { worldId, runId, title: journal } }: { run: Run }) {
  const navigate = useNavigate()
  const [title, setTitle] = useState(journal)
  const [scope, setScope] = useState<(typeof NOTE_SCOPES)[number]>(noteScope.everybody)
  const [isTried, setTried] = useState(false)
  const open = ({ noteId }: { noteId: number }): void =>
    void navigate({ to: '/world/$worldId/note/$noteId', params: { worldId, noteId: String(noteId) } })
  const acts = usePress(publishingRun, { act: 'publish', runId }, { onLate: open, can: 'ノートにできます' })
  const fault = noteErrors({ title, body: journal }).title
  const publish = async (): Promise<void> => {
    setTried(true)
    if (fault) return
    const made = await acts.press({ runId, title: title.trim(), scope })
    if (made) open(made)
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        void publish()
      }}
    >
      <p className="text-cap text-ink-soft">
        ノートにすると、あとから題名や本文を直したり、タグをつけたりできます。このままにしておけば、自分だけが読めます。
      </p>
      <TextField
        label="ノートのタイトル"
        required
        autoComplete="off"
        value={title}
        error={isTried ? fault : undefined}
        onChange={event => setTitle(event.currentTarget.value)}
      />
      <SelectField
        label="読める人"
        value={String(scope)}
        onChange={event => {
          const { value } = event.currentTarget
          setScope(NOTE_SCOPES.find(each => String(each) === value) ?? noteScope.mine)
        }}
      >
        {NOTE_SCOPES.map(each => (
          <option key={each} value={each}>
            {noteScopeLabels[each]}
          </option>
        ))}
      </SelectField>
      <PressNotice of={acts} className="" />
      <Button
        type="submit"
        variant="shu"
        icon={NotebookPen}
        className="justify-self-start"
        pending={acts.pending}
        pendingLabel="ノートにしています"
        reason={acts.reason}
      >
        ノートにする
      </Button>
    </form>
  )
}
