// Sheet of the writer's own phrases: insert one at the caret, save the selection as one, delete one. Names that the place offers
// stand below them.
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { Actions, Sheet } from '../Sheet.tsx'
import type { SnippetsProps } from './types.ts'

export function SnippetSheet({
  snippets: { list, given = [], onAdd, onDelete },
  selected,
  onInsert,
  onClose,
}: {
  snippets: SnippetsProps
  /** selected part of the text */
  selected: string
  onInsert: (text: string) => void
  onClose: () => void
}) {
  const [added, setAdded] = useState(false)
  const canAdd = selected.trim() !== '' && !added
  return (
    <Sheet open onClose={onClose} title="定型文" lead="選ぶと、カーソルのところに入ります。" width={500}>
      {list.length === 0 ? (
        <p className="mt-4 text-sub">よく使う言いまわしを、ここに残せます。文を選んでから開くと、追加できます。</p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line">
          {list.map(({ id, text }) => (
            <li key={id} className="flex items-center">
              <button
                type="button"
                className="min-h-12 min-w-0 flex-1 rounded-card px-4 py-2 text-left -outline-offset-2 active:opacity-75"
                onClick={() => onInsert(text)}
              >
                <span className="line-clamp-2 font-mincho text-sub whitespace-pre-wrap wrap-anywhere">{text}</span>
              </button>
              <IconButton
                icon={Trash2}
                label={`定型文「${text.slice(0, 12)}」を削除`}
                onClick={() => onDelete(id)}
                className="text-ink-soft"
              />
            </li>
          ))}
        </ul>
      )}
      {given.map(
        group =>
          group.list.length > 0 && (
            <section key={group.title} aria-label={group.title} className="mt-4">
              <h3 className="text-cap font-semibold">{group.title}</h3>
              <ul className="mt-1.5 flex flex-wrap gap-2">
                {group.list.map(({ id, text }) => (
                  <li key={id} className="min-w-0">
                    <Button variant="line" onClick={() => onInsert(text)}>
                      {text}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      <Actions>
        <Button size="big" variant="line" onClick={onClose}>
          とじる
        </Button>
        {canAdd && (
          <Button
            size="big"
            variant="ai"
            icon={Plus}
            onClick={() => {
              onAdd(selected)
              setAdded(true)
            }}
          >
            選んだ文を追加
          </Button>
        )}
      </Actions>
    </Sheet>
  )
}
