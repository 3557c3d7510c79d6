// A book of notes in a list: its cover, its title, how much of it was read. Folded while a mute is for it.
import { Link } from '@tanstack/react-router'
import { Muted } from '#app/shared/mute/Muted.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import type { ListedBook } from '../queries.ts'
import { ScopeChip } from '../ScopeChip.tsx'
import { BookFace, pictureOf } from './BookFace.tsx'

export function BookCard({ book }: { book: ListedBook }) {
  const { worldId, noteBookId, title, summary, scope, noteCount, isMine } = book
  return (
    <li className="rounded-card border border-line bg-surface">
      <Muted id={bookFold(book)} isMine={isMine} {...mutableBook(book)} className="px-4 py-2">
        <Link
          to="/world/$worldId/noteBook/$noteBookId"
          params={{ worldId, noteBookId: String(noteBookId) }}
          viewTransition
          className="flex gap-3.5 rounded-card p-3 text-ink -outline-offset-2"
        >
          <BookFace
            {...book}
            icon={book.character.icon}
            picture={pictureOf(book, 240)}
            isSmall
            className="w-16 flex-none self-start"
          />
          <div className="min-w-0 flex-1">
            <span className="phrases block font-mincho text-body leading-[1.45] font-semibold wrap-anywhere">
              {title}
            </span>
            {summary && <span className="mt-1 line-clamp-2 text-sub leading-[1.6] wrap-anywhere">{summary}</span>}
            <span className="num mt-1.5 flex flex-wrap items-center gap-2 text-meta text-ink-soft">
              ノート {noteCount}件
              <ScopeChip scope={scope} />
            </span>
            {!isMine && <ReadSoFar book={book} />}
          </div>
        </Link>
      </Muted>
    </li>
  )
}

type Mutable = Pick<ListedBook, 'noteBookId' | 'character' | 'title' | 'summary'>

export const bookFold = ({ noteBookId }: Mutable): string => `noteBook:${noteBookId}`
/** Part of a book that mutes look at. */
export const mutableBook = ({ character, title, summary }: Mutable) => ({
  characters: [character.characterId],
  texts: [title, summary],
})

/** Bar of the notes that were read; nothing for a book without any. */
export function ReadSoFar({ book: { noteCount, readCount } }: { book: Pick<ListedBook, 'noteCount' | 'readCount'> }) {
  if (noteCount === 0) return null
  const words = `既読 ${readCount} / ${noteCount}`
  return <Progress label="読んだノート" value={readCount} max={noteCount} words={words} className="mt-1.5" />
}
