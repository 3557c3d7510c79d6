// Sheet with the drafts of one place: opening another, beginning a new one under a name, renaming one.
import { Check, Pencil } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { commonMessages } from '#rules/messages/common.ts'
import { Button } from '../Button.tsx'
import { cx } from '../cx.ts'
import { TextField } from '../Field.tsx'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import { Actions, Sheet } from '../Sheet.tsx'
import type { DraftsProps, NamedDraft } from './types.ts'

const MAX_NAME = 30

export function DraftSheet({
  drafts: { list, currentId, onSwitch, onCreate, onRename },
  onClose,
}: {
  drafts: DraftsProps
  onClose: () => void
}) {
  /** Draft whose name is being typed, or `new` for that of a new one. */
  const [naming, setNaming] = useState<NamedDraft | 'new' | null>(null)
  if (naming) {
    const give = (name: string) => {
      if (naming === 'new') onCreate(name)
      else onRename(naming.id, name)
      onClose()
    }
    const before = naming === 'new' ? '' : naming.name
    return <NameSheet before={before} onGive={give} onClose={() => setNaming(null)} />
  }
  return (
    <Sheet open onClose={onClose} title="下書き" lead="この場所の下書きです。選ぶと、続きから書けます。" width={500}>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line">
        {list.map(draft => (
          <li key={draft.id} className="flex items-center">
            <button
              type="button"
              aria-current={draft.id === currentId || undefined}
              className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-card px-4 py-2 text-left -outline-offset-2 active:opacity-75"
              onClick={() => {
                if (draft.id !== currentId) onSwitch(draft.id)
                onClose()
              }}
            >
              <Icon of={Check} size="s" className={cx('text-ai', draft.id !== currentId && 'invisible')} />
              <span className="min-w-0 flex-1">
                <span className={cx('block text-sub wrap-anywhere', draft.id === currentId && 'font-bold')}>
                  {draft.name}
                </span>
                {draft.note && <span className="num block text-meta text-ink-soft">{draft.note}</span>}
              </span>
            </button>
            <IconButton icon={Pencil} label={`${draft.name}の名前を変える`} onClick={() => setNaming(draft)} />
          </li>
        ))}
      </ul>
      <Actions>
        <Button size="big" variant="line" onClick={onClose}>
          とじる
        </Button>
        <Button size="big" variant="ai" onClick={() => setNaming('new')}>
          新しい下書き
        </Button>
      </Actions>
    </Sheet>
  )
}

function NameSheet({
  before,
  onGive,
  onClose,
}: {
  before: string
  onGive: (name: string) => void
  onClose: () => void
}) {
  const [name, setName] = useState(before)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The event must not reach a form around the editor.
    event.stopPropagation()
    const trimmed = name.trim()
    if (trimmed) onGive(trimmed)
    else setError('名前を入れてください。')
  }
  return (
    <Sheet open onClose={onClose} title={before ? '下書きの名前' : '新しい下書き'}>
      <form onSubmit={submit} className="mt-3">
        <TextField
          label="下書きの名前"
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          data-autofocus=""
          error={error}
          onChange={event => setName(event.target.value)}
        />
        <Actions>
          <Button size="big" variant="line" onClick={onClose}>
            {commonMessages.cancel}
          </Button>
          <Button size="big" variant="ai" type="submit">
            {before ? '変える' : '書きはじめる'}
          </Button>
        </Actions>
      </form>
    </Sheet>
  )
}
