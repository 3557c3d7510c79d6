// Way on from a note to the next one of its book, and to the book itself.
import { BookMarked, ChevronRight } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import type { Note } from '../queries.ts'

export function BookSteps({ note: { worldId, noteId, book } }: { note: Note }) {
  if (!book) return null
  const at = book.noteList.findIndex(one => one.noteId === noteId)
  const next = at < 0 ? undefined : book.noteList[at + 1]
  return (
    <nav aria-label="ノートブック" className="mt-4">
      <List>
        {next && (
          <ListLink
            to="/world/$worldId/note/$noteId"
            params={{ worldId, noteId: String(next.noteId) }}
            icon={<Icon of={ChevronRight} className="text-ai" />}
            title={next.title}
            note="つぎのノート"
          />
        )}
        <ListLink
          to="/world/$worldId/noteBook/$noteBookId"
          params={{ worldId, noteBookId: String(book.noteBookId) }}
          icon={<Icon of={BookMarked} className="text-ai" />}
          title={book.title}
          note={at < 0 ? 'ノートブック' : `ノートブック・${at + 1} / ${book.noteList.length}`}
        />
      </List>
    </nav>
  )
}
