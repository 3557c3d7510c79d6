// Notes of a book in its form: their order, by dragging, by keys or from a menu; taking one out; putting one in.
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { ActionMenu } from '#app/ui/ActionMenu.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/Field.tsx'
import { SortableList } from '#app/ui/SortableList.tsx'
import { NOTES_OF_BOOK_MOST } from '#rules/note-books.ts'
import type { BookEntry } from '../queries.ts'

interface BookNotesProps {
  /** all notes that may stand in the book */
  known: readonly BookEntry[]
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
}

export function BookNotes({ known, chosen, onChange }: BookNotesProps) {
  const shown = chosen.flatMap(id => known.find(({ noteId }) => noteId === id) ?? [])
  const free = known.filter(({ noteId }) => !chosen.includes(noteId))
  const [picked, pick] = useState<number>()
  const next = free.find(({ noteId }) => noteId === picked) ?? free[0]
  const isFull = chosen.length >= NOTES_OF_BOOK_MOST
  return (
    <section aria-label="ノート">
      <p className="text-cap leading-[1.6] font-semibold">ノート</p>
      {shown.length === 0 ? (
        <p className="text-sub text-ink-soft">まだ1件も入っていません。</p>
      ) : (
        <SortableList
          label="ノートの順"
          items={shown}
          keyOf={({ noteId }) => String(noteId)}
          nameOf={({ title }) => title}
          onOrder={entries => onChange(entries.map(({ noteId }) => noteId))}
        >
          {({ noteId, title }, { grip, moves }) => (
            <div className="flex min-h-14 items-center gap-1 py-1 pr-1">
              {grip}
              <span className="min-w-0 flex-1 font-mincho text-sub leading-[1.5] font-semibold wrap-anywhere">
                {title}
              </span>
              <ActionMenu
                label={`ほかの操作：${title}`}
                entries={[
                  ...moves,
                  {
                    ...{ label: 'ノートブックから外す', icon: X },
                    onPress: () => onChange(chosen.filter(id => id !== noteId)),
                  },
                ]}
              />
            </div>
          )}
        </SortableList>
      )}
      {next && (
        <div className="mt-2 flex flex-wrap items-end gap-2">
          <SelectField
            label="加えるノート"
            className="min-w-40 flex-[1_1_12rem]"
            value={String(next.noteId)}
            onChange={event => pick(Number(event.currentTarget.value))}
          >
            {free.map(({ noteId, title }) => (
              <option key={noteId} value={noteId}>
                {title}
              </option>
            ))}
          </SelectField>
          <Button
            icon={Plus}
            reason={isFull ? `入れられるのは${NOTES_OF_BOOK_MOST}件までです。` : undefined}
            onClick={() => onChange([...chosen, next.noteId])}
          >
            加える
          </Button>
        </div>
      )}
    </section>
  )
}
